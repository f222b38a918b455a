import { equal, over, plus, power, times, type Tree } from "../../algebra/tree.ts";
import type { Bounds } from "../../algebra/find-root.ts";
import type { Participant } from "../../chemistry/equilibrium/equilibrium.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import type { Kind, Label, Variable } from "../../methods/rules/kinds.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { type Decimal, ONE, ZERO } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import {
  type At,
  isAboveZero,
  type Law,
  type LawDeclaration,
  type QuantityDeclaration,
  SAMPLE,
  type Stated,
} from "../law.ts";
import { lawOf } from "../law-of.ts";

/** A species of an equation that counts in its quotient; `power` is its coefficient, negative for a reactant. */
export type Counted = Pick<Participant, "formula" | "power">;

/** What of each species an equilibrium is told by, and in which units: pressures in atm, or all in bar. */
export type Measure = {
  readonly kind: "molarity" | "pressure";
  readonly extent: "extent" | "pressure-extent";
  readonly units: readonly string[];
  /** The expression under its several names; Q is the same of a mixture that need not be at equilibrium. */
  readonly constants: ReadonlyMap<Kind, string>;
};

export const CONCENTRATIONS: Measure = {
  kind: "molarity",
  extent: "extent",
  units: ["mol/L"],
  constants: new Map<Kind, string>([
    ["concentration-constant", "Kc"],
    ["acid-constant", "Ka"],
    ["base-constant", "Kb"],
    ["solubility-product", "Ksp"],
    ["reaction-quotient", "Q"],
  ]),
};

export const PRESSURES: Measure = {
  kind: "pressure",
  extent: "pressure-extent",
  units: ["atm", "bar"],
  constants: new Map<Kind, string>([
    ["pressure-constant", "Kp"],
    ["reaction-quotient", "Q"],
  ]),
};

const WORDS = "problems-equilibrium.ice-tables.slips";

const METHOD = "equilibrium-expression";

const STARTS = "₀";

/** What a share is of: named, or the one reactant that there is. */
export const REACTED = "reacted";

const startOf = (formula: string): string => `${formula}${STARTS}`;

function declare({ kind, units: [unit = ""] }: Measure, formula: string, label: Label | null): QuantityDeclaration {
  const printed = formatFormula(getFormula(formula), "unicode");
  const letter = kind === "molarity" ? `[${printed}]` : `P(${printed})`;
  return label === null
    ? { kind, unit, role: formula, letter }
    : { kind, unit, role: formula, letter: `${letter}${STARTS}`, label };
}

const extentOf = ({ extent, units: [unit = ""] }: Measure): QuantityDeclaration => ({
  kind: extent,
  letter: "x",
  unit,
  signed: true,
  role: SAMPLE,
});

/** The same quantities in each of the units of a measure: whichever the givens have. */
function systemsOf({ units }: Measure, keys: readonly string[]): NonNullable<LawDeclaration<string>["systems"]> {
  return units.length === 1
    ? []
    : units.map((unit) => ({
        units: Object.fromEntries(keys.map((key) => [key, unit])),
        suits: (letter: string, given: Unit) => keys.includes(letter) && given.factors[0]?.unit.symbol === unit,
      }));
}

function state({ kind, of, label }: Variable) {
  return {
    id: label === null ? kind : `${kind}-${label}`,
    values: of === null ? {} : { formula: formulaTerm(of) },
  };
}

const NOTHING: Stated["values"] = {};

/** K = Π [products] / Π [reactants], each to the power of its coefficient. */
export function massAction(species: readonly Counted[], measure: Measure, constant: Kind): Law {
  return lawOf(["mass-action", species, measure.kind, constant], () => ({
    id: "law",
    method: METHOD,
    step: Object.fromEntries(species.map(({ formula }) => [formula, "isolate"])),
    mention: (key) => (key === "K" ? NOTHING : { formula: formulaTerm(key) }),
    conventional: true,
    quantities: {
      K: { kind: constant, letter: measure.constants.get(constant) ?? "K", unit: "", role: SAMPLE },
      ...Object.fromEntries(species.map(({ formula }) => [formula, declare(measure, formula, null)])),
    },
    systems: systemsOf(
      measure,
      species.map(({ formula }) => formula),
    ),
    equation: equal("K", times(...species.map((each) => power(each.formula, each.power)))),
    valid: [isAboveZero("K"), ...species.map(({ formula }) => isAboveZero(formula))],
    slips: [
      {
        id: "missing-coefficient",
        of: "K",
        value: (at) =>
          species.reduce((product, each) => product.times(at(each.formula).pow(Math.sign(each.power))), ONE),
      },
    ],
    state,
  }));
}

