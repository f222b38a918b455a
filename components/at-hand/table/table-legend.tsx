"use client";

import { useLocale, useTranslations } from "next-intl";
import { ELEMENTS } from "#lib/chemistry/elements/elements.ts";
import { BLOCKS } from "#lib/chemistry/elements/families.ts";
import { STATES, stateAt } from "#lib/chemistry/elements/states.ts";
import { formatDecimals } from "#lib/quantity/numbers/format-decimals.ts";
import { isTrend, RANGES, type TableView, type Trend, TRENDS } from "./table-view.ts";

/** What the colours of the table mean, in the unit of what they show. */
export function TableLegend({ view, celsius }: { view: TableView; celsius: number }) {
  const t = useTranslations("at-hand.table");
  if (isTrend(view)) return <TrendLegend trend={view} />;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {view === "block"
        ? BLOCKS.map((block) => <Swatch key={block} fill={block} text={t(`blocks.${block}`)} />)
        : STATES.map((state) => (
            <Swatch
              key={state}
              fill={state}
              text={t("stateCount", {
                state: t(`states.${state}`),
                count: String(ELEMENTS.filter(({ symbol }) => stateAt(symbol, celsius) === state).length),
              })}
            />
          ))}
      {view === "state" ? <Swatch fill="unknown" text={t("unknown")} /> : null}
    </ul>
  );
}

function TrendLegend({ trend }: { trend: Trend }) {
  const t = useTranslations("at-hand.table");
  const locale = useLocale();
  const { least, most } = RANGES[trend];
  const { decimals, unit } = TRENDS[trend];
  const write = (value: number) => `${formatDecimals(value, decimals, locale)} ${unit}`.trim();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
      <p className="tabular flex items-center gap-2">
        {write(least)}
        <span aria-hidden="true" className="trend-scale h-4 w-28 rounded-sm border border-input" />
        <span className="sr-only">–</span>
        {write(most)}
      </p>
      <ul>
        <Swatch fill="unknown" text={t("unknown")} />
      </ul>
      <p className="text-muted-foreground">{t(`about.${trend}`)}</p>
    </div>
  );
}

function Swatch({ fill, text }: { fill: string; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" data-fill={fill} className="table-swatch size-4 rounded-sm border border-input" />
      {text}
    </li>
  );
}
