import { rounded } from "../rounded.ts";
import type { Orders } from "../../laws/kinetics/rate-law.ts";
import { formatFormula, toSuperscript } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Operator, Term } from "../../methods/facts.ts";
import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import { joined, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";

/** `[NO]²`: the concentration of a substance, raised to a power. */
export function bracket(formula: string, power = 1): Term {
  const parsed = parseFormula(formula);
  const text = parsed.ok ? formatFormula(parsed.value, "unicode") : formula;
  return variable(`[${text}]${power === 1 ? "" : toSuperscript(String(power))}`);
}

/** `k [NO]² [H₂]`; what has the order 0 does not appear. */
export function lawTerms(orders: Orders): Term[] {
  return [
    variable("k"),
    ...orders.filter(([, order]) => order !== 0).map(([formula, order]) => bracket(formula, order)),
  ];
}

/** A value as factors, one for each time that it counts: `0.10 mol/L × 0.10 mol/L`. */
export function factors(values: readonly (readonly [value: Quantity, order: number])[]): (Term | Operator)[] {
  return joined(
    values.flatMap(([value, order]) => Array.from({ length: order }, () => [givenTerm(value)])),
    "*",
  );
}

/** The product of the concentrations, each to its order. */
export function product(values: readonly (readonly [value: Quantity, order: number])[]): Decimal {
  return values.reduce((all, [{ value }, order]) => all.times(value.pow(order)), new Decimal(1));
}

/** A value with three figures, as it is printed. */
export function threeFigures(value: Decimal | number, unit: string): Quantity {
  return rounded(new Decimal(value), unit);
}
