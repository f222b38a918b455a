import { equal, over, root, times } from "../../algebra/tree.ts";
import type { Kind, Variable } from "../../methods/rules/kinds.ts";
import type { Scene } from "../../methods/rules/rule.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { type At, type Law, law } from "../law.ts";

/** A temperature or a molar mass is a matter of moving particles only beside what is told of their motion. */
const concerns =
  (kind: Kind) =>
  (wanted: Variable, { givens }: Scene): boolean =>
    wanted.kind === kind || givens.some((given) => given.kind === kind);

const state: Law["state"] = ({ kind, of }) =>
  kind === "mean-square-speed" && of !== null
    ? { id: "speed", values: { gas: formulaTerm(of) } }
    : { id: kind, values: {} };

const GRAMS_IN_KILOGRAM = new Decimal(1000);

const T = { kind: "temperature", unit: "K" } as const;

const common = { method: "kinetic-theory", state, valid: [(at: At) => at("T").gt(0)] } as const;

/** u = √(3 R T / M), the root of the mean square of the speeds; R in joules needs kilograms. */
export const meanSquareSpeed = law({
  ...common,
  id: "speed",
  step: { T: "temperature-from-speed", M: "molar-mass-from-speed" },
  quantities: {
    u: { kind: "mean-square-speed", unit: "m/s" },
    T,
    M: { kind: "molar-mass", unit: "kg/mol", molarMass: true, conversion: "kilograms" },
  },
  constants: { R: CONSTANTS.gas },
  equation: equal("u", root(over(times(3, "R", "T"), "M"))),
  slips: [
    {
      id: "problems-gases.kinetic-theory.slips.grams-for-kilograms",
      of: "u",
      value: (at) => at("u").div(GRAMS_IN_KILOGRAM.sqrt()),
    },
  ],
  example: { T: 300, M: 0.028 },
  applies: concerns("mean-square-speed"),
});

/** E = 3/2 R T for one mole, whatever the gas. */
export const molarKineticEnergy = law({
  ...common,
  id: "energy",
  step: { T: "temperature-from-energy" },
  quantities: { E: { kind: "kinetic-energy", unit: "J/mol" }, T },
  systems: [{ units: { E: "J/mol" }, constants: { R: CONSTANTS.gas }, answered: { E: "kJ/mol" } }],
  equation: equal("E", over(times(3, "R", "T"), 2)),
  slips: [{ id: "problems-gases.kinetic-theory.slips.half-forgotten", of: "E", value: (at) => at("R").times(at("T")) }],
  applies: concerns("kinetic-energy"),
});

/** r = E₂ / E₁ = T₂ / T₁ */
export const energiesOfParticles = law({
  ...common,
  id: "ratio",
  step: { "T₁": "divide", "T₂": "multiply" },
  quantities: {
    r: { kind: "energy-ratio", unit: "" },
    "T₂": { ...T, label: "final" },
    "T₁": { ...T, label: "initial" },
  },
  equation: equal("r", over("T₂", "T₁")),
  plain: true,
  valid: [],
  slips: [{ id: "problems-gases.kinetic-theory.slips.speed-for-energy", of: "r", value: (at) => at("r").sqrt() }],
  applies: concerns("energy-ratio"),
});
