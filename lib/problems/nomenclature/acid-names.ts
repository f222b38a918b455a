import type { FactValue, StepFacts } from "../../methods/facts.ts";
import { count, expression, formulaTerm, step, substanceTerm } from "../../methods/terms.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { ACIDS, listConfusedAcids } from "./acids.ts";
import type { Acid } from "./acids.ts";
import { writeIon } from "../../nomenclature/salt.ts";

export const ACID_WORDS = "problems-nomenclature.acids";

/** Whether the anions differ in their oxygen atoms only. */
function isSameElement(acid: Acid, other: Acid): boolean {
  const symbol = (each: Acid): string => each.anion.atoms.replace(/\d|O(?![a-z])/g, "");
  return symbol(acid) === symbol(other);
}

function slipBetween(acid: Acid, other: Acid): string {
  return isSameElement(acid, other) ? slipOf(ACID_WORDS, "ending") : slipOf(ACID_WORDS, "other-anion");
}

function slips(acid: Acid, toValue: (other: Acid) => FactValue): Distractor[] {
  return listConfusedAcids(acid).map((other) => ({ slip: slipBetween(acid, other), value: toValue(other) }));
}

/** `SO4^2-: sulfate ion`, and the ending of the acid that goes with the anion's. */
function endingStep({ anion, kind }: Acid): StepFacts {
  return step(kind, [expression(formulaTerm(writeIon(anion)), ":", substanceTerm(writeIon(anion)))]);
}

function splitStep({ formula, anion }: Acid): StepFacts {
  return step("split", [expression(formulaTerm(formula), ":", formulaTerm("H+"), ",", formulaTerm(writeIon(anion)))], {
    formula: formulaTerm(formula),
  });
}

const nameStep = ({ inWater }: Acid): StepFacts =>
  step("name", [expression(formulaTerm(inWater), ":", substanceTerm(inWater))]);

/** `2 × 1 = 2`: as many hydrogen ions as the anion has charges. */
const hydrogenStep = ({ anion }: Acid): StepFacts =>
  step("hydrogens", [expression(count(-anion.charge), "*", count(1), "=", count(-anion.charge))]);

const formulaStep = ({ formula, inWater }: Acid): StepFacts =>
  step("formula", [expression(substanceTerm(inWater), ":", formulaTerm(formula))]);

function formulaSlips(acid: Acid): Distractor[] {
  const { formula, anion } = acid;
  const hydrogens = -anion.charge;
  const wrong = anion.atoms.endsWith("COO")
    ? []
    : [hydrogens + 1, hydrogens - 1]
        .filter((each) => each > 0)
        .map((each): Distractor => ({
          slip: "charge-balance",
          value: formulaTerm(`H${each === 1 ? "" : each}${anion.atoms}`),
        }));
  return [...slips(acid, (other) => formulaTerm(other.formula)).slice(0, 3), ...wrong].filter(
    ({ value }) => value.kind === "formula" && value.formula !== formula,
  );
}

type Ask = (acid: Acid) => SolvedDraft;

const askName: Ask = (acid) => ({
  kind: "solved",
  variant: "name",
  values: { formula: formulaTerm(acid.inWater) },
  steps: [splitStep(acid), endingStep(acid), nameStep(acid)],
  answer: { id: "name", value: substanceTerm(acid.inWater), values: { formula: formulaTerm(acid.inWater) } },
  distractors: slips(acid, (other) => substanceTerm(other.inWater)),
});

const askFormula: Ask = (acid) => ({
  kind: "solved",
  variant: "formula",
  values: { name: substanceTerm(acid.inWater) },
  steps: [endingStep(acid), hydrogenStep(acid), formulaStep(acid)],
  answer: { id: "formula", value: formulaTerm(acid.formula), values: { name: substanceTerm(acid.inWater) } },
  distractors: formulaSlips(acid),
});

const askAnionFormula: Ask = (acid) => {
  const { anion, formula } = acid;
  const charges = [-1, -2, -3, -anion.charge].filter((charge) => charge !== anion.charge);
  return {
    kind: "solved",
    variant: "anion-formula",
    values: { formula: formulaTerm(formula) },
    steps: [
      step("take-off", [], { formula: formulaTerm(formula) }),
      step("leave-charge", [expression(count(-anion.charge), "*", count(-1), "=", count(anion.charge))]),
      step("anion-formula"),
    ],
    answer: { id: "anion-formula", value: formulaTerm(writeIon(anion)), values: { formula: formulaTerm(formula) } },
    distractors: [
      ...charges.map((charge): Distractor => ({
        slip: "ion-charge",
        value: formulaTerm(writeIon({ ...anion, charge })),
      })),
      ...listConfusedAcids(acid)
        .filter((other) => isSameElement(acid, other))
        .slice(0, 1)
        .map((other): Distractor => ({ slip: "polyatomic-ion", value: formulaTerm(writeIon(other.anion)) })),
    ],
  };
};

const askNameOfAnion: Ask = (acid) => ({
  kind: "solved",
  variant: "anion-name",
  values: { formula: formulaTerm(acid.inWater) },
  steps: [
    splitStep(acid),
    step(`back-${acid.kind}`),
    step("anion-name", [expression(formulaTerm(writeIon(acid.anion)), ":", substanceTerm(writeIon(acid.anion)))]),
  ],
  answer: {
    id: "anion-name",
    value: substanceTerm(writeIon(acid.anion)),
    values: { formula: formulaTerm(acid.formula) },
  },
  distractors: slips(acid, (other) => substanceTerm(writeIon(other.anion))).map((each) =>
    each.slip.endsWith("ending") ? { ...each, slip: "anion-name" } : each,
  ),
});

const askNameFromAnion: Ask = (acid) => ({
  ...askName(acid),
  variant: "from-anion",
  values: { anion: formulaTerm(writeIon(acid.anion)) },
  steps: [endingStep(acid), nameStep(acid)],
});

const askFormulaFromAnion: Ask = (acid) => ({
  ...askFormula(acid),
  variant: "from-anion-name",
  values: { anion: substanceTerm(writeIon(acid.anion)) },
  steps: [
    step("anion", [expression(substanceTerm(writeIon(acid.anion)), ":", formulaTerm(writeIon(acid.anion)))]),
    hydrogenStep(acid),
    formulaStep(acid),
  ],
});

function askAny(random: Random, asks: readonly Ask[]): Draft {
  return random.pick(asks)(random.pick(ACIDS));
}

/** Acids and their anions, by name and by formula. */
export const acidNames: Family = {
  id: "acid-names",
  subtopic: "naming-acids",
  words: ACID_WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => askAny(random, [askName, askFormula, askAnionFormula]),
    medium: (random) => askAny(random, [askNameOfAnion, askNameFromAnion, askFormulaFromAnion]),
  },
};
