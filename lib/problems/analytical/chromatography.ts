import { computed, equals, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import type { FactValue } from "../../methods/facts.ts";
import { step } from "../../methods/terms.ts";
import { subtract } from "../../quantity/arithmetic.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongChoices, wrongQuantities } from "../solved.ts";
import type { Solved } from "../solved-facts.ts";
import { wordIn } from "../word-in.ts";
import { CHROMATOGRAPHY_WORDS as WORDS, dilutedSample, shareOfArea } from "./peak-areas.ts";

/**
 * Rf values on paper with butan-1-ol, ethanoic acid and water (12 : 3 : 5): Royal Society of Chemistry, Practical Chemistry,
 * "Paper chromatography of amino acids".
 */
const AMINO_ACIDS = {
  lysine: "0.14",
  glycine: "0.26",
  alanine: "0.38",
  proline: "0.43",
  methionine: "0.55",
  valine: "0.61",
  phenylalanine: "0.68",
  leucine: "0.73",
} as const;

const word = wordIn(WORDS);

/** As a ruler shows it, to the millimeter. */
function centimetres(value: Decimal | number): Quantity {
  const shown = new Decimal(value).toDecimalPlaces(1);
  return quantity(shown, "cm", figuresToPlace(shown, -1));
}

type Run = { readonly spot: Quantity; readonly front: Quantity };

function sampleRun(random: Random): Run {
  const front = centimetres(6 + 8 * random.next());
  return { front, spot: centimetres(front.value.times(0.15 + 0.7 * random.next())) };
}

const ratioLine = (spot: Quantity, front: Quantity, rf: Quantity) =>
  worked("Rf", [["d", spot], "/", ["d₀", front]], rf);

/** Rf = d / d₀ */
export function solveRetention(spot: Quantity, front: Quantity): Required<Solved> {
  const rf = computed(spot.value.div(front.value), "", spot, front);
  return {
    steps: [step("two-distances"), step("rf", [ratioLine(spot, front, rf)])],
    answer: quantityAnswer("rf", rf),
    distractors: wrongQuantities(rf, [
      [slipOf(WORDS, "front-over-spot"), front.value.div(spot.value)],
      [slipOf(WORDS, "gap-for-spot"), front.value.minus(spot.value).div(front.value)],
      [slipOf(WORDS, "over-the-gap"), spot.value.div(front.value.minus(spot.value))],
    ]),
  };
}

/** d = Rf d₀, or d₀ = d / Rf, in the unit of the distance that is known. */
export function solveDistance(asked: "spot" | "front", rf: Quantity, known: Quantity): Required<Solved> {
  const isSpotAsked = asked === "spot";
  const value = isSpotAsked ? rf.value.times(known.value) : known.value.div(rf.value);
  const answer: Quantity = {
    ...known,
    value,
    significantFigures: computed(value, "", rf, known).significantFigures,
  };
  const gap = new Decimal(1).minus(rf.value);
  return {
    steps: [
      step("two-distances"),
      isSpotAsked
        ? step("spot", [worked("d", [["Rf", rf], "*", ["d₀", known]], answer)])
        : step("front", [worked("d₀", [["d", known], "/", ["Rf", rf]], answer)]),
    ],
    answer: quantityAnswer(asked, answer),
    distractors: wrongQuantities(answer, [
      [
        slipOf(WORDS, isSpotAsked ? "spot-beyond-front" : "front-behind-spot"),
        isSpotAsked ? known.value.div(rf.value) : known.value.times(rf.value),
      ],
      [slipOf(WORDS, "gap-for-spot"), isSpotAsked ? known.value.times(gap) : known.value.div(gap)],
      [slipOf(WORDS, "added-rf"), known.value.plus(rf.value)],
    ]),
  };
}

/** Any of the three. */
function direct(random: Random): SolvedDraft {
  const { spot, front } = sampleRun(random);
  if (random.chance(0.5))
    return {
      kind: "solved",
      variant: "rf",
      givens: { spot: ["d", spot], front: ["d₀", front] },
      ...solveRetention(spot, front),
    };
  const rf = pureNumber(spot.value.div(front.value).toSignificantDigits(2), 2);
  const isSpotAsked = random.chance(0.5);
  const known = isSpotAsked ? front : spot;
  return {
    kind: "solved",
    variant: isSpotAsked ? "spot" : "front",
    givens: { rf: ["Rf", rf], known: [isSpotAsked ? "d₀" : "d", known] },
    ...solveDistance(isSpotAsked ? "spot" : "front", rf, known),
  };
}

/** Places measured from the edge of the plate: the starting line is not at zero. */
function fromEdge(random: Random): Draft | null {
  const { spot: run, front: runFront } = sampleRun(random);
  const start = centimetres(1 + 1.5 * random.next());
  const [spotPlace, frontPlace] = [
    centimetres(start.value.plus(run.value)),
    centimetres(start.value.plus(runFront.value)),
  ];
  const [spot, front] = [subtract(spotPlace, start), subtract(frontPlace, start)];
  if (!spot.ok || !front.ok) return null;
  const rf = computed(spot.value.value.div(front.value.value), "", spot.value, front.value);
  const distance = (name: string, place: Quantity, result: Quantity) => worked(name, [place, "-", start], result);
  return {
    kind: "solved",
    variant: "from-edge",
    values: { start: givenTerm(start), spot: givenTerm(spotPlace), front: givenTerm(frontPlace) },
    steps: [
      step("from-start", [distance("d", spotPlace, spot.value), distance("d₀", frontPlace, front.value)]),
      step("rf", [ratioLine(spot.value, front.value, rf)]),
    ],
    answer: quantityAnswer("rf", rf),
    distractors: wrongQuantities(rf, [
      [slipOf(WORDS, "start-left-out"), spotPlace.value.div(frontPlace.value)],
      [slipOf(WORDS, "front-over-spot"), front.value.value.div(spot.value.value)],
      [slipOf(WORDS, "one-from-edge"), spot.value.value.div(frontPlace.value)],
    ]),
  };
}

/** Which amino acid a spot is. */
function identify(random: Random): Draft | null {
  const names = [
    "lysine",
    "glycine",
    "alanine",
    "proline",
    "methionine",
    "valine",
    "phenylalanine",
    "leucine",
  ] as const satisfies readonly (keyof typeof AMINO_ACIDS)[];
  const picks = random.pickSeveral(names, 4).toSorted((a, b) => Number(AMINO_ACIDS[a]) - Number(AMINO_ACIDS[b]));
  const answer = random.pick(picks);
  const front = centimetres(9 + 6 * random.next());
  const spot = centimetres(front.value.times(AMINO_ACIDS[answer]));
  const rf = computed(spot.value.div(front.value), "", spot, front);
  // The ruler must not have moved the value nearer to a neighbor.
  if (rf.value.minus(AMINO_ACIDS[answer]).abs().gt(0.005)) return null;
  const values: Record<string, FactValue> = { spot: givenTerm(spot), front: givenTerm(front) };
  for (const [index, name] of picks.entries()) {
    values[`name${index + 1}`] = word(name);
    values[`rf${index + 1}`] = givenTerm(pureNumber(AMINO_ACIDS[name], 2));
  }
  return {
    kind: "solved",
    variant: "identify",
    values,
    given: [equals("d", spot), equals("d₀", front)],
    steps: [step("rf", [ratioLine(spot, front, rf)]), step("compare", [], { answer: word(answer) })],
    answer: { id: "identify", value: word(answer) },
    distractors: wrongChoices(
      picks,
      answer,
      (each) =>
        slipOf(WORDS, Number(AMINO_ACIDS[each]) > Number(AMINO_ACIDS[answer]) ? "runs-farther" : "runs-less-far"),
      word,
    ),
  };
}

/** The same substance on another plate: the Rf value stays. */
function otherPlate(random: Random): SolvedDraft {
  const { spot, front } = sampleRun(random);
  const second = centimetres(
    front.value.times(random.chance(0.5) ? 0.6 + 0.25 * random.next() : 1.15 + 0.3 * random.next()),
  );
  const rf = computed(spot.value.div(front.value), "", spot, front);
  const answer = computed(rf.value.times(second.value), "cm", spot, front, second);
  return {
    kind: "solved",
    variant: "other-plate",
    givens: { spot: ["d₁", spot], front: ["d₀₁", front], second: ["d₀₂", second] },
    steps: [
      step("same-rf", [worked("Rf", [["d₁", spot], "/", ["d₀₁", front]], rf)]),
      step("spot", [worked("d₂", [["Rf", rf], "*", ["d₀₂", second]], answer)]),
    ],
    answer: quantityAnswer("spot", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "same-gap"), second.value.minus(front.value.minus(spot.value)).abs()],
      [slipOf(WORDS, "same-distance"), spot.value],
      [slipOf(WORDS, "fronts-swapped"), spot.value.times(front.value).div(second.value)],
    ]),
  };
}

