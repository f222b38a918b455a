import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { Decimal } from "./decimal.ts";
import type { Quantity } from "./quantity.ts";
import type { Figures } from "./significant-figures.ts";
import { rounded } from "./significant-figures.ts";
import { formatUnit } from "./units/format-unit.ts";
import { parseUnit } from "./units/parse-unit.ts";
import { findSymbol } from "./units/symbols.ts";
import type { UnitIssue } from "./units/unit-issue.ts";
import type { Unit } from "./units/unit.ts";
import { UNITY } from "./units/unit.ts";

/** A quantity as JSON, of no language: a decimal with a point, a unit as `formatUnit` writes it, empty for a pure number. */
type StoredQuantity = { readonly value: string; readonly unit: string; readonly significantFigures: Figures };

type StoredQuantityIssue = { readonly code: "not-a-decimal"; readonly at: number } | UnitIssue;

const DECIMAL = /^[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:[eE][+-]?\d{1,3})?$/;

/** Unrounded, but for the noise of the arithmetic. */
export function storeQuantity({ value, unit, significantFigures }: Quantity): StoredQuantity {
  return { value: rounded(value, null).toFixed(), unit: formatUnit(unit), significantFigures };
}

export function loadQuantity({
  value,
  unit,
  significantFigures,
}: StoredQuantity): Result<Quantity, StoredQuantityIssue> {
  if (!DECIMAL.test(value)) return fail({ code: "not-a-decimal", at: 0 });
  const loaded = loadUnit(unit);
  return loaded.ok ? succeed({ value: new Decimal(value), unit: loaded.value, significantFigures }) : loaded;
}

/** The unit of a stored text; a pure number's is empty. A symbol stands for its unit: stored, `N` is the newton and nothing else. */
export function loadUnit(text: string): Result<Unit, UnitIssue> {
  if (text === "") return succeed(UNITY);
  const symbol = findSymbol(text);
  if (symbol) return succeed(symbol);
  const parsed = parseUnit(text);
  return parsed.ok ? succeed(parsed.value.unit) : parsed;
}

/**
 * A value rounded to its figures as a plain decimal with a point, the zeros that count included: 25 with three figures
 * is `25.0`. An exact value has the digits that it has.
 */
export function writeDecimal(value: Decimal, significantFigures: Figures): string {
  const shown = rounded(value, significantFigures);
  if (significantFigures === null) return shown.toFixed();
  const leading = shown.isZero() ? 0 : shown.e;
  return shown.toFixed(Math.max(0, significantFigures - leading - 1));
}
