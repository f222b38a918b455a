"use client";

import { CalendarClockIcon, ChevronRightIcon, LifeBuoyIcon } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TopicTile } from "#components/topics/topic-tile.tsx";
import { Badge } from "#components/ui/badge.tsx";
import type { TopicProgress } from "#lib/contracts/answers/progress.ts";
import { findSubtopicByName } from "#lib/curriculum/topics.ts";
import { groupByMainTopic, overviewOf, percentageOf, shareOfTopic } from "#lib/mastery/overview.ts";
import { LevelList } from "./level-list.tsx";
import { useDayFormat } from "./use-day-format.ts";

/** Every main topic, to be opened to its practised subtopics; last what belongs to none. */
export function TopicMastery({ records }: { records: readonly TopicProgress[] }) {
  const t = useTranslations();
  const { topics, other } = groupByMainTopic(records);
  return (
    <ul className="divide-y rounded-lg border">
      {topics.map(({ topic, records: own }) => (
        <TopicRow
          key={topic.slug}
          tile={<TopicTile topic={topic.slug} />}
          name={t(`curriculum.topics.${topic.slug}`)}
          records={own}
        />
      ))}
      {other.length === 0 ? null : <TopicRow name={t("progress.other")} records={other} />}
    </ul>
  );
}

type TopicRowProps = { name: string; records: readonly TopicProgress[]; tile?: ReactNode };

function TopicRow({ name, records, tile }: TopicRowProps) {
  const t = useTranslations("progress");
  const format = useFormatter();
  const { problemsSolved } = overviewOf(records);
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center gap-3 px-4 py-3 hover:bg-accent [&::-webkit-details-marker]:hidden">
          <ChevronRightIcon aria-hidden="true" className="size-4 shrink-0 transition-transform group-open:rotate-90" />
          {tile}
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-medium">{name}</span>
            <span className="tabular block text-xs text-muted-foreground">
              {t("solved", { count: problemsSolved })}
            </span>
          </span>
          <span className="tabular text-sm">
            {format.number(shareOfTopic(records) / 100, { style: "percent", maximumFractionDigits: 0 })}
          </span>
        </summary>
        <div className="space-y-4 px-4 pt-2 pb-4 sm:ps-11">
          {records.length === 0 ? <p className="text-sm text-muted-foreground">{t("nothingYet")}</p> : null}
          {records.map((record) => (
            <SubtopicProgress key={record.topicId} record={record} />
          ))}
        </div>
      </details>
    </li>
  );
}

function SubtopicProgress({ record }: { record: TopicProgress }) {
  const t = useTranslations();
  const format = useFormatter();
  const formatDay = useDayFormat();
  const subtopic = findSubtopicByName(record.topic);
  return (
    <section className="space-y-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h4 className="text-sm font-medium">
          {subtopic === null ? record.topic : t(`curriculum.subtopics.${subtopic.slug}`)}
        </h4>
        <p className="tabular text-xs text-muted-foreground">
          {t("progress.share", {
            percentage: format.number(percentageOf(record) / 100, { style: "percent" }),
            xp: record.xpPoints,
          })}
        </p>
        {record.isDue ? (
          <Badge variant="nearly">
            <CalendarClockIcon aria-hidden="true" />
            {t("progress.due")}
          </Badge>
        ) : null}
        {record.owedQuestions > 0 ? (
          <Badge variant="outline">
            <LifeBuoyIcon aria-hidden="true" />
            {t("progress.owed", { count: record.owedQuestions })}
          </Badge>
        ) : null}
      </div>
      <LevelList record={record} />
      {record.isDue || record.dueDay === null ? null : (
        <p className="text-xs text-muted-foreground">
          {t("progress.nextReview", { day: formatDay(record.dueDay, "date") })}
        </p>
      )}
    </section>
  );
}
