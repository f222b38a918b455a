import { rounded } from "../rounded.ts";
import type { Term } from "../../methods/facts.ts";
import { givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const WORDS = "problems-biochemistry.enzymes";

const CONCENTRATION = "mmol/L";
const RATE = "µmol/(L·s)";

/** Orders of magnitude of enzymes in water (Km 0.01–10 mmol/L: BRENDA). */
const MICHAELIS = { from: 0.12, to: 4.8, figures: 2 } as const;
const GREATEST = { from: 22, to: 480, figures: 3 } as const;

const KM = variable("Kₘ");
const VMAX = variable("Vₘₐₓ");
const S = variable("[S]");
const V = variable("v");

/** A substrate concentration that is neither Km nor far from it. */
function sampleSubstrate(km: Quantity, random: Random): Quantity {
  return rounded(km.value.times(random.pick([0.25, 0.4, 0.6, 1.5, 2.5, 4, 6])), CONCENTRATION, 2);
}

/** v = vmax [S] / (Km + [S]). */
function askRate(random: Random): SolvedDraft {
  const [km, greatest] = [random.measured(MICHAELIS, CONCENTRATION), random.measured(GREATEST, RATE)];
  const substrate = sampleSubstrate(km, random);
  const sum = km.value.plus(substrate.value);
  const rate = quantity(greatest.value.times(substrate.value).div(sum), RATE, 2);
  const answer = quantityAnswer("rate", rate);
  return {
    kind: "solved",
    variant: "rate",
    values: { km: givenTerm(km), greatest: givenTerm(greatest), substrate: givenTerm(substrate) },
    steps: [
      step("sum", [
        expression(
          KM,
          "+",
          S,
          "=",
          givenTerm(km),
          "+",
          givenTerm(substrate),
          "=",
          shownTerm(quantity(sum, CONCENTRATION, 2)),
        ),
      ]),
      step("law", [
        expression(
          V,
          "=",
          VMAX,
          "*",
          S,
          "/",
          "(",
          KM,
          "+",
          S,
          ")",
          "=",
          givenTerm(greatest),
          "*",
          givenTerm(substrate),
          "/",
          shownTerm(quantity(sum, CONCENTRATION, 2)),
          "=",
          answer.value as Term,
        ),
      ]),
    ],
    answer,
    distractors: wrongQuantities(rate, [
      [slipOf(WORDS, "michaelis-on-top"), greatest.value.times(km.value).div(sum)],
      [slipOf(WORDS, "sum-left-out"), greatest.value.times(substrate.value).div(km.value)],
      [slipOf(WORDS, "always-half"), greatest.value.div(2)],
    ]),
  };
}

/** The substrate concentration at which a rate is reached. */
function askSubstrate(random: Random): SolvedDraft {
  const [km, greatest] = [random.measured(MICHAELIS, CONCENTRATION), random.measured(GREATEST, RATE)];
  const rate = rounded(greatest.value.times(random.pick([0.15, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8])), RATE);
  const missing = greatest.value.minus(rate.value);
  const substrate = quantity(km.value.times(rate.value).div(missing), CONCENTRATION, 2);
  const answer = quantityAnswer("substrate", substrate);
  return {
    kind: "solved",
    variant: "substrate",
    values: { km: givenTerm(km), greatest: givenTerm(greatest), rate: givenTerm(rate) },
    steps: [
      step("solve-law", [expression(S, "=", KM, "*", V, "/", "(", VMAX, "-", V, ")")]),
      step("insert", [worked(S, [km, "*", rate, "/", "(", greatest, "-", rate, ")"], answer.value as Term)]),
    ],
    answer,
    distractors: wrongQuantities(substrate, [
      [slipOf(WORDS, "proportional"), km.value.times(rate.value).div(greatest.value)],
      [slipOf(WORDS, "upside-down"), km.value.times(missing).div(rate.value)],
      [slipOf(WORDS, "sum-for-difference"), km.value.times(rate.value).div(greatest.value.plus(rate.value))],
    ]),
  };
}

/** The rate with a competitive inhibitor: Km grows by the factor 1 + [I]/Ki. */
function askInhibited(random: Random): SolvedDraft {
  const [km, greatest] = [random.measured(MICHAELIS, CONCENTRATION), random.measured(GREATEST, RATE)];
  const substrate = sampleSubstrate(km, random);
  const constant = random.measured({ from: 0.05, to: 0.95, figures: 2 }, CONCENTRATION);
  const inhibitor = rounded(constant.value.times(random.pick([0.5, 1.5, 2, 3, 4])), CONCENTRATION, 2);
  const factor = inhibitor.value.div(constant.value).plus(1);
  const apparent = quantity(km.value.times(factor), CONCENTRATION, 2);
  const rateAt = (constantNow: Decimal): Decimal =>
    greatest.value.times(substrate.value).div(constantNow.plus(substrate.value));
  const rate = quantity(rateAt(apparent.value), RATE, 2);
  const answer = quantityAnswer("rate", rate);
  return {
    kind: "solved",
    variant: "inhibited",
    values: {
      km: givenTerm(km),
      greatest: givenTerm(greatest),
      substrate: givenTerm(substrate),
      constant: givenTerm(constant),
      inhibitor: givenTerm(inhibitor),
    },
    steps: [
      step("apparent", [
        worked("K′ₘ", [[KM, km], "*", "(", count(1), "+", ["[I]", inhibitor], "/", ["Kᵢ", constant], ")"], apparent),
      ]),
      step("law-inhibited", [
        worked(
          V,
          [[VMAX, greatest], "*", [S, substrate], "/", "(", ["K′ₘ", apparent], "+", [S, substrate], ")"],
          answer.value as Term,
        ),
      ]),
    ],
    answer,
    distractors: wrongQuantities(rate, [
      [slipOf(WORDS, "inhibitor-ignored"), rateAt(km.value)],
      [slipOf(WORDS, "one-forgotten"), rateAt(km.value.times(factor.minus(1)))],
      [slipOf(WORDS, "greatest-divided"), rateAt(km.value).div(factor)],
    ]),
  };
}

/** How many molecules one enzyme molecule converts in a second, from the greatest rate. */
function askTurnover(random: Random): SolvedDraft {
  const greatest = random.measured(GREATEST, RATE);
  const enzyme = quantity(new Decimal(random.integer(12, 98)).div(100), "µmol/L", 2);
  const turnover = quantity(greatest.value.div(enzyme.value), "1/s", 2);
  const answer = quantityAnswer("turnover", turnover);
  return {
    kind: "solved",
    variant: "turnover",
    values: { greatest: givenTerm(greatest), enzyme: givenTerm(enzyme) },
    steps: [
      step("all-busy", [expression(VMAX, "=", variable("k"), "*", variable("[E]"))]),
      step("divide", [worked("k", [[VMAX, greatest], "/", ["[E]", enzyme]], answer.value as Term)]),
    ],
    answer,
    distractors: wrongQuantities(turnover, [
      [slipOf(WORDS, "multiplied"), greatest.value.times(enzyme.value)],
      [slipOf(WORDS, "half-rate"), greatest.value.div(2).div(enzyme.value)],
      [slipOf(WORDS, "per-minute"), greatest.value.div(enzyme.value).times(60)],
    ]),
  };
}

/** The share of the greatest rate when [S] is a multiple of Km. */
function askShare(random: Random): SolvedDraft {
  const times = random.integer(2, 40);
  const share = new Decimal(times).div(times + 1).times(100);
  const value = quantity(share, "%", 3);
  const answer = quantityAnswer("share", value);
  return {
    kind: "solved",
    variant: "share",
    values: { times: count(times) },
    steps: [
      step("replace", [expression(V, "/", VMAX, "=", S, "/", "(", KM, "+", S, ")")]),
      step("cancel", [
        expression(
          V,
          "/",
          VMAX,
          "=",
          count(times),
          "/",
          "(",
          count(1),
          "+",
          count(times),
          ")",
          "=",
          answer.value as Term,
        ),
      ]),
    ],
    answer,
    distractors: wrongQuantities(value, [
      [slipOf(WORDS, "always-half"), new Decimal(50)],
      [slipOf(WORDS, "rest"), new Decimal(100).minus(share)],
      [slipOf(WORDS, "minus-one"), new Decimal(times - 1).div(times).times(100)],
    ]),
  };
}

/** The rate of reactions with enzymes, after Michaelis and Menten. */
export const enzymes: Family = {
  id: "enzymes",
  subtopic: "enzymes",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.4) ? askTurnover(random) : askShare(random)),
    medium: askRate,
    hard: (random) => (random.chance(0.5) ? askSubstrate(random) : askInhibited(random)),
  },
};
