"use client";

import { useLocale, useTranslations } from "next-intl";
import type { CSSProperties, Ref } from "react";
import type { Element } from "#lib/chemistry/elements/elements.ts";
import { blockOf } from "#lib/chemistry/elements/families.ts";
import { stateAt } from "#lib/chemistry/elements/states.ts";
import { placeOf } from "#lib/chemistry/elements/table-places.ts";
import { formatDecimals } from "#lib/quantity/numbers/format-decimals.ts";
import type { ElementName } from "./element-names.ts";
import { isTrend, shareOf, type TableView, trendOf, TRENDS } from "./table-view.ts";

type ElementCellProps = {
  ref: Ref<HTMLButtonElement>;
  element: Element;
  name: ElementName;
  view: TableView;
  celsius: number;
  isCurrent: boolean;
  isOpened: boolean;
  onOpen: (element: Element) => void;
};

/** One element: what its colour says stands in it, too. */
export function ElementCell({ ref, element, name, view, celsius, isCurrent, isOpened, onOpen }: ElementCellProps) {
  const { column } = placeOf(element);
  const tile = useTile(element, view, celsius);
  const { symbol, number } = element;
  return (
    <div role="gridcell" aria-colindex={column} style={{ gridColumn: column }}>
      <button
        ref={ref}
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={`${name.text}, ${symbol}, ${number}, ${tile.spoken}`}
        aria-pressed={isOpened}
        lang={name.lang}
        data-fill={tile.fill}
        style={tile.style}
        onClick={() => onOpen(element)}
      >
        <small>{number}</small>
        <b>{symbol}</b>
        <small>{tile.text}</small>
      </button>
    </div>
  );
}

type Tile = { text: string; spoken: string; fill: string; style?: CSSProperties };

function useTile(element: Element, view: TableView, celsius: number): Tile {
  const t = useTranslations("at-hand.table");
  const locale = useLocale();
  if (isTrend(view)) {
    const value = trendOf(view, element);
    const share = shareOf(view, element);
    if (value === null || share === null) return { text: "–", spoken: t("unknown"), fill: "unknown" };
    const { decimals, unit } = TRENDS[view];
    const text = formatDecimals(value, decimals, locale);
    return { text, spoken: `${text} ${unit}`.trim(), fill: "trend", style: { "--share": share } as CSSProperties };
  }
  if (view === "block") {
    const block = blockOf(element);
    return { text: block, spoken: t(`blocks.${block}`), fill: block };
  }
  const state = stateAt(element.symbol, celsius);
  if (state === null) return { text: "–", spoken: t("unknown"), fill: "unknown" };
  return { text: t(`states.${state}`), spoken: t(`states.${state}`), fill: state };
}
