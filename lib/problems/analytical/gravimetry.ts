import { rounded } from "../rounded.ts";
import type { Expression } from "../../methods/facts.ts";
import { computed, worked } from "../../methods/rules/quantity-terms.ts";
import { count, formulaTerm, step, variable } from "../../methods/terms.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { exactMolarMass, molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const WORDS = "problems-analytical.gravimetry";

/** What is weighed for what is sought, as textbooks of gravimetry list it (Harvey, Analytical Chemistry 2.1, section 8.2), and how many of it one formula unit holds. */
const PRECIPITATES = [
  { weighed: "AgCl", sought: "Cl^-", each: 1 },
  { weighed: "AgBr", sought: "Br^-", each: 1 },
  { weighed: "AgI", sought: "I^-", each: 1 },
  { weighed: "BaSO4", sought: "SO4^2-", each: 1 },
  { weighed: "BaSO4", sought: "Ba^2+", each: 1 },
  { weighed: "PbSO4", sought: "Pb^2+", each: 1 },
  { weighed: "PbCrO4", sought: "Pb^2+", each: 1 },
  { weighed: "CaCO3", sought: "Ca^2+", each: 1 },
  { weighed: "SrSO4", sought: "Sr^2+", each: 1 },
  { weighed: "AgCl", sought: "Ag^+", each: 1 },
  { weighed: "Fe2O3", sought: "Fe^3+", each: 2 },
  { weighed: "Al2O3", sought: "Al^3+", each: 2 },
  { weighed: "Cr2O3", sought: "Cr^3+", each: 2 },
  { weighed: "Mg2P2O7", sought: "Mg^2+", each: 2 },
  { weighed: "Zn2P2O7", sought: "Zn^2+", each: 2 },
  { weighed: "Mn2P2O7", sought: "Mn^2+", each: 2 },
  { weighed: "Mg2P2O7", sought: "PO4^3-", each: 2 },
] as const;

type Precipitate = (typeof PRECIPITATES)[number];

const named = ({ weighed, sought }: Precipitate) => ({ weighed: formulaTerm(weighed), sought: formulaTerm(sought) });

type Analysis = {
  readonly mass: Quantity;
  readonly amount: Quantity;
  readonly found: Quantity;
  readonly lines: { readonly amount: Expression; readonly ratio: Expression; readonly found: Expression };
};

/** From the mass of the precipitate to that of what is sought, over both amounts. */
function analyze({ weighed, sought, each }: Precipitate, mass: Quantity): Analysis {
  const [whole, part] = [exactMolarMass(weighed), exactMolarMass(sought)];
  const amount = computed(mass.value.div(whole.value), "mol", mass);
  const contained = computed(amount.value.times(each), "mol", mass);
  const found = computed(contained.value.times(part.value), "g", mass);
  return {
    mass,
    amount,
    found,
    lines: {
      amount: worked(variable("n", weighed), [["m", mass], "/", ["M", whole]], amount),
      ratio: worked(variable("n", sought), [count(each), "*", [variable("n", weighed), amount]], contained),
      found: worked(variable("m", sought), [["n", contained], "*", ["M", part]], found),
    },
  };
}

/** The ratio of molar masses upside down, the ratio of the formula left out or upside down. */
function wrongMasses({ weighed, sought, each }: Precipitate, mass: Quantity) {
  const [whole, part] = [molarMassOf(weighed), molarMassOf(sought)];
  return [
    ["molar-masses-swapped", mass.value.times(whole).div(part).times(each)],
    ...(each === 1
      ? []
      : [
          ["ratio-left-out", mass.value.times(part).div(whole)] as const,
          ["ratio-inverted", mass.value.times(part).div(whole).div(each)] as const,
        ]),
    ["precipitate-for-part", mass.value],
  ] as const;
}

function massFound(precipitate: Precipitate, random: Random): SolvedDraft {
  const mass = random.measured({ from: 0.12, to: 0.95, figures: 4 }, "g");
  const { found, amount, lines } = analyze(precipitate, mass);
  return {
    kind: "solved",
    variant: "mass",
    values: named(precipitate),
    givens: { mass: [variable("m", precipitate.weighed), mass] },
    steps: [
      step("amount", [lines.amount], named(precipitate)),
      step("ratio", [lines.ratio], named(precipitate)),
      step("found", [lines.found], named(precipitate)),
    ],
    answer: quantityAnswer("mass", found, named(precipitate)),
    distractors: wrongQuantities(found, [
      ...wrongMasses(precipitate, mass).map(([slip, value]) => [slipOf(WORDS, slip), value] as const),
      [slipOf(WORDS, "amount-for-mass"), amount.value],
    ]),
  };
}

