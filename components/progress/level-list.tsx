"use client";

import { CheckIcon } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { cn } from "#components/ui/class-names.ts";
import type { TopicProgress } from "#lib/contracts/answers/progress.ts";
import { levelsOf, type LevelSummary } from "#lib/mastery/overview.ts";

/** The three levels of a subtopic side by side: the current one framed, a mastered one with a check. */
export function LevelList({ record }: { record: TopicProgress }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2">
      {levelsOf(record).map((level) => (
        <Level key={level.difficulty} level={level} />
      ))}
    </ul>
  );
}

function Level({
  level: { difficulty, attempted, correct, accuracy, isCurrent, isMastered },
}: {
  level: LevelSummary;
}) {
  const t = useTranslations("progress");
  const format = useFormatter();
  return (
    <li
      aria-current={isCurrent ? "step" : undefined}
      className={cn("rounded-md border px-2.5 py-2 text-sm", isCurrent && "border-primary bg-primary-soft")}
    >
      <p className="flex items-center gap-1 font-medium">
        {t(`levels.${difficulty}`)}
        {isMastered ? (
          <>
            <CheckIcon aria-hidden="true" className="size-4 text-correct" />
            <span className="sr-only">{t("mastered")}</span>
          </>
        ) : null}
      </p>
      <p className="tabular text-xs text-muted-foreground">
        {accuracy === null
          ? t("notTried")
          : t("accuracy", { percentage: format.number(accuracy / 100, { style: "percent" }), correct, attempted })}
      </p>
      {isCurrent ? <p className="text-xs font-medium text-primary">{t("currentLevel")}</p> : null}
    </li>
  );
}
