"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { type PracticeWeek, sumFigures } from "#lib/mastery/practice-weeks.ts";
import { HistoryTable } from "./history-table.tsx";
import { useDayFormat } from "./use-day-format.ts";

const SLOT = 20;
const BAR = 14;
const HEIGHT = 72;
/** As many weeks share a label below the chart. */
const LABEL_STEP = 3;

/** Each week a bar: its whole height what was answered, hatched, and from below, full, what was right. */
export function HistoryChart({ weeks }: { weeks: readonly PracticeWeek[] }) {
  const t = useTranslations("progress.history");
  const format = useDayFormat();
  const { answered, right, unaidedRight } = sumFigures(weeks);
  if (answered === 0) return <p className="text-sm text-muted-foreground">{t("empty")}</p>;
  return (
    <figure className="space-y-2">
      <figcaption className="text-sm">{t("total", { answered, right, unaided: unaidedRight })}</figcaption>
      <Bars weeks={weeks} />
      <p aria-hidden="true" className="tabular grid grid-cols-4 text-xs text-muted-foreground">
        {weeks.map(({ firstDay }, index) =>
          index % LABEL_STEP === 0 ? <span key={firstDay}>{format(firstDay, "short")}</span> : null,
        )}
      </p>
      <HistoryTable weeks={weeks} />
    </figure>
  );
}

function Bars({ weeks }: { weeks: readonly PracticeWeek[] }) {
  const t = useTranslations("progress.history");
  const hatchId = useId();
  const most = Math.max(...weeks.map(({ answered }) => answered));
  const width = weeks.length * SLOT;
  return (
    <>
      <div aria-hidden="true" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted-foreground">
        <LegendEntry name={t("right")} fill="currentColor" />
        <LegendEntry name={t("answered")} fill={`url(#${hatchId})`} />
        <span className="ms-auto">{t("most", { count: most })}</span>
      </div>
      <svg viewBox={`0 0 ${width} ${HEIGHT + 2}`} aria-hidden="true" className="w-full text-primary">
        <defs>
          <pattern id={hatchId} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1="0" y1="0" x2="0" y2="3" stroke="currentColor" strokeWidth="1" />
          </pattern>
        </defs>
        <line x1="0" x2={width} y1="0.5" y2="0.5" strokeDasharray="2 3" className="stroke-border" />
        {weeks.map(({ firstDay, answered, right }, index) => (
          <g key={firstDay}>
            <Bar index={index} height={(answered / most) * HEIGHT} fill={`url(#${hatchId})`} />
            <Bar index={index} height={(right / most) * HEIGHT} fill="currentColor" />
          </g>
        ))}
        <line x1="0" x2={width} y1={HEIGHT + 1} y2={HEIGHT + 1} className="stroke-input" />
      </svg>
    </>
  );
}

function Bar({ index, height, fill }: { index: number; height: number; fill: string }) {
  if (height === 0) return null;
  return (
    <rect
      x={index * SLOT + (SLOT - BAR) / 2}
      y={HEIGHT + 1 - height}
      width={BAR}
      height={height}
      fill={fill}
      stroke="currentColor"
      strokeWidth="0.75"
    />
  );
}

function LegendEntry({ name, fill }: { name: string; fill: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg viewBox="0 0 12 12" className="size-3 text-primary">
        <rect x="0.5" y="0.5" width="11" height="11" fill={fill} stroke="currentColor" />
      </svg>
      {name}
    </span>
  );
}
