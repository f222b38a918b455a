import type { Operator, Term } from "../../methods/facts.ts";
import { computed, exactly, givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, joined, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongCounts, wrongQuantities } from "../solved.ts";
import { FRAGMENTATIONS, HALOGEN_COMPOUNDS, ISOTOPE_PAIRS, ISOTOPE_TRIPLES } from "./fragmentations.ts";
import { listNominalParts, nominalMassOf } from "./nominal-masses.ts";

const WORDS = "problems-analytical.mass-spectra";

/** Masses are read as whole numbers on the axis of m/z. */
const onAxis = (mass: number): Quantity => exactly(mass, "u");

/** The average mass of an element from the percentages of two peaks. */
function fromPercentages(random: Random): SolvedDraft {
  const {
    symbol,
    masses: [light, heavy],
  } = random.pick(ISOTOPE_PAIRS);
  const first = quantity(new Decimal(random.integer(120, 880)).div(10), "%", 3);
  const second = quantity(new Decimal(100).minus(first.value), "%", 3);
  const average = quantity(
    first.value.times(light).plus(second.value.times(heavy)).div(100),
    "u",
    String(light).length + 2,
  );
  return {
    kind: "solved",
    variant: "percentages",
    values: {
      element: formulaTerm(symbol),
      light: count(light),
      heavy: count(heavy),
      first: givenTerm(first),
      second: givenTerm(second),
    },
    steps: [
      step("weights", [
        expression(variable("m"), "=", variable("x₁"), "*", variable("m₁"), "+", variable("x₂"), "*", variable("m₂")),
      ]),
      step("average", [
        worked(
          "m",
          [
            pureNumber(first.value.div(100), 3),
            "*",
            onAxis(light),
            "+",
            pureNumber(second.value.div(100), 3),
            "*",
            onAxis(heavy),
          ],
          average,
        ),
      ]),
    ],
    answer: quantityAnswer("average", average, { element: formulaTerm(symbol) }),
    distractors: wrongQuantities(average, [
      ["plain-average", new Decimal(light + heavy).div(2)],
      [slipOf(WORDS, "shares-swapped"), first.value.times(heavy).plus(second.value.times(light)).div(100)],
      [slipOf(WORDS, "one-isotope-only"), first.value.times(light).div(100)],
      [slipOf(WORDS, "one-isotope-only"), second.value.times(heavy).div(100)],
      [slipOf(WORDS, "halved-sum"), average.value.div(2)],
    ]),
  };
}

/** From the heights of three peaks, the highest being 100. */
function fromHeights(random: Random): SolvedDraft {
  const { symbol, masses } = random.pick(ISOTOPE_TRIPLES);
  const highest = random.integer(0, 2);
  const heights = masses.map((_, index) =>
    index === highest ? pureNumber(100, 3) : pureNumber(new Decimal(random.integer(100, 900)).div(10), 3),
  );
  const total = heights.reduce((all, { value }) => all.plus(value), new Decimal(0));
  const whole = pureNumber(total, 4);
  const weighted = heights.reduce((all, { value }, index) => all.plus(value.times(masses[index] ?? 0)), new Decimal(0));
  const average = quantity(weighted.div(total), "u", 4);
  const products: (Term | Operator)[] = joined(
    heights.map((height, index) => [shownTerm(height), "*", shownTerm(onAxis(masses[index] ?? 0))]),
    "+",
  );
  const peaks = Object.fromEntries(
    heights.flatMap((height, index) => [
      [`mass${index + 1}`, count(masses[index] ?? 0)] as const,
      [`height${index + 1}`, givenTerm(height)] as const,
    ]),
  );
  const plain = new Decimal(masses[0] + masses[1] + masses[2]).div(3);
  return {
    kind: "solved",
    variant: "heights",
    values: { element: formulaTerm(symbol), ...peaks },
    steps: [
      step("sum-of-heights", [
        worked(
          "h",
          joined(
            heights.map((height) => [shownTerm(height)]),
            "+",
          ),
          whole,
        ),
      ]),
      step("weigh-by-heights", [worked("m", ["(", ...products, ")", "/", whole], average)]),
    ],
    answer: quantityAnswer("average", average, { element: formulaTerm(symbol) }),
    distractors: wrongQuantities(average, [
      ["plain-average", plain],
      [slipOf(WORDS, "heights-as-percent"), weighted.div(100)],
      [slipOf(WORDS, "over-number-of-peaks"), weighted.div(300)],
      [slipOf(WORDS, "one-isotope-only"), new Decimal(masses[highest] ?? 0).times(100).div(total)],
    ]),
  };
}

