import { convertTo, getValueIn } from "../quantity/conversion.ts";
import { type Quantity, quantity } from "../quantity/quantity.ts";
import { baseValue } from "./base-value.ts";
import { consistsOf } from "./consists-of.ts";
import { greatestOf } from "./greatest.ts";
import { ionsInWater, type SaltIon } from "./ions-in-water.ts";
import { niceAbove } from "./nice-above.ts";
import type { Scenery } from "./picture.ts";
import type { Played } from "./replay.ts";

/** An ion of the salt: how concentrated, how much of it where the problem has a volume, and how many of it are drawn. */
type DissolvedIon = SaltIon & {
  readonly molarity: Quantity;
  readonly amount: Quantity | null;
  readonly drawn: number;
};

export type DissolvedSalt = {
  /** In canonical ASCII. */
  readonly of: string;
  readonly molarity: Quantity;
  readonly volume: Quantity | null;
  readonly ions: readonly DissolvedIon[];
  /** The concentration for which one formula unit drawn stands. */
  readonly each: Quantity;
};

const KINDS: ReadonlySet<string> = new Set([
  "molarity",
  "solution-volume",
  "amount",
  "mass",
  "ion-amount",
  "ion-molarity",
]);
const METHODS: ReadonlySet<string> = new Set(["molarity", "mass-and-amount", "ions-of-salt", "parts-of-formula"]);

/** So many formula units are drawn of what is most concentrated, and no more than so many ions: the rest is water. */
const MOST = { units: 20, ions: 80 } as const;

const find = (played: readonly Played[], kind: string, of: string): Quantity | null =>
  played.find(({ node }) => node.quantity.kind === kind && node.quantity.of === of)?.quantity ?? null;

const times = (own: Quantity | null, count: number): Quantity | null =>
  own === null ? null : { ...own, value: own.value.times(count) };

/** One salt that is dissolved in water: it is there as its ions, and nothing else is in the problem. */
export function readSalt(scenery: Scenery): DissolvedSalt | null {
  const { played } = scenery;
  if (!consistsOf(played, KINDS, METHODS)) return null;
  const names = new Set(played.flatMap(({ node }) => node.quantity.of ?? []));
  const [of, ...others] = [...names].filter((each) => ionsInWater(each) !== null);
  const ions = of === undefined ? null : ionsInWater(of);
  if (of === undefined || ions === null || others.length > 0) return null;
  if ([...names].some((each) => each !== of && ions.every((ion) => ion.of !== each))) return null;
  const molarity = find(played, "molarity", of);
  if (molarity === null || !molarity.value.gt(0)) return null;
  const perUnit = ions.reduce((sum, { count }) => sum + count, 0);
  const most = Math.min(MOST.units, Math.floor(MOST.ions / perUnit));
  const isMolarity = ({ node: { quantity: own } }: Played): boolean => own.kind === "molarity" && own.of === of;
  const greatest = greatestOf(scenery, isMolarity) / baseValue(quantity(1, "mol/L"));
  const each = niceAbove(greatest / most);
  const units = Math.max(1, Math.round(getValueIn(molarity, "mol/L").toNumber() / each));
  // Said in the unit of the problem, which is one of concentration.
  const inUnit = convertTo(quantity(each, "mol/L", 1), molarity.unit);
  if (!inUnit.ok) return null;
  const amount = find(played, "amount", of);
  return {
    of,
    molarity,
    volume: find(played, "solution-volume", of),
    ions: ions.map((ion) => ({
      ...ion,
      molarity: { ...molarity, value: molarity.value.times(ion.count) },
      amount: times(amount, ion.count),
      drawn: units * ion.count,
    })),
    each: inUnit.value,
  };
}
