import type { FactValue } from "../../methods/facts.ts";
import { exactly, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, variable } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongCounts, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";

const WORDS = "problems-atoms.hydrogen-lines";

const slip = (name: string): string => slipOf(WORDS, name);
const word = wordIn(WORDS);

/** CODATA 2022, rounded as textbooks do. */
const LEVEL_ENERGY = exactly(CONSTANTS.rydbergEnergy.value.toSignificantDigits(5), "J");
const RYDBERG = exactly(CONSTANTS.rydberg.value.toSignificantDigits(6), "m^-1");

type Jump = { readonly lower: number; readonly upper: number };

const sampleJump = (random: Random, lowest = 1, highest = 10): Jump => {
  const lower = random.integer(lowest, 4);
  return { lower, upper: random.integer(lower + 1, highest) };
};

const inverseSquare = (level: number): Decimal => new Decimal(1).div(level * level);
const bracket = ({ lower, upper }: Jump): Decimal => inverseSquare(lower).minus(inverseSquare(upper));
const plainBracket = ({ lower, upper }: Jump): Decimal => new Decimal(1).div(lower).minus(new Decimal(1).div(upper));
const levels = ({ lower, upper }: Jump): Record<string, FactValue> => ({ lower: count(lower), upper: count(upper) });
const shownBracket = (jump: Jump): Quantity => pureNumber(bracket(jump), 4);

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
    steps: [
      { id: "lower-level", lines: [], values: {} },
      { id: "energy-to-region", lines: [], values: {} },
    ],
    answer: { id: "region", value: word(region), values: {} },
    distractors: names
      .filter((each) => each !== region)
      .map((each) => ({ slip: slip(`is-${each}`), value: word(each) })),
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
      { id: "pairs", lines: [], values: {} },
      {
        id: "count-pairs",
        lines: [
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
        ],
        values: {},
      },
    ],
    answer: { id: "lines", value: count(lines), values: {} },
    distractors: wrongCounts(lines, [
      [slip("to-ground-only"), upper - 1],
      [slip("not-halved"), upper * (upper - 1)],
      [slip("levels-counted"), upper],
    ]),
  };
}

