import { equal, ln, minus, negative, over, plus, times } from "../../algebra/tree.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { quantity, type Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { type Cast, isAboveZero, law, type Stated, type UnitSystem } from "../law.ts";

const T = { kind: "temperature", unit: "K" } as const;
const enthalpy = { kind: "reaction-enthalpy", unit: "kJ", signed: true } as const;
const entropy = { kind: "reaction-entropy", unit: "kJ/K", signed: true, conversion: "convert" } as const;
const K = { kind: "equilibrium-constant", unit: "" } as const;

const isMolar = (_: string, { dimension }: Unit): boolean =>
  dimension === DIMENSIONS.molarEnergy || dimension === DIMENSIONS.molarHeatCapacity;

/** For the equation as it is written, or for a mole of it where a given is; entropies are told in joules. */
const perEquation = (g: string, h: string, s: string) =>
  [
    { units: { [g]: "kJ", [h]: "kJ", [s]: "kJ/K" }, answered: { [s]: "J/K" } },
    {
      units: { [g]: "kJ/mol", [h]: "kJ/mol", [s]: "kJ/(mol·K)" },
      answered: { [s]: "J/(mol·K)" },
      suits: isMolar,
    },
  ] as const satisfies readonly Pick<UnitSystem, "units" | "answered" | "suits">[];

/** Negative: the products are favoured; positive: the reactants. */
function stateSign({ kind }: Variable, _: Cast, { value }: Quantity): Stated {
  if (kind !== "gibbs-energy" && kind !== "standard-gibbs-energy") return { id: kind, values: {} };
  return { id: `${kind}-${value.isZero() ? "zero" : value.isNegative() ? "negative" : "positive"}`, values: {} };
}

const shared = { method: "gibbs-energy", state: stateSign, valid: [isAboveZero("T")] } as const;

/** ΔG = ΔH − TΔS */
export const freeEnergy = law({
  ...shared,
  id: "gibbs",
  step: { ΔH: "rearrange", T: "rearrange", ΔS: "rearrange" },
  quantities: { ΔG: { kind: "gibbs-energy", unit: "kJ", signed: true }, ΔH: enthalpy, T, ΔS: entropy },
  systems: perEquation("ΔG", "ΔH", "ΔS"),
  equation: equal("ΔG", minus("ΔH", times("T", "ΔS"))),
});

/** ΔG° = ΔH° − TΔS° */
export const standardFreeEnergy = law({
  ...shared,
  id: "gibbs",
  step: { "ΔH°": "rearrange", T: "rearrange", "ΔS°": "rearrange" },
  quantities: {
    "ΔG°": { kind: "standard-gibbs-energy", unit: "kJ", signed: true },
    "ΔH°": enthalpy,
    T,
    "ΔS°": entropy,
  },
  systems: perEquation("ΔG°", "ΔH°", "ΔS°"),
  equation: equal("ΔG°", minus("ΔH°", times("T", "ΔS°"))),
});

/** ΔH = TΔS, where ΔG is zero: between spontaneous and not, and where something melts or boils. */
export const crossover = law({
  ...shared,
  id: "crossover",
  quantities: { T, ΔH: enthalpy, ΔS: entropy },
  systems: perEquation("ΔG", "ΔH", "ΔS"),
  equation: equal("ΔH", times("T", "ΔS")),
});

const standard = { kind: "standard-gibbs-energy", unit: "J/mol", signed: true } as const;

/** ΔG° = −RT ln K */
export const equilibrium = law({
  ...shared,
  id: "from-constant",
  step: { T: "rearrange", K: "power" },
  quantities: { "ΔG°": standard, T, K },
  constants: { R: CONSTANTS.gas },
  systems: [{ units: { "ΔG°": "J/mol" }, answered: { "ΔG°": "kJ/mol" } }],
  equation: equal("ΔG°", negative(times("R", "T", ln("K")))),
  example: { T: 300, K: 20 },
});

const GAS_CONSTANT = quantity(CONSTANTS.gas.value.div(1000), "kJ/(mol·K)");

/** ΔG = ΔG° + RT ln Q, of a mixture as it is. */
export const mixture = law({
  ...shared,
  id: "quotient",
  step: { "ΔG°": "quotient", T: "rearrange", Q: "rearrange" },
  quantities: {
    ΔG: { kind: "gibbs-energy", unit: "kJ/mol", signed: true },
    "ΔG°": { ...standard, unit: "kJ/mol" },
    T,
    Q: { kind: "reaction-quotient", unit: "" },
  },
  constants: { R: GAS_CONSTANT },
  equation: equal("ΔG", plus("ΔG°", times("R", "T", ln("Q")))),
  slips: [
    {
      id: "unconverted-unit",
      of: "ΔG",
      value: (at) => at("ΔG°").plus(at("ΔG").minus(at("ΔG°")).times(1000)),
    },
    {
      id: "unconverted-unit",
      of: "ΔG°",
      value: (at) => at("ΔG").plus(at("ΔG°").minus(at("ΔG")).times(1000)),
    },
  ],
  example: { T: 300, Q: 20 },
});

/** ln (K₂ / K₁) = ΔH°/R (1/T₁ − 1/T₂), of van ’t Hoff: ΔH° does not depend on the temperature. */
export const constantsAtTwoTemperatures = law({
  method: "gibbs-energy",
  state: stateSign,
  id: "vant-hoff",
  quantities: {
    "ΔH°": { ...enthalpy, unit: "kJ/mol" },
    "K₂": { ...K, label: "second" },
    "K₁": { ...K, label: "first" },
    "T₁": { ...T, label: "first" },
    "T₂": { ...T, label: "second" },
  },
  constants: { R: GAS_CONSTANT },
  equation: equal(ln(over("K₂", "K₁")), times(over("ΔH°", "R"), minus(over(1, "T₁"), over(1, "T₂")))),
  keepsFigures: true,
  valid: [isAboveZero("T₁"), isAboveZero("T₂"), isAboveZero("K₁"), isAboveZero("K₂")],
  example: { "K₁": 2, "K₂": 5, "T₁": 300, "T₂": 320 },
  applies: (_, { givens }) => givens.some(({ kind, label }) => kind === "equilibrium-constant" && label !== null),
});
