import { z } from "zod";
import { factValueSchema } from "../methods/facts.ts";
import type { FactValue } from "../methods/facts.ts";
import { Decimal } from "../quantity/decimal.ts";
import { hidesFigures } from "../quantity/numbers/format-number.ts";
import { writeDecimal } from "../quantity/stored-quantity.ts";
import { listDistinct, numberOf } from "./distractors.ts";
import type { Problem } from "./problem.ts";
import { createRandom } from "./random.ts";
import { isOutside } from "./range.ts";
import { isWide } from "./wide-answers.ts";

/** `slip` is null for the right one. */
export const optionSchema = z.object({ id: z.string().min(1), value: factValueSchema, slip: z.string().nullable() });

export type Option = z.infer<typeof optionSchema>;

const LETTERS = ["a", "b", "c", "d"] as const;

const MOST_DISTRACTORS = LETTERS.length - 1;

/** Fewer wrong answers than these make no question. */
export const FEWEST_DISTRACTORS = 2;

/** On both sides of the answer or on one of them: the middle one of three that differ by tens must not be the answer always. */
const DECIMAL_SLIPS = [
  [10, 0.1],
  [10, 100],
  [0.1, 0.01],
] as const;

/** What a slip of the decimal point makes of a number: stands in where fewer slips are known than a question has options. */
function listDecimalSlips(answer: FactValue): Problem["distractors"] {
  // An oxidation number has no decimal point.
  if (answer.kind !== "quantity" || Number(answer.value) === 0 || answer.notation === "signed") return [];
  const { value, significantFigures } = answer;
  const digits = [...value].filter((character) => character >= "1" && character <= "9");
  const chosen =
    DECIMAL_SLIPS[digits.reduce((sum, digit) => sum + Number(digit), 0) % DECIMAL_SLIPS.length] ?? DECIMAL_SLIPS[0];
  // The others stand in where one of these is impossible.
  const factors = [...new Set([...chosen, ...DECIMAL_SLIPS.flat()])];
  const isShare = answer.unit === "%" && new Decimal(value).abs().lt(100);
  return (
    factors
      .map((factor) => new Decimal(value).times(factor))
      // A share above the whole is ruled out at a glance.
      .filter((slipped) => !isShare || slipped.abs().lt(100))
      .map((slipped) => ({
        slip: "power-of-ten",
        value: { ...answer, value: writeDecimal(slipped, significantFigures) },
      }))
  );
}

/** A number so many times as large or as small as the answer is ruled out at a glance. */
const FAR = 1500;

function isFar(value: FactValue, { id, value: answer }: Problem["solution"]["answer"]): boolean {
  if (isWide({ id })) return false;
  const [wrong, right] = [numberOf(value), numberOf(answer)];
  if (wrong === null || right === null || wrong === 0 || right === 0) return false;
  const ratio = Math.abs(wrong / right);
  return ratio > FAR || ratio < 1 / FAR;
}

/** A pH or pOH outside these is ruled out at a glance as well, a negative one above all. */
const SCALE = { least: -1, greatest: 15 } as const;

function isOffScale(value: FactValue, { id, value: answer }: Problem["solution"]["answer"]): boolean {
  const number = numberOf(value);
  const isOnScale = (id === "ph" || id === "poh") && answer.kind === "quantity" && answer.unit === "";
  return isOnScale && number !== null && (number < SCALE.least || number > SCALE.greatest);
}

/** Absolute zero on each scale: colder is no temperature. */
const COLDEST: Readonly<Record<string, number>> = { K: 0, "°C": -273.15, "°F": -459.67 };

/** A temperature of less than this share of the answer, counted from absolute zero, is ruled out at a glance: -270 °C beside 43 °C. */
const COLD_SHARE = 0.25;

function isTooCold(value: FactValue, answer: FactValue): boolean {
  const coldest = value.kind === "quantity" ? COLDEST[value.unit] : undefined;
  if (coldest === undefined || value.kind !== "quantity") return false;
  const aboveZero = Number(value.value) - coldest;
  const isOnOneScale = value.unit !== "K" && answer.kind === "quantity" && answer.unit === value.unit;
  return aboveZero < 0 || (isOnOneScale && aboveZero < COLD_SHARE * (Number(answer.value) - coldest));
}

type Candidates = { readonly near: Problem["distractors"]; readonly spare: Problem["distractors"] };

/** The wrong answers that can stand beside the right one and beside each other; `spare` ones fill up where `near` ones are too few. */
function listCandidates({ solution: { answer }, distractors, range }: Problem): Candidates {
  const isImpossible = (value: FactValue): boolean => isOffScale(value, answer) || isOutside(value, range);
  const far = distractors.filter(
    ({ value }) => isFar(value, answer) || isImpossible(value) || isTooCold(value, answer.value),
  );
  const near = distractors.filter((each) => !far.includes(each));
  const decimal = listDecimalSlips(answer.value).filter(({ value }) => !isImpossible(value));
  const kept = listDistinct(answer.value, [...near, ...decimal, ...far]);
  const tempting = kept.filter((each) => near.includes(each));
  const spare = kept.filter((each) => !near.includes(each) && !isImpossible(each.value));
  const missing = Math.max(0, FEWEST_DISTRACTORS - tempting.length - spare.length);
  return { near: tempting, spare: [...spare, ...kept.filter(({ value }) => isImpossible(value)).slice(0, missing)] };
}

/** The wrong answers that can stand beside the right one, the tellingest first. Three options that tempt are better than a fourth that nobody takes. */
export function listDistinctDistractors(problem: Problem): Problem["distractors"] {
  const { near, spare } = listCandidates(problem);
  return [...near, ...spare.slice(0, Math.max(0, FEWEST_DISTRACTORS - near.length))];
}

const HUNDRED = 100;

/** Large numbers all with a power of ten where one of them needs it to show its figures: the odd one would draw the eye. */
function inOneNotation(values: readonly FactValue[]): FactValue[] {
  const isLarge = (value: FactValue): boolean =>
    value.kind === "quantity" && value.notation === undefined && Math.abs(Number(value.value)) >= HUNDRED;
  const isHiding = (value: FactValue): boolean =>
    value.kind === "quantity" && hidesFigures(new Decimal(value.value).abs(), value.significantFigures);
  if (!values.every(isLarge) || !values.some(isHiding)) return [...values];
  return values.map((value) => (value.kind === "quantity" ? { ...value, notation: "scientific" as const } : value));
}

/** The right answer among three wrong ones, or two where there are no more: numbers by size, others in random order. */
export function listOptions(problem: Problem, seed: number): Option[] {
  const random = createRandom(seed);
  const { near, spare } = listCandidates(problem);
  const wrong = [
    ...random.shuffle(near).slice(0, MOST_DISTRACTORS),
    ...spare.slice(0, Math.max(0, FEWEST_DISTRACTORS - near.length)),
  ];
  const unordered = random.shuffle([{ value: problem.solution.answer.value, slip: null }, ...wrong]);
  const ordered = unordered.every(({ value }) => numberOf(value) !== null)
    ? unordered.toSorted((a, b) => (numberOf(a.value) ?? 0) - (numberOf(b.value) ?? 0))
    : unordered;
  const values = inOneNotation(ordered.map(({ value }) => value));
  return ordered.map(({ value, slip }, index) => ({ id: LETTERS[index] ?? "", value: values[index] ?? value, slip }));
}
