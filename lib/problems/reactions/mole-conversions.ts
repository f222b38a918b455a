import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { answerTerm, computed } from "../../methods/rules/quantity-terms.ts";
import { countAllAtoms, countPart, getSubstance, particleUnit } from "../../methods/rules/substance.ts";
import { formulaTerm, substanceTerm } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Difficulty } from "../../curriculum/difficulties.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family, Sampler } from "../family.ts";
import { COMPOUNDS_WITH_NAMES } from "../intake.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { COMPOUNDS } from "./compounds.ts";

/** What is known of a sample, and what is asked. */
type Task = { readonly variant: string; readonly from: Kind; readonly to: Kind };

const TASKS: Readonly<Record<"easy" | "medium", readonly Task[]>> = {
  easy: [
    { variant: "mass-to-amount", from: "mass", to: "amount" },
    { variant: "amount-to-mass", from: "amount", to: "mass" },
    { variant: "amount-to-particles", from: "amount", to: "particles" },
    { variant: "particles-to-amount", from: "particles", to: "amount" },
  ],
  medium: [
    { variant: "mass-to-particles", from: "mass", to: "particles" },
    { variant: "particles-to-mass", from: "particles", to: "mass" },
  ],
};

/** Three figures, with a power of ten that makes a sample that can be weighed. */
function sampleParticles(random: Random, unit: string): Quantity {
  const mantissa = new Decimal(random.integer(102, 989)).div(100);
  return rounded(mantissa.times(new Decimal(10).pow(random.integer(22, 24))), unit);
}

function sampleGiven(kind: Kind, formula: string, random: Random): Quantity {
  if (kind === "mass") return random.measured({ from: 1.5, to: 95, figures: 3 }, "g");
  if (kind === "amount") return random.measured({ from: 0.12, to: 4.8, figures: 3 }, "mol");
  return sampleParticles(random, particleUnit(getSubstance(formula)));
}

function namesOf(formula: string) {
  return { formula: formulaTerm(formula), name: substanceTerm(formula) } as const;
}

/** Atoms counted in place of the molecules or formula units that they make up, or the other way round. */
function countedAtoms(formula: string, { from, to }: Task, known: Quantity): Distractor[] {
  const substance = getSubstance(formula);
  const atoms = countAllAtoms(substance);
  const avogadro = CONSTANTS.avogadro.value;
  const wrong = (value: Decimal, unit: string): Distractor[] => [
    { slip: "atom-for-molecule", value: answerTerm(computed(value, unit, known)) },
  ];
  if (from === "amount" && to === "particles")
    return wrong(known.value.times(avogadro).times(atoms), particleUnit(substance));
  if (from === "particles" && to === "amount") return wrong(known.value.div(avogadro).div(atoms), "mol");
  if (from === "particles" && to === "mass")
    return wrong(known.value.div(avogadro).div(atoms).times(substance.molarMass), "g");
  return [];
}

const convert =
  (level: "easy" | "medium") =>
  (random: Random, taken: readonly string[]): ComputedDraft => {
    const formula = random.pick(taken.length > 0 ? taken : COMPOUNDS[level]);
    const task = random.pick(TASKS[level]);
    const { variant, from, to } = task;
    const known = sampleGiven(from, formula, random);
    return {
      kind: "computed",
      variant,
      givens: { given: given(from, formula, known) },
      find: variableOf(to, formula),
      unit: null,
      values: namesOf(formula),
      distractors: countedAtoms(formula, task, known),
    };
  };

/** Atoms of one element in a mass of a compound, or the mass that holds so many of them. */
function countAtoms(random: Random, taken: readonly string[]): ComputedDraft | null {
  const formula = random.pick(taken.length > 0 ? taken : COMPOUNDS.hard);
  const whole = getSubstance(formula);
  const elements = [...whole.formula.counts.keys()].filter((symbol) => (whole.formula.counts.get(symbol) ?? 0) > 1);
  if (elements.length === 0) return null;
  const element = random.pick(elements);
  if (countPart(whole, getSubstance(element)) < 2) return null;
  const isMassGiven = random.chance(0.6);
  const mass = random.measured({ from: 2, to: 60, figures: 3 }, "g");
  return {
    kind: "computed",
    variant: isMassGiven ? "mass-to-atoms" : "atoms-to-mass",
    givens: {
      given: isMassGiven ? given("mass", formula, mass) : given("particles", element, sampleParticles(random, "atoms")),
    },
    find: isMassGiven ? variableOf("particles", element) : variableOf("mass", formula),
    unit: isMassGiven ? "atoms" : "g",
    scene: { containment: { part: element, whole: formula } },
    values: { ...namesOf(formula), element: formulaTerm(element) },
  };
}

const LEVELS: Readonly<Record<Difficulty, Sampler>> = {
  easy: convert("easy"),
  medium: convert("medium"),
  hard: countAtoms,
};

/** Mass, amount and number of particles of one substance. */
export const moleConversions: Family = {
  id: "mole-conversions",
  subtopic: "the-mole-molar-mass",
  words: "problems-reactions.mole-conversions",
  forms: ["free", "choice"],
  levels: LEVELS,
  takes: COMPOUNDS_WITH_NAMES,
};
