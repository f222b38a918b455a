import type { Locale } from "../i18n/locales.ts";
import type { Calculation } from "./calculation.ts";
import { evaluateExpression } from "./evaluate.ts";
import { parseExpression } from "./parse.ts";
import type { Read } from "./read-value.ts";

/**
 * What somebody types into a calculator that keeps units and significant figures: `0.250 L * 0.10 mol/L in mmol`,
 * `5.0 g / M(NaCl)`, `R * 298 K`, `-log(1.8e-5)`. Numbers are read as the language writes them. The result comes with its
 * steps, or with the place and the reason where there is none. Its work is bounded by the length of what is read.
 */
export function calculate(text: string, locale: Locale): Read<Calculation> {
  const expression = parseExpression(text, locale);
  return expression.ok ? evaluateExpression(expression.value) : expression;
}