/** ν x, of a species that forms or is used up. */
function gain({ power: coefficient }: Counted): Tree {
  return coefficient < 0 ? times(-1, -coefficient, "x") : times(coefficient, "x");
}

function rowOf(each: Counted, isThere: boolean): Tree {
  return isThere ? plus(startOf(each.formula), gain(each)) : gain(each);
}

/** [X] = [X]₀ + ν x: the row of a species in the table; without the start of what is not there at first. */
export function changeLaw(each: Counted, measure: Measure, isThere: boolean): Law {
  const { formula, power: coefficient } = each;
  const values = { species: formulaTerm(formula) };
  return lawOf(["change", each, measure.kind, isThere], () => ({
    id: "final",
    method: METHOD,
    step: { x: "extent", [startOf(formula)]: "start" },
    mention: () => values,
    plain: true,
    quantities: {
      [formula]: declare(measure, formula, null),
      ...(isThere && { [startOf(formula)]: declare(measure, formula, "initial") }),
      x: extentOf(measure),
    },
    systems: systemsOf(measure, [formula, "x", ...(isThere ? [startOf(formula)] : [])]),
    equation: equal(formula, rowOf(each, isThere)),
    valid: [isAboveZero(formula), ...(isThere ? [isAboveZero(startOf(formula))] : [])],
    slips: isThere
      ? [
          { id: `${WORDS}.final-for-change`, of: "x", value: (at) => at(formula).div(Math.abs(coefficient)) },
          { id: `${WORDS}.change-only`, of: formula, value: (at) => at("x").times(coefficient).abs() },
          { id: `${WORDS}.unchanged`, of: formula, value: (at) => at(startOf(formula)) },
        ]
      : [],
    example: { x: 0.2, [startOf(formula)]: 3 },
    state,
  }));
}

/** Bounds are left so far from what would use up a species, as a share of the way; from where nothing has formed yet, hardly. */
const NEAR = "1e-12";
const NEAREST = "1e-40";

/** No more of a species may be used up than there is: of a product in the one direction, of a reactant in the other. */
function boundsOf(species: readonly Counted[], starts: ReadonlySet<string>) {
  return (at: At): Bounds => {
    const reach = (isProduct: boolean): Decimal =>
      species
        .filter((each) => each.power > 0 === isProduct)
        .map((each) => (starts.has(each.formula) ? at(startOf(each.formula)).div(Math.abs(each.power)) : ZERO))
        .reduce((least: Decimal | null, each) => (least === null || each.lt(least) ? each : least), null) ?? FARTHEST;
    const [back, forth] = [reach(true), reach(false)];
    const span = back.plus(forth);
    const inset = (end: Decimal): Decimal => span.times(end.isZero() ? NEAREST : NEAR);
    return { least: inset(back).minus(back), greatest: forth.minus(inset(forth)) };
  };
}

/** In mol/L, or in atm: what only solids make does not exceed it. */
const FARTHEST = ONE.times(1_000);

/** K with the rows of the table in it: how far the reaction goes until its quotient is K. `starts` are there at first. */
export function settlingLaw(
  species: readonly Counted[],
  measure: Measure,
  constant: Kind,
  starts: ReadonlySet<string>,
): Law {
  const there = species.filter(({ formula }) => starts.has(formula));
  const keys = there.map(({ formula }) => startOf(formula));
  return lawOf(["settling", species, measure.kind, constant, keys], () => ({
    id: "settling",
    method: METHOD,
    conventional: true,
    quantities: {
      K: { kind: constant, letter: measure.constants.get(constant) ?? "K", unit: "", role: SAMPLE },
      x: extentOf(measure),
      ...Object.fromEntries(there.map(({ formula }) => [startOf(formula), declare(measure, formula, "initial")])),
    },
    systems: systemsOf(measure, ["x", ...keys]),
    equation: equal("K", times(...species.map((each) => power(rowOf(each, starts.has(each.formula)), each.power)))),
    bounds: { x: boundsOf(species, starts) },
    valid: [isAboveZero("K")],
    example: { x: 0.2, ...Object.fromEntries(keys.map((key) => [key, 3])) },
    state,
  }));
}

