"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { PlannedReview } from "#lib/contracts/answers/progress.ts";
import { findSubtopicByName, type Subtopic } from "#lib/curriculum/topics.ts";
import { addDays, type LocalDay } from "#lib/mastery/local-day.ts";
import { useDayFormat } from "./use-day-format.ts";

type ReviewPlannerProps = {
  /** By day. */
  reviews: readonly PlannedReview[];
  today: LocalDay;
  onPractice: (subtopic: Subtopic) => void;
};

/** What to review on which day; each can be practised at once. */
export function ReviewPlanner({ reviews, today, onPractice }: ReviewPlannerProps) {
  const t = useTranslations("progress.history");
  const formatDay = useDayFormat();
  const known = reviews.flatMap(({ day, topic }) => {
    const subtopic = findSubtopicByName(topic);
    return subtopic === null ? [] : [{ day, subtopic }];
  });
  if (known.length === 0) return <p className="text-sm text-muted-foreground">{t("nothingPlanned")}</p>;

  function nameOf(day: LocalDay): string {
    if (day === today) return t("today");
    return day === addDays(today, 1) ? t("tomorrow") : formatDay(day, "long");
  }

  return (
    <ol className="divide-y rounded-lg border">
      {[...Map.groupBy(known, ({ day }) => day)].map(([day, planned]) => (
        <li key={day} className="space-y-2 px-4 py-3">
          <h4 className="text-sm font-medium">{nameOf(day)}</h4>
          <ul className="space-y-2">
            {planned.map(({ subtopic }) => (
              <PlannedSubtopic key={subtopic.slug} subtopic={subtopic} onPractice={onPractice} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function PlannedSubtopic({ subtopic, onPractice }: { subtopic: Subtopic; onPractice: (subtopic: Subtopic) => void }) {
  const t = useTranslations();
  const name = t(`curriculum.subtopics.${subtopic.slug}`);
  return (
    <li className="flex items-center justify-between gap-3 text-sm">
      <span className="min-w-0">{name}</span>
      <Button variant="outline" size="sm" className="shrink-0" onClick={() => onPractice(subtopic)}>
        {t("progress.history.practise")} <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}
