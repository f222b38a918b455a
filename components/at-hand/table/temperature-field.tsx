"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { formatDecimals } from "#lib/quantity/numbers/format-decimals.ts";
import { parseNumber } from "#lib/quantity/numbers/parse-number.ts";

const COLDEST = -273;
const HOTTEST = 6000;
const KELVIN_AT_ZERO = 273.15;

type TemperatureFieldProps = { celsius: number; onChange: (celsius: number) => void };

/** A temperature, by slider, or typed. What is typed is taken once it is a number within the bounds. */
export function TemperatureField({ celsius, onChange }: TemperatureFieldProps) {
  const t = useTranslations("at-hand.table");
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const kelvin = `${formatDecimals(celsius + KELVIN_AT_ZERO, 0, locale)} K`;
  const isWrong = typed !== null && readCelsius(typed) === null;

  function readCelsius(text: string): number | null {
    const read = parseNumber(text, locale);
    const value = read.ok ? read.value.value.toNumber() : Number.NaN;
    return value >= COLDEST && value <= HOTTEST ? value : null;
  }

  return (
    <div className="w-full space-y-1.5 sm:w-72">
      <Label htmlFor={id}>{t("temperature")}</Label>
      <div className="flex items-center gap-3">
        <input
          type="range"
          aria-label={t("temperature")}
          aria-valuetext={`${formatDecimals(celsius, 0, locale)} °C, ${kelvin}`}
          min={COLDEST}
          max={HOTTEST}
          step={1}
          value={Math.round(celsius)}
          onChange={({ target }) => {
            setTyped(null);
            onChange(target.valueAsNumber);
          }}
          className="h-10 min-w-0 flex-1 cursor-pointer accent-primary"
        />
        <Input
          id={id}
          inputMode="text"
          autoComplete="off"
          value={typed ?? formatDecimals(celsius, 0, locale)}
          aria-invalid={isWrong}
          aria-describedby={`${id}-unit`}
          onChange={({ target }) => {
            setTyped(target.value);
            const value = readCelsius(target.value);
            if (value !== null) onChange(value);
          }}
          onBlur={() => setTyped(null)}
          className="tabular w-20 text-end"
        />
        <span className="text-sm">°C</span>
      </div>
      <p id={`${id}-unit`} className={isWrong ? "text-sm text-wrong" : "tabular text-sm text-muted-foreground"}>
        {isWrong ? t("temperatureRange") : `= ${kelvin}`}
      </p>
    </div>
  );
}
