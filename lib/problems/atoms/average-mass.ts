import { ISOTOPE_MIXTURES } from "../../chemistry/elements/isotopes.ts";
import type { FactValue, Term } from "../../methods/facts.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { equals, givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, joined, step, variable } from "../../methods/terms.ts";
import { toSubscript } from "../../chemistry/formula/format.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, DraftGiven, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const WORDS = "problems-atoms.average-mass";

const slip = (name: string): string => slipOf(WORDS, name);

type Part = { readonly nuclide: string; readonly mass: Quantity; /** In percent. */ readonly share: Quantity };

type Sample = { readonly symbol: string; readonly parts: readonly Part[] };

const mass = (value: Decimal | string, figures: number): Quantity => quantity(new Decimal(value), "u", figures);
/** As many figures as a table prints, or to hundredths. */
function percent(share: Decimal | string): Quantity {
  const text = typeof share === "string" ? share : share.toFixed(2);
  return quantity(text, "%", text.replace(".", "").replace(/^0+/, "").length);
}

function partOf(symbol: string, massNumber: number, massText: string, share: string): Part {
  return {
    nuclide: `^${massNumber}${symbol}`,
    mass: mass(massText, massText.replace(".", "").length),
    share: percent(share),
  };
}

const NATURAL: readonly Sample[] = ISOTOPE_MIXTURES.map(({ symbol, isotopes }) => ({
  symbol,
  parts: isotopes.map((each) => partOf(symbol, each.massNumber, each.mass, each.abundance)),
}));

const sumOf = (values: readonly Decimal[]): Decimal => values.reduce((sum, value) => sum.plus(value), new Decimal(0));
const meanOf = (parts: readonly Part[]): Decimal =>
  sumOf(parts.map((part) => part.mass.value.times(part.share.value).div(100)));
const plainMean = (parts: readonly Part[]): Decimal => sumOf(parts.map((part) => part.mass.value)).div(parts.length);

/** Where the plain mean is nearly the answer, a slip would pass for it. */
const isTelling = (parts: readonly Part[]): boolean => meanOf(parts).div(plainMean(parts)).minus(1).abs().gt(0.007);

/** Elements whose isotopes are separated for use or differ much: lithium, boron, neon, magnesium, silicon, chlorine, potassium, copper. */
const SEPARATED = NATURAL.filter(({ symbol }) => ["Li", "B", "Ne", "Mg", "Si", "Cl", "K", "Cu"].includes(symbol));

/** A sample with other shares than in nature. */
function enrich(random: Random, { symbol, parts }: Sample): Sample {
  const first = random.integer(1500, 9000);
  const second =
    parts.length === 2
      ? 10000 - first
      : random.integer(Math.round((10000 - first) * 0.25), Math.round((10000 - first) * 0.75));
  const shares = [first, second, 10000 - first - second];
  return {
    symbol,
    parts: parts.map((part, index) => ({ ...part, share: percent(new Decimal(shares[index] ?? 0).div(100)) })),
  };
}

const letter = (name: string, index: number): Term => variable(`${name}${toSubscript(String(index + 1))}`);

type Pair = readonly [name: string, given: DraftGiven];

const massGiven = ({ nuclide, mass: own }: Part, index: number): Pair => [
  `mass${index + 1}`,
  given("isotope-mass", nuclide, own),
];

const shareGiven = ({ nuclide, share }: Part, index: number): Pair => [
  `share${index + 1}`,
  given("abundance", nuclide, share),
];

const meanGiven = (mean: Quantity): Pair => ["mean", given("atomic-mass", null, mean)];

const namesOf = ({ symbol, parts }: Sample): Record<string, FactValue> => ({
  element: formulaTerm(symbol),
  ...Object.fromEntries(parts.map(({ nuclide }, index) => [`isotope${index + 1}`, formulaTerm(nuclide)] as const)),
});

/** The mean mass of two or three isotopes from their shares. */
function askMean(sample: Sample, variant: string): ComputedDraft | null {
  const { parts } = sample;
  return isTelling(parts)
    ? {
        kind: "computed",
        variant,
        givens: Object.fromEntries(parts.flatMap((part, index) => [massGiven(part, index), shareGiven(part, index)])),
        find: variableOf("atomic-mass", null),
        unit: "u",
        scene: { isotopes: parts.map(({ nuclide }) => nuclide) },
        values: namesOf(sample),
      }
    : null;
}

