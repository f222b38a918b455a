import type { Expression, FactValue, Quantity as QuantityFact } from "../../methods/facts.ts";
import { count, expression, quantity as quantityFact, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { writeDecimal } from "../../quantity/stored-quantity.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";

const WORDS = "problems-measurement.powers-of-ten";

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** `10⁻³` */
export function powerOfTen(exponent: number): string {
  const digits = String(Math.abs(exponent)).replaceAll(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? digit);
  return `10${exponent < 0 ? "⁻" : ""}${digits}`;
}

type Sample = {
  readonly mantissa: Decimal;
  readonly figures: number;
  readonly exponent: number;
  readonly value: Decimal;
};

function sample(random: Random, least: number, greatest: number, figures: number): Sample {
  const magnitude = random.integer(least, greatest);
  const exponent = random.chance(0.5) ? -magnitude : magnitude;
  const mantissa = random.measured({ from: 1.1, to: 9.8, figures }, "g").value;
  return { mantissa, figures, exponent, value: mantissa.times(new Decimal(10).pow(exponent)) };
}

/** Every digit written out, the zeros at the end of a decimal number too. */
function plain({ value, exponent, figures }: Pick<Sample, "value" | "exponent" | "figures">): QuantityFact {
  const shown = exponent >= figures - 1 ? null : figures;
  return { ...quantityFact(writeDecimal(value, shown), "", shown), notation: "plain" };
}

const written = (mantissa: Decimal, figures: number, exponent: number): Expression =>
  expression(
    { ...quantityFact(writeDecimal(mantissa, figures), "", figures), notation: "plain" },
    "*",
    variable(powerOfTen(exponent)),
  );

/** n in a × 10ⁿ of a number that is written out, or that has a power of ten already. */
export function solveExponent(exponent: number, isShifted: boolean): Solved {
  return {
    steps: [step("move-point"), step(isShifted ? "add-to-power" : "count-places")],
    answer: { id: "exponent", value: count(exponent), values: { exponent: expression(count(exponent)) } },
  };
}

/** n in a × 10ⁿ; at the higher levels of a number that has a power of ten already. */
function exponentOf(random: Random, shifted: boolean): Draft | null {
  const figures = random.integer(2, 3);
  const it = sample(random, 2, 8, figures);
  const shift = shifted ? random.pick([-3, -2, -1, 1, 2, 3]) : 0;
  const power = it.exponent - shift;
  if (shifted && power === 0) return null;
  // 456 × 10⁴ or 0.0456 × 10⁻⁴: the digits with their point elsewhere.
  const number = shifted
    ? written(it.mantissa.times(new Decimal(10).pow(shift)), figures + Math.max(0, shift - figures + 1), power)
    : plain(it);
  return {
    kind: "solved",
    variant: shifted ? "exponent-shifted" : "exponent",
    values: { number },
    given: [expression(...(number.kind === "expression" ? number.terms : [number]))],
    ...solveExponent(it.exponent, shifted),
    distractors: wrongCounts(
      it.exponent,
      shifted
        ? [
            [slipOf(WORDS, "wrong-direction"), power - shift],
            [slipOf(WORDS, "kept-power"), power],
            [slipOf(WORDS, "sign-of-exponent"), -it.exponent],
            [slipOf(WORDS, "off-by-one"), it.exponent + 1],
          ]
        : [
            [slipOf(WORDS, "sign-of-exponent"), -it.exponent],
            [slipOf(WORDS, "off-by-one"), it.exponent + Math.sign(it.exponent)],
            [slipOf(WORDS, "counted-zeros"), it.exponent - Math.sign(it.exponent)],
          ],
    ),
  };
}

/** A number in scientific notation; `shown` is the answer as it is written. */
export function solveWritten(number: FactValue, shown: FactValue): Solved {
  return {
    steps: [step("move-point"), step("count-places")],
    answer: { id: "written", value: shown, values: { number } },
  };
}

/** Which way of writing is the proper one. */
function properlyWritten(random: Random): Draft | null {
  const figures = random.integer(2, 4);
  const it = sample(random, 3, 8, figures);
  // Nobody can tell whether the zeros of 44000 count.
  if (it.exponent >= 0 && it.mantissa.sd() < figures) return null;
  const number = plain(it);
  return {
    kind: "solved",
    variant: "written",
    values: { number },
    given: [expression(number)],
    ...solveWritten(number, written(it.mantissa, figures, it.exponent)),
    distractors: [
      { slip: slipOf(WORDS, "sign-of-exponent"), value: written(it.mantissa, figures, -it.exponent) },
      { slip: slipOf(WORDS, "not-normalised"), value: written(it.mantissa.times(10), figures, it.exponent - 1) },
      { slip: slipOf(WORDS, "off-by-one"), value: written(it.mantissa, figures, it.exponent + Math.sign(it.exponent)) },
    ],
  };
}

/** The exponent of a number in scientific notation. */
export const powersOfTen: Family = {
  id: "powers-of-ten",
  subtopic: "scientific-notation",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: (random) => exponentOf(random, false), medium: (random) => exponentOf(random, true) },
};

/** Ways of writing are told apart by eye only. */
export const writtenPowers: Family = {
  ...powersOfTen,
  id: "written-powers",
  forms: ["choice"],
  levels: { easy: properlyWritten },
};
