import type { Term } from "../../methods/facts.ts";
import { givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, quantity as exactly, step, variable } from "../../methods/terms.ts";
import { writeHill } from "../../nomenclature/organic/organic.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongCounts, wrongQuantities } from "../solved.ts";

const WORDS = "problems-biochemistry.lipids";

/** A fat is an ester of three fatty acids. */
const ACIDS_OF_FAT = 3;

/** The formula of an unbranched fatty acid: each double bond has two hydrogens less. */
const acidOf = (carbons: number, doubles: number): string =>
  writeHill({ C: carbons, H: 2 * carbons - 2 * doubles, O: 2 });

/** The C=C double bonds that follow from the formula of a fatty acid. */
function askDoubles(random: Random): SolvedDraft {
  const carbons = 2 * random.integer(6, 13);
  // Two is the number of the law, which a hint may show.
  const doubles = random.pick([1, 3, 4, 5, 6].filter((each) => 3 * each <= carbons - 2));
  const formula = formulaTerm(acidOf(carbons, doubles));
  const hydrogens = 2 * carbons - 2 * doubles;
  return {
    kind: "solved",
    variant: "doubles",
    values: { formula },
    steps: [
      step("saturated", [
        expression(
          variable("N(H)"),
          "=",
          count(2),
          variable("n"),
          "=",
          count(2),
          "*",
          count(carbons),
          "=",
          count(2 * carbons),
        ),
      ]),
      step("halve", [
        expression("(", count(2 * carbons), "-", count(hydrogens), ")", "/", count(2), "=", count(doubles)),
      ]),
    ],
    answer: { id: "doubles", value: count(doubles), values: { formula } },
    distractors: wrongCounts(doubles, [
      [slipOf(WORDS, "not-halved"), 2 * doubles],
      [slipOf(WORDS, "carbonyl-counted"), doubles + 1],
      [slipOf(WORDS, "without-carbonyl"), doubles + 2],
    ]),
  };
}

/** The hydrogen that hardens a fat completely. */
function askHydrogen(random: Random): SolvedDraft {
  const doubles = random.integer(1, 6);
  const amount = quantity(new Decimal(random.integer(12, 98)).div(random.pick([10, 100])), "mol", 2);
  const each = ACIDS_OF_FAT * doubles;
  const answer = quantity(amount.value.times(each), "mol", 2);
  const value = quantityAnswer("hydrogen", answer);
  return {
    kind: "solved",
    variant: "hydrogen",
    values: { doubles: count(doubles), amount: givenTerm(amount) },
    steps: [
      step("three-acids", [worked("N(C=C)", [count(ACIDS_OF_FAT), "*", count(doubles)], count(each))]),
      step("one-each", [worked(variable("n", "H2"), [count(each), "*", amount], value.value as Term)]),
    ],
    answer: value,
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "one-acid"), amount.value.times(doubles)],
      [slipOf(WORDS, "hydrogen-atoms"), answer.value.times(2)],
      [slipOf(WORDS, "carbonyls-too"), amount.value.times(each + ACIDS_OF_FAT)],
    ]),
  };
}

/** The sodium hydroxide that turns a fat into soap. */
function askSoap(random: Random): SolvedDraft {
  const molar = quantity(new Decimal(random.integer(7230, 8920)).div(10), "g/mol", 4);
  const mass = random.measured({ from: 25, to: 890, figures: 3 }, "g");
  const hydroxide = new Decimal("40.00");
  const fat = quantity(mass.value.div(molar.value), "mol", 3);
  const answer = quantity(fat.value.times(ACIDS_OF_FAT).times(hydroxide), "g", 3);
  const value = quantityAnswer("soap", answer);
  const base = exactly("40.00", "g/mol", 4);
  return {
    kind: "solved",
    variant: "soap",
    values: { mass: givenTerm(mass), molar: givenTerm(molar) },
    steps: [
      step("amount-of-fat", [worked("n", [["m", mass], "/", ["M", molar]], fat)]),
      step("three-bonds", [
        worked(variable("m", "NaOH"), [count(ACIDS_OF_FAT), "*", fat, "*", base], value.value as Term),
      ]),
    ],
    answer: value,
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "one-bond"), answer.value.div(ACIDS_OF_FAT)],
      [slipOf(WORDS, "equal-masses"), mass.value.times(ACIDS_OF_FAT).div(hydroxide)],
      [slipOf(WORDS, "divided-by-three"), answer.value.div(ACIDS_OF_FAT * ACIDS_OF_FAT)],
    ]),
  };
}

/** Fatty acids and fats: double bonds, hardening, soap. */
export const lipids: Family = {
  id: "lipids",
  subtopic: "lipids",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: askDoubles, medium: askHydrogen, hard: askSoap },
};