/** The mean mass where atoms are counted. */
function askFromAtoms(random: Random): SolvedDraft | null {
  const {
    symbol,
    parts: [first, second],
  } = random.pick(SEPARATED);
  if (first === undefined || second === undefined) return null;
  const [atoms1, atoms2] = [random.integer(2, 60) * 5, random.integer(2, 60) * 5];
  const total = atoms1 + atoms2;
  const share = percent(new Decimal(atoms1).div(total).times(100));
  const parts = [
    { ...first, share },
    { ...second, share: percent(new Decimal(100).minus(share.value)) },
  ];
  if (!isTelling(parts)) return null;
  const mean = mass(meanOf(parts).toSignificantDigits(4), 4);
  const numbers = [count(atoms1), count(atoms2), count(total)] as const;
  const sum = mass(first.mass.value.times(atoms1).plus(second.mass.value.times(atoms2)), 6);
  return {
    kind: "solved",
    variant: "atoms",
    values: {
      element: formulaTerm(symbol),
      isotope1: formulaTerm(first.nuclide),
      mass1: givenTerm(first.mass),
      isotope2: formulaTerm(second.nuclide),
      mass2: givenTerm(second.mass),
      atoms1: numbers[0],
      atoms2: numbers[1],
    },
    given: [
      equals(letter("m", 0), first.mass),
      expression(letter("N", 0), "=", numbers[0]),
      equals(letter("m", 1), second.mass),
      expression(letter("N", 1), "=", numbers[1]),
    ],
    steps: [
      step("all-masses", [
        worked(
          "M",
          [
            [letter("N", 0), numbers[0]],
            "*",
            [letter("m", 0), first.mass],
            "+",
            [letter("N", 1), numbers[1]],
            "*",
            [letter("m", 1), second.mass],
          ],
          sum,
        ),
      ]),
      step("per-atom", [
        expression(
          variable("m"),
          "=",
          variable("M"),
          "/",
          "(",
          letter("N", 0),
          "+",
          letter("N", 1),
          ")",
          "=",
          shownTerm(sum),
          "/",
          numbers[2],
          "=",
          givenTerm(mean),
        ),
      ]),
    ],
    answer: quantityAnswer("mean", { ...mean, value: meanOf(parts) }, { element: formulaTerm(symbol) }),
    distractors: wrongQuantities(mean, [
      ["plain-average", plainMean(parts)],
      [slip("shares-exchanged"), first.mass.value.times(atoms2).plus(second.mass.value.times(atoms1)).div(total)],
    ]),
  };
}

/** Relative to the unit, by the heights of the peaks of a mass spectrum: each is as high as its atoms are many. */
export function solvePeaks(element: Term, masses: readonly Quantity[], heights: readonly Quantity[]): Solved {
  const products = masses.map(({ value }, index) => value.times(heights[index]?.value ?? 0));
  const [total, all] = [sumOf(products), sumOf(heights.map(({ value }) => value))];
  const figures = Math.min(4, Math.max(3, ...heights.map(({ significantFigures }) => significantFigures ?? 3)));
  const mean = pureNumber(total.div(all), figures);
  const shown = (value: Decimal): Term => shownTerm(pureNumber(value, 6));
  return {
    steps: [
      step("peaks"),
      step("all-masses", [
        worked(
          "M",
          masses.flatMap((each, index) => [
            ...(index === 0 ? [] : (["+"] as const)),
            givenTerm(heights[index] ?? each),
            "*" as const,
            givenTerm(each),
          ]),
          shown(total),
        ),
      ]),
      step("per-atom", [
        expression(
          variable("m"),
          "=",
          shown(total),
          "/",
          "(",
          ...joined(
            heights.map((each) => [givenTerm(each)]),
            "+",
          ),
          ")",
          "=",
          shown(total),
          "/",
          shown(all),
          "=",
          shownTerm(mean),
        ),
      ]),
    ],
    answer: quantityAnswer("mean", mean, { element }),
  };
}

/** The share of one of two isotopes from the mean mass. */
function askShare(random: Random): ComputedDraft | null {
  const natural = random.pick(NATURAL.filter(({ parts }) => parts.length === 2));
  const sample = random.chance(0.4) ? natural : enrich(random, natural);
  const wanted = random.pick(sample.parts);
  const mean = mass(meanOf(sample.parts).toDecimalPlaces(4), wanted.mass.significantFigures ?? 6);
  const { value } = wanted.share;
  if (value.lt(4) || value.gt(96) || value.minus(50).abs().lt(4)) return null;
  return {
    kind: "computed",
    variant: "share",
    givens: Object.fromEntries([meanGiven(mean), ...sample.parts.map(massGiven)]),
    find: variableOf("abundance", wanted.nuclide),
    unit: "%",
    scene: { isotopes: sample.parts.map(({ nuclide }) => nuclide) },
    values: { ...namesOf(sample), wanted: formulaTerm(wanted.nuclide) },
  };
}

/** The mass of the third isotope from the mean and the other two. */
function askThird(random: Random): ComputedDraft | null {
  const sample = enrich(random, random.pick(NATURAL.filter(({ parts }) => parts.length === 3)));
  // Its atoms have no name here, and neither have the others.
  const parts = sample.parts.map((part, index): Part => ({ ...part, nuclide: String(index + 1) }));
  const third = parts[2];
  if (third === undefined || third.share.value.lt(12)) return null;
  return {
    kind: "computed",
    variant: "third",
    givens: Object.fromEntries([
      ...parts.slice(0, -1).map(massGiven),
      ...parts.map(shareGiven),
      meanGiven(mass(meanOf(parts).toDecimalPlaces(4), 6)),
    ]),
    find: variableOf("isotope-mass", third.nuclide),
    unit: "u",
    scene: { isotopes: parts.map(({ nuclide }) => nuclide) },
    values: { element: formulaTerm(sample.symbol) },
  };
}

const twoParts = (samples: readonly Sample[]): readonly Sample[] => samples.filter(({ parts }) => parts.length === 2);
const threeParts = (samples: readonly Sample[]): readonly Sample[] => samples.filter(({ parts }) => parts.length === 3);

/** Mean atomic masses and abundances of isotopes. */
export const averageMass: Family = {
  id: "average-mass",
  subtopic: "isotopes-average-atomic-mass",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) =>
      random.chance(0.3)
        ? askMean(random.pick(twoParts(NATURAL)), "natural-two")
        : askMean(enrich(random, random.pick(twoParts(SEPARATED))), "sample-two"),
    medium: (random) =>
      random.chance(0.5)
        ? askFromAtoms(random)
        : random.chance(0.3)
          ? askMean(random.pick(threeParts(NATURAL)), "natural-three")
          : askMean(enrich(random, random.pick(threeParts(SEPARATED))), "sample-three"),
    hard: (random) => (random.chance(0.6) ? askShare(random) : askThird(random)),
  },
};
