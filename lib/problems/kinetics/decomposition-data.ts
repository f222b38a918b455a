import { unitOfConstant } from "../../laws/kinetics/unit-of-constant.ts";
import type { IntegratedOrder } from "../../laws/kinetics/integrated.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Random } from "../random.ts";
import { threeFigures } from "./rate-terms.ts";

type Measured = {
  readonly equation: string;
  readonly reactant: string;
  readonly order: IntegratedOrder;
  readonly constant: number;
  readonly time: "s" | "min";
  readonly scale: number;
};

/**
 * One reactant that is used up at the rate k [A]ⁿ: order, magnitude of k (mol/L, `time`) and a usual concentration. OpenStax
 * Chemistry 2e, chapter 12, and the exercises on integrated rate laws of Chang, Brown and Silberberg; the ones of order zero
 * on hot metals: NH₃ on tungsten, HI on gold, N₂O on platinum.
 */
const MEASURED: readonly Measured[] = [
  { equation: "2 NH3 -> N2 + 3 H2", reactant: "NH3", order: 0, constant: 1.31e-6, time: "s", scale: 0.0028 },
  { equation: "2 HI -> H2 + I2", reactant: "HI", order: 0, constant: 1.2e-4, time: "s", scale: 0.1 },
  { equation: "2 N2O -> 2 N2 + O2", reactant: "N2O", order: 0, constant: 2.4e-5, time: "min", scale: 0.01 },
  { equation: "2 N2O5 -> 4 NO2 + O2", reactant: "N2O5", order: 1, constant: 4.8e-4, time: "s", scale: 0.1 },
  { equation: "C4H8 -> 2 C2H4", reactant: "C4H8", order: 1, constant: 9.2e-3, time: "s", scale: 0.05 },
  { equation: "SO2Cl2 -> SO2 + Cl2", reactant: "SO2Cl2", order: 1, constant: 1.3e-3, time: "min", scale: 0.02 },
  { equation: "C2H6 -> 2 CH3", reactant: "C2H6", order: 1, constant: 5.36e-4, time: "s", scale: 0.02 },
  { equation: "4 PH3 -> P4 + 6 H2", reactant: "PH3", order: 1, constant: 0.0198, time: "s", scale: 0.03 },
  { equation: "2 H2O2 -> 2 H2O + O2", reactant: "H2O2", order: 1, constant: 1.93e-3, time: "min", scale: 0.5 },
  { equation: "C2H5Cl -> C2H4 + HCl", reactant: "C2H5Cl", order: 1, constant: 1.6e-3, time: "s", scale: 0.03 },
  { equation: "2 NO2 -> 2 NO + O2", reactant: "NO2", order: 2, constant: 0.54, time: "s", scale: 0.02 },
  { equation: "2 C4H6 -> C8H12", reactant: "C4H6", order: 2, constant: 0.0576, time: "min", scale: 0.2 },
  { equation: "2 NOBr -> 2 NO + Br2", reactant: "NOBr", order: 2, constant: 0.8, time: "s", scale: 0.1 },
  { equation: "CH3CHO -> CH4 + CO", reactant: "CH3CHO", order: 2, constant: 0.334, time: "s", scale: 0.01 },
];

/** A reactant on its way: three figures each. `left` is what is left of `initial` after `time`, unrounded. */
export type Decomposition = {
  readonly equation: string;
  readonly reactant: string;
  readonly order: IntegratedOrder;
  readonly constant: Quantity;
  readonly initial: Quantity;
  readonly timeUnit: "s" | "min";
};

export function sampleDecomposition(random: Random, orders: readonly IntegratedOrder[]): Decomposition {
  const order = random.pick(orders);
  const { constant, scale, time, ...reaction } = random.pick(MEASURED.filter((each) => each.order === order));
  return {
    ...reaction,
    order,
    constant: threeFigures(new Decimal(constant).times(0.8 + 0.4 * random.next()), unitOfConstant(order, time)),
    initial: threeFigures(new Decimal(scale).times(0.6 + 1.4 * random.next()), "mol/L"),
    timeUnit: time,
  };
}
