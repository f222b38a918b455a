import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { Decimal } from "decimal.js";
import type { ElementSymbol } from "../elements/elements.ts";
import type { Formula } from "./formula.ts";
import { parseFormula } from "./parse.ts";
import { findWeight } from "./told-masses.ts";

/** An element and its mass, or its mass percent, as a decimal string. */
export type ElementAmount = { readonly symbol: ElementSymbol; readonly amount: string };

type EmpiricalRow = {
  readonly symbol: ElementSymbol;
  readonly amount: string;
  readonly weight: string;
  /** amount / weight, to six significant figures. */
  readonly moles: string;
  /** moles / the smallest moles, to four decimals. */
  readonly ratio: string;
  readonly count: number;
};

export type EmpiricalFormula = {
  /** In the order of general use: C and H first, else from the least to the most electronegative as given. */
  readonly formula: Formula;
  readonly rows: readonly EmpiricalRow[];
  /** What the ratios were multiplied by to become whole. */
  readonly multiplier: number;
};

type EmpiricalIssue =
  | { readonly code: "too-few-elements" | "not-positive" | "repeated-element" }
  /** No small multiple of the mole ratios is whole within the error of measurement. */
  | { readonly code: "no-whole-ratio" }
  /** The molar mass is no whole multiple of the empirical formula's. */
  | { readonly code: "not-a-multiple"; readonly multiple: string };

const MAX_MULTIPLIER = 8;

function weightOf(symbol: ElementSymbol): string {
  const weight = findWeight(symbol);
  if (weight === null) throw new Error(`${symbol} has no weight`);
  return weight;
}

/**
 * The empirical formula from the elements' masses or mass percents (one kind throughout). The smallest multiplier that
 * brings every mole ratio near a whole number wins; near is within 0.05, and 1 % of larger counts, which percentages
 * of three digits keep to.
 */
export function findEmpiricalFormula(amounts: readonly ElementAmount[]): Result<EmpiricalFormula, EmpiricalIssue> {
  if (amounts.length < 2) return fail({ code: "too-few-elements" });
  if (new Set(amounts.map(({ symbol }) => symbol)).size < amounts.length) return fail({ code: "repeated-element" });
  if (amounts.some(({ amount }) => !new Decimal(amount).isPositive() || new Decimal(amount).isZero()))
    return fail({ code: "not-positive" });
  const moles = amounts.map(({ symbol, amount }) => new Decimal(amount).div(weightOf(symbol)));
  const smallest = Decimal.min(...moles);
  const ratios = moles.map((value) => value.div(smallest).toNumber());
  const multiplier = findMultiplier(ratios);
  if (multiplier === null) return fail({ code: "no-whole-ratio" });
  const rows = amounts.map(({ symbol, amount }, index) => ({
    symbol,
    amount,
    weight: weightOf(symbol),
    moles: moles[index]?.toPrecision(6) ?? "",
    ratio: ratios[index]?.toFixed(4) ?? "",
    count: Math.round((ratios[index] ?? 0) * multiplier),
  }));
  return succeed({ formula: buildFormula(rows), rows, multiplier });
}

function findMultiplier(ratios: readonly number[]): number | null {
  for (let multiplier = 1; multiplier <= MAX_MULTIPLIER; multiplier += 1) {
    const isWhole = ratios.every((ratio) => {
      const value = ratio * multiplier;
      return Math.abs(value - Math.round(value)) <= Math.min(0.12, 0.05 + 0.01 * (value - 1));
    });
    if (isWhole) return multiplier;
  }
  return null;
}

/** The molecular formula: the empirical one times the whole number that the molar mass (g/mol) asks for. */
export function findMolecularFormula(
  empirical: Formula,
  molarMass: string,
): Result<{ readonly formula: Formula; readonly multiple: number }, EmpiricalIssue> {
  let mass = new Decimal(0);
  const rows: { symbol: ElementSymbol; count: number }[] = [];
  for (const node of empirical.parts.flatMap((part) => part.nodes)) {
    if (node.kind !== "atom") continue;
    mass = mass.plus(new Decimal(weightOf(node.symbol)).times(node.count));
    rows.push({ symbol: node.symbol, count: node.count });
  }
  const exact = new Decimal(molarMass).div(mass);
  const multiple = exact.round().toNumber();
  if (
    multiple < 1 ||
    exact
      .minus(multiple)
      .abs()
      .gt(0.06 * multiple)
  )
    return fail({ code: "not-a-multiple", multiple: exact.toFixed(3) });
  return succeed({
    formula: buildFormula(rows.map(({ symbol, count }) => ({ symbol, count: count * multiple }))),
    multiple,
  });
}

/** Organic formulas in Hill's order (C, H, then the alphabet); others in the order given. */
function buildFormula(rows: readonly { readonly symbol: ElementSymbol; readonly count: number }[]): Formula {
  const hasCarbon = rows.some(({ symbol }) => symbol === "C") && rows.some(({ symbol }) => symbol === "H");
  const rank = (symbol: string): string => (symbol === "C" ? " " : symbol === "H" ? "!" : symbol);
  const ordered = hasCarbon ? rows.toSorted((a, b) => (rank(a.symbol) < rank(b.symbol) ? -1 : 1)) : rows;
  const text = ordered.map(({ symbol, count }) => symbol + (count === 1 ? "" : String(count))).join("");
  const parsed = parseFormula(text);
  if (parsed.ok) return parsed.value;
  const nodes = ordered.map(({ symbol, count }) => ({ kind: "atom" as const, symbol, massNumber: null, count }));
  return {
    parts: [{ count: 1, nodes }],
    charge: 0,
    state: null,
    counts: new Map(ordered.map(({ symbol, count }) => [symbol, count])),
  };
}
