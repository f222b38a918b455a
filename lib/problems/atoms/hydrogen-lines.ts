import { rounded } from "../rounded.ts";
import { LEVEL_CONSTANT, line } from "../../laws/atoms/one-electron.ts";
import { lawValue } from "../../laws/law-value.ts";
import type { FactValue } from "../../methods/facts.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { quantity, type Quantity } from "../../quantity/quantity.ts";
import { UNITY } from "../../quantity/units/unit.ts";
import { type ComputedDraft, type DraftGiven, given, type SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongChoices, wrongCounts } from "../solved.ts";
import { wordIn } from "../word-in.ts";

const WORDS = "problems-atoms.hydrogen-lines";

const slip = (name: string): string => slipOf(WORDS, name);
const word = wordIn(WORDS);

type Jump = { readonly lower: number; readonly upper: number };

const sampleJump = (random: Random, highest: number): Jump => {
  const lower = random.integer(1, 4);
  return { lower, upper: random.integer(lower + 1, highest) };
};

const levels = ({ lower, upper }: Jump): Record<string, FactValue> => ({ lower: count(lower), upper: count(upper) });

/** In which part of the spectrum the lines of a series lie: to n = 1 ultraviolet, to 2 visible up to the seventh level, from 3 infrared. */
function askRegion(random: Random): SolvedDraft | null {
  const [lower, upper] = [random.integer(1, 5), random.integer(2, 9)];
  // The Balmer lines from the seventh level on are shorter than 400 nm; where sight ends is a matter of definition.
  if (upper <= lower || (lower === 2 && upper > 6)) return null;
  const region = lower === 1 ? "ultraviolet" : lower === 2 ? "visible" : "infrared";
  const names = ["ultraviolet", "visible", "infrared"] as const;
  return {
    kind: "solved",
    variant: "region",
    values: levels({ lower, upper }),
    steps: [step("lower-level"), step("energy-to-region")],
    answer: { id: "region", value: word(region) },
    distractors: wrongChoices(names, region, (each) => slip(`is-${each}`), word),
  };
}

/** How many lines atoms can emit on their way down from a level. */
function askLines(random: Random): SolvedDraft {
  const upper = random.integer(3, 9);
  const lines = (upper * (upper - 1)) / 2;
  return {
    kind: "solved",
    variant: "lines",
    values: { upper: count(upper) },
    steps: [
      step("pairs"),
      step("count-pairs", [
        expression(
          variable("N"),
          "=",
          variable("n"),
          "*",
          "(",
          variable("n"),
          "-",
          count(1),
          ")",
          "/",
          count(2),
          "=",
          count(upper),
          "*",
          count(upper - 1),
          "/",
          count(2),
          "=",
          count(lines),
        ),
      ]),
    ],
    answer: { id: "lines", value: count(lines) },
    distractors: wrongCounts(lines, [
      [slip("to-ground-only"), upper - 1],
      [slip("not-halved"), upper * (upper - 1)],
      [slip("levels-counted"), upper],
    ]),
  };
}

const CONSTANT_FIGURES = 5;

/** A constant as the statement gives it, and as the lines of the law show it. */
const told = ({ value, unit }: Quantity): FactValue => givenTerm(rounded(value, unit, CONSTANT_FIGURES));

/** What has one electron, by its nuclear charge, and the statement that is about it: that of hydrogen needs no name. */
const SPECIES = ["H", "He^+", "Li^2+", "Be^3+"] as const;

type Jumping = Jump & { readonly charge: number };

const sampleJumping = (random: Random, highest: number, ions: number = SPECIES.length): Jumping => ({
  ...sampleJump(random, highest),
  charge: random.chance(0.4) ? 1 : random.integer(2, ions),
});

const whole = (value: number): Quantity => quantity(value, UNITY, null);
const givenCharge = (charge: number): DraftGiven => given("nuclear-charge", null, whole(charge));
const givenLevel = (level: number, label: "first" | "second"): DraftGiven => given("level", null, whole(level), label);

