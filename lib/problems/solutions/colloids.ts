import { answerTerm, givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import type { FactValue, StepFacts } from "../../methods/facts.ts";
import { expression, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongChoices } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { COLLOID_TYPES, DIAMETERS, MIXTURE_TYPES, MIXTURES, OBSERVATIONS, PHASES } from "./mixtures.ts";
import type { ColloidType, MixtureType } from "./mixtures.ts";

const WORDS = "problems-solutions.colloids";

const word = wordIn(WORDS);

type Question = Pick<Required<SolvedDraft>, "variant" | "values"> & { readonly steps: readonly StepFacts[] };

function askType(type: MixtureType, { variant, values, steps }: Question): SolvedDraft {
  return {
    kind: "solved",
    variant,
    values,
    steps: [...steps, step("type", [], { type: word(type) })],
    answer: { id: "type", value: word(type) },
    distractors: wrongChoices(MIXTURE_TYPES, type, (other) => slipOf(WORDS, other), word),
  };
}

const BORDERS: StepFacts = step("borders");

function sampleDiameter(type: MixtureType, random: Random): Decimal {
  const { from, to } = DIAMETERS[type];
  return roundToFigures(new Decimal(Math.exp(Math.log(from) + random.next() * Math.log(to / from))), 2);
}

/** By the size of the particles, in nm. */
function bySize(random: Random): SolvedDraft {
  const type = random.pick(MIXTURE_TYPES);
  const diameter = givenTerm(quantity(sampleDiameter(type, random), "nm", 2));
  return askType(type, { variant: "size", values: { diameter }, steps: [BORDERS] });
}

/** By the size in a unit that is to be converted first. */
function byConvertedSize(random: Random): SolvedDraft {
  const type = random.pick(MIXTURE_TYPES);
  const nanometres = sampleDiameter(type, random);
  const [unit, factor] = random.pick([
    ["µm", 1e-3],
    ["mm", 1e-6],
    ["m", 1e-9],
  ] as const);
  const diameter = quantity(nanometres.times(factor), unit, 2);
  const line = worked("d", [diameter], quantity(nanometres, "nm", 2));
  return askType(type, {
    variant: "size",
    values: { diameter: givenTerm(diameter) },
    steps: [step("nanometres", [line]), BORDERS],
  });
}

function byExample(random: Random): SolvedDraft {
  const type = random.pick(MIXTURE_TYPES);
  const { id } = random.pick(MIXTURES.filter((mixture) => mixture.type === type));
  return askType(type, {
    variant: "example",
    values: { mixture: { kind: "word", key: `${WORDS}.mixtures.${id}` } },
    steps: [step("look")],
  });
}

function byObservation(random: Random): SolvedDraft {
  const { id, type } = random.pick(OBSERVATIONS);
  return askType(type, {
    variant: "observation",
    values: { observation: { kind: "word", key: `${WORDS}.observations.${id}` } },
    steps: [step("look")],
  });
}

function askColloid(type: ColloidType, { variant, values, steps }: Question): SolvedDraft {
  return {
    kind: "solved",
    variant,
    values,
    steps: [...steps, step("colloid", [], { type: word(type) })],
    answer: { id: "colloid", value: word(type) },
    distractors: wrongChoices(COLLOID_TYPES, type, (other) => slipOf(WORDS, other), word),
  };
}

const phase = (id: string): FactValue => ({ kind: "word", key: `${WORDS}.phases.${id}` });

/** By what is spread in what. */
function byPhases(random: Random): SolvedDraft {
  const type = random.pick(COLLOID_TYPES);
  const [dispersed, medium] = PHASES[type];
  return askColloid(type, {
    variant: "phases",
    values: { dispersed: phase(dispersed), medium: phase(medium) },
    steps: [step("recall")],
  });
}

function byColloid(random: Random): SolvedDraft | null {
  const { id, colloid } = random.pick(MIXTURES.filter((mixture) => mixture.colloid !== null));
  if (colloid === null) return null;
  const [dispersed, medium] = PHASES[colloid];
  return askColloid(colloid, {
    variant: "colloid",
    values: { mixture: { kind: "word", key: `${WORDS}.mixtures.${id}` } },
    steps: [step("recall"), step("phases", [], { dispersed: phase(dispersed), medium: phase(medium) })],
  });
}

/** A cube cut into colloidal ones: how many, or how much more surface. */
function divided(random: Random): SolvedDraft {
  const [unit, factor] = random.pick([
    ["mm", 1e6],
    ["µm", 1e3],
  ] as const);
  const large = quantity(new Decimal(random.integer(10, 95)).div(10), unit, 2);
  const small = quantity(new Decimal(random.integer(20, 900)).div(10).toDecimalPlaces(0), "nm", 2);
  const nanometres = quantity(large.value.times(factor), "nm", 2);
  return cut(large, nanometres, small, random.chance(0.5));
}

function cut(large: Quantity, nanometres: Quantity, small: Quantity, isSurface: boolean): SolvedDraft {
  const ratio = nanometres.value.div(small.value);
  const edges = pureNumber(ratio, 2);
  const answer = isSurface ? edges : pureNumber(ratio.pow(3), 2);
  const convert: StepFacts = step("edge", [worked("d", [large], nanometres)]);
  const steps: StepFacts[] = isSurface
    ? [
        convert,
        step("surface", [
          expression(
            variable("A₂"),
            "/",
            variable("A₁"),
            "=",
            variable("d₁"),
            "/",
            variable("d₂"),
            "=",
            shownTerm(nanometres),
            "/",
            shownTerm(small),
            "=",
            shownTerm(answer),
          ),
        ]),
      ]
    : [
        convert,
        step("along-edge", [worked("k", [["d₁", nanometres], "/", ["d₂", small]], edges)]),
        step("pieces", [worked("N", [["k", edges], "*", ["k", edges], "*", ["k", edges]], answer)]),
      ];
  return {
    kind: "solved",
    variant: isSurface ? "surface" : "pieces",
    values: { large: givenTerm(large), small: givenTerm(small) },
    steps,
    answer: quantityAnswer(isSurface ? "surface" : "pieces", answer),
    // The powers of one ratio lie so far apart that none passes for another.
    distractors: [
      { slip: slipOf(WORDS, "other-power"), value: answerTerm(pureNumber(isSurface ? ratio.pow(3) : ratio, 2)) },
      { slip: slipOf(WORDS, "square"), value: answerTerm(pureNumber(ratio.pow(2), 2)) },
      {
        slip: "unconverted-unit",
        value: answerTerm(pureNumber(large.value.div(small.value).pow(isSurface ? 1 : 3), 2)),
      },
    ],
  };
}

const easy = (random: Random): Draft => random.pick([bySize, bySize, byExample, byObservation])(random);

const medium = (random: Random): Draft => random.pick([byConvertedSize, byConvertedSize, byPhases])(random);

const hard = (random: Random): Draft | null => random.pick([divided, divided, byColloid])(random);

/** Mixtures by the size of their particles, and colloids by their phases. */
export const colloids: Family = {
  id: "colloids",
  subtopic: "colloids-suspensions",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy, medium, hard },
};
