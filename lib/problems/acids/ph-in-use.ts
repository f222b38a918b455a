import { rounded } from "../rounded.ts";
import { WATER_CONSTANT } from "../../chemistry/data/water-constant.ts";
import { computed, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { expression, quantity as quantityFact, step, variable } from "../../methods/terms.ts";
import { antilogarithm } from "../../quantity/logarithm.ts";
import { negate } from "../../quantity/arithmetic.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { power, samplePower, tenTo, wrongPowers } from "./acidity.ts";

const WORDS = "problems-acids.ph-in-use";

/** [H₃O⁺] or [OH⁻] with as many figures as the power has decimals. */
function concentrationOf(exponent: Quantity): Quantity | null {
  const found = antilogarithm(negate(exponent), "10");
  return found.ok
    ? { ...quantity(found.value.value, "mol/L"), significantFigures: found.value.significantFigures }
    : null;
}

/** How many times as many hydronium ions one solution has in a litre as another. */
function compare(random: Random): Draft | null {
  const lower = samplePower(random, 1.5, 9);
  const difference = new Decimal(0.35 + 3.2 * random.next()).toDecimalPlaces(2);
  // Near a difference of one, the base of the power would be the answer: 9.8 is 10 to a student who rounds.
  if (difference.minus(difference.round()).abs().lt("0.03")) return null;
  const higher = power(lower.value.plus(difference));
  const factor = pureNumber(tenTo(difference), 2);
  return {
    kind: "solved",
    variant: "compared",
    givens: { lower: ["pH₁", lower], higher: ["pH₂", higher] },
    steps: [
      step("difference", [worked("ΔpH", [["pH₂", higher], "-", ["pH₁", lower]], power(difference))]),
      step("factor", [
        expression(variable("[H₃O⁺]₁"), "/", variable("[H₃O⁺]₂"), "=", variable("10^ΔpH"), "=", shownTerm(factor)),
      ]),
    ],
    answer: quantityAnswer("factor", factor),
    distractors: wrongQuantities(factor, [
      [slipOf(WORDS, "difference-for-factor"), difference],
      [slipOf(WORDS, "quotient"), higher.value.div(lower.value)],
      [slipOf(WORDS, "ten-for-each"), difference.times(10)],
      ["ln-for-log", difference.exp()],
    ]),
  };
}

/** The ions in a volume of solution, from its pH. */
function ions(random: Random): Draft | null {
  const isHydronium = random.chance(0.5);
  const ph = isHydronium ? samplePower(random, 1.3, 5.5) : samplePower(random, 8.5, 12.7);
  const volume = random.measured({ from: 15, to: 750, figures: 3 }, "mL");
  const pOH = power(new Decimal(14).minus(ph.value));
  const own = concentrationOf(isHydronium ? ph : pOH);
  if (own === null) return null;
  const bracket = isHydronium ? "[H₃O⁺]" : "[OH⁻]";
  const litres = computed(volume.value.div(1000), "L", volume);
  const amount = computed(own.value.times(litres.value), "mol", own, volume);
  const other = WATER_CONSTANT.div(own.value).times(litres.value);
  return {
    kind: "solved",
    variant: isHydronium ? "hydronium-ions" : "hydroxide-ions",
    givens: { ph: ["pH", ph], volume: ["V", volume] },
    steps: [
      ...(isHydronium ? [] : [step("poh", [worked("pOH", [quantityFact("14.00", ""), "-", ["pH", ph]], pOH)])]),
      step(isHydronium ? "hydronium" : "hydroxide", [
        expression(variable(bracket), "=", variable(isHydronium ? "10^(−pH)" : "10^(−pOH)"), "=", shownTerm(own)),
      ]),
      step("amount", [worked("n", [[bracket, own], "*", ["V", litres]], amount)]),
    ],
    answer: quantityAnswer("amount", amount),
    distractors: wrongQuantities(amount, [
      ["millilitres-for-litres", own.value.times(volume.value)],
      ["divided-instead-of-multiplied", own.value.div(litres.value)],
      ["acid-for-base", other],
    ]),
  };
}

/** The pH from an amount of ions in a volume. */
function fromAmount(random: Random): Draft {
  const isHydronium = random.chance(0.4);
  const volume = random.measured({ from: 120, to: 950, figures: 3 }, "mL");
  const amount = rounded(tenTo(-4.6 + 3.4 * random.next()), "mol", 2);
  const litres = computed(volume.value.div(1000), "L", volume);
  const own = computed(amount.value.div(litres.value), "mol/L", amount, volume);
  const exponent = own.value.log(10).neg();
  const ownPower: Quantity = { ...power(exponent), value: exponent };
  const result = isHydronium ? exponent : new Decimal(14).minus(exponent);
  const ph: Quantity = { ...power(result), value: result };
  const [bracket, letter] = isHydronium ? ["[H₃O⁺]", "pH"] : ["[OH⁻]", "pOH"];
  const misread = (concentration: Decimal): Decimal =>
    isHydronium ? concentration.log(10).neg() : concentration.log(10).plus(14);
  return {
    kind: "solved",
    variant: isHydronium ? "ph-of-hydronium" : "ph-of-hydroxide",
    givens: { amount: ["n", amount], volume: ["V", volume] },
    steps: [
      step("concentration", [worked(bracket, [["n", amount], "/", ["V", litres]], own)]),
      step(isHydronium ? "logarithm-ph" : "logarithm-poh", [
        expression(variable(letter), "=", "-", variable("log"), variable(bracket), "=", shownTerm(ownPower)),
      ]),
      ...(isHydronium
        ? []
        : [step("complement", [worked("pH", [quantityFact("14.00", ""), "-", ["pOH", ownPower]], ph)])]),
    ],
    answer: quantityAnswer("ph", ph),
    distractors: wrongPowers(result, [
      ["acid-for-base", new Decimal(14).minus(result)],
      [slipOf(WORDS, "amount-for-concentration"), misread(amount.value)],
      ["ln-for-log", isHydronium ? own.value.ln().neg() : own.value.ln().plus(14)],
      ["multiplied-instead-of-divided", misread(amount.value.times(litres.value))],
    ]),
  };
}

/** What a pH says about ions: ratios and amounts. */
export const phInUse: Family = {
  id: "ph-in-use",
  subtopic: "ph-poh",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { hard: (random) => random.pick([compare, ions, fromAmount])(random) },
};
