import type { StepFacts } from "../../methods/facts.ts";
import { count, expression, formulaTerm, step, substanceTerm } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { listDistinctFormulas } from "./formula-slips.ts";
import { HYDRATES, NAMED_WATERS, writeHydrate } from "./hydrates.ts";
import type { Hydrate } from "./hydrates.ts";

const HYDRATE_WORDS = "problems-nomenclature.hydrates";

/** Other numbers of waters, the nearest first. */
export function listOtherWaters({ waters }: Hydrate): readonly number[] {
  return NAMED_WATERS.filter((each) => each !== waters).toSorted((a, b) => Math.abs(a - waters) - Math.abs(b - waters));
}

function saltStep({ anhydrous }: Hydrate): StepFacts {
  return step("salt", [expression(formulaTerm(anhydrous), ":", substanceTerm(anhydrous))]);
}

function watersStep({ waters }: Hydrate): StepFacts {
  return step("waters", [expression(count(waters), formulaTerm("H2O"))]);
}

function askName(hydrate: Hydrate): Draft {
  const { formula, anhydrous } = hydrate;
  const others = listOtherWaters(hydrate).slice(0, 3);
  const distractors: Distractor[] = [
    ...others.map((waters): Distractor => ({
      slip: "hydrate-water",
      value: substanceTerm(writeHydrate(anhydrous, waters)),
    })),
    { slip: slipOf(HYDRATE_WORDS, "without-water"), value: substanceTerm(anhydrous) },
  ];
  return {
    kind: "solved",
    variant: "name",
    values: { formula: formulaTerm(formula) },
    steps: [
      saltStep(hydrate),
      watersStep(hydrate),
      step("name", [expression(formulaTerm(formula), ":", substanceTerm(formula))]),
    ],
    answer: { id: "name", value: substanceTerm(formula), values: { formula: formulaTerm(formula) } },
    distractors,
  };
}

function askFormula(hydrate: Hydrate): Draft {
  const { formula, anhydrous } = hydrate;
  const [first = 1, second = 2, third = 3] = listOtherWaters(hydrate);
  return {
    kind: "solved",
    variant: "formula",
    values: { name: substanceTerm(formula) },
    steps: [
      saltStep(hydrate),
      watersStep(hydrate),
      step("formula", [expression(substanceTerm(formula), ":", formulaTerm(formula))]),
    ],
    answer: { id: "formula", value: formulaTerm(formula), values: { name: substanceTerm(formula) } },
    distractors: listDistinctFormulas(
      [
        ["hydrate-water", writeHydrate(anhydrous, first)],
        ["hydrate-water", writeHydrate(anhydrous, second)],
        [slipOf(HYDRATE_WORDS, "without-water"), anhydrous],
        ["hydrate-water", writeHydrate(anhydrous, third)],
      ],
      formula,
    ),
  };
}

/** Names and formulas of salts with crystal water. */
export const hydrateNames: Family = {
  id: "hydrate-names",
  subtopic: "hydrates",
  words: HYDRATE_WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random: Random) => {
      const hydrate = random.pick(HYDRATES);
      return random.chance(0.5) ? askName(hydrate) : askFormula(hydrate);
    },
  },
};
