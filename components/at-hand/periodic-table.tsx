"use client";

import "./periodic-table.css";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { Input } from "#components/ui/input.tsx";
import { Select } from "#components/ui/select.tsx";
import { type Scale, SCALES } from "#lib/at-hand/scales.ts";
import type { ElementSymbol } from "#lib/chemistry/elements/elements.ts";
import { formatDecimal, formatQuantity } from "#lib/wording/numbers.ts";
import { ElementSheet } from "./element-sheet.tsx";
import { Legend } from "./legend.tsx";
import { TableGrid } from "./table-grid.tsx";

const ROOM_CELSIUS = 25;

/** The periodic table, coloured by what is chosen, with the facts of the element that was. */
export function PeriodicTable({ onWrite }: { onWrite: ((text: string) => void) | null }) {
  const t = useTranslations("at-hand.table");
  const [scale, setScale] = useState<Scale>("family");
  const [celsius, setCelsius] = useState(ROOM_CELSIUS);
  const [chosen, setChosen] = useState<ElementSymbol | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  // Who chooses an element wants to read of it; from there the element is one step back.
  const [choice, setChoice] = useState(0);
  const choose = useCallback((symbol: ElementSymbol) => {
    setChosen(symbol);
    setChoice((count) => count + 1);
  }, []);
  useEffect(() => {
    if (choice > 0) heading.current?.focus();
  }, [choice]);

  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_19rem] xl:items-start">
      <div className="min-w-0 space-y-3">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
          <div className="w-76 max-w-full">
            <label htmlFor={id} className="mb-1 block text-sm font-medium">
              {t("colourBy")}
            </label>
            <Select
              id={id}
              value={scale}
              onChange={({ target }) => setScale(SCALES.find((each) => each === target.value) ?? "family")}
            >
              {SCALES.map((each) => (
                <option key={each} value={each}>
                  {t(`scales.${each}`)}
                </option>
              ))}
            </Select>
          </div>
          {scale === "state" ? <Temperature celsius={celsius} onChange={setCelsius} /> : null}
        </div>
        <TableGrid scale={scale} celsius={celsius} chosen={chosen} onChoose={choose} />
        <Legend scale={scale} celsius={celsius} />
      </div>
      {chosen === null ? (
        <p className="rounded-lg border border-dashed p-4 text-sm text-muted-foreground print:hidden">{t("hint")}</p>
      ) : (
        <ElementSheet symbol={chosen} headingRef={heading} onWrite={onWrite} />
      )}
    </div>
  );
}

/** From absolute zero to where tungsten boils, °C. */
const COLDEST = -273;
const HOTTEST = 6000;

/** A slider for the way, a field for the place. */
function Temperature({ celsius, onChange }: { celsius: number; onChange: (celsius: number) => void }) {
  const t = useTranslations("at-hand.table");
  const locale = useLocale();
  const id = useId();
  const set = (value: number) => {
    if (Number.isFinite(value)) onChange(Math.min(HOTTEST, Math.max(COLDEST, Math.round(value))));
  };
  return (
    <div className="min-w-0 flex-1 basis-64">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {t("temperature")}
      </label>
      <div className="flex items-center gap-3">
        <input
          type="range"
          id={id}
          min={COLDEST}
          max={HOTTEST}
          value={celsius}
          aria-valuetext={formatQuantity(formatDecimal(`${celsius}`, locale), "°C", locale)}
          onChange={({ target }) => set(target.valueAsNumber)}
          className="h-10 min-w-0 flex-1 cursor-pointer accent-primary"
        />
        <Input
          type="number"
          min={COLDEST}
          max={HOTTEST}
          value={celsius}
          aria-label={t("temperature")}
          onChange={({ target }) => set(target.valueAsNumber)}
          className="w-24 shrink-0"
        />
      </div>
    </div>
  );
}
