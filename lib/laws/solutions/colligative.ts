import { equal, minus, over, plus, times } from "../../algebra/tree.ts";
import type { Kind, Variable } from "../../methods/rules/kinds.ts";
import { GAS_CONSTANTS } from "../../quantity/constants.ts";
import { ONE } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { between, type Law, law, type QuantityDeclaration, SAMPLE, type Stated } from "../law.ts";
import { inOneUnit } from "../units-of-givens.ts";

/** More is not measured: of solutions that follow these laws. */
const GREATEST_CHANGE = 60;

const ANSWERS: Partial<Record<Kind, string>> = {
  "vant-hoff-factor": "factor",
  "osmotic-pressure": "pressure-of-osmosis",
  molarity: "concentration",
  "solution-vapor-pressure": "vapor-pressure",
  "vapor-pressure": "pure-pressure",
  "vapor-lowering": "vapor-lowering",
};

const common = {
  method: "colligative",
  strict: true,
  state: ({ kind }: Variable): Stated => ({ id: ANSWERS[kind] ?? kind, values: {} }),
} as const;

/** Of van 't Hoff: how many particles one unit of the solute gives. */
const i = { kind: "vant-hoff-factor", unit: "", role: SAMPLE } as const;
const b = { kind: "molality", unit: "mol/kg" } as const;

const WORDS = "problems-solutions.colligative-properties.slips";

/** Whoever takes the salt for one particle, or counts one ion too many. */
const slipsOfIons = (of: string) =>
  [
    { id: `${WORDS}.ions-ignored`, of, value: (at) => at(of).div(at("i")) },
    { id: `${WORDS}.one-ion-too-many`, of, value: (at) => at(of).div(at("i")).times(at("i").plus(1)) },
  ] as const satisfies Law["slips"];

/** ΔT = i K b: by how much the freezing point falls, or the boiling point rises; and the point itself. */
function lawsOfChange(change: "freezing" | "boiling") {
  const K = change === "freezing" ? "Kf" : "Kb";
  const shift = { kind: `${change}-change`, letter: "ΔT", unit: "Δ°C", role: SAMPLE } as const;
  const constant = { kind: `${change}-constant`, letter: K, unit: "°C·kg/mol", role: SAMPLE } as const;
  const valid = [between("ΔT", 0, GREATEST_CHANGE)];
  const plain = law({
    ...common,
    id: `${change}-change`,
    step: { ΔT: "change", b: "molality", K: "constant" },
    quantities: { ΔT: shift, K: constant, b },
    equation: equal("ΔT", times("K", "b")),
    plain: true,
    valid,
  });
  const ofIons = law({
    ...common,
    id: `${change}-of-ions`,
    step: { ΔT: "change-of-ions", b: "molality", K: "constant", i: "factor" },
    quantities: { ΔT: shift, i, K: constant, b },
    equation: equal("ΔT", times("i", "K", "b")),
    plain: true,
    valid,
    slips: [...slipsOfIons("ΔT"), { id: `${WORDS}.ions-ignored`, of: "b", value: (at) => at("b").times(at("i")) }],
  });
  const point = { kind: `${change}-point`, letter: "T", unit: "°C", signed: true, role: SAMPLE } as const;
  const pure = { kind: `pure-${change}-point`, letter: "T₀", unit: "°C", signed: true, role: SAMPLE } as const;
  const shifted = law({
    ...common,
    id: `${change}-point`,
    step: { ΔT: "difference", "T₀": "pure-point" },
    quantities: { T: point, "T₀": pure, ΔT: shift },
    equation: equal("T", change === "freezing" ? minus("T₀", "ΔT") : plus("T₀", "ΔT")),
    plain: true,
    valid,
    slips: [{ id: `${WORDS}.wrong-direction`, of: "T", value: (at) => at("T₀").times(2).minus(at("T")) }],
    example: { "T₀": 5.5, ΔT: 2.4 },
  });
  return { plain, ofIons, shifted };
}

export const FREEZING = lawsOfChange("freezing");
export const BOILING = lawsOfChange("boiling");

const osmosis = {
  c: { kind: "molarity", unit: "mol/L" },
  T: { kind: "temperature", unit: "K", role: SAMPLE },
} as const satisfies Record<string, QuantityDeclaration>;

