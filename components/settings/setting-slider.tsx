"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { NumberFormatOptions } from "use-intl/core";
import { type KeyboardEvent, useId } from "react";
import { updateSetting, useSettings } from "#lib/client/settings.ts";
import { fitToRange, LARGE_STEP, moveInRange, type RangeName, RANGES } from "#lib/settings/ranges.ts";

const PAGE_KEYS: Readonly<Record<string, number>> = { PageUp: LARGE_STEP, PageDown: -LARGE_STEP };
const SHIFT_KEYS: Readonly<Record<string, number>> = {
  ArrowUp: LARGE_STEP,
  ArrowRight: LARGE_STEP,
  ArrowDown: -LARGE_STEP,
  ArrowLeft: -LARGE_STEP,
};

/** How a value reads; the signs are the same in every language. */
const FORMATS = {
  fontSize: { number: {}, sign: "\u202fpx" },
  voiceSpeed: { number: { minimumFractionDigits: 1 }, sign: "×" },
  voiceVolume: { number: { style: "percent" }, sign: "" },
} as const satisfies Record<RangeName, { number: NumberFormatOptions; sign: string }>;

/** One setting with a range of values. What the browser's slider lacks, the large steps, is added. */
export function SettingSlider({ name }: { name: RangeName }) {
  const t = useTranslations("settings.sliders");
  const [value] = useSettings()[name];
  const range = RANGES[name];
  const id = useId();
  const valueText = useFormatter().number(value, FORMATS[name].number) + FORMATS[name].sign;

  function onKeyDown(event: KeyboardEvent) {
    const steps = PAGE_KEYS[event.key] ?? (event.shiftKey ? SHIFT_KEYS[event.key] : undefined);
    if (steps === undefined) return;
    event.preventDefault();
    updateSetting(name, [moveInRange(value, steps, range)]);
  }

  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-medium">
          {t(`${name}.label`)}
        </label>
        {/* The slider itself tells it to a screen reader. */}
        <span aria-hidden="true" className="tabular text-muted-foreground">
          {valueText}
        </span>
      </div>
      <input
        type="range"
        id={id}
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-valuetext={valueText}
        onChange={({ target }) => updateSetting(name, [fitToRange(target.valueAsNumber, range)])}
        onKeyDown={onKeyDown}
        className="mt-1 h-8 w-full cursor-pointer accent-primary"
      />
    </div>
  );
}