/** P = Σ P₀ + Δn x: all gases of the mixture together. */
export function totalLaw(species: readonly Counted[], measure: Measure, starts: ReadonlySet<string>): Law {
  const there = species.filter(({ formula }) => starts.has(formula));
  const keys = there.map(({ formula }) => startOf(formula));
  const { kind, units } = measure;
  return lawOf(["total", species, kind, keys], () => ({
    id: "total",
    method: METHOD,
    step: { x: "extent-of-total" },
    quantities: {
      P: { kind, unit: units[0] ?? "", label: "total", role: SAMPLE },
      x: extentOf(measure),
      ...Object.fromEntries(there.map(({ formula }) => [startOf(formula), declare(measure, formula, "initial")])),
    },
    systems: systemsOf(measure, ["P", "x", ...keys]),
    equation: equal("P", plus(...keys, times(changeOf(species), "x"))),
    valid: [isAboveZero("P")],
    example: { x: 0.2, ...Object.fromEntries(keys.map((key) => [key, 3])) },
    state,
  }));
}

/** By how much the mixture grows for each x. */
export const changeOf = (species: readonly Counted[]): number => species.reduce((sum, each) => sum + each.power, 0);

/** α = −ν x / [X]₀ × 100 %: the share of a reactant that has reacted. */
export function shareLaw(each: Counted, measure: Measure): Law {
  const { formula, power: coefficient } = each;
  return lawOf(["share", each, measure.kind], () => ({
    id: "share",
    method: METHOD,
    step: { x: "extent-of-share", [startOf(formula)]: "start" },
    mention: () => ({ species: formulaTerm(formula) }),
    quantities: {
      α: { kind: "percent-reacted", unit: "%", role: REACTED },
      x: extentOf(measure),
      [startOf(formula)]: declare(measure, formula, "initial"),
    },
    systems: systemsOf(measure, ["x", startOf(formula)]),
    constants: { "100 %": quantity("100", "%") },
    equation: equal("α", times(over(times(-coefficient, "x"), startOf(formula)), "100 %")),
    valid: [(at) => at("α").lte(100), (at) => at("x").gt(0)],
    example: { x: 0.2, [startOf(formula)]: 3 },
    slips: [{ id: "fraction-for-percent", of: "α", value: (at) => at("α").div(100) }],
    state,
  }));
}

/** c = n / V, of a gas or solute in a vessel, before and at equilibrium. */
export function inVessel(label: "initial" | null): Law {
  const own = label === null ? {} : { label };
  return lawOf(["vessel", label], () => ({
    id: "in-vessel",
    method: METHOD,
    step: { n: "amount-in-vessel", V: "in-vessel" },
    plain: true,
    quantities: {
      c: { kind: "molarity", letter: "c", unit: "mol/L", named: true, ...own },
      n: { kind: "amount", letter: "n", unit: "mol", named: true, ...own },
      V: { kind: "volume", unit: "L", role: SAMPLE },
    },
    equation: equal("c", over("n", "V")),
    state,
  }));
}

/** Of one reaction in the two measures; of others they are made as they are needed. */
const SAMPLES: readonly Counted[] = [
  { formula: "N2", power: -1 },
  { formula: "H2", power: -3 },
  { formula: "NH3", power: 2 },
];

const REACTANTS: ReadonlySet<string> = new Set(["N2", "H2"]);

export const MASS_ACTION_LAWS: readonly Law[] = [
  ...(
    [
      [CONCENTRATIONS, "concentration-constant"],
      [PRESSURES, "pressure-constant"],
    ] as const
  ).flatMap(([measure, constant]) => [
    massAction(SAMPLES, measure, constant),
    settlingLaw(SAMPLES, measure, constant, REACTANTS),
    ...SAMPLES.slice(1).flatMap((each) => changeLaw(each, measure, each.power < 0)),
    ...SAMPLES.slice(0, 1).map((each) => shareLaw(each, measure)),
  ]),
  totalLaw(SAMPLES, PRESSURES, REACTANTS),
  inVessel("initial"),
  inVessel(null),
];