/** The share of what is sought in a sample. */
function shareFound(random: Random): SolvedDraft {
  const precipitate = random.pick(PRECIPITATES);
  const mass = random.measured({ from: 0.15, to: 0.85, figures: 4 }, "g");
  const { found, lines } = analyze(precipitate, mass);
  const sample = rounded(found.value.div(0.08 + 0.5 * random.next()), "g", 4);
  const share = computed(found.value.div(sample.value).times(100), "%", found, sample);
  return {
    kind: "solved",
    variant: "share",
    values: named(precipitate),
    givens: { mass: [variable("m", precipitate.weighed), mass], sample: ["m", sample] },
    steps: [
      step("amount", [lines.amount], named(precipitate)),
      step("ratio", [lines.ratio], named(precipitate)),
      step("found", [lines.found], named(precipitate)),
      step(
        "share",
        [worked("w", [[variable("m", precipitate.sought), found], "/", ["m", sample]], share)],
        named(precipitate),
      ),
    ],
    answer: quantityAnswer("share", share, named(precipitate)),
    distractors: wrongQuantities(share, [
      ...wrongMasses(precipitate, mass)
        .map(([slip, value]) => [slipOf(WORDS, slip), value.div(sample.value).times(100)] as const)
        .filter(([, value]) => value.lt(100)),
      [slipOf(WORDS, "over-the-precipitate"), found.value.div(mass.value).times(100)],
      ["fraction-for-percent", share.value.div(100)],
    ]),
  };
}

/** What a sample that holds so much of it will give to weigh. */
function precipitateExpected(random: Random): SolvedDraft {
  const precipitate = random.pick(PRECIPITATES.filter(({ each }) => each === 2));
  const { weighed, sought, each } = precipitate;
  const sample = random.measured({ from: 0.5, to: 2.5, figures: 4 }, "g");
  const share = random.measured({ from: 6, to: 38, figures: 4 }, "%");
  const [whole, part] = [exactMolarMass(weighed), exactMolarMass(sought)];
  const held = computed(sample.value.times(share.value).div(100), "g", sample, share);
  const amount = computed(held.value.div(part.value), "mol", held);
  const units = computed(amount.value.div(each), "mol", held);
  const expected = computed(units.value.times(whole.value), "g", held);
  return {
    kind: "solved",
    variant: "expected",
    values: named(precipitate),
    givens: { sample: ["m", sample], share: ["w", share] },
    steps: [
      step("held", [worked(variable("m", sought), [["w", share], "*", ["m", sample]], held)], named(precipitate)),
      step(
        "amount-sought",
        [worked(variable("n", sought), [[variable("m", sought), held], "/", ["M", part]], amount)],
        named(precipitate),
      ),
      step(
        "units",
        [worked(variable("n", weighed), [[variable("n", sought), amount], "/", count(each)], units)],
        named(precipitate),
      ),
      step(
        "expected",
        [worked(variable("m", weighed), [[variable("n", weighed), units], "*", ["M", whole]], expected)],
        named(precipitate),
      ),
    ],
    answer: quantityAnswer("expected", expected, named(precipitate)),
    distractors: wrongQuantities(expected, [
      [slipOf(WORDS, "ratio-left-out"), expected.value.times(each)],
      [slipOf(WORDS, "molar-masses-swapped"), held.value.times(part.value).div(whole.value).div(each)],
      [slipOf(WORDS, "share-left-out"), sample.value.div(part.value).div(each).times(whole.value)],
      [slipOf(WORDS, "part-for-precipitate"), held.value],
    ]),
  };
}

/** Masses from precipitates. */
export const gravimetry: Family = {
  id: "gravimetry",
  subtopic: "gravimetric-volumetric-analysis",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => massFound(random.pick(PRECIPITATES.filter(({ each }) => each === 1)), random),
    medium: (random) =>
      random.chance(0.3)
        ? massFound(random.pick(PRECIPITATES.filter(({ each }) => each === 2)), random)
        : shareFound(random),
    hard: precipitateExpected,
  },
};
