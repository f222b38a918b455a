import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import type { Equation, Term } from "../equation/equation.ts";
import { listTerms } from "../equation/equation.ts";
import { findNullVector } from "../equation/null-space.ts";
import { formatFormula } from "../formula/format.ts";
import type { Formula } from "../formula/formula.ts";
import { isElectron } from "../formula/formula.ts";
import { getFormula } from "../formula/parse.ts";
import { findOxidationNumbers } from "./oxidation.ts";
import type { OxidationNumber } from "./oxidation.ts";
import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";

export type Medium = "acid" | "base";

/** A balanced half-reaction; every term carries its coefficient. Electrons stand among the terms. */
export type HalfReaction = {
  readonly equation: Equation;
  readonly electrons: number;
  /** The elements whose oxidation number changes. */
  readonly elements: readonly string[];
};

export type RedoxBalance = {
  readonly medium: Medium;
  readonly oxidation: HalfReaction;
  readonly reduction: HalfReaction;
  /** What each half-reaction is multiplied by, so that the electrons cancel. */
  readonly oxidationFactor: number;
  readonly reductionFactor: number;
  /** The sum, with water and H+ or OH- cancelled, in lowest whole numbers. */
  readonly overall: Equation;
};

type RedoxIssue =
  /** An oxidation number that the rules do not decide; `formula` in canonical ASCII. */
  | { readonly code: "undetermined"; readonly formula: string }
  /** No element changes its oxidation number both up and down. */
  | { readonly code: "not-redox" }
  /** The changes cannot be told apart into two half-reactions that balance in this way. */
  | { readonly code: "not-separable" };

const WATER = getFormula("H2O");
const PROTON = getFormula("H+");
const HYDROXIDE = getFormula("OH-");
const ELECTRON = getFormula("e-");
const HELPERS: ReadonlySet<string> = new Set(["H2O", "H+", "OH-", "H3O+", "e-"]);

/**
 * Balances a redox equation by half-reactions (the ion-electron method): water brings oxygen, H+ hydrogen, electrons
 * charge; in base OH- then neutralises H+. Water, H+, OH- and electrons that are written are left out and found anew.
 */
export function balanceRedox(equation: Equation, medium: Medium): Result<RedoxBalance, RedoxIssue> {
  const changes = findChanges(equation);
  if (!changes.ok) return changes;
  const oxidation = solveHalf(changes.value.oxidation, medium, 1);
  const reduction = solveHalf(changes.value.reduction, medium, -1);
  if (oxidation === null || reduction === null) return fail({ code: "not-separable" });
  const common = leastCommonMultiple(oxidation.electrons, reduction.electrons);
  const oxidationFactor = common / oxidation.electrons;
  const reductionFactor = common / reduction.electrons;
  const overall = addHalves(oxidation, oxidationFactor, reduction, reductionFactor);
  return succeed({ medium, oxidation, reduction, oxidationFactor, reductionFactor, overall });
}

/** One half of it, balanced by itself; null where it is none, or does not balance in this way. */
export function balanceHalf(
  { reactants, products }: Equation,
  medium: Medium,
): { readonly equation: Equation; readonly isOxidation: boolean } | null {
  const bare = (terms: readonly Term[]): Formula[] =>
    terms
      .map(({ formula }) => ({ ...formula, state: null }))
      .filter((formula) => !HELPERS.has(formatFormula(formula, "ascii")));
  const change: Change = { reactants: bare(reactants), products: bare(products), elements: [] };
  if (change.reactants.length === 0 || change.products.length === 0) return null;
  const [oxidation, reduction] = [solveHalf(change, medium, 1), solveHalf(change, medium, -1)];
  const half = oxidation ?? reduction;
  return half === null ? null : { equation: half.equation, isOxidation: oxidation !== null };
}

type Side = "reactants" | "products";
type Change = { reactants: Formula[]; products: Formula[]; elements: string[] };
type Species = { readonly formula: Formula; readonly numbers: ReadonlyMap<string, OxidationNumber> };

