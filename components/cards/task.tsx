"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { PracticeQuestionCard } from "#lib/cards/practice-question.ts";

/** What is given, a line each, and what is sought. */
export function Task({ card: { given, find } }: { card: Pick<PracticeQuestionCard, "given" | "find"> }) {
  const t = useTranslations("chat.card.question");
  const parts = [
    { name: t("given"), lines: given },
    { name: t("find"), lines: find === "" ? [] : [find] },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2 px-4 pt-2 pb-3 text-sm sm:px-5">
      {parts.map(({ name, lines }) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs font-semibold text-muted-foreground">{name}</dt>
          {lines.map((line) => (
            <dd key={line} className="tabular wrap-anywhere">
              <ChemistryText text={line} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
