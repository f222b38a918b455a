import { rounded } from "../rounded.ts";
import { composition } from "../../chemistry/formula/molar-mass.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { formulaTerm, substanceTerm } from "../../methods/terms.ts";
import {
  MOLECULE_WORDS,
  moleculeFormulaSteps,
  moleculeNameSteps,
  nameStep,
  numbersStep,
} from "../../methods/naming/molecule-steps.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { solveDraft } from "../solve-draft.ts";
import { listOtherNumbers, MOLECULES, PLAIN_MOLECULES, PREFIXED_MOLECULES } from "./molecules.ts";
import type { Molecule } from "../../nomenclature/molecule.ts";

const WORDS = MOLECULE_WORDS;

function nameSlips(molecule: Molecule): Distractor[] {
  return listOtherNumbers(molecule)
    .slice(0, 4)
    .map((formula) => ({ slip: "counting-prefix", value: substanceTerm(formula) }));
}

function formulaSlips(molecule: Molecule): Distractor[] {
  const { first, second } = molecule;
  const swapped =
    first.count === second.count
      ? []
      : [
          `${first.symbol}${second.count === 1 ? "" : second.count}${second.symbol}${first.count === 1 ? "" : first.count}`,
        ];
  return [
    ...swapped.map((formula): Distractor => ({ slip: slipOf(WORDS, "swapped-numbers"), value: formulaTerm(formula) })),
    ...listOtherNumbers(molecule)
      .filter((formula) => !swapped.includes(formula))
      .slice(0, 4)
      .map((formula): Distractor => ({ slip: "counting-prefix", value: formulaTerm(formula) })),
  ];
}

function askName(molecule: Molecule): SolvedDraft {
  const { formula } = molecule;
  return {
    kind: "solved",
    variant: "name",
    values: { formula: formulaTerm(formula) },
    steps: moleculeNameSteps(molecule),
    answer: { id: "name", value: substanceTerm(formula), values: { formula: formulaTerm(formula) } },
    distractors: nameSlips(molecule),
  };
}

function askFormula(molecule: Molecule): SolvedDraft {
  const { formula } = molecule;
  return {
    kind: "solved",
    variant: "formula",
    values: { name: substanceTerm(formula) },
    steps: moleculeFormulaSteps(molecule),
    answer: { id: "formula", value: formulaTerm(formula), values: { name: substanceTerm(formula) } },
    distractors: formulaSlips(molecule),
  };
}

/** Percentages of one decimal and the molar mass: what an analysis tells of a molecule. */
function analysisOf({ formula, first, second }: Molecule): ComputedDraft {
  const mass = composition(getFormula(formula));
  if (!mass.ok) throw new Error(`${formula} has no molar mass`);
  const share = new Decimal(mass.value.rows[0]?.percent ?? "0").toDecimalPlaces(1);
  const rest = new Decimal(100).minus(share);
  const percent = (value: Decimal) => quantity(value, "%", value.e + 2);
  return {
    kind: "computed",
    variant: "analysis",
    givens: {
      firstShare: given("mass-percent", first.symbol, percent(share)),
      secondShare: given("mass-percent", second.symbol, percent(rest)),
      molarMass: given("molar-mass", null, rounded(new Decimal(mass.value.molarMass), "g/mol")),
    },
    find: variableOf("molecular-formula", null),
    unit: null,
    values: { first: formulaTerm(first.symbol), second: formulaTerm(second.symbol) },
  };
}

/** From the analysis to the name: the formula is a step on the way. */
function askAnalysis(random: Random): Draft | null {
  const molecule = random.pick(MOLECULES);
  const draft = analysisOf(molecule);
  const solved = solveDraft(draft, WORDS);
  if (!solved.ok) return null;
  const { solution, values, given: lines } = solved.value;
  const { value } = solution.answer;
  if (value.kind !== "formula" || value.formula !== molecule.formula) return null;
  const answer = { formula: formulaTerm(molecule.formula) };
  const common = { kind: "solved", values, given: lines } as const;
  const steps = solution.steps.map((step): StepFacts => ({ ...step, method: step.method ?? solution.method }));
  if (random.chance(0.5)) {
    return {
      ...common,
      variant: "analysis-formula",
      steps,
      answer: { id: "analysis-formula", value },
      distractors: formulaSlips(molecule),
      reading: { form: "molecular" },
    };
  }
  const naming = [...steps, numbersStep(molecule), nameStep(molecule)];
  return {
    ...common,
    variant: "analysis-name",
    steps: naming,
    answer: { id: "name", value: substanceTerm(molecule.formula), values: answer },
    distractors: nameSlips(molecule),
  };
}

function askAny(random: Random, molecules: readonly Molecule[]): Draft {
  const molecule = random.pick(molecules);
  return random.chance(0.5) ? askName(molecule) : askFormula(molecule);
}

/** Names and formulas of compounds of two nonmetals, at last from their analysis. */
export const molecularCompounds: Family = {
  id: "molecular-compounds",
  subtopic: "naming-covalent-compounds",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => askAny(random, PLAIN_MOLECULES),
    medium: (random) => askAny(random, PREFIXED_MOLECULES),
    hard: askAnalysis,
  },
};