/** The energy of the photon of a jump. */
function askEnergy(random: Random): SolvedDraft {
  const jump = sampleJump(random, 1, 9);
  const energyOf = (factor: Decimal): Decimal => LEVEL_ENERGY.value.times(factor);
  const energy = quantity(energyOf(bracket(jump)), "J", 4);
  return {
    kind: "solved",
    variant: random.chance(0.5) ? "emitted" : "absorbed",
    values: { ...levels(jump), constant: givenTerm(LEVEL_ENERGY) },
    given: [expression(variable("n₁"), "=", count(jump.lower)), expression(variable("n₂"), "=", count(jump.upper))],
    steps: [
      {
        id: "bracket",
        lines: [expression(variable("1/n₁²"), "-", variable("1/n₂²"), "=", shownTerm(shownBracket(jump)))],
        values: {},
      },
      {
        id: "energy",
        lines: [
          expression(
            variable("ΔE"),
            "=",
            givenTerm(LEVEL_ENERGY),
            "*",
            shownTerm(shownBracket(jump)),
            "=",
            givenTerm(quantity(energy.value.toSignificantDigits(4), "J", 4)),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("energy", energy),
    distractors: wrongQuantities(energy, [
      [slip("not-squared"), energyOf(plainBracket(jump))],
      [slip("one-level-only"), energyOf(inverseSquare(jump.lower))],
      [slip("upper-only"), energyOf(inverseSquare(jump.upper))],
      [slip("added"), energyOf(inverseSquare(jump.lower).plus(inverseSquare(jump.upper)))],
    ]),
  };
}

const nanometres = (factor: Decimal): Decimal => new Decimal("1e9").div(RYDBERG.value.times(factor));

/** The wavelength of a line by Rydberg's formula. */
function askWavelength(random: Random): SolvedDraft {
  const jump = sampleJump(random);
  const length = quantity(nanometres(bracket(jump)), "nm", 4);
  const inverse = quantity(RYDBERG.value.times(bracket(jump)), "m^-1", 4);
  return {
    kind: "solved",
    variant: "wavelength",
    values: { ...levels(jump), constant: givenTerm(RYDBERG) },
    given: [expression(variable("n₁"), "=", count(jump.lower)), expression(variable("n₂"), "=", count(jump.upper))],
    steps: [
      {
        id: "bracket",
        lines: [expression(variable("1/n₁²"), "-", variable("1/n₂²"), "=", shownTerm(shownBracket(jump)))],
        values: {},
      },
      {
        id: "rydberg",
        lines: [
          expression(
            variable("1/λ"),
            "=",
            variable("R"),
            "*",
            "(",
            variable("1/n₁²"),
            "-",
            variable("1/n₂²"),
            ")",
            "=",
            givenTerm(RYDBERG),
            "*",
            shownTerm(shownBracket(jump)),
            "=",
            shownTerm(inverse),
          ),
        ],
        values: {},
      },
      {
        id: "invert",
        lines: [
          expression(
            variable("λ"),
            "=",
            count(1),
            "/",
            "(",
            variable("1/λ"),
            ")",
            "=",
            givenTerm(quantity(length.value.toSignificantDigits(4), "nm", 4)),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("wavelength", length),
    distractors: wrongQuantities(length, [
      [slip("not-squared"), nanometres(plainBracket(jump))],
      [slip("one-level-only"), nanometres(inverseSquare(jump.lower))],
      [slip("upper-only"), nanometres(inverseSquare(jump.upper))],
      [slip("added"), nanometres(inverseSquare(jump.lower).plus(inverseSquare(jump.upper)))],
    ]),
  };
}

/** The upper level of a line whose wavelength and lower level are known. */
function askLevel(random: Random): SolvedDraft {
  const jump = sampleJump(random, 1, 9);
  const { lower, upper } = jump;
  const length = quantity(nanometres(bracket(jump)).toSignificantDigits(5), "nm", 5);
  const share = pureNumber(new Decimal("1e9").div(length.value.times(RYDBERG.value)), 4);
  return {
    kind: "solved",
    variant: "level",
    values: { wavelength: givenTerm(length), lower: count(lower), constant: givenTerm(RYDBERG) },
    given: [expression(variable("λ"), "=", givenTerm(length)), expression(variable("n₁"), "=", count(lower))],
    steps: [
      {
        id: "share",
        lines: [expression(count(1), "/", "(", variable("λ"), variable("R"), ")", "=", shownTerm(share))],
        values: {},
      },
      {
        id: "solve-level",
        lines: [
          expression(
            variable("1/n₂²"),
            "=",
            variable("1/n₁²"),
            "-",
            count(1),
            "/",
            "(",
            variable("λ"),
            variable("R"),
            ")",
            "=",
            shownTerm(pureNumber(inverseSquare(upper), 4)),
          ),
        ],
        values: {},
      },
      { id: "root", lines: [expression(variable("n₂"), "=", count(upper))], values: {} },
    ],
    answer: { id: "level", value: count(upper), values: {} },
    distractors: wrongCounts(upper, [
      [slip("root-forgotten"), upper * upper],
      [slip("levels-apart"), upper - lower],
      [slip("neighbour-level"), upper + 1],
      [slip("neighbour-level"), upper - 1],
    ]).filter(({ value }) => value.kind !== "count" || value.value > lower || value.value === upper - lower),
  };
}

/** The spectrum of hydrogen. */
export const hydrogenLines: Family = {
  id: "hydrogen-lines",
  subtopic: "light-atomic-spectra",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.75) ? askRegion(random) : askLines(random)),
    medium: askEnergy,
    hard: (random) => (random.chance(0.5) ? askWavelength(random) : askLevel(random)),
  },
};
