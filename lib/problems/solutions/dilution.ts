import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { answerTerm, computed, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { expression, step, variable } from "../../methods/terms.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { namesOf } from "./named.ts";
import { SOLUTES } from "./solutes.ts";

const WORDS = "problems-solutions.dilution";

const FLASKS = [100, 200, 250, 500, 1000] as const;

/** A liter is measured as well as the smaller flasks: 1000 mL, to four figures. */
const millilitres = (value: number): Quantity => quantity(value, "mL", value < 1000 ? 3 : 4);

const molar = (value: Decimal): Quantity => rounded(value, "mol/L");

type Sample = {
  readonly formula: string;
  readonly strong: Quantity;
  readonly little: Quantity;
  readonly much: Quantity;
  readonly weak: Quantity;
};

/** A stock solution, a measured part of it, and the flask that is filled up: values that belong together. */
function sampleDilution(random: Random): Sample {
  const { formula, largest } = random.pick(SOLUTES);
  const strong = random.measured({ from: 0.4 * largest, to: largest, figures: 3 }, "mol/L");
  const much = random.pick(FLASKS);
  const little = Math.max(5, Math.round(much * (0.05 + 0.35 * random.next())));
  return {
    formula,
    strong,
    little: millilitres(little),
    much: millilitres(much),
    weak: molar(strong.value.times(little).div(much)),
  };
}

function givensOf({ formula, strong, little, much, weak }: Sample) {
  return {
    strong: given("molarity", formula, strong, "initial"),
    little: given("solution-volume", formula, little, "initial"),
    much: given("solution-volume", formula, much, "final"),
    weak: given("molarity", formula, weak, "final"),
  };
}

/** The two volumes added, or the water taken for the whole solution. */
function mistakenVolume({ strong, little, much }: Sample): Distractor[] {
  const amount = strong.value.times(little.value);
  const wrong = (volume: Decimal) => answerTerm(computed(amount.div(volume), "mol/L", strong, little, much));
  return [
    { slip: slipOf(WORDS, "volumes-added"), value: wrong(much.value.plus(little.value)) },
    { slip: slipOf(WORDS, "water-for-solution"), value: wrong(much.value.minus(little.value)) },
  ];
}

/** The water in place of the solution that is wanted. */
function waterInstead({ strong, weak, much }: Sample): Distractor[] {
  const part = weak.value.times(much.value).div(strong.value);
  return [
    {
      slip: slipOf(WORDS, "water-for-solution"),
      value: answerTerm(computed(much.value.minus(part), "mL", strong, weak, much)),
    },
  ];
}

function plain(random: Random): ComputedDraft {
  const sample = sampleDilution(random);
  const { formula } = sample;
  const { strong, little, much, weak } = givensOf(sample);
  const shared = { kind: "computed", values: namesOf(formula) } as const;
  if (random.chance(0.5))
    return {
      ...shared,
      variant: "final-molarity",
      givens: { strong, little, much },
      find: variableOf("molarity", formula, "final"),
      unit: "mol/L",
      distractors: mistakenVolume(sample),
    };
  return {
    ...shared,
    variant: "initial-volume",
    givens: { strong, weak, much },
    find: variableOf("solution-volume", formula, "initial"),
    unit: "mL",
    distractors: waterInstead(sample),
  };
}

/** How far to fill up, how much water to add, or how strong the stock was. */
function backwards(random: Random): ComputedDraft {
  const sample = sampleDilution(random);
  const { formula } = sample;
  const { strong, little, much, weak } = givensOf(sample);
  const shared = { kind: "computed", values: namesOf(formula) } as const;
  const water = millilitres(sample.much.value.minus(sample.little.value).toNumber());
  switch (random.pick(["final-volume", "water", "initial-molarity", "water-added"] as const)) {
    case "final-volume":
      return {
        ...shared,
        variant: "final-volume",
        givens: { strong, little, weak },
        find: variableOf("solution-volume", formula, "final"),
        unit: "mL",
      };
    case "water":
      return {
        ...shared,
        variant: "water",
        givens: { strong, little, weak },
        find: variableOf("volume", "H2O"),
        unit: "mL",
      };
    case "initial-molarity":
      return {
        ...shared,
        variant: "initial-molarity",
        givens: { weak, little, much },
        find: variableOf("molarity", formula, "initial"),
        unit: "mol/L",
      };
    case "water-added":
      return {
        ...shared,
        variant: "water-added",
        givens: { strong, little, water: given("volume", "H2O", water) },
        find: variableOf("molarity", formula, "final"),
        unit: "mol/L",
      };
  }
}

/** Two solutions of one solute poured together. */
function mixed(random: Random): ComputedDraft {
  const { formula, largest } = random.pick(SOLUTES);
  const givens = {
    firstMolarity: given(
      "molarity",
      formula,
      random.measured({ from: 0.5 * largest, to: largest, figures: 3 }, "mol/L"),
      "first",
    ),
    firstVolume: given("solution-volume", formula, millilitres(random.integer(20, 95) * 5), "first"),
    secondMolarity: given(
      "molarity",
      formula,
      random.measured({ from: 0.05 * largest, to: 0.35 * largest, figures: 3 }, "mol/L"),
      "second",
    ),
    secondVolume: given("solution-volume", formula, millilitres(random.integer(20, 95) * 5), "second"),
  };
  return {
    kind: "computed",
    variant: "mixed",
    givens,
    find: variableOf("molarity", formula),
    unit: "mol/L",
    values: namesOf(formula),
  };
}

/** One dilution: `c₂ = c₁ × V₁ / V₂`. */
function dilutionStep(
  id: "first" | "second",
  [from, little, much, to]: readonly [Quantity, Quantity, Quantity, Quantity],
): StepFacts {
  const [before, after, taken, filled] = id === "first" ? ["c₁", "c₂", "V₁", "V₂"] : ["c₂", "c₃", "V₃", "V₄"];
  const line = worked(after, [[before, from], "*", [taken, little], "/", [filled, much]], to);
  return step(id, [line]);
}

/** A part of a diluted solution is diluted again. */
function serial(random: Random): SolvedDraft {
  const { formula, strong, little, much } = sampleDilution(random);
  const [part, flask] = [millilitres(random.integer(2, 9) * 5), millilitres(random.pick(FLASKS))];
  const first = computed(strong.value.times(little.value).div(much.value), "mol/L", strong, little, much);
  const second = computed(first.value.times(part.value).div(flask.value), "mol/L", first, part, flask);
  const [shown, ...others] = [strong, little, much, part, flask].map((each) => shownTerm(each));
  const [littleTerm, muchTerm, partTerm, flaskTerm] = others;
  if (
    shown === undefined ||
    littleTerm === undefined ||
    muchTerm === undefined ||
    partTerm === undefined ||
    flaskTerm === undefined
  )
    throw new Error("A dilution has five givens");
  return {
    kind: "solved",
    variant: "serial",
    values: {
      ...namesOf(formula),
      strong: shown,
      little: littleTerm,
      much: muchTerm,
      part: partTerm,
      flask: flaskTerm,
    },
    given: (
      [
        ["c₁", shown],
        ["V₁", littleTerm],
        ["V₂", muchTerm],
        ["V₃", partTerm],
        ["V₄", flaskTerm],
      ] as const
    ).map(([letter, term]) => expression(variable(letter), "=", term)),
    steps: [dilutionStep("first", [strong, little, much, first]), dilutionStep("second", [first, part, flask, second])],
    answer: quantityAnswer("serial", second),
    range: { greatest: strong.value.toNumber() },
    distractors: wrongQuantities(second, [
      [slipOf(WORDS, "first-step-only"), first.value],
      [slipOf(WORDS, "first-step-skipped"), strong.value.times(part.value).div(flask.value)],
      ["inverted-ratio", first.value.times(flask.value).div(part.value)],
    ]),
  };
}

const hard = (random: Random): Draft => (random.chance(0.5) ? mixed(random) : serial(random));

/** A solution before and after water is added. */
export const dilution: Family = {
  id: "dilution",
  subtopic: "dilution",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: plain, medium: backwards, hard },
};
