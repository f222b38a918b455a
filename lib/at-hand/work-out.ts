import { bounded } from "../budget/budget.ts";
import { calculate } from "../calculator/calculate.ts";
import type { Calculation, Step } from "../calculator/calculation.ts";
import { issueAt, type Read } from "../calculator/read-value.ts";
import type { Locale } from "../i18n/locales.ts";
import { DECIMAL_MARKS } from "../quantity/numbers/decimal-mark.ts";
import type { Quantity } from "../quantity/quantity.ts";
import type { Figures } from "../quantity/significant-figures.ts";

/** What one calculation may take: far more than a long one, far less than a screen that waits. */
const MOST_STEPS = 50_000;

/** What was typed into the calculator, computed; what takes too much work is too complex. */
export function workOut(text: string, locale: Locale): Read<Calculation> {
  const done = bounded(MOST_STEPS, () => calculate(text, locale));
  return done.kind === "done" ? done.value : issueAt("too-complex", 0, text.length);
}

/** What the calculator can do, from what a course asks of it. */
const EXAMPLES = ["25.0 g / 18.015 g/mol -> mmol", "5.00 g / M(H2SO4)", "R * 298 K", "-log(1.8e-5)", "25.0 °C -> K"];

/** Examples, their numbers as the language writes them. */
export const listExamples = (locale: Locale): readonly string[] =>
  EXAMPLES.map((example) => example.replaceAll(".", DECIMAL_MARKS[locale]));

/** Why a step has its figures: the rule, how many it keeps, and the operand that decides. */
type FiguresWhy = {
  readonly rule: "exact" | "fewest" | "place" | "log" | "antilog" | "kept" | "scale";
  readonly figures: Figures;
  readonly decides: Quantity | null;
};

export function whyFigures({ kind, rule, operands, result }: Step): FiguresWhy {
  const figures = result.significantFigures;
  const [first = null] = operands;
  // Between scales of temperature the last place stays, and not the number of figures.
  if (kind === "convert" && first?.significantFigures !== figures) return { rule: "scale", figures, decides: null };
  const fewest = operands.find(({ significantFigures }) => significantFigures === figures) ?? null;
  return { rule: figures === null ? "exact" : rule, figures, decides: rule === "fewest" ? fewest : null };
}
