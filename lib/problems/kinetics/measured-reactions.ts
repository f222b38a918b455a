import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { Random } from "../random.ts";
import { getReaction, listParticipants } from "../reactions/reaction.ts";
import type { Participant } from "../reactions/reaction.ts";

/**
 * Reactions whose rates are followed in textbooks (OpenStax Chemistry 2e, chapter 12; Chang; Brown): the usual size of a
 * concentration as a power of ten in mol/L, and of the time.
 */
const FOLLOWED = [
  { equation: "2 N2O5 -> 4 NO2 + O2", place: -1, time: "s", span: [150, 900] },
  { equation: "2 H2O2 -> 2 H2O + O2", place: -1, time: "min", span: [120, 600] },
  { equation: "2 NO2 -> 2 NO + O2", place: -2, time: "s", span: [50, 300] },
  { equation: "2 HI -> H2 + I2", place: -1, time: "s", span: [100, 900] },
  { equation: "C4H9Cl + H2O -> C4H9OH + HCl", place: -1, time: "s", span: [100, 800] },
  { equation: "Br2 + HCOOH -> 2 HBr + CO2", place: -2, time: "s", span: [50, 400] },
  { equation: "SO2Cl2 -> SO2 + Cl2", place: -1, time: "min", span: [100, 600] },
  { equation: "2 NOBr -> 2 NO + Br2", place: -2, time: "s", span: [20, 200] },
  { equation: "CH3COOC2H5 + OH- -> CH3COO- + C2H5OH", place: -2, time: "s", span: [60, 600] },
  { equation: "N2 + 3 H2 -> 2 NH3", place: -1, time: "min", span: [10, 60] },
  { equation: "2 SO2 + O2 -> 2 SO3", place: -1, time: "s", span: [20, 200] },
  { equation: "4 NH3 + 5 O2 -> 4 NO + 6 H2O", place: -1, time: "s", span: [20, 200] },
  { equation: "4 PH3 -> P4 + 6 H2", place: -2, time: "s", span: [20, 120] },
  { equation: "5 Br- + BrO3- + 6 H+ -> 3 Br2 + 3 H2O", place: -1, time: "s", span: [60, 600] },
  { equation: "IO3- + 5 I- + 6 H+ -> 3 I2 + 3 H2O", place: -2, time: "s", span: [20, 200] },
  { equation: "2 NO + 2 H2 -> N2 + 2 H2O", place: -2, time: "s", span: [20, 200] },
  { equation: "S2O8^2- + 3 I- -> 2 SO4^2- + I3-", place: -2, time: "s", span: [100, 900] },
  { equation: "2 O3 -> 3 O2", place: -2, time: "min", span: [10, 90] },
  { equation: "C2H4 + 3 O2 -> 2 CO2 + 2 H2O", place: -1, time: "s", span: [20, 200] },
] as const;

/** The solvent, whose concentration hardly changes. */
const SOLVENT = "H2O";

/** A substance whose concentration goes from one value to another, all of three figures. */
export type Followed = {
  readonly equation: string;
  readonly participants: readonly Participant[];
  readonly substance: Participant;
  readonly from: Quantity;
  readonly to: Quantity;
  readonly change: Quantity;
  readonly time: Quantity;
  readonly unit: string;
};

/** Null where the numbers make no clear exercise. `isCounted` keeps substances whose coefficient is not one. */
export function sampleFollowed(random: Random, isCounted = false): Followed | null {
  const { equation, place, time, span } = random.pick(FOLLOWED);
  const participants = listParticipants(getReaction(equation)).filter(({ formula }) => formula !== SOLVENT);
  const substance = random.pick(participants);
  if (isCounted && substance.coefficient === 1) return null;
  // Three figures: 0.412 mol/L, 0.0412 mol/L.
  const unit = new Decimal(10).pow(place - 2);
  const high = random.integer(250, 980);
  const low = Math.round(high * (0.15 + 0.6 * random.next()));
  if (high - low < 100 || low < 100) return null;
  const of = (value: number): Quantity =>
    quantity(unit.times(value), "mol/L", figuresToPlace(unit.times(value), place - 2));
  const [from, to] = substance.isReactant ? [of(high), of(low)] : [of(low), of(high)];
  const elapsed = random.integer(Math.max(10, span[0]), span[1]);
  // No zero at the end, which might not count as measured.
  const rounded = elapsed % 10 === 0 ? elapsed + 5 : elapsed;
  return {
    equation,
    participants,
    substance,
    from,
    to,
    change: of(high - low),
    time: quantity(rounded, time, String(rounded).length),
    unit: `mol/(L·${time})`,
  };
}
