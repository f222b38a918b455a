"use client";

import { useTranslations } from "next-intl";
import type { ExerciseSource } from "#lib/contracts/answers/worksheets.ts";

/** How an exercise says where it comes from: by name and page, and with what it has in common with the words there. */
export function useSourceWords() {
  const t = useTranslations();
  const named = ({ title, page }: ExerciseSource) => t("sources.named", { title, page });
  const sharing = ({ shares, shared }: ExerciseSource) => t(`worksheets.source.${shares}`, { shared });
  const quote = ({ excerpt }: ExerciseSource) => t("worksheets.source.quote", { excerpt });
  return {
    named,
    sharing,
    quote,
    quoted: (source: ExerciseSource) => `${named(source)}. ${sharing(source)} ${quote(source)}`,
  };
}
