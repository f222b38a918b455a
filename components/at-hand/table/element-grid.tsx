"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type Ref, useRef } from "react";
import type { Element } from "#lib/chemistry/elements/elements.ts";
import { stepInTable, TABLE_COLUMNS, TABLE_ROWS, type TableStep } from "#lib/chemistry/elements/table-places.ts";
import { ElementCell } from "./element-cell.tsx";
import type { ElementNames } from "./element-names.ts";
import type { TableView } from "./table-view.ts";
import "./element-grid.css";

type ElementGridProps = {
  ref: Ref<HTMLDivElement>;
  view: TableView;
  celsius: number;
  names: ElementNames;
  /** The one that the Tab key reaches. */
  current: Element | undefined;
  opened: Element | null;
  onMove: (element: Element) => void;
  onOpen: (element: Element) => void;
};

const STEPS: Readonly<Record<string, TableStep>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "row-start",
  End: "row-end",
};

const FAR_STEPS: Readonly<Record<string, TableStep>> = { Home: "first", End: "last" };

/** A grid as the ARIA Authoring Practices have it: one stop of the Tab key, arrows by row and column. It scrolls in itself. */
export function ElementGrid({ ref, current, opened, onMove, onOpen, names, ...look }: ElementGridProps) {
  const t = useTranslations("at-hand.table");
  const tiles = useRef(new Map<string, HTMLButtonElement>());

  function onKeyDown(event: KeyboardEvent) {
    const step = (event.ctrlKey ? FAR_STEPS : STEPS)[event.key];
    if (step === undefined || current === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = stepInTable(current, step);
    onMove(next);
    tiles.current.get(next.symbol)?.focus();
  }

  return (
    <div className="element-grid-room">
      <div
        ref={ref}
        role="grid"
        tabIndex={-1}
        aria-label={t("label")}
        aria-colcount={TABLE_COLUMNS}
        aria-rowcount={TABLE_ROWS.length}
        className="element-grid"
        onKeyDown={onKeyDown}
      >
        {TABLE_ROWS.map((row, index) => (
          <div key={row[0]?.symbol} role="row" aria-rowindex={index + 1}>
            {row.map((element) => (
              <ElementCell
                key={element.symbol}
                ref={(tile) => {
                  if (tile !== null) tiles.current.set(element.symbol, tile);
                }}
                element={element}
                name={names.nameOf(element)}
                isCurrent={element === current}
                isOpened={element === opened}
                onOpen={onOpen}
                {...look}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
