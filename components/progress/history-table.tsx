"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { PracticeWeek } from "#lib/mastery/practice-weeks.ts";
import { useDayRangeFormat } from "./use-day-format.ts";

const FIGURES = ["answered", "right", "unaidedRight", "xp"] as const;

/** The chart in figures, for whoever does not see it or wants to know exactly. */
export function HistoryTable({ weeks }: { weeks: readonly PracticeWeek[] }) {
  const t = useTranslations("progress.history");
  const format = useFormatter();
  const formatDays = useDayRangeFormat();
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-primary">{t("table")}</summary>
      <table className="tabular mt-2 w-full text-xs">
        <thead className="text-muted-foreground">
          <tr>
            <th scope="col" className="py-1 pe-2 text-start font-medium">
              {t("week")}
            </th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col" className="px-1 py-1 text-end align-top font-medium">
                {t(figure)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y border-t">
          {weeks.map((week) => (
            <tr key={week.firstDay}>
              <th scope="row" className="py-1 pe-2 text-start font-normal">
                {formatDays(week.firstDay, week.lastDay)}
              </th>
              {FIGURES.map((figure) => (
                <td key={figure} className="px-1 py-1 text-end">
                  {format.number(week[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
