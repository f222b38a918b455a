import { type Bindings, evaluate, type Measured } from "../algebra/evaluate.ts";
import { isolate } from "../algebra/isolate.ts";
import type { Tree } from "../algebra/tree.ts";
import { shownTerm } from "../methods/rules/quantity-terms.ts";
import type { Term } from "../methods/facts.ts";
import { Decimal } from "../quantity/decimal.ts";
import { convertTo } from "../quantity/conversion.ts";
import { divide, multiply } from "../quantity/arithmetic.ts";
import type { Kind } from "../methods/rules/kinds.ts";
import { quantity as measured, type Quantity } from "../quantity/quantity.ts";
import { roundToFigures } from "../quantity/significant-figures.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { areSameUnit, type Unit } from "../quantity/units/unit.ts";
import type { Law, LawConstant, LawQuantity, UnitSystem } from "./law.ts";

/** A quantity of a law as a problem gives it. */
export type Input = { readonly quantity: LawQuantity; readonly given: Quantity };

/** A law with values: what is computed, in which units, and what stands for each letter. */
export type Bound = {
  readonly law: Law;
  readonly target: LawQuantity;
  readonly inputs: readonly Input[];
  readonly unitOf: (quantity: LawQuantity) => Unit;
  /** In which the result is told. */
  readonly answered: Unit;
  readonly constants: readonly LawConstant[];
  /** In the law's units, by key. */
  readonly values: ReadonlyMap<string, Quantity>;
  readonly bindings: Bindings;
};

/** Textbooks write 0.08206 L·atm/(mol·K). */
const SHOWN_FIGURES = 5;

/** A constant is known better than any given: its figures limit nothing, unless its rounded value is what is computed with. */
const constantOf = ({ quantity: { value, significantFigures }, isFixed }: LawConstant): Measured => ({
  value,
  figures: isFixed === true ? significantFigures : null,
});

const asMeasured = ({ value, significantFigures }: Quantity): Measured => ({ value, figures: significantFigures });

/** Null where a value is not what its quantity measures: "13.6 decays a minute in a gram" are no activity. */
export function bind(law: Law, target: LawQuantity, inputs: readonly Input[]): Bound | null {
  const system = chooseSystem(law, inputs);
  const constants = [...law.constants, ...(system?.constants ?? [])];
  const kept = keptUnits(law, inputs);
  const followed = law.unitsBy((key) => inputs.find(({ quantity }) => quantity.key === key)?.given.unit ?? null);
  const unitOf = (quantity: LawQuantity): Unit => {
    const unit = followed[quantity.key] ?? system?.units[quantity.key];
    return unit === undefined ? (kept.get(quantity.kind) ?? quantity.unit) : getUnit(unit);
  };
  const values = new Map<string, Quantity>();
  for (const input of inputs) {
    const value = inUnitOf(input, unitOf(input.quantity));
    if (value === null) return null;
    values.set(input.quantity.key, value);
  }
  const bindings = new Map<string, Measured>([
    ...constants.map((constant): [string, Measured] => [constant.letter, constantOf(constant)]),
    ...[...values].map(([key, value]): [string, Measured] => [key, asMeasured(value)]),
  ]);
  const told = system?.answered?.[target.key];
  const answered = told === undefined ? unitOf(target) : getUnit(told);
  return { law, target, inputs, unitOf, answered, constants, values, bindings };
}

/** What an equation changes is told for the equation as it is written, or for a mole of it: the same number. */
const OF_EQUATIONS: ReadonlySet<Kind> = new Set<Kind>([
  "reaction-enthalpy",
  "reaction-entropy",
  "gibbs-energy",
  "standard-gibbs-energy",
  "electrons-transferred",
]);

const MOLE = measured(1, "mol");