/** Hydrogen has a statement of its own, without a nuclear charge. */
const variantFor = (variant: string, charge: number): string => (charge === 1 ? variant : `${variant}-ion`);

const speciesOf = (charge: number): FactValue => formulaTerm(SPECIES[charge - 1] ?? "H");

const ofLine = { conditions: new Set(["light", "hydrogen-line"] as const) };

/** The energy of a level. */
function askLevelEnergy(random: Random): ComputedDraft {
  const [charge, level] = [random.integer(1, SPECIES.length), random.integer(1, 6)];
  return {
    kind: "computed",
    variant: "level-energy",
    givens: { charge: givenCharge(charge), level: given("level", null, whole(level)) },
    values: { species: speciesOf(charge), constant: told(LEVEL_CONSTANT) },
    find: variableOf("level-energy", null),
    unit: "eV",
  };
}

/** The energy of the photon of a jump. */
function askEnergy(random: Random): ComputedDraft {
  const { lower, upper, charge } = sampleJumping(random, 9, 3);
  return {
    kind: "computed",
    variant: variantFor(random.chance(0.5) ? "emitted" : "absorbed", charge),
    givens: { charge: givenCharge(charge), lower: givenLevel(lower, "first"), upper: givenLevel(upper, "second") },
    values: { species: speciesOf(charge), constant: told(CONSTANTS.rydbergEnergy) },
    scene: ofLine,
    find: variableOf("energy", null),
    unit: "J",
  };
}

/** The wavelength of a line by Rydberg's formula. */
function askWavelength(random: Random): ComputedDraft {
  const { lower, upper, charge } = sampleJumping(random, 10);
  return {
    kind: "computed",
    variant: variantFor("wavelength", charge),
    givens: { charge: givenCharge(charge), lower: givenLevel(lower, "first"), upper: givenLevel(upper, "second") },
    values: { species: speciesOf(charge), constant: told(CONSTANTS.rydberg) },
    scene: ofLine,
    find: variableOf("wavelength", null),
    unit: "nm",
  };
}

const givenWavelength = ({ lower, upper, charge }: Jumping): DraftGiven => {
  const metres = lawValue(line, "λ", { Z: charge, "n₁": lower, "n₂": upper });
  return given("wavelength", null, rounded(metres.times("1e9"), "nm", 5));
};

/** The upper level of a line whose wavelength and lower level are known. */
function askLevel(random: Random): ComputedDraft {
  const jump = sampleJumping(random, 9);
  return {
    kind: "computed",
    variant: variantFor("level", jump.charge),
    givens: {
      wavelength: givenWavelength(jump),
      lower: givenLevel(jump.lower, "first"),
      charge: givenCharge(jump.charge),
    },
    values: { species: speciesOf(jump.charge), constant: told(CONSTANTS.rydberg) },
    scene: ofLine,
    find: variableOf("level", null, "second"),
    unit: "",
  };
}

/** Which nucleus an electron jumps at. */
function askCharge(random: Random): ComputedDraft {
  const jump = { ...sampleJumping(random, 6), charge: random.integer(2, 6) };
  return {
    kind: "computed",
    variant: "charge",
    givens: {
      wavelength: givenWavelength(jump),
      lower: givenLevel(jump.lower, "first"),
      upper: givenLevel(jump.upper, "second"),
    },
    values: { constant: told(CONSTANTS.rydberg) },
    scene: ofLine,
    find: variableOf("nuclear-charge", null),
    unit: "",
  };
}

const ASKED_OF_LINES = [askWavelength, askLevel, askCharge] as const;

/** The spectrum of hydrogen, and of the ions that have one electron as it has. */
export const hydrogenLines: Family = {
  id: "hydrogen-lines",
  subtopic: "light-atomic-spectra",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => random.pick([askRegion, askRegion, askLines, askLevelEnergy] as const)(random),
    medium: askEnergy,
    hard: (random) => random.pick(ASKED_OF_LINES)(random),
  },
};
