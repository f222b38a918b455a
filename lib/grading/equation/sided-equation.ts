import type { Equation, Ratio, Term } from "../../chemistry/equation/equation.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { compositionKey } from "../formula/composition.ts";
import { greatestCommonDivisorOfBigInts } from "../../quantity/greatest-common-divisor.ts";

/** One species of a side, with its total amount over the equation's common denominator. */
type Species = { readonly formula: Formula; readonly amount: bigint };

export type Side = ReadonlyMap<string, Species>;

/** An equation as two sets of species: their order does not matter, and a species that is written twice is one. */
export type SidedEquation = { readonly reactants: Side; readonly products: Side; readonly denominator: bigint };

export type SpeciesKey = (formula: Formula) => string;

export const byComposition: SpeciesKey = compositionKey;

/** For changes of state, where the same substance stands on both sides. */
export const byCompositionAndState: SpeciesKey = (formula) => `${compositionKey(formula)} ${formula.state ?? ""}`;

const GREATEST_DENOMINATOR = 1_000_000_000n;

/** With `coefficients` (reactants then products) they replace the written ones. Null when the fractions are absurd. */
export function toSides(equation: Equation, keyOf: SpeciesKey, coefficients?: readonly number[]): SidedEquation | null {
  const terms = [...equation.reactants, ...equation.products];
  const ratios = terms.map((term, index): Ratio => readRatio(term, coefficients?.[index]));
  const denominator = ratios.reduce((common, ratio) => leastCommonMultiple(common, BigInt(ratio.denominator)), 1n);
  if (denominator > GREATEST_DENOMINATOR) return null;
  const amounts = ratios.map(({ numerator, denominator: own }) => (BigInt(numerator) * denominator) / BigInt(own));
  const split = equation.reactants.length;
  return {
    reactants: collect(equation.reactants, amounts.slice(0, split), keyOf),
    products: collect(equation.products, amounts.slice(split), keyOf),
    denominator,
  };
}

function readRatio({ coefficient }: Term, replaced: number | undefined): Ratio {
  return replaced === undefined
    ? (coefficient ?? { numerator: 1, denominator: 1 })
    : { numerator: replaced, denominator: 1 };
}

function collect(terms: readonly Term[], amounts: readonly bigint[], keyOf: SpeciesKey): Side {
  const side = new Map<string, Species>();
  for (const [index, { formula }] of terms.entries()) {
    const key = keyOf(formula);
    const known = side.get(key);
    side.set(key, { formula: known?.formula ?? formula, amount: (known?.amount ?? 0n) + (amounts[index] ?? 0n) });
  }
  return side;
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisorOfBigInts(a, b)) * b;
}

export function hasSameSpecies(a: Side, b: Side): boolean {
  return a.size === b.size && [...a.keys()].every((key) => b.has(key));
}

export type Multiple = { readonly numerator: number; readonly denominator: number };

/** By what all amounts of `given` are those of `expected` multiplied, in lowest terms; null when they are in no proportion. */
export function findMultipleOf(given: SidedEquation, expected: SidedEquation): Multiple | null {
  const pairs = [
    ...pairAmounts(given.reactants, expected.reactants),
    ...pairAmounts(given.products, expected.products),
  ];
  const [first] = pairs;
  if (first === undefined || pairs.some(([a, b]) => a * first[1] !== b * first[0])) return null;
  const numerator = first[0] * expected.denominator;
  const denominator = first[1] * given.denominator;
  const divisor = greatestCommonDivisorOfBigInts(numerator, denominator);
  return divisor === 0n ? null : { numerator: Number(numerator / divisor), denominator: Number(denominator / divisor) };
}

function pairAmounts(given: Side, expected: Side): [bigint, bigint][] {
  return [...expected].map(([key, { amount }]) => [given.get(key)?.amount ?? 0n, amount]);
}

/** What stands on both sides is taken away from both; the species that were. */
export function cancel({ reactants, products, denominator }: SidedEquation): {
  sides: SidedEquation;
  cancelled: readonly Formula[];
} {
  const left = new Map(reactants);
  const right = new Map(products);
  const cancelled: Formula[] = [];
  for (const [key, { formula, amount }] of reactants) {
    const other = products.get(key);
    if (other === undefined) continue;
    cancelled.push(formula);
    reduce(left, key, amount - other.amount, formula);
    reduce(right, key, other.amount - amount, formula);
  }
  return { sides: { reactants: left, products: right, denominator }, cancelled };
}

function reduce(side: Map<string, Species>, key: string, amount: bigint, formula: Formula): void {
  if (amount > 0n) side.set(key, { formula, amount });
  else side.delete(key);
}

type Imbalance = { readonly of: string | null; readonly reactants: number; readonly products: number };

/** What the two sides do not have alike: atoms, and the charge (`of` is null). */
export function listImbalances({ reactants, products, denominator }: SidedEquation): Imbalance[] {
  const atoms = new Set(
    [...reactants.values(), ...products.values()].flatMap(({ formula }) => [...formula.counts.keys()]),
  );
  const quantities: (string | null)[] = [...atoms, null];
  return quantities
    .map((of) => ({ of, reactants: total(reactants, of, denominator), products: total(products, of, denominator) }))
    .filter((sums) => Math.abs(sums.reactants - sums.products) > 1e-7);
}

function total(side: Side, of: string | null, denominator: bigint): number {
  let sum = 0;
  for (const { formula, amount } of side.values())
    sum += Number(amount) * (of === null ? formula.charge : (formula.counts.get(of) ?? 0));
  return Math.round((sum / Number(denominator)) * 1e8) / 1e8;
}
