import { kindOf } from "../chemistry/elements/families.ts";
import { findElement } from "../chemistry/elements/elements.ts";
import { writeIon } from "../chemistry/elements/species.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { baseValue } from "./base-value.ts";
import { consistsOf } from "./consists-of.ts";
import { findPlayed, greatestOf } from "./greatest.ts";
import type { Scenery } from "./picture.ts";

export type Electrolysis = {
  readonly current: Quantity;
  readonly time: Quantity;
  readonly charge: Quantity;
  readonly electrons: Quantity;
  /** What forms, in canonical ASCII. */
  readonly of: string;
  /** So many electrons for each of its atoms or molecules. */
  readonly each: number;
  readonly amount: Quantity;
  /** Null where amounts alone are asked for. */
  readonly mass: Quantity | null;
  readonly place: Place;
  /** Of the greatest amount that it can be turned to, from 0 to 1. */
  readonly share: number;
};

/** Where it forms: a metal on the cathode, out of its ion; a gas as bubbles on either electrode. */
type Place =
  | { readonly electrode: "cathode"; readonly ion: string }
  | { readonly electrode: "cathode" | "anode"; readonly ion: null };

const KINDS: ReadonlySet<string> = new Set([
  "current",
  "time",
  "charge",
  "electron-amount",
  "electrons-each",
  "amount",
  "mass",
]);

const METHODS: ReadonlySet<string> = new Set(["electrolysis", "mass-and-amount"]);

/** The gases of a school's cells, and whether each takes electrons at the cathode or gives them off at the anode. */
const GASES: Readonly<Record<string, "cathode" | "anode">> = { H2: "cathode", O2: "anode", Cl2: "anode", F2: "anode" };

function placeOf(of: string, each: number): Place | null {
  const electrode = GASES[of];
  if (electrode !== undefined) return { electrode, ion: null };
  const element = findElement(of);
  return element !== null && kindOf(element) === "metal" ? { electrode: "cathode", ion: writeIon(of, each) } : null;
}

/** A current that makes a substance at an electrode: its charge, the electrons in it, and what these make. */
export function readElectrolysis(scenery: Scenery): Electrolysis | null {
  const { played } = scenery;
  if (!consistsOf(played, KINDS, METHODS)) return null;
  const [current, time, charge, electrons, each, amount] = [
    "current",
    "time",
    "charge",
    "electron-amount",
    "electrons-each",
    "amount",
  ].map((kind) => findPlayed(played, kind, null));
  const of = played.find(({ node }) => node.quantity.kind === "electrons-each")?.node.quantity.of;
  if (!current || !time || !charge || !electrons || !each || !amount || !of) return null;
  const place = placeOf(of, each.value.toNumber());
  const isOfOne = played.every(({ node: { quantity } }) => quantity.of === null || quantity.of === of);
  if (place === null || !isOfOne) return null;
  return {
    current,
    time,
    charge,
    electrons,
    of,
    each: each.value.toNumber(),
    amount,
    mass: findPlayed(played, "mass", null),
    place,
    share: baseValue(amount) / greatestOf(scenery, ({ node }) => node.quantity.kind === "amount"),
  };
}