/** How far the front must run so that two spots lie so far apart. */
function frontForGap(random: Random): Draft | null {
  const [first, second] = [0.2 + 0.3 * random.next(), 0.55 + 0.3 * random.next()].map((value) =>
    pureNumber(new Decimal(value).toSignificantDigits(2), 2),
  );
  if (first === undefined || second === undefined) return null;
  const gap = centimetres(1.5 + 3 * random.next());
  const difference = subtract(second, first);
  if (!difference.ok || difference.value.significantFigures === 1) return null;
  const front = computed(gap.value.div(difference.value.value), "cm", gap, difference.value);
  // Plates are no longer than this.
  if (front.value.gt(19) || front.value.lt(4)) return null;
  return {
    kind: "solved",
    variant: "gap",
    givens: { first: ["Rf₁", first], second: ["Rf₂", second], gap: ["Δd", gap] },
    steps: [
      step("difference", [worked("ΔRf", [["Rf₂", second], "-", ["Rf₁", first]], difference.value)]),
      step("gap", [worked("d₀", [["Δd", gap], "/", ["ΔRf", difference.value]], front)]),
    ],
    answer: quantityAnswer("front", front),
    distractors: wrongQuantities(front, [
      [slipOf(WORDS, "sum-of-rf"), gap.value.div(first.value.plus(second.value))],
      [slipOf(WORDS, "one-rf"), gap.value.div(second.value)],
      [slipOf(WORDS, "multiplied-gap"), gap.value.times(difference.value.value)],
    ]),
  };
}

/** Rf values and peak areas. */
export const chromatography: Family = {
  id: "chromatography",
  subtopic: "chromatography",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: direct,
    medium: (random) => random.pick([fromEdge, identify, otherPlate, shareOfArea])(random),
    hard: (random) => random.pick([frontForGap, dilutedSample])(random),
  },
};
