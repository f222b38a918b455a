"use client";

import { CheckIcon, CircleDashedIcon, DotIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { cn } from "#components/ui/class-names.ts";
import type { LessonCard } from "#lib/cards/lesson.ts";

type LessonWayProps = {
  way: LessonCard["way"];
  at: number;
  isBusy: boolean;
  ask: ((text: string) => void) | null;
};

const MARKS = { right: CheckIcon, wrong: CircleDashedIcon, neither: DotIcon } as const;

/** The steps in their order. What is behind can be gone back to. */
export function LessonWay({ way, at, isBusy, ask }: LessonWayProps) {
  const t = useTranslations("chat.card.lesson");
  return (
    <ol aria-label={t("way")} className="flex flex-wrap gap-x-1 gap-y-1 border-b px-3 py-2 text-xs sm:px-4">
      {way.map(({ name, verdict, back }, index) => {
        const Icon = MARKS[verdict];
        const isBehind = index < at;
        const label = (
          <>
            <span className="tabular">{index + 1}</span>
            <span>
              <ChemistryText text={name} />
            </span>
            {isBehind ? <Icon aria-hidden="true" className="size-3.5 shrink-0" /> : null}
            {verdict === "neither" ? null : <span className="sr-only">({t(verdict)})</span>}
          </>
        );
        const look = cn(
          "inline-flex min-h-8 items-center gap-1 rounded-md px-2 pointer-coarse:min-h-10",
          index === at ? "bg-primary-soft font-semibold text-primary" : "text-muted-foreground",
        );
        return (
          <li key={back} aria-current={index === at ? "step" : undefined}>
            {isBehind && ask !== null ? (
              <button
                type="button"
                data-lesson-ask=""
                aria-disabled={isBusy}
                title={back}
                className={cn(look, "hover:bg-accent")}
                onClick={() => (isBusy ? undefined : ask(back))}
              >
                {label}
              </button>
            ) : (
              <span className={look}>{label}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
