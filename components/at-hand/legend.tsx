"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import {
  FAMILY_SIGNS,
  isMeasure,
  KIND_SIGNS,
  MEASURES,
  SCALE_STEPS,
  type Scale,
  STATE_SIGNS,
} from "#lib/at-hand/scales.ts";
import { countStates } from "#lib/at-hand/scales.ts";
import { formatDecimal, formatQuantity } from "#lib/wording/numbers.ts";

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record).filter((key): key is Key => key in record);

/** What the colours and signs of the tiles mean, with units, and where the values are from. */
export function Legend({ scale, celsius }: { scale: Scale; celsius: number }) {
  const t = useTranslations("at-hand.table");
  const locale = useLocale();
  const write = (value: number) => formatDecimal(String(value), locale);
  return (
    <div className="space-y-1.5 text-xs">
      <ul aria-label={t("legend")} className="flex flex-wrap gap-x-3 gap-y-1">
        {isMeasure(scale)
          ? SCALE_STEPS[scale].map(([least, most], index) => (
              <Entry key={least} tone={`${index + 1}`} sign="">
                {formatQuantity(`${write(least)}–${write(most)}`, MEASURES[scale], locale)}
              </Entry>
            ))
          : null}
        {scale === "family"
          ? keysOf(FAMILY_SIGNS).map((family) => (
              <Entry key={family} tone={family} sign={FAMILY_SIGNS[family]}>
                {t(`families.${family}`)}
              </Entry>
            ))
          : null}
        {scale === "kind"
          ? keysOf(KIND_SIGNS).map((kind) => (
              <Entry key={kind} tone={kind} sign={KIND_SIGNS[kind]}>
                {t(`kinds.${kind}`)}
              </Entry>
            ))
          : null}
        {scale === "state" ? <States celsius={celsius} /> : null}
        {scale === "family" ? null : (
          <Entry tone="" sign="–">
            {t("noValue")}
          </Entry>
        )}
      </ul>
      <p className="text-muted-foreground">{t(`sources.${scale}`)}</p>
    </div>
  );
}

function States({ celsius }: { celsius: number }) {
  const t = useTranslations("at-hand.table");
  const counts = countStates(celsius);
  return keysOf(STATE_SIGNS).map((state) => (
    <Entry key={state} tone={state} sign={STATE_SIGNS[state]}>
      {t("stateCount", { state: t(`states.${state}`), count: `${counts[state]}` })}
    </Entry>
  ));
}

function Entry({ tone, sign, children }: { tone: string; sign: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span
        aria-hidden="true"
        data-tone={tone}
        className="grid size-5 shrink-0 place-items-center rounded-sm border bg-(--tone) text-[0.625rem] leading-none"
      >
        {sign}
      </span>
      {children}
    </li>
  );
}
