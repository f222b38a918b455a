"use client";

import { useLocale, useTranslations } from "next-intl";
import { FAMILY_SIGNS, KIND_SIGNS, MEASURES, type Shown, STATE_SIGNS } from "#lib/at-hand/scales.ts";
import { formatDecimal } from "#lib/wording/numbers.ts";

/** What a tile shows of the scale, and what it says of it to who cannot see it. */
export function TileValue({ shown }: { shown: Shown | null }) {
  const t = useTranslations("at-hand.table");
  const locale = useLocale();
  if (shown === null)
    return (
      <>
        <small aria-hidden="true">–</small>
        <span className="sr-only">{t("noValue")}</span>
      </>
    );
  switch (shown.kind) {
    case "family":
      return <Sign sign={FAMILY_SIGNS[shown.family]} word={t(`families.${shown.family}`)} />;
    case "kind":
      return <Sign sign={KIND_SIGNS[shown.of]} word={t(`kinds.${shown.of}`)} />;
    case "state":
      return <Sign sign={STATE_SIGNS[shown.state]} word={t(`states.${shown.state}`)} />;
    case "value":
      return (
        <>
          <small>{formatDecimal(String(shown.value), locale)}</small>
          <span className="sr-only">{MEASURES[shown.measure]}</span>
        </>
      );
  }
}

function Sign({ sign, word }: { sign: string; word: string }) {
  return (
    <>
      <small aria-hidden="true">{sign}</small>
      <span className="sr-only">{word}</span>
    </>
  );
}
