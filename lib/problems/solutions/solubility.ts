import { rounded } from "../rounded.ts";
import { computed, givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import type { FactValue } from "../../methods/facts.ts";
import { expression, formulaTerm, quantity as quantityTerm, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongChoices, wrongQuantities } from "../solved.ts";
import type { Solved } from "../solved-facts.ts";
import { wordIn } from "../word-in.ts";
import { namesOf } from "./named.ts";
import { SOLUBILITIES } from "./solubilities.ts";

export const SOLUBILITY_WORDS = "problems-solutions.solubility";
const WORDS = SOLUBILITY_WORDS;

/** The solubilities refer to so much water. */
const REFERENCE = quantityTerm("100", "g");

type Sample = { readonly formula: string; readonly temperature: number; readonly solubility: Quantity };

const grams = (value: Decimal | number): Quantity => rounded(new Decimal(value), "g");

function sampleAt(random: Random): Sample {
  const { formula, at } = random.pick(SOLUBILITIES);
  const [temperature, solubility] = random.pick(Object.entries(at));
  return { formula, temperature: Number(temperature), solubility: grams(solubility) };
}

const degrees = (value: number): FactValue => ({
  kind: "quantity",
  value: String(value),
  unit: "°C",
  significantFigures: null,
});

function valuesOf({ formula, temperature }: Sample): Record<string, FactValue> {
  return { ...namesOf(formula), temperature: degrees(temperature) };
}

/** m = S × m(H₂O) / 100 g: S in grams per 100 g of water, the water in grams. */
export function solveMostDissolved(formula: string, solubility: Quantity, water: Quantity): Required<Solved> {
  const mass = computed(solubility.value.times(water.value).div(100), "g", solubility, water);
  return {
    steps: [
      step("most", [
        worked(variable("m", formula), [["S", solubility], "*", [variable("m", "H2O"), water], "/", REFERENCE], mass),
      ]),
    ],
    answer: quantityAnswer("most", mass, { formula: formulaTerm(formula) }),
    distractors: wrongQuantities(mass, [
      ["inverted-ratio", water.value.div(solubility.value).times(100)],
      [slipOf(WORDS, "solution-for-water"), solubility.value.times(water.value).div(solubility.value.plus(100))],
      [slipOf(WORDS, "for-hundred-grams"), solubility.value],
      ["power-of-ten", mass.value.times(10)],
    ]),
  };
}

function mostDissolved(random: Random): SolvedDraft {
  const sample = sampleAt(random);
  const water = grams(random.integer(31, 96) * 5);
  const { solubility, formula } = sample;
  return {
    kind: "solved",
    variant: "most",
    values: valuesOf(sample),
    givens: { solubility: [variable("S", formula), solubility], water: [variable("m", "H2O"), water] },
    ...solveMostDissolved(formula, solubility, water),
  };
}

const STATES = ["unsaturated", "saturated", "supersaturated"] as const;

/** Compares what is dissolved with what can be. */
function describeState(random: Random): SolvedDraft | null {
  const sample = sampleAt(random);
  const { solubility, formula } = sample;
  const water = grams(random.pick([50, 150, 200, 250, 300, 400, 500]));
  const most = computed(solubility.value.times(water.value).div(100), "g", solubility, water);
  const state = random.pick(STATES);
  const factor =
    state === "saturated" ? 1 : state === "unsaturated" ? 0.45 + 0.45 * random.next() : 1.08 + 0.25 * random.next();
  const dissolved = grams(most.value.times(factor));
  // 130 g where 130.4 g can dissolve is not quite saturated.
  if (state === "saturated" && !dissolved.value.eq(most.value)) return null;
  const word = wordIn(WORDS);
  return {
    kind: "solved",
    variant: "state",
    values: valuesOf(sample),
    givens: {
      solubility: [variable("S", formula), solubility],
      water: [variable("m", "H2O"), water],
      dissolved: [variable("m", formula), dissolved],
    },
    steps: [
      step("most", [
        worked(variable("m", formula), [["S", solubility], "*", [variable("m", "H2O"), water], "/", REFERENCE], most),
      ]),
      step("compare", [], { dissolved: givenTerm(dissolved), most: shownTerm(most) }),
    ],
    answer: { id: "state", value: word(state) },
    distractors: wrongChoices(STATES, state, (other) => slipOf(WORDS, other), word),
  };
}

/** m(H₂O) = m / S × 100 g */
export function solveWaterNeeded(formula: string, solubility: Quantity, mass: Quantity): Required<Solved> {
  const water = computed(mass.value.div(solubility.value).times(100), "g", mass, solubility);
  return {
    steps: [
      step("water", [
        worked(variable("m", "H2O"), [[variable("m", formula), mass], "/", ["S", solubility], "*", REFERENCE], water),
      ]),
    ],
    answer: quantityAnswer("water", water),
    distractors: wrongQuantities(water, [
      ["inverted-ratio", solubility.value.times(mass.value).div(100)],
      [slipOf(WORDS, "solution-for-water"), mass.value.times(solubility.value.plus(100)).div(solubility.value)],
      ["power-of-ten", water.value.div(10)],
    ]),
  };
}

/** The water that is needed, or what stays undissolved. */
function waterOrRest(random: Random): SolvedDraft {
  const sample = sampleAt(random);
  const { solubility, formula } = sample;
  if (random.chance(0.5)) {
    const mass = grams(random.measured({ from: 12, to: 240, figures: 3 }, "g").value);
    return {
      kind: "solved",
      variant: "water",
      values: valuesOf(sample),
      givens: { solubility: [variable("S", formula), solubility], mass: [variable("m", formula), mass] },
      ...solveWaterNeeded(formula, solubility, mass),
    };
  }
  const water = grams(random.integer(15, 90) * 5);
  const most = computed(solubility.value.times(water.value).div(100), "g", solubility, water);
  const added = grams(most.value.times(1.2 + random.next()));
  const rest = computed(added.value.minus(most.value), "g", solubility, added);
  return {
    kind: "solved",
    variant: "undissolved",
    values: valuesOf(sample),
    givens: {
      solubility: [variable("S", formula), solubility],
      water: [variable("m", "H2O"), water],
      added: [variable("m", formula), added],
    },
    steps: [
      step("most", [
        worked(variable("m", formula), [["S", solubility], "*", [variable("m", "H2O"), water], "/", REFERENCE], most),
      ]),
      step("undissolved", [worked("m", [added, "-", most], rest)]),
    ],
    answer: quantityAnswer("undissolved", rest, { formula: formulaTerm(formula) }),
    distractors: wrongQuantities(rest, [
      [slipOf(WORDS, "dissolved-for-rest"), most.value],
      [slipOf(WORDS, "for-hundred-grams"), added.value.minus(solubility.value).abs()],
      [
        slipOf(WORDS, "solution-for-water"),
        added.value.minus(solubility.value.times(water.value).div(solubility.value.plus(100))),
      ],
    ]),
  };
}

type Cooling = {
  readonly formula: string;
  /** Grams per 100 g of water, hot and cold. */
  readonly high: Quantity;
  readonly low: Quantity;
  /** Grams of water, or of the whole solution. */
  readonly given: Quantity;
  readonly isSolutionGiven: boolean;
};

/** (S₁ − S₂) of the water, which is a share of 100 g + S₁ of the saturated solution. */
export function solveCrystals({ formula, high, low, given, isSolutionGiven }: Cooling): Required<Solved> {
  const difference = computed(high.value.minus(low.value), "g", high, low);
  const base = isSolutionGiven ? high.value.plus(100) : new Decimal(100);
  const crystals = computed(difference.value.times(given.value).div(base), "g", high, low, given);
  const reference = isSolutionGiven ? shownTerm(computed(base, "g", high, low)) : REFERENCE;
  return {
    steps: [
      step("difference", [worked("ΔS", [["S₁", high], "-", ["S₂", low]], difference)]),
      ...(isSolutionGiven ? [step("whole", [expression(REFERENCE, "+", shownTerm(high), "=", reference)])] : []),
      step(isSolutionGiven ? "share-of-solution" : "share", [
        worked(variable("m", formula), [difference, "*", given, "/", reference], crystals),
      ]),
    ],
    answer: quantityAnswer("crystals", crystals, { formula: formulaTerm(formula) }),
    distractors: wrongQuantities(crystals, [
      [
        slipOf(WORDS, isSolutionGiven ? "solution-as-water" : "solution-for-water"),
        difference.value.times(given.value).div(isSolutionGiven ? 100 : high.value.plus(100)),
      ],
      [slipOf(WORDS, "left-dissolved"), low.value.times(given.value).div(base)],
      [slipOf(WORDS, "all-dissolved"), high.value.times(given.value).div(base)],
    ]),
  };
}

/** What a saturated solution gives up when it cools. */
function crystallised(random: Random): SolvedDraft | null {
  const { formula, at } = random.pick(SOLUBILITIES.filter((each) => each.formula !== "NaCl"));
  const [cold, hot] = random.pickSeveral(Object.entries(at), 2).toSorted(([a], [b]) => Number(a) - Number(b));
  if (cold === undefined || hot === undefined || Number(hot[0]) - Number(cold[0]) < 20) return null;
  const [low, high] = [grams(cold[1]), grams(hot[1])];
  const isSolutionGiven = random.chance(0.5);
  const given = grams(random.integer(31, 96) * 5);
  return {
    kind: "solved",
    variant: isSolutionGiven ? "crystals-of-solution" : "crystals",
    values: { ...namesOf(formula), hot: degrees(Number(hot[0])), cold: degrees(Number(cold[0])) },
    givens: {
      high: [variable("S₁", formula), high],
      low: [variable("S₂", formula), low],
      given: [variable("m", isSolutionGiven ? null : "H2O"), given],
    },
    ...solveCrystals({ formula, high, low, given, isSolutionGiven }),
  };
}

/** How much of a salt water can hold. */
export const solubility: Family = {
  id: "solubility",
  subtopic: "solubility",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.5) ? mostDissolved(random) : describeState(random)),
    medium: waterOrRest,
    hard: crystallised,
  },
};
