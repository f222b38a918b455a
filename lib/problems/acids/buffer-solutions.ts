import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import type { Condition } from "../../methods/rules/rule.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { power, tenTo, wrongPowers } from "./acidity.ts";
import { ACID_BUFFERS, BASE_BUFFERS, exponentOf } from "./buffered.ts";
import type { BufferPair } from "./buffered.ts";

const WORDS = "problems-acids.buffer-solutions";

const BUFFER = { conditions: new Set<Condition>(["buffer"]) } as const;

const namesOf = ({ acid, base }: BufferPair) => ({ acid: formulaTerm(acid), base: formulaTerm(base) });

/** Whether a ratio leaves a buffer, and a pH that is not pKa already. */
function isTelling(ratio: Decimal): boolean {
  const shift = ratio.log(10).abs();
  return shift.gt("0.13") && shift.lt("0.95");
}

/** The pH of a mixture from concentrations, pKa given. */
function fromConcentrations(random: Random): ComputedDraft | null {
  const pair = random.pick([...ACID_BUFFERS, ...BASE_BUFFERS]);
  const [acid, base] = [
    random.measured({ from: 0.05, to: 0.6, figures: 3 }, "mol/L"),
    random.measured({ from: 0.05, to: 0.6, figures: 3 }, "mol/L"),
  ];
  const exponent = exponentOf(pair);
  const ratio = base.value.div(acid.value);
  if (!isTelling(ratio)) return null;
  return {
    kind: "computed",
    variant: "ph",
    givens: {
      exponent: given("acid-exponent", null, exponent),
      above: given("molarity", pair.base, base),
      below: given("molarity", pair.acid, acid),
    },
    find: variableOf("ph", null),
    unit: "",
    scene: BUFFER,
    values: namesOf(pair),
    distractors: wrongPowers(exponent.value.plus(ratio.log(10)), [
      [slipOf(WORDS, "exponent-alone"), exponent.value],
      [slipOf(WORDS, "no-logarithm"), exponent.value.plus(ratio)],
    ]),
  };
}

/** The pH from amounts, with Ka or Kb: the logarithm of a constant comes first. */
function fromAmounts(random: Random): ComputedDraft | null {
  const pair = random.pick(random.chance(0.5) ? ACID_BUFFERS : BASE_BUFFERS);
  const [acid, base] = [
    random.measured({ from: 0.02, to: 0.3, figures: 3 }, "mol"),
    random.measured({ from: 0.02, to: 0.3, figures: 3 }, "mol"),
  ];
  const ratio = base.value.div(acid.value);
  if (!isTelling(ratio)) return null;
  const exponent = exponentOf(pair).value;
  return {
    kind: "computed",
    variant: pair.of === "acid" ? "ph-by-ka" : "ph-by-kb",
    givens: {
      constant: given(pair.of === "acid" ? "acid-constant" : "base-constant", null, pair.constant),
      above: given("amount", pair.base, base),
      below: given("amount", pair.acid, acid),
    },
    find: variableOf("ph", null),
    unit: "",
    scene: BUFFER,
    values: namesOf(pair),
    distractors: wrongPowers(exponent.plus(ratio.log(10)), [
      [slipOf(WORDS, "exponent-alone"), exponent],
      ...(pair.of === "base"
        ? [[slipOf(WORDS, "base-exponent"), exponent.neg().plus(14).plus(ratio.log(10))] as const]
        : []),
    ]),
  };
}

/** A salt is weighed into a solution of the acid. */
function weighed(random: Random): ComputedDraft | null {
  const pair = random.pick(ACID_BUFFERS);
  const volume = random.measured({ from: 150, to: 750, figures: 3 }, "mL");
  const acid = random.measured({ from: 0.08, to: 0.5, figures: 3 }, "mol/L");
  const molarMass = molarMassOf(pair.base);
  const amount = acid.value.times(volume.value).div(1000);
  const mass = rounded(amount.times(0.2 + 2.6 * random.next()).times(molarMass), "g");
  const ratio = mass.value.div(molarMass).div(amount);
  if (!isTelling(ratio)) return null;
  const exponent = exponentOf(pair);
  const ph = exponent.value.plus(ratio.log(10));
  return {
    kind: "computed",
    variant: "weighed",
    givens: {
      volume: given("solution-volume", pair.acid, volume),
      acidity: given("molarity", pair.acid, acid),
      mass: given("mass", pair.base, mass),
      exponent: given("acid-exponent", null, exponent),
    },
    find: variableOf("ph", null),
    unit: "",
    scene: BUFFER,
    values: namesOf(pair),
    distractors: wrongPowers(ph, [[slipOf(WORDS, "exponent-alone"), exponent.value]]),
  };
}

const decimalsOf = ({ value, significantFigures }: Quantity): number =>
  (significantFigures ?? 3) - Math.max(1, value.abs().log(10).floor().toNumber() + 1);

