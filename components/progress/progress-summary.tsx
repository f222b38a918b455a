"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useProgress } from "#lib/client/progress.ts";
import { findTopic } from "#lib/curriculum/topics.ts";
import { overviewOf, recordsUnder, shareOfTopic } from "#lib/mastery/overview.ts";

/** The current topic in a few figures. */
export function ProgressSummary({ topic }: { topic: string }) {
  const t = useTranslations("progress");
  const format = useFormatter();
  const { data = [] } = useProgress();
  const found = findTopic(topic);
  const records = found === null ? [] : recordsUnder(data, found);
  const { problemsSolved, xpPoints } = overviewOf(records);
  const percentage = shareOfTopic(records);
  const streakDays = data[0]?.streakDays ?? 0;
  const percent = format.number(percentage / 100, { style: "percent", maximumFractionDigits: 0 });
  return (
    <section aria-label={t("summary.label")} className="space-y-1.5 text-xs text-muted-foreground">
      <div className="tabular flex items-baseline justify-between gap-2">
        <span className="font-medium text-foreground">{t("summary.title")}</span>
        <span>{percent}</span>
      </div>
      <progress value={percentage} max={100} aria-label={t("summary.title")} className="progress-bar" />
      <p className="tabular flex flex-wrap gap-x-3">
        <span>{t("solved", { count: problemsSolved })}</span>
        <span>{t("xp", { xp: xpPoints })}</span>
        <span>{t("streakDays", { count: streakDays })}</span>
      </p>
    </section>
  );
}