const P = {
  kind: "osmotic-pressure",
  letter: "Π",
  unit: "atm",
  role: SAMPLE,
  conversion: "atmospheres",
} as const;

const commonOfOsmosis = {
  ...common,
  constants: { R: GAS_CONSTANTS["L·atm/(mol·K)"] },
  plain: true,
  // What is dissolved in water freezes below and boils above.
  valid: [between("T", 250, 400)],
  step: { P: "osmotic-pressure", c: "molarity", T: "temperature" },
} as const;

/** Π = c R T: dissolved particles press on a membrane as a gas presses on its walls. van 't Hoff. */
export const osmoticPressure = law({
  ...commonOfOsmosis,
  id: "osmotic-pressure",
  quantities: { P, ...osmosis },
  equation: equal("P", times("c", "R", "T")),
  example: { T: 300, c: 0.2 },
});

/** Π = i c R T */
export const osmoticPressureOfIons = law({
  ...commonOfOsmosis,
  id: "osmotic-pressure-of-ions",
  step: { ...commonOfOsmosis.step, i: "factor-of-pressure" },
  quantities: { P, i, ...osmosis },
  equation: equal("P", times("i", "c", "R", "T")),
  slips: [...slipsOfIons("P"), { id: `${WORDS}.ions-ignored`, of: "c", value: (at) => at("c").times(at("i")) }],
  example: { T: 300, c: 0.2 },
});

const pure = { kind: "vapor-pressure", letter: "P°", unit: "torr", role: "solvent", named: true } as const;

/** P = x P°, of what dissolves a solute that does not evaporate. Raoult. */
export const vaporPressure = law({
  ...common,
  id: "vapor-pressure",
  step: { "P°": "pure-pressure", x: "fraction" },
  quantities: {
    P: { kind: "solution-vapor-pressure", unit: "torr", role: SAMPLE },
    x: { kind: "mole-fraction", unit: "", role: "solvent", named: true },
    "P°": pure,
  },
  unitsBy: inOneUnit("P", "P°"),
  equation: equal("P", times("x", "P°")),
  plain: true,
  valid: [(at) => at("x").lte(ONE)],
  slips: [
    { id: `${WORDS}.fraction-of-solute`, of: "P", value: (at) => at("P°").minus(at("P")) },
    { id: `${WORDS}.raised-pressure`, of: "P", value: (at) => at("P°").times(2).minus(at("P")) },
  ],
  example: { x: 0.9, "P°": 23.8 },
});

/** ΔP = x P°, x of the solute: by how much it falls. */
export const vaporLowering = law({
  ...common,
  id: "vapor-lowering",
  step: { "P°": "pure-pressure", x: "fraction" },
  quantities: {
    ΔP: { kind: "vapor-lowering", unit: "torr", role: SAMPLE },
    x: { kind: "mole-fraction", unit: "", named: true },
    "P°": pure,
  },
  unitsBy: inOneUnit("ΔP", "P°"),
  equation: equal("ΔP", times("x", "P°")),
  plain: true,
  valid: [(at) => at("x").lte(ONE)],
  example: { x: 0.1, "P°": 23.8 },
});

/** i = 1 + α: of an acid HX, of which the share α has become two ions. */
export const factorOfAcid = law({
  ...common,
  id: "factor-of-acid",
  step: { i: "factor-of-acid", α: "share-of-ions" },
  quantities: { i, α: { kind: "percent-ionization", unit: "%", role: SAMPLE } },
  constants: { "100 %": quantity("100", "%") },
  equation: equal("i", plus(1, over("α", "100 %"))),
  plain: true,
  valid: [between("i", 1, 2)],
  slips: [{ id: "fraction-for-percent", of: "α", value: (at) => at("α").div(100) }],
  example: { α: 12 },
  applies: (_, { conditions }) => conditions.has("weak-acid"),
});

export const COLLIGATIVE_LAWS: readonly Law[] = [
  FREEZING.shifted,
  BOILING.shifted,
  FREEZING.plain,
  BOILING.plain,
  FREEZING.ofIons,
  BOILING.ofIons,
  osmoticPressure,
  osmoticPressureOfIons,
  vaporPressure,
  vaporLowering,
];
