"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";
import { formatFormula } from "#lib/chemistry/formula/format.ts";
import { parseFormula } from "#lib/chemistry/formula/parse.ts";
import type { Quantity } from "#lib/quantity/quantity.ts";
import { writeDecimal } from "#lib/quantity/stored-quantity.ts";
import { formatUnit } from "#lib/quantity/units/format-unit.ts";
import { formatQuantity, formatValue } from "#lib/wording/numbers.ts";
import { joinSentences } from "#lib/wording/saying.ts";

/** A constant is told as textbooks write it. */
const FIGURES_OF_CONSTANTS = 5;

const WORDED_UNITS = {
  atoms: "atoms",
  molecules: "molecules",
  "formula units": "formula-units",
  ions: "ions",
} as const;

const isWorded = (unit: string): unit is keyof typeof WORDED_UNITS => unit in WORDED_UNITS;

/** In a text a sign behind a letter may be a hyphen; of a formula it is its charge. */
function sayFormula(ascii: string): string {
  const parsed = parseFormula(ascii);
  return parsed.ok ? formatFormula(parsed.value, "unicode") : formatChemistryText(ascii);
}

/** How the values of a picture are written in the reader's language. */
export function useSay() {
  const locale = useLocale();
  const t = useTranslations("pictures.units");
  const sayUnit = (unit: string): string =>
    isWorded(unit) ? t(WORDED_UNITS[unit]) : formatChemistryText(unit.replace("Δ", "").replace("1/mol", "mol⁻¹"));
  /** A decimal as it is, to so many figures. */
  const decimal = (value: string, figures: number | null, unit: string): string =>
    formatQuantity(formatValue(value, figures, locale), sayUnit(unit), locale);
  return {
    decimal,
    unit: sayUnit,
    /** To its significant figures; one that is known exactly to as many as constants are told. */
    quantity: ({ value, unit, significantFigures }: Quantity): string => {
      const figures = significantFigures ?? Math.min(FIGURES_OF_CONSTANTS, value.precision());
      return decimal(writeDecimal(value, figures), figures, formatUnit(unit));
    },
    /** A formula in canonical ASCII. */
    formula: sayFormula,
    /** One after another. */
    sentences: (all: readonly string[]): string => joinSentences(all, locale),
  };
}

export type Say = ReturnType<typeof useSay>;