function inUnitOf({ quantity, given }: Input, unit: Unit): Quantity | null {
  const converted = convertTo(given, unit);
  if (converted.ok) return converted.value;
  if (OF_EQUATIONS.has(quantity.kind))
    for (const other of [multiply(given, MOLE), divide(given, MOLE)]) {
      const same = other.ok ? convertTo(other.value, unit) : other;
      if (same.ok) return same.value;
    }
  // Counts of things are pure numbers to a law.
  return given.unit.dimension === unit.dimension ? { ...given, unit } : null;
}

function chooseSystem({ systems }: Law, inputs: readonly Input[]): UnitSystem | undefined {
  const suiting = systems.find((system) =>
    inputs.some(({ quantity, given }) => system.suits?.(quantity.key, given.unit) === true),
  );
  return suiting ?? systems[0];
}

/**
 * Units that cancel stay as they are given, where all givens of the kind have the same one: 25 mL and 100 mL, 2 atm and
 * 3 atm. What may have another dimension than the law says, as rate constants do, is compared in the unit of the first.
 */
function keptUnits(law: Law, inputs: readonly Input[]): ReadonlyMap<string, Unit> {
  const kept = new Map<string, Unit>();
  for (const kind of cancellingKinds(law)) {
    const own = inputs.filter(({ quantity }) => quantity.kind === kind);
    const first = own[0]?.given.unit;
    if (first === undefined || first.shift !== null) continue;
    const isSame = own.every(
      ({ quantity, given: { unit } }) => areSameUnit(unit, first) || unit.dimension !== quantity.unit.dimension,
    );
    if (isSame) kept.set(kind, first);
  }
  return kept;
}

/** Values that no law has anything special for. */
const PROBE = new Decimal("1.37");

const known = new WeakMap<Law, readonly string[]>();

/** The kinds whose unit is all one to a law: with all of them a thousand times as large it says the same. */
function cancellingKinds(law: Law): readonly string[] {
  const found =
    known.get(law) ?? [...new Set(law.quantities.map(({ kind }) => kind))].filter((kind) => cancels(law, kind));
  known.set(law, found);
  return found;
}

function cancels(law: Law, kind: string): boolean {
  const target = law.quantities.find((quantity) => quantity.kind === kind);
  const members = law.quantities.filter((quantity) => quantity.kind === kind);
  if (target === undefined || members.length < 2) return false;
  const [solved] = isolate(law.equality, target.key);
  if (solved === undefined) return false;
  const at = (scale: number): Measured | null => {
    const letters = [
      ...law.quantities.map(({ key, kind: own }, index): [string, Measured] => [
        key,
        { value: PROBE.plus(new Decimal(index).div(7)).times(own === kind ? scale : 1), figures: null },
      ]),
      ...[...law.constants, ...(law.systems[0]?.constants ?? [])].map((constant): [string, Measured] => [
        constant.letter,
        constantOf(constant),
      ]),
    ];
    const value = evaluate(solved, new Map(letters));
    return value.ok ? value.value : null;
  };
  const [plain, scaled] = [at(1), at(1000)];
  return plain !== null && scaled !== null && scaled.value.div(plain.value).minus(1000).abs().lt("1e-20");
}

/** A constant as lines show it. */
export function shownConstant({ value, unit, significantFigures }: Quantity, isFixed = false): Term {
  const figures = isFixed ? (significantFigures ?? SHOWN_FIGURES) : SHOWN_FIGURES;
  return shownTerm({ value: roundToFigures(value, figures), unit, significantFigures: null });
}

const solutions = new WeakMap<Law, Map<string, readonly Tree[]>>();

/** The equation of a law solved for one of its quantities, each branch; none where it stands there more than once. */
export function solvedFor(law: Law, key: string): readonly Tree[] {
  const ofLaw = solutions.get(law) ?? new Map<string, readonly Tree[]>();
  solutions.set(law, ofLaw);
  const trees = ofLaw.get(key) ?? isolate(law.equality, key);
  ofLaw.set(key, trees);
  return trees;
}
