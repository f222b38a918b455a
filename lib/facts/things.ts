import { findElement } from "../chemistry/elements/elements.ts";
import { canonicalOf } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";

/** What a fact is asked about: an element as such, one of its nuclides, or a substance or ion by its formula in canonical ASCII. */
export type Thing =
  | { readonly kind: "element"; readonly symbol: string; readonly isNamed: boolean }
  | { readonly kind: "nuclide"; readonly symbol: string; readonly massNumber: number }
  | { readonly kind: "substance"; readonly formula: string; readonly isNamed: boolean };

/** The formula by which a thing is asked about. */
export function formulaOfThing(thing: Thing): string {
  return thing.kind === "substance" ? thing.formula : thing.symbol;
}

const DIATOMIC: ReadonlySet<string> = new Set(["H", "N", "O", "F", "Cl", "Br", "I"]);

/** The substance that an element is: chlorine is Cl2. */
export function substanceOf(symbol: string): string {
  return DIATOMIC.has(symbol) ? `${symbol}2` : symbol;
}

/** What a formula or a symbol stands for; null where it is none. */
export function thingOf(written: string): Thing | null {
  const parsed = parseFormula(written);
  if (!parsed.ok || [...parsed.value.counts.keys()].some((symbol) => findElement(symbol) === null)) return null;
  const formula = canonicalOf(parsed.value);
  if (findElement(formula) !== null) return { kind: "element", symbol: formula, isNamed: false };
  return { kind: "substance", formula, isNamed: false };
}