/** The ratio of a base to its acid that makes a pH. */
export function solveRatio(acid: string, base: string, exponent: Quantity, ph: Quantity): Solved {
  const difference = ph.value.minus(exponent.value);
  // What a logarithm has behind its point are the figures of its number.
  const ratio = pureNumber(tenTo(difference), Math.max(1, Math.min(decimalsOf(ph), decimalsOf(exponent))));
  const letters = [variable("n", base), "/", variable("n", acid)] as const;
  return {
    steps: [
      step("logarithm", [
        expression(
          variable("log"),
          "(",
          ...letters,
          ")",
          "=",
          variable("pH"),
          "-",
          variable("pKa"),
          "=",
          givenTerm(ph),
          "-",
          givenTerm(exponent),
          "=",
          givenTerm(power(difference)),
        ),
      ]),
      step("ratio", [expression(...letters, "=", variable("10^(pH − pKa)"), "=", shownTerm(ratio))]),
    ],
    answer: quantityAnswer("ratio", ratio),
  };
}

/** In which ratio the partners give a wanted pH. */
function ratioFor(random: Random): SolvedDraft | null {
  const pair = random.pick([...ACID_BUFFERS, ...BASE_BUFFERS]);
  const exponent = exponentOf(pair);
  const difference = new Decimal((0.15 + 0.8 * random.next()) * (random.chance(0.5) ? 1 : -1)).toDecimalPlaces(2);
  const ph = power(exponent.value.plus(difference));
  const ratio = pureNumber(tenTo(difference), 2);
  return {
    kind: "solved",
    variant: "ratio",
    values: namesOf(pair),
    givens: { exponent: ["pKa", exponent], ph: ["pH", ph] },
    ...solveRatio(pair.acid, pair.base, exponent, ph),
    distractors: wrongQuantities(ratio, [
      ["inverted-ratio", ratio.value.pow(-1)],
      ["ln-for-log", difference.exp()],
      [slipOf(WORDS, "difference-for-ratio"), difference.abs()],
      [slipOf(WORDS, "quotient"), ph.value.div(exponent.value)],
    ]),
  };
}

/** An amount as a sum or difference leaves it. */
function toThousandths(value: Decimal): Quantity {
  const shown = value.toDecimalPlaces(3);
  return quantity(shown, "mol", figuresToPlace(shown, -3));
}

/** A little strong acid or base is added: one partner turns into the other. */
function afterAddition(random: Random): Draft | null {
  const pair = random.pick([...ACID_BUFFERS, ...BASE_BUFFERS]);
  const isAcid = random.chance(0.5);
  const [acid, base] = [
    random.measured({ from: 0.1, to: 0.3, figures: 3 }, "mol"),
    random.measured({ from: 0.1, to: 0.3, figures: 3 }, "mol"),
  ];
  const added = random.measured({ from: 0.01, to: 0.06, figures: 2 }, "mol");
  const exponent = exponentOf(pair);
  const change = isAcid ? added.value.neg() : added.value;
  const [newBase, newAcid] = [toThousandths(base.value.plus(change)), toThousandths(acid.value.minus(change))];
  const before = exponent.value.plus(base.value.div(acid.value).log(10));
  const after = exponent.value.plus(newBase.value.div(newAcid.value).log(10));
  // So little a change, or pKa itself, would not tell whether the addition was counted.
  if (
    after.minus(before).abs().lt("0.12") ||
    after.minus(exponent.value).abs().lt("0.05") ||
    newBase.value.lt("0.03") ||
    newAcid.value.lt("0.03")
  )
    return null;
  const ph: Quantity = { ...power(after), value: after };
  const [symbol, sign, other] = isAcid ? (["HCl", "-", "+"] as const) : (["NaOH", "+", "-"] as const);
  const exchanged: StepFacts = step(
    isAcid ? "acid-added" : "base-added",
    [
      worked(variable("n", pair.base), [base, sign, added], newBase),
      worked(variable("n", pair.acid), [acid, other, added], newAcid),
    ],
    { ...namesOf(pair), strong: formulaTerm(symbol) },
  );
  const phOf = (above: Decimal, below: Decimal): Decimal => exponent.value.plus(above.div(below).log(10));
  return {
    kind: "solved",
    variant: "after-addition",
    values: { ...namesOf(pair), strong: formulaTerm(symbol) },
    givens: {
      below: [variable("n", pair.acid), acid],
      above: [variable("n", pair.base), base],
      added: [variable("n", symbol), added],
      exponent: ["pKa", exponent],
    },
    steps: [
      exchanged,
      step("henderson", [
        worked(
          "pH",
          [
            ["pKa", exponent],
            "+",
            variable("log"),
            "(",
            [variable("n", pair.base), newBase],
            "/",
            [variable("n", pair.acid), newAcid],
            ")",
          ],
          ph,
        ),
      ]),
    ],
    answer: quantityAnswer("ph", ph),
    distractors: wrongPowers(after, [
      [slipOf(WORDS, "before-addition"), before],
      [slipOf(WORDS, "wrong-partner"), phOf(base.value.minus(change), acid.value.plus(change))],
      [slipOf(WORDS, "one-partner"), isAcid ? phOf(base.value, newAcid.value) : phOf(newBase.value, acid.value)],
      ["inverted-ratio", exponent.value.times(2).minus(after)],
    ]),
  };
}

/** Mixtures of a weak acid and its conjugate base: pH = pKa + log (base / acid), and what a strong partner does to it. */
export const bufferSolutions: Family = {
  id: "buffer-solutions",
  subtopic: "buffers",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: fromConcentrations,
    medium: (random) => random.pick([fromAmounts, ratioFor])(random),
    hard: (random) => random.pick([weighed, afterAddition, afterAddition])(random),
  },
};