function findChanges(equation: Equation): Result<{ oxidation: Change; reduction: Change }, RedoxIssue> {
  const sides: Record<Side, Species[]> = { reactants: [], products: [] };
  for (const side of ["reactants", "products"] as const) {
    for (const { formula } of equation[side]) {
      const bare = { ...formula, state: null };
      if (HELPERS.has(formatFormula(bare, "ascii"))) continue;
      const numbers = findOxidationNumbers(bare);
      if (!numbers.ok) return fail({ code: "undetermined", formula: formatFormula(bare, "ascii") });
      if (numbers.value.some(({ within }) => within !== null)) return fail({ code: "not-separable" });
      sides[side].push({
        formula: bare,
        numbers: new Map(numbers.value.map(({ symbol, number }) => [symbol, number])),
      });
    }
  }
  const oxidation: Change = { reactants: [], products: [], elements: [] };
  const reduction: Change = { reactants: [], products: [], elements: [] };
  for (const reactant of sides.reactants) {
    for (const product of sides.products) {
      for (const [symbol, from] of reactant.numbers) {
        const to = product.numbers.get(symbol);
        if (to === undefined || isOrdinary(symbol, from) || isOrdinary(symbol, to)) continue;
        const change = to.numerator * from.denominator - from.numerator * to.denominator;
        if (change !== 0) addChange(change > 0 ? oxidation : reduction, reactant.formula, product.formula, symbol);
      }
    }
  }
  addWaterPartners(oxidation, reduction, sides);
  if (oxidation.elements.length === 0 || reduction.elements.length === 0) return fail({ code: "not-redox" });
  addPartners(oxidation, sides);
  addPartners(reduction, sides);
  return succeed({ oxidation, reduction });
}

/** Oxygen at -2 and hydrogen at +1 come from and go to water; they say nothing of where an atom went. */
function isOrdinary(symbol: string, { numerator, denominator }: OxidationNumber): boolean {
  return denominator === 1 && ((symbol === "O" && numerator === -2) || (symbol === "H" && numerator === 1));
}

/** Half-reactions whose other end is water or H+: O2 → H2O, H2O → O2, H+ → H2, H2 → H+. */
function addWaterPartners(
  oxidation: Change,
  reduction: Change,
  sides: Readonly<Record<Side, readonly Species[]>>,
): void {
  for (const symbol of ["O", "H"]) {
    const [fromReactants, fromProducts] = symbol === "O" ? [reduction, oxidation] : [oxidation, reduction];
    const opposite = fromReactants === reduction ? oxidation : reduction;
    for (const { formula, numbers } of sides.reactants) {
      const number = numbers.get(symbol);
      const isPaired =
        opposite.reactants.includes(formula) && opposite.elements.includes(symbol) && fromReactants.elements.length > 0;
      if (number !== undefined && !isOrdinary(symbol, number) && !isPaired)
        addSpecies(fromReactants, "reactants", formula, symbol);
    }
    for (const { formula, numbers } of sides.products) {
      const number = numbers.get(symbol);
      const isPaired = [oxidation, reduction].some(
        (change) => change.products.includes(formula) && change.elements.includes(symbol),
      );
      if (number !== undefined && !isOrdinary(symbol, number) && !isPaired)
        addSpecies(fromProducts, "products", formula, symbol);
    }
  }
}

function addSpecies(change: Change, side: Side, formula: Formula, symbol: string): void {
  if (!change[side].includes(formula)) change[side].push(formula);
  if (!change.elements.includes(symbol)) change.elements.push(symbol);
}

function addChange(change: Change, reactant: Formula, product: Formula, symbol: string): void {
  addSpecies(change, "reactants", reactant, symbol);
  addSpecies(change, "products", product, symbol);
}

/** Species that take up an element of the half-reaction without a change of their own: SO4^2- for PbO2 → PbSO4. */
function addPartners(change: Change, sides: Readonly<Record<Side, readonly Species[]>>): void {
  for (const [side, opposite] of [
    ["reactants", "products"],
    ["products", "reactants"],
  ] as const) {
    const needed = listOtherElements(change[opposite]).filter(
      (symbol) => !listOtherElements(change[side]).includes(symbol),
    );
    for (const symbol of needed) {
      const partner = sides[side].find(({ formula }) => formula.counts.has(symbol) && !change[side].includes(formula));
      if (partner !== undefined) change[side].push(partner.formula);
    }
  }
}

function listOtherElements(formulas: readonly Formula[]): string[] {
  return formulas.flatMap((formula) => [...formula.counts.keys()]).filter((symbol) => symbol !== "H" && symbol !== "O");
}

