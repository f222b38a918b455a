import { equal, ln, log, negative, over, times } from "../../algebra/tree.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import type { Scene } from "../../methods/rules/rule.ts";
import { CONSTANTS, ROOM_TEMPERATURE } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { type At, isAboveZero, law, type OwnSlip } from "../law.ts";

export const POTENTIAL = { kind: "standard-potential", unit: "V", signed: true } as const;
export const ELECTRONS = { kind: "electrons-transferred", unit: "", whole: true } as const;

/** ΔG, K and temperatures belong to other laws too. */
const isOfCell = ({ kind }: Variable, { givens, cell }: Scene): boolean =>
  cell !== undefined ||
  [kind, ...givens.map((given) => given.kind)].some(
    (each) => each === "standard-potential" || each === "cell-potential" || each === "electrons-transferred",
  );

/** At 25 °C no temperature is told; where one is told, it counts. */
export const atRoom = (wanted: Variable, scene: Scene): boolean =>
  isOfCell(wanted, scene) && wanted.kind !== "temperature" && scene.givens.every(({ kind }) => kind !== "temperature");

export const atTemperature = (wanted: Variable, scene: Scene): boolean =>
  isOfCell(wanted, scene) && !atRoom(wanted, scene);

/** R T ln 10 / F at 25 °C, which textbooks round to 0.0592 V: three figures. */
export const NERNST_SLOPE = quantity(
  CONSTANTS.gas.value.times(ROOM_TEMPERATURE).times(new Decimal(10).ln()).div(CONSTANTS.faraday.value),
  "V",
  3,
);

export const forgotElectrons = (of: string, value: OwnSlip["value"]): OwnSlip => ({
  id: "problems-redox.cell-potential.slips.n-left-out",
  of,
  value,
});

const shared = { method: "galvanic-cell", state: ({ kind }: Variable) => ({ id: kind, values: {} }) } as const;

/** ΔG° = −n F E°, for the equation as it is written, or for a mole of it. */
export const cellEnergy = law({
  ...shared,
  id: "gibbs",
  step: { "E°": "potential-of-gibbs", n: "electrons-of-gibbs" },
  quantities: { "ΔG°": { kind: "standard-gibbs-energy", unit: "J/mol", signed: true }, n: ELECTRONS, "E°": POTENTIAL },
  constants: { F: CONSTANTS.faraday },
  systems: [
    { units: { "ΔG°": "J", n: "mol" }, answered: { "ΔG°": "kJ" } },
    {
      units: { "ΔG°": "J/mol" },
      answered: { "ΔG°": "kJ/mol" },
      suits: (_, { dimension }) => dimension === DIMENSIONS.molarEnergy,
    },
  ],
  equation: equal("ΔG°", negative(times("n", "F", "E°"))),
  slips: [
    forgotElectrons("ΔG°", (at) => at("ΔG°").div(at("n"))),
    forgotElectrons("E°", (at) => at("E°").times(at("n"))),
  ],
  example: { n: 2, "E°": 1.1 },
  applies: isOfCell,
});

const K = { kind: "equilibrium-constant", unit: "" } as const;

const atEquilibrium = {
  ...shared,
  id: "equilibrium",
  leastFigures: 2,
  valid: [isAboveZero("K"), (at: At) => at("K").lt("1e300")],
  slips: [
    forgotElectrons("E°", (at) => at("E°").times(at("n"))),
    forgotElectrons("K", (at) => at("K").pow(new Decimal(1).div(at("n")))),
    {
      id: "problems-redox.cell-potential.slips.constant-inverted",
      of: "K",
      value: (at: At): Decimal => at("K").pow(-1),
    },
    {
      id: "problems-redox.cell-potential.slips.potential-sign",
      of: "E°",
      value: (at: At): Decimal => at("E°").neg(),
    },
  ],
} as const;

/** log K = n E° / 0.0592 V: E is zero at equilibrium. */
export const cellConstant = law({
  ...atEquilibrium,
  quantities: { K, n: ELECTRONS, "E°": POTENTIAL },
  fixed: { slope: NERNST_SLOPE },
  equation: equal(log("K"), over(times("n", "E°"), "slope")),
  example: { n: 2, "E°": 0.34 },
  applies: atRoom,
});

/** ln K = n F E° / (R T), at another temperature. */
export const cellConstantAtTemperature = law({
  ...atEquilibrium,
  quantities: { K, n: ELECTRONS, "E°": POTENTIAL, T: { kind: "temperature", unit: "K" } },
  constants: { F: CONSTANTS.faraday, R: CONSTANTS.gas },
  equation: equal(ln("K"), over(times("n", "F", "E°"), times("R", "T"))),
  example: { n: 2, "E°": 0.34, T: 350 },
  applies: atTemperature,
});
