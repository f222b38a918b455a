"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, memo, useRef, useState } from "react";
import { showOn, type Scale } from "#lib/at-hand/scales.ts";
import { GROUPS, moveInTable, TABLE_ROWS } from "#lib/at-hand/table-layout.ts";
import type { Element, ElementSymbol } from "#lib/chemistry/elements/elements.ts";
import { useElementName } from "./element-names.ts";
import { TileValue } from "./tile-content.tsx";

const COLUMNS = Array.from({ length: GROUPS }, (_, index) => index + 1);

type TableGridProps = {
  scale: Scale;
  celsius: number;
  chosen: ElementSymbol | null;
  onChoose: (symbol: ElementSymbol) => void;
};

/** The table: one stop of the Tab key; arrows, Home and End go through the elements. */
export function TableGrid({ scale, celsius, chosen, onChoose }: TableGridProps) {
  const t = useTranslations("at-hand.table");
  const table = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<ElementSymbol>(chosen ?? "H");

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return;
    const next = moveInTable(stop, event.key, event.ctrlKey);
    if (next === null) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-element="${next}"]`)?.focus();
  }

  return (
    <div className="periodic-region relative overflow-x-auto px-1 py-1.5">
      <div
        ref={table}
        role="grid"
        aria-label={t("label")}
        className="periodic-table"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div role="row">
          {COLUMNS.map((group) => (
            <span key={group} role="columnheader" style={placeAt(FIRST_ROW, group)}>
              <span className="sr-only">{t("group")} </span>
              {group}
            </span>
          ))}
        </div>
        {TABLE_ROWS.map(({ period, isBelow, cells }, index) => {
          const row = FIRST_ROW + 1 + index + (isBelow ? GAP_ROWS : 0);
          return (
            <div key={row} role="row">
              <span role="rowheader" style={placeAt(row, 0)}>
                <span className="sr-only">{t("period")} </span>
                {period}
              </span>
              {cells.map((element, column) =>
                element === null ? null : (
                  <div key={element.symbol} role="gridcell" aria-colindex={column + 1} style={placeAt(row, column + 1)}>
                    <Tile
                      element={element}
                      scale={scale}
                      celsius={scale === "state" ? celsius : 0}
                      isChosen={element.symbol === chosen}
                      isStop={element.symbol === stop}
                      onFocus={setStop}
                      onChoose={onChoose}
                    />
                  </div>
                ),
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const FIRST_ROW = 1;
/** What stands below the table stands apart from it. */
const GAP_ROWS = 1;

/** The first column of the grid is that of the periods. */
const placeAt = (row: number, column: number) => ({ gridRow: row, gridColumn: column + 1 });

type TileProps = Pick<TableGridProps, "scale" | "celsius" | "onChoose"> & {
  element: Element;
  isChosen: boolean;
  isStop: boolean;
  onFocus: (symbol: ElementSymbol) => void;
};

/** One element. Of a hundred of them only those are drawn again that change. */
const Tile = memo(function Tile({ element, scale, celsius, isChosen, isStop, onFocus, onChoose }: TileProps) {
  const nameOf = useElementName();
  const { symbol, number } = element;
  const shown = showOn(scale, element, celsius);
  return (
    <button
      type="button"
      data-element={symbol}
      data-tone={shown?.tone}
      tabIndex={isStop ? 0 : -1}
      aria-current={isChosen || undefined}
      onFocus={() => onFocus(symbol)}
      onClick={() => onChoose(symbol)}
    >
      <small>{number}</small> <b>{symbol}</b> <span className="sr-only">{nameOf(symbol)}, </span>
      <TileValue shown={shown} />
    </button>
  );
});
