"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { Label } from "#components/ui/label.tsx";
import { Select } from "#components/ui/select.tsx";
import { type Element, ELEMENTS } from "#lib/chemistry/elements/elements.ts";
import { ElementDetails } from "./element-details.tsx";
import { ElementGrid } from "./element-grid.tsx";
import { useElementNames } from "./element-names.ts";
import { ElementSearch } from "./element-search.tsx";
import { TableLegend } from "./table-legend.tsx";
import { TABLE_VIEWS, type TableView } from "./table-view.ts";
import { TemperatureField } from "./temperature-field.tsx";

const ROOM_CELSIUS = 25;

/** The table, coloured by what was chosen, a search, and the facts of the element that was opened. */
export function PeriodicTable({ onAsk }: { onAsk?: ((question: string) => void) | undefined }) {
  const t = useTranslations("at-hand.table");
  const viewId = useId();
  const names = useElementNames();
  const [view, setView] = useState<TableView>("block");
  const [celsius, setCelsius] = useState(ROOM_CELSIUS);
  const [current, setCurrent] = useState<Element | undefined>(ELEMENTS[0]);
  const [opened, setOpened] = useState<Element | null>(null);
  const grid = useRef<HTMLDivElement>(null);

  function open(element: Element) {
    setCurrent(element);
    setOpened(element);
  }

  function close() {
    setOpened(null);
    grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start gap-4 print:hidden">
        <ElementSearch names={names} onOpen={open} />
        <div className="w-full space-y-1.5 sm:w-60">
          <Label htmlFor={viewId}>{t("colour")}</Label>
          <Select id={viewId} value={view} onChange={({ target }) => setView(readView(target.value))}>
            {TABLE_VIEWS.map((each) => (
              <option key={each} value={each}>
                {t(`views.${each}`)}
              </option>
            ))}
          </Select>
        </div>
        {view === "state" ? <TemperatureField celsius={celsius} onChange={setCelsius} /> : null}
      </div>
      <TableLegend view={view} celsius={celsius} />
      <ElementGrid
        ref={grid}
        view={view}
        celsius={celsius}
        names={names}
        current={current}
        opened={opened}
        onMove={setCurrent}
        onOpen={open}
      />
      {opened === null ? null : (
        <ElementDetails key={opened.symbol} element={opened} name={names.nameOf(opened)} onBack={close} onAsk={onAsk} />
      )}
    </div>
  );
}

const readView = (value: string): TableView => TABLE_VIEWS.find((view) => view === value) ?? "block";
