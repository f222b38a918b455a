import type { FactValue } from "../../methods/facts.ts";
import { count, expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";
import { WORDS } from "./covalent-words.ts";
import { bond } from "./bond-terms.ts";

/** Ions and molecules with equivalent structures: shared pairs of the centre, and places for them. */
const RESONANT = [
  { formula: "CO3^2-", bond: "C–O", pairs: 4, places: 3 },
  { formula: "NO3-", bond: "N–O", pairs: 4, places: 3 },
  { formula: "NO2-", bond: "N–O", pairs: 3, places: 2 },
  { formula: "O3", bond: "O–O", pairs: 3, places: 2 },
  { formula: "HCOO-", bond: "C–O", pairs: 3, places: 2 },
  { formula: "C6H6", bond: "C–C", pairs: 9, places: 6 },
  { formula: "CH3COO-", bond: "C–O", pairs: 3, places: 2 },
] as const;

/** `4/3` */
export function order(a: number, b: number): FactValue {
  const divisor = greatestCommonDivisor(a, b);
  return a % b === 0 ? expression(count(a / b)) : expression(count(a / divisor), "/", count(b / divisor));
}

/** The mean order of the equal bonds of an ion or molecule; null where it has none, or none between these elements. */
export function solveMeanOrder(wanted: string, elements: readonly string[]): Solved | null {
  const found = RESONANT.find(({ formula }) => formula === wanted);
  if (found === undefined) return null;
  const { formula, bond: between, pairs, places } = found;
  const ends = between.split("–");
  if (elements.length > 0 && elements.toSorted().join() !== ends.toSorted().join()) return null;
  const values = { formula: formulaTerm(formula), bond: bond(between) };
  return {
    steps: [
      step("equivalent-structures", [], values),
      step("share-evenly", [expression(variable("b"), "=", count(pairs), "/", count(places))]),
    ],
    answer: { id: "mean-order", value: order(pairs, places), values },
  };
}

/** The mean bond order of equal bonds. */
export function askMeanOrder(random: Random): Draft | null {
  const { formula, bond: between, pairs, places } = random.pick(RESONANT);
  const solved = solveMeanOrder(formula, []);
  return solved === null
    ? null
    : {
        kind: "solved",
        variant: "mean-order",
        values: { formula: formulaTerm(formula), bond: bond(between) },
        ...solved,
        distractors: [
          { slip: slipOf(WORDS, "one-structure-only"), value: order(2, 1) },
          { slip: slipOf(WORDS, "resonance-ignored"), value: order(1, 1) },
          { slip: slipOf(WORDS, "upside-down"), value: order(places, pairs) },
          { slip: slipOf(WORDS, "wrong-places"), value: places === 3 ? order(3, 2) : order(4, 3) },
        ],
      };
}
