import type { Random } from "../random.ts";
import { getReaction, listParticipants } from "../reactions/reaction.ts";
import type { Orders } from "../../laws/kinetics/rate-law.ts";

/** A reaction of two reactants whose rate law was measured. */
type MeasuredLaw = {
  readonly equation: string;
  readonly orders: readonly [readonly [formula: string, order: number], readonly [formula: string, order: number]];
  /** In mol/L and seconds, of the magnitude that was measured: the exercises vary it. */
  readonly constant: number;
  /** The usual concentration in the experiments, in mol/L. */
  readonly scale: number;
};

/** Orders and magnitudes as the chapters on kinetics of OpenStax Chemistry 2e, Chang, Brown and Silberberg report them from measurements. */
const MEASURED_LAWS: readonly MeasuredLaw[] = [
  {
    equation: "2 NO + 2 H2 -> N2 + 2 H2O",
    orders: [
      ["NO", 2],
      ["H2", 1],
    ],
    constant: 250,
    scale: 0.005,
  },
  {
    equation: "2 NO + O2 -> 2 NO2",
    orders: [
      ["NO", 2],
      ["O2", 1],
    ],
    constant: 7100,
    scale: 0.01,
  },
  {
    equation: "2 NO + Cl2 -> 2 NOCl",
    orders: [
      ["NO", 2],
      ["Cl2", 1],
    ],
    constant: 3,
    scale: 0.1,
  },
  {
    equation: "2 NO + Br2 -> 2 NOBr",
    orders: [
      ["NO", 2],
      ["Br2", 1],
    ],
    constant: 12_000,
    scale: 0.05,
  },
  {
    equation: "NO + O3 -> NO2 + O2",
    orders: [
      ["NO", 1],
      ["O3", 1],
    ],
    constant: 2.2e7,
    scale: 2e-6,
  },
  {
    equation: "NO2 + CO -> NO + CO2",
    orders: [
      ["NO2", 2],
      ["CO", 0],
    ],
    constant: 0.5,
    scale: 0.1,
  },
  {
    equation: "2 NO2 + F2 -> 2 NO2F",
    orders: [
      ["NO2", 1],
      ["F2", 1],
    ],
    constant: 38,
    scale: 0.01,
  },
  {
    equation: "F2 + 2 ClO2 -> 2 ClO2F",
    orders: [
      ["F2", 1],
      ["ClO2", 1],
    ],
    constant: 1.2,
    scale: 0.05,
  },
  {
    equation: "H2 + 2 ICl -> I2 + 2 HCl",
    orders: [
      ["H2", 1],
      ["ICl", 1],
    ],
    constant: 0.16,
    scale: 0.1,
  },
  {
    equation: "H2 + I2 -> 2 HI",
    orders: [
      ["H2", 1],
      ["I2", 1],
    ],
    constant: 0.06,
    scale: 0.05,
  },
  {
    equation: "S2O8^2- + 3 I- -> 2 SO4^2- + I3-",
    orders: [
      ["S2O8^2-", 1],
      ["I-", 1],
    ],
    constant: 0.081,
    scale: 0.05,
  },
  {
    equation: "2 ClO2 + 2 OH- -> ClO3- + ClO2- + H2O",
    orders: [
      ["ClO2", 2],
      ["OH-", 1],
    ],
    constant: 230,
    scale: 0.03,
  },
  {
    equation: "2 HgCl2 + C2O4^2- -> 2 Cl- + 2 CO2 + Hg2Cl2",
    orders: [
      ["HgCl2", 1],
      ["C2O4^2-", 2],
    ],
    constant: 1.3e-4,
    scale: 0.1,
  },
  {
    equation: "NH4+ + NO2- -> N2 + 2 H2O",
    orders: [
      ["NH4+", 1],
      ["NO2-", 1],
    ],
    constant: 2.7e-4,
    scale: 0.1,
  },
  {
    equation: "CH3Br + OH- -> CH3OH + Br-",
    orders: [
      ["CH3Br", 1],
      ["OH-", 1],
    ],
    constant: 2.8e-4,
    scale: 0.1,
  },
  {
    equation: "(CH3)3CBr + OH- -> (CH3)3COH + Br-",
    orders: [
      ["(CH3)3CBr", 1],
      ["OH-", 0],
    ],
    constant: 0.01,
    scale: 0.1,
  },
];

/** Equation, orders and coefficients of a reaction, with a rate constant near the measured one. */
export type RateLaw = {
  readonly equation: string;
  readonly orders: Orders;
  readonly overall: number;
  readonly constant: number;
  readonly scale: number;
};

export function sampleLaw(random: Random): RateLaw {
  const { equation, orders, constant, scale } = random.pick(MEASURED_LAWS);
  return {
    equation,
    orders,
    overall: orders[0][1] + orders[1][1],
    constant: constant * (0.8 + 0.4 * random.next()),
    scale,
  };
}

export function coefficientOf(equation: string, formula: string): number {
  return listParticipants(getReaction(equation)).find((each) => each.formula === formula)?.coefficient ?? 1;
}
