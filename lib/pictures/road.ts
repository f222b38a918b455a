import { findCoefficient } from "../methods/rules/reaction.ts";
import { findSubstance } from "../methods/rules/substance.ts";
import { CONSTANTS } from "../quantity/constants.ts";
import { type Quantity, quantity } from "../quantity/quantity.ts";
import { baseValue } from "./base-value.ts";
import { greatestOf } from "./greatest.ts";
import type { Scenery } from "./picture.ts";
import type { Played } from "./replay.ts";

/** What is measured on the way: so much of a substance, by its mass, its amount or the number of its particles. */
const MEASURES = ["mass", "amount", "particles"] as const;

export type Measure = (typeof MEASURES)[number];

type Stop = {
  readonly measure: Measure;
  /** In canonical ASCII. */
  readonly of: string;
  readonly quantity: Quantity;
  /** How far it reaches of the greatest value of its measure on the way, from 0 to 1. */
  readonly share: number;
};

/** What leads from a stop to the next. */
export type Bridge =
  | { readonly kind: "molar-mass" | "avogadro"; readonly isTimes: boolean; readonly factor: Quantity }
  | { readonly kind: "ratio"; readonly own: number; readonly other: number };

export type Road = { readonly stops: readonly Stop[]; readonly bridges: readonly Bridge[] };

const measureOf = ({ node }: Played): Measure | undefined => MEASURES.find((each) => each === node.quantity.kind);

/** From so much of one substance, over moles, to so much of another: each stop from the one before it alone. */
export function readRoad(scenery: Scenery): Road | null {
  const {
    played,
    scene: { equation },
  } = scenery;
  const isRoad =
    played.length > 1 &&
    played.every(
      ({ node: { origin } }, index) =>
        (index === 0 && origin.kind === "given") ||
        (origin.kind === "step" && origin.from.length === 1 && origin.from[0] === index - 1),
    );
  if (!isRoad) return null;
  const stops = played.flatMap((each): Stop[] => {
    const { of, label } = each.node.quantity;
    const measure = measureOf(each);
    if (measure === undefined || of === null || label !== null) return [];
    const greatest = greatestOf(scenery, (other) => measureOf(other) === measure);
    return [{ measure, of, quantity: each.quantity, share: baseValue(each.quantity) / greatest }];
  });
  const bridges = stops.slice(1).flatMap((stop, index) => bridgeOf(stops[index], stop) ?? []);
  return stops.length === played.length && bridges.length === stops.length - 1 ? { stops, bridges } : null;

  function bridgeOf(before: Stop | undefined, { measure, of }: Stop): Bridge | null {
    if (before === undefined) return null;
    if (before.measure === "amount" && measure === "amount") {
      if (equation === null) return null;
      const [own, other] = [findCoefficient(equation, of), findCoefficient(equation, before.of)];
      return own === null || other === null ? null : { kind: "ratio", own, other };
    }
    if (before.of !== of) return null;
    const isTimes = before.measure === "amount";
    const other = isTimes ? measure : before.measure;
    if (other === "particles") return { kind: "avogadro", isTimes, factor: CONSTANTS.avogadro };
    const substance = findSubstance(of);
    return substance === null || other === "amount"
      ? null
      : { kind: "molar-mass", isTimes, factor: quantity(substance.molarMass, "g/mol") };
  }
}