/** `direction` is 1 for an oxidation, whose electrons are products, -1 for a reduction. */
function solveHalf(change: Change, medium: Medium, direction: 1 | -1): HalfReaction | null {
  const acid = solveSigned([...change.reactants, ...change.products], change.reactants.length, [
    WATER,
    PROTON,
    ELECTRON,
  ]);
  if (acid === null) return null;
  const terms = medium === "acid" ? acid : neutralise(acid);
  const equation = toEquation(terms);
  const electronSide = direction === 1 ? equation.products : equation.reactants;
  const electrons = electronSide.find(({ formula }) => isElectron(formula))?.coefficient?.numerator ?? 0;
  return electrons > 0 ? { equation, electrons, elements: change.elements } : null;
}

/** A species with its amount: positive as a reactant, negative as a product. */
type Amount = { readonly formula: Formula; readonly amount: number };

/** Amounts that conserve atoms and charge. Where water would leave a choice (H2O2 → O2), it takes no part. */
function solveSigned(formulas: readonly Formula[], split: number, helpers: readonly Formula[]): Amount[] | null {
  const columns = [...formulas, ...helpers];
  const atoms = new Set(columns.flatMap((formula) => [...formula.counts.keys()]));
  const sign = (index: number): number => (index < split ? 1 : index < formulas.length ? -1 : 1);
  const rows = [...atoms].map((atom) => columns.map((formula, index) => sign(index) * (formula.counts.get(atom) ?? 0)));
  rows.push(columns.map((formula, index) => sign(index) * formula.charge));
  if (rows.some((row) => row.some((value) => !Number.isInteger(value)))) return null;
  const solution = findNullVector(rows);
  if (solution.kind === "several" && helpers.includes(WATER)) return solveSigned(formulas, split, [PROTON, ELECTRON]);
  if (solution.kind !== "vector") return null;
  const vector = solution.vector.map(Number);
  const written = vector.slice(0, formulas.length);
  const isReversed = written.every((value) => value < 0);
  if (!isReversed && !written.every((value) => value > 0)) return null;
  return columns.map((formula, index) => ({
    formula,
    amount: sign(index) * (isReversed ? -1 : 1) * (vector[index] ?? 0),
  }));
}

/** In base every H+ is joined by OH- on both sides and makes water. */
function neutralise(terms: readonly Amount[]): Amount[] {
  const protons = terms.find(({ formula }) => formula === PROTON)?.amount ?? 0;
  const water = terms.find(({ formula }) => formula === WATER)?.amount ?? 0;
  return [
    ...terms.filter(({ formula }) => formula !== PROTON && formula !== WATER),
    { formula: WATER, amount: water + protons },
    { formula: HYDROXIDE, amount: -protons },
  ];
}

function toEquation(terms: readonly Amount[]): Equation {
  const toTerm = ({ formula, amount }: Amount): Term => ({
    coefficient: { numerator: Math.abs(amount), denominator: 1 },
    formula,
  });
  return {
    reactants: terms.filter(({ amount }) => amount > 0).map(toTerm),
    products: terms.filter(({ amount }) => amount < 0).map(toTerm),
    arrow: "forward",
  };
}

function addHalves(
  oxidation: HalfReaction,
  oxidationFactor: number,
  reduction: HalfReaction,
  reductionFactor: number,
): Equation {
  const sums = new Map<string, { formula: Formula; reactant: number; product: number }>();
  for (const [half, factor] of [
    [reduction, reductionFactor],
    [oxidation, oxidationFactor],
  ] as const) {
    for (const [index, { formula, coefficient }] of listTerms(half.equation).entries()) {
      const key = formatFormula(formula, "ascii");
      const sum = sums.get(key) ?? { formula, reactant: 0, product: 0 };
      const amount = factor * (coefficient?.numerator ?? 1);
      if (index < half.equation.reactants.length) sum.reactant += amount;
      else sum.product += amount;
      sums.set(key, sum);
    }
  }
  const amounts = [...sums.values()].map(({ formula, reactant, product }) => ({ formula, amount: reactant - product }));
  const divisor = amounts.reduce((common, { amount }) => greatestCommonDivisor(common, Math.abs(amount)), 0) || 1;
  return toEquation(amounts.map(({ formula, amount }) => ({ formula, amount: amount / divisor })));
}

function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b;
}