const massLine = (formula: string) =>
  worked(
    variable("M", formula),
    joined(
      listNominalParts(formula).map(({ count: each, mass }) => [count(each), "*", count(mass)]),
      "+",
    ),
    count(nominalMassOf(formula)),
  );

const MOLECULES = [
  ...new Set(FRAGMENTATIONS.map(({ molecule }) => molecule)),
  ...HALOGEN_COMPOUNDS.Cl,
  ...HALOGEN_COMPOUNDS.Br,
];

/** Where the molecular ion of the most frequent isotopes is found. */
function molecularIon(random: Random): SolvedDraft {
  const molecule = random.pick(MOLECULES);
  const parts = listNominalParts(molecule);
  const mass = nominalMassOf(molecule);
  const hydrogens = parts.find(({ symbol }) => symbol === "H")?.count ?? 0;
  return {
    kind: "solved",
    variant: "molecular-ion",
    values: { molecule: formulaTerm(molecule) },
    steps: [step("one-electron-less"), step("add-mass-numbers", [massLine(molecule)])],
    answer: { id: "peak", value: count(mass) },
    distractors: wrongCounts(mass, [
      [slipOf(WORDS, "hydrogens-left-out"), mass - hydrogens],
      [slipOf(WORDS, "indices-left-out"), parts.reduce((total, part) => total + part.mass, 0)],
      [slipOf(WORDS, "electron-counted"), mass - 1],
    ]),
  };
}

/** Groups with which the lost one is confused. */
const GROUPS = ["CH3", "NH2", "OH", "C2H5", "CH3O", "Cl", "C3H7", "C2H5O", "NO2", "C4H9"] as const;

/** Which group is lost between two peaks. */
function lostGroup(random: Random): SolvedDraft {
  const { molecule, lost, kept } = random.pick(
    FRAGMENTATIONS.filter((each) => nominalMassOf(each.lost) !== nominalMassOf(each.kept)),
  );
  const [whole, fragment] = [nominalMassOf(molecule), nominalMassOf(kept)];
  const gap = whole - fragment;
  const others = GROUPS.filter((group) => nominalMassOf(group) !== gap && group !== kept)
    .toSorted((a, b) => Math.abs(nominalMassOf(a) - gap) - Math.abs(nominalMassOf(b) - gap))
    .slice(0, 2);
  return {
    kind: "solved",
    variant: "lost",
    values: { molecule: formulaTerm(molecule), whole: count(whole), fragment: count(fragment) },
    steps: [
      step("difference", [worked("Δ", [count(whole), "-", count(fragment)], count(gap))]),
      step("group-of-mass", [], { gap: count(gap), lost: formulaTerm(lost), molecule: formulaTerm(molecule) }),
    ],
    answer: { id: "lost", value: formulaTerm(lost) },
    distractors: [
      { slip: slipOf(WORDS, "kept-for-lost"), value: formulaTerm(kept) },
      ...others.map((group) => ({ slip: slipOf(WORDS, "other-mass"), value: formulaTerm(group) })),
    ],
  };
}

/** Where the ion that is left after the loss of a group is found. */
function fragmentPeak(random: Random): SolvedDraft {
  const { molecule, lost } = random.pick(FRAGMENTATIONS);
  const [whole, part] = [nominalMassOf(molecule), nominalMassOf(lost)];
  return {
    kind: "solved",
    variant: "fragment",
    values: { molecule: formulaTerm(molecule), lost: formulaTerm(lost) },
    steps: [
      step("add-mass-numbers", [massLine(molecule)]),
      step("subtract-group", [worked("m/z", [count(whole), "-", count(part)], count(whole - part))], {
        lost: formulaTerm(lost),
      }),
    ],
    answer: { id: "peak", value: count(whole - part) },
    distractors: wrongCounts(whole - part, [
      [slipOf(WORDS, "lost-for-kept"), part],
      [slipOf(WORDS, "nothing-lost"), whole],
      [slipOf(WORDS, "added-group"), whole + part],
    ]),
  };
}

