import { shownConstant } from "../../laws/bind.ts";
import { catalysedPath as law } from "../../laws/kinetics/arrhenius.ts";
import { lawValue } from "../../laws/law-value.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { answerTerm, computed, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { bracketed, expression, step, variable } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import { type Draft, given } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const R = shownConstant(CONSTANTS.gas);

const WORDS = "problems-kinetics.catalysed-path";

/** One decimal, as it is given: 75.3 kJ/mol. */
function tenths(value: number): Quantity {
  const rounded = new Decimal(value).toDecimalPlaces(1);
  return quantity(rounded, "kJ/mol", figuresToPlace(rounded, -1));
}

type Paths = {
  readonly plain: Quantity;
  readonly catalysed: Quantity;
  readonly difference: Quantity;
  readonly temperature: Quantity;
};

/** A reaction without and with its catalyst: some kilojoules less, as in most exercises, so that the factor is no astronomical one. */
function samplePaths(random: Random): Paths {
  const plain = tenths(55 + 60 * random.next());
  const lowered = tenths(5.1 + 13 * random.next());
  const catalysed = tenths(plain.value.minus(lowered.value).toNumber());
  return { plain, catalysed, difference: lowered, temperature: quantity(random.integer(291, 385), "K", 3) };
}

const FIRST = variableOf("activation-energy", null, "first");
const SECOND = variableOf("activation-energy", null, "second");
const RATIO = variableOf("constant-ratio", null);

/** By which factor the catalysed reaction is faster. */
function factor(random: Random): Draft {
  const { plain, catalysed, temperature } = samplePaths(random);
  return {
    kind: "computed",
    variant: "factor",
    givens: {
      plain: { variable: FIRST, quantity: plain },
      catalysed: { variable: SECOND, quantity: catalysed },
      temperature: given("temperature", null, temperature),
    },
    find: RATIO,
    unit: "",
    values: { R },
  };
}

/** The barrier of the reverse reaction on the path of the catalyst. */
function reverse(random: Random): Draft | null {
  const { plain, catalysed } = samplePaths(random);
  const change = tenths((random.chance(0.6) ? -1 : 1) * (12 + 30 * random.next()));
  const answer = computed(catalysed.value.minus(change.value), "kJ/mol", catalysed);
  if (answer.value.lt(10)) return null;
  return {
    kind: "solved",
    variant: "reverse",
    givens: { plain: ["Ea₁", plain], catalysed: ["Ea₂", catalysed], change: ["ΔH", change] },
    steps: [
      step("same-change", [expression(variable("ΔH"), "=", variable("Ea₂"), "-", variable("Ea′"))]),
      step("reverse", [
        expression(
          variable("Ea′"),
          "=",
          variable("Ea₂"),
          "-",
          variable("ΔH"),
          "=",
          givenTerm(catalysed),
          "-",
          ...bracketed(givenTerm(change)),
          "=",
          answerTerm({ ...answer, significantFigures: figuresToPlace(answer.value, -1) }),
        ),
      ]),
    ],
    answer: quantityAnswer("reverse", { ...answer, significantFigures: figuresToPlace(answer.value, -1) }),
    distractors: wrongQuantities(
      { ...answer, significantFigures: figuresToPlace(answer.value, -1) },
      [
        ["sign", catalysed.value.plus(change.value)],
        [slipOf(WORDS, "uncatalysed-barrier"), plain.value.minus(change.value)],
        [slipOf(WORDS, "same-barrier"), catalysed.value],
      ],
      "place",
    ),
  };
}

/** The catalysed barrier, from how much faster the reaction becomes. */
function barrier(random: Random): Draft {
  const { plain, catalysed, temperature } = samplePaths(random);
  const ratio = lawValue(law, "r", {
    "Ea₁": plain.value.times(1000),
    "Ea₂": catalysed.value.times(1000),
    T: temperature.value,
  });
  return {
    kind: "computed",
    variant: "barrier",
    givens: {
      plain: { variable: FIRST, quantity: plain },
      temperature: given("temperature", null, temperature),
      factor: { variable: RATIO, quantity: pureNumber(ratio.toSignificantDigits(3), 3) },
    },
    find: SECOND,
    unit: "kJ/mol",
    values: { R },
  };
}

/** What another path does to barriers and rates. */
export const catalysedPath: Family = {
  id: "catalysed-path",
  subtopic: "catalysis",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { medium: (random) => random.pick([factor, reverse])(random), hard: barrier },
};
