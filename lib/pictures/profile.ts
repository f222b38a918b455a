import { arrheniusFactor } from "../laws/kinetics/arrhenius.ts";
import { lawValue } from "../laws/law-value.ts";
import { getValueIn } from "../quantity/conversion.ts";
import type { Decimal } from "../quantity/decimal.ts";
import { type Quantity, quantity } from "../quantity/quantity.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { baseValue } from "./base-value.ts";
import { consistsOf, isFoundBy } from "./consists-of.ts";
import { findPlayed, greatestOf } from "./greatest.ts";
import type { Scenery } from "./picture.ts";
import type { Played } from "./replay.ts";

/** A barrier at a temperature, and the part of the collisions that have energy for it: k/A, from 0 to 1. */
type Crossing = { readonly barrier: Quantity; readonly temperature: Quantity; readonly part: Decimal };

export type Profile = {
  /** From the reactants to the top of each path; the second is that of a catalyst. */
  readonly barriers: readonly Quantity[];
  /** Of one barrier at each of its temperatures, or of two barriers at one. */
  readonly crossings: readonly Crossing[];
  /** How many times as fast the second crossing is as the first; null where there is one only. */
  readonly ratio: Quantity | null;
  /** What the scale of energy holds, in kJ/mol as the barriers are. */
  readonly greatest: number;
};

const METHODS: ReadonlySet<string> = new Set(["arrhenius"]);
const KINDS: ReadonlySet<string> = new Set([
  "activation-energy",
  "temperature",
  "rate-constant",
  "constant-ratio",
  "frequency-factor",
]);

const KILOJOULES = getUnit("kJ/mol");

const LABELS = [null, "first", "second"] as const;

const isBarrier = ({ node }: Played): boolean => node.quantity.kind === "activation-energy";

/** The part of the collisions with enough energy, by the law that gives k, with A = 1. */
function partOver(barrier: Quantity, temperature: Quantity): Decimal {
  const Ea = getValueIn(barrier, "J/mol");
  return lawValue(arrheniusFactor, "k", { A: 1, Ea, T: getValueIn(temperature, "K") });
}

/** The energy on the way from reactants to products, as far as a rate constant tells it: the barriers. */
export function readProfile(scenery: Scenery): Profile | null {
  const { played } = scenery;
  if (!consistsOf(played, KINDS, METHODS) || !isFoundBy(played, METHODS)) return null;
  const listed = (kind: string): Quantity[] => LABELS.flatMap((label) => findPlayed(played, kind, label) ?? []);
  const temperatures = listed("temperature");
  const barriers = listed("activation-energy").map((each) => ({
    ...each,
    value: getValueIn(each, KILOJOULES),
    unit: KILOJOULES,
  }));
  const crossings = barriers.flatMap((barrier) =>
    temperatures.map((temperature): Crossing => ({ barrier, temperature, part: partOver(barrier, temperature) })),
  );
  if (barriers.length === 0 || temperatures.length === 0 || crossings.length > 2) return null;
  return {
    barriers,
    crossings,
    ratio: findPlayed(played, "constant-ratio", null),
    greatest: greatestOf(scenery, isBarrier) / baseValue(quantity(1, KILOJOULES)),
  };
}