const HALOGENS = ["Cl", "Br", "Cl2", "Br2", "BrCl"] as const;

/** Shares of the light isotopes ³⁵Cl and ⁷⁹Br: IUPAC, Isotopic compositions of the elements 2013, doi:10.1515/pac-2015-0503. */
const LIGHT_SHARE = { Cl: 0.7576, Br: 0.5069 } as const;

/** Heights of M, M + 2, M + 4 …: one factor for each halogen atom. */
function patternOf(halogens: (typeof HALOGENS)[number]): number[] {
  return listNominalParts(halogens)
    .flatMap(({ symbol, count: each }) =>
      Array.from({ length: each }, () => LIGHT_SHARE[symbol === "Cl" ? "Cl" : "Br"]),
    )
    .reduce<number[]>(
      (heights, light) =>
        heights.concat(0).map((height, index) => height * light + (heights[index - 1] ?? 0) * (1 - light)),
      [1],
    );
}

/** Which halogens a molecule holds, by the heights of its molecular ions. */
function isotopePattern(random: Random): Draft | null {
  const halogens = random.pick(HALOGENS);
  const mass = nominalMassOf(random.pick(HALOGEN_COMPOUNDS[halogens]));
  const pattern = patternOf(halogens);
  const highest = Math.max(...pattern);
  const [first, second, third] = pattern.map((height) =>
    pureNumber(new Decimal((height / highest) * 100).toDecimalPlaces(0), null),
  );
  if (first === undefined || second === undefined) return null;
  const others = HALOGENS.filter((each) => each !== halogens);
  return {
    kind: "solved",
    variant: third === undefined ? "two-peaks" : "three-peaks",
    values: {
      m1: count(mass),
      m2: count(mass + 2),
      h1: givenTerm(first),
      h2: givenTerm(second),
      ...(third !== undefined && { m3: count(mass + 4), h3: givenTerm(third) }),
    },
    steps: [step("count-peaks"), step("one-halogen"), step("match", [], { halogens: formulaTerm(halogens) })],
    answer: { id: "halogens", value: formulaTerm(halogens) },
    distractors: others.map((each) => ({ slip: slipOf(WORDS, `pattern-${each}`), value: formulaTerm(each) })),
  };
}

/** How high the peak M + 2 of so many chlorine atoms is, or how many percent of a molecule's ions lie there. */
function heightOfHeavier(random: Random): SolvedDraft {
  const chlorines = random.integer(1, 3);
  const light = quantity(new Decimal(random.integer(600, 880)).div(10), "%", 3);
  const heavy = quantity(new Decimal(100).minus(light.value), "%", 3);
  const ratio = computed(heavy.value.div(light.value), "", heavy, light);
  const height = computed(ratio.value.times(chlorines).times(100), "%", ratio);
  return {
    kind: "solved",
    variant: "heavier",
    values: { chlorines: count(chlorines), light: givenTerm(light), heavy: givenTerm(heavy) },
    steps: [
      step("one-atom", [worked("r", [heavy, "/", light], ratio)]),
      step("any-of-them", [worked("h", [count(chlorines), "*", ["r", ratio]], height)], {
        chlorines: count(chlorines),
      }),
    ],
    answer: quantityAnswer("height", height),
    distractors: wrongQuantities(height, [
      [slipOf(WORDS, "share-for-ratio"), heavy.value.times(chlorines)],
      [slipOf(WORDS, "ratio-upside-down"), light.value.div(heavy.value).times(100)],
      ...(chlorines === 1
        ? []
        : [
            [slipOf(WORDS, "one-atom-only"), ratio.value.times(100)] as const,
            [slipOf(WORDS, "power-for-multiple"), ratio.value.pow(chlorines).times(100)] as const,
          ]),
    ]),
  };
}

/** Molecular ions, fragments and isotopes in mass spectra. */
export const massSpectra: Family = {
  id: "mass-spectra",
  subtopic: "mass-spectrometry",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => random.pick([fromPercentages, molecularIon])(random),
    medium: (random) => random.pick([lostGroup, fragmentPeak, fromHeights])(random),
    hard: (random) => random.pick([isotopePattern, heightOfHeavier])(random),
  },
};
