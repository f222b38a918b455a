import { bufferOfConcentrations } from "../laws/acids/buffer.ts";
import { lawCurve } from "../laws/law-curve.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { baseValue } from "./base-value.ts";
import { consistsOf } from "./consists-of.ts";
import { findPlayed } from "./greatest.ts";
import type { Scenery } from "./picture.ts";

/** What is dissolved, in canonical ASCII, and how much of it. */
type Part = { readonly of: string; readonly quantity: Quantity };

export type Buffer = {
  readonly acid: Part;
  readonly base: Part;
  /** Of the acid. */
  readonly exponent: Quantity;
  readonly ph: Quantity;
  /** How much of both together the base is, in percent. */
  readonly percent: number;
  /** The pH over that share. */
  readonly curve: readonly (readonly [percent: number, ph: number])[];
  /** What the scale of pH holds. */
  readonly scale: { readonly least: number; readonly greatest: number };
};

const KINDS: ReadonlySet<string> = new Set([
  "molarity",
  "amount",
  "ph",
  "acid-constant",
  "base-constant",
  "acid-exponent",
  "base-exponent",
]);

const METHODS: ReadonlySet<string> = new Set(["buffer", "weak-electrolyte"]);

/** From here to here the law of the buffer is valid, in percent. */
const VALID = { least: 2, greatest: 98 } as const;

const WHOLE = 100;

/** How far the curve leads from pKa within these, and a little more. */
const ROOM = 2;

/** The solution of a weak acid and its base: where it stands between the two. */
export function readBuffer({ played }: Scenery): Buffer | null {
  const last = played.findLast(({ node: { origin } }) => origin.kind === "step" && origin.method === "buffer");
  if (last?.node.origin.kind !== "step" || !consistsOf(played, KINDS, METHODS)) return null;
  const [ph, exponent] = [findPlayed(played, "ph", null), findPlayed(played, "acid-exponent", null)];
  const measured = played.flatMap(({ node: { quantity: own }, quantity }): Part[] =>
    (own.kind === "molarity" || own.kind === "amount") && own.of !== null ? [{ of: own.of, quantity }] : [],
  );
  const [base, acid] = measured;
  if (ph === null || exponent === null || base === undefined || acid === undefined || measured.length !== 2)
    return null;
  const [ofBase, ofAcid] = [baseValue(base.quantity), baseValue(acid.quantity)];
  const pKa = exponent.value.toNumber();
  const phOf = lawCurve(bufferOfConcentrations, "pH");
  const phAt = (percent: number): number => phOf({ pKa, base: percent, acid: WHOLE - percent });
  const percent = (WHOLE * ofBase) / (ofBase + ofAcid);
  // The law names the base first; where a solution does not, its point would not lie on the curve.
  if (Math.abs(phAt(percent) - ph.value.toNumber()) > 1e-6) return null;
  return {
    acid,
    base,
    exponent,
    ph,
    percent,
    curve: Array.from({ length: VALID.greatest - VALID.least + 1 }, (_, at) => {
      const share = VALID.least + at;
      return [share, phAt(share)] as const;
    }),
    scale: { least: Math.floor(pKa - ROOM), greatest: Math.ceil(pKa + ROOM) },
  };
}
