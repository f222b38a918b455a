import { isCounted, reactionQuotient, readEquilibrium } from "../../chemistry/equilibrium/equilibrium.ts";
import type { Participant } from "../../chemistry/equilibrium/equilibrium.ts";
import type { Expression } from "../../methods/facts.ts";
import { equals } from "../../methods/rules/quantity-terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Random } from "../random.ts";
import { measureOf } from "../../methods/equilibrium-terms.ts";
import type { Measure } from "../../methods/equilibrium-terms.ts";

/** `constant` is Kc at `celsius`. */
export type Reaction = {
  readonly equation: string;
  readonly constant: number;
  readonly celsius: number;
  readonly participants: readonly Participant[];
};

const reaction = (equation: string, constant: number, celsius: number): Reaction => ({
  equation,
  constant,
  celsius,
  participants: readEquilibrium(equation),
});

/**
 * Gas reactions with the Kc that textbooks give for a temperature (chapter 13 of OpenStax Chemistry 2e, and the chapters on
 * equilibrium of Chang, Petrucci, Silberberg and Zumdahl). The exercises vary it and say "at a certain temperature".
 */
export const GAS_REACTIONS: readonly Reaction[] = [
  reaction("N2(g) + 3 H2(g) <=> 2 NH3(g)", 0.5, 400),
  reaction("H2(g) + I2(g) <=> 2 HI(g)", 50, 448),
  reaction("N2O4(g) <=> 2 NO2(g)", 0.0046, 25),
  reaction("PCl5(g) <=> PCl3(g) + Cl2(g)", 0.021, 160),
  reaction("2 SO2(g) + O2(g) <=> 2 SO3(g)", 280, 727),
  reaction("CO(g) + H2O(g) <=> CO2(g) + H2(g)", 5.1, 427),
  reaction("CO(g) + 2 H2(g) <=> CH3OH(g)", 14.5, 210),
  reaction("CO(g) + 3 H2(g) <=> CH4(g) + H2O(g)", 3.9, 927),
  reaction("2 NOCl(g) <=> 2 NO(g) + Cl2(g)", 0.000016, 35),
  reaction("N2(g) + O2(g) <=> 2 NO(g)", 0.0017, 2027),
  reaction("COCl2(g) <=> CO(g) + Cl2(g)", 0.00083, 360),
];

export type State = ReadonlyMap<string, Quantity>;

const UNITS = { concentration: "mol/L", pressure: "atm" } as const;

export function valueIn(state: State): (formula: string) => Quantity {
  return (formula) => {
    const value = state.get(formula);
    if (value === undefined) throw new Error(`There is no value of ${formula}`);
    return value;
  };
}

/** Mixtures of some reactions are rarely such as are measured. */
const MOST_TRIES = 12;

/** Values of all species that give about this quotient; null where none were found that could be measured. */
export function sampleState(
  random: Random,
  reaction: Reaction,
  wanted: Decimal,
  measure: Measure = "concentration",
): State | null {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const state = trySample(random, reaction, wanted, measure);
    if (state !== null) return state;
  }
  return null;
}

/** Null where the last of the values would be none that is measured. */
function trySample(random: Random, { participants }: Reaction, wanted: Decimal, measure: Measure): State | null {
  const counted = participants.filter(isCounted);
  const last = counted.at(-1);
  if (last === undefined) return null;
  const sampled = new Map<string, Quantity>();
  for (const { formula } of counted) {
    const value = new Decimal(10).pow(-1.5 + 1.7 * random.next()).toSignificantDigits(3);
    sampled.set(formula, quantity(value, UNITS[measure], 3));
  }
  const others = reactionQuotient(counted.slice(0, -1), (formula) => valueIn(sampled)(formula).value);
  const value = wanted
    .div(others)
    .pow(1 / last.power)
    .toSignificantDigits(3);
  if (value.lt("0.004") || value.gt(5)) return null;
  sampled.set(last.formula, quantity(value, UNITS[measure], 3));
  const distinct = new Set([...sampled.values()].map(({ value: each }) => each.toString()));
  return distinct.size < sampled.size ? null : sampled;
}

export function quotientOf({ participants }: Reaction, state: State): Decimal {
  return reactionQuotient(participants, (formula) => valueIn(state)(formula).value);
}

/** `[NH₃] = 0.20 mol/L` for each species, but for one that is asked for. */
export function stateLines(state: State, measure: Measure, but?: string): Expression[] {
  return [...state].flatMap(([formula, value]) =>
    formula === but ? [] : [equals(measureOf(formula, measure), value)],
  );
}

/** A constant near that of the reaction. */
export function varied(random: Random, { constant }: Reaction): Decimal {
  return new Decimal(constant).times(0.7 + 0.6 * random.next());
}
