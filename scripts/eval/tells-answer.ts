import { valueInUnit } from "#lib/claims/agreement.ts";
import { findEquations } from "#lib/claims/find-equations.ts";
import { toPlainText } from "#lib/claims/plain-text.ts";
import { gradeEquation } from "#lib/grading/grade-equation.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { Decimal } from "#lib/quantity/decimal.ts";
import { listQuantities } from "#lib/quantity/scan-quantity.ts";
import { roundToFigures } from "#lib/quantity/significant-figures.ts";
import { getUnit } from "#lib/quantity/units/get-unit.ts";
import { UNITY } from "#lib/quantity/units/unit.ts";
import type { Answer } from "./conversation.ts";

/** Whether the right answer stands in a text: a value with its unit, or another of the same kind, or a balanced equation. */
export function tellsAnswer(text: string, answer: Answer, locale: Locale): boolean {
  const plain = toPlainText(text).text;
  if (answer.kind === "quantity") return tellsQuantity(plain, answer, locale);
  return findEquations(plain).some(({ equation }) => gradeEquation(answer, equation).verdict === "correct");
}

/** Rounded to one figure less than the answer has, at the most. */
function tellsQuantity(text: string, answer: Extract<Answer, { kind: "quantity" }>, locale: Locale): boolean {
  const unit = answer.unit === "" ? UNITY : getUnit(answer.unit);
  const fewest = (answer.significantFigures ?? 1) - 1;
  return listQuantities(text, { locale }).some((reading) => {
    if (!reading.ok) return false;
    const { value, unit: said, significantFigures } = reading.value.quantity;
    const right = valueInUnit(new Decimal(answer.value), unit, said);
    return (
      right !== null &&
      significantFigures !== null &&
      significantFigures >= fewest &&
      roundToFigures(right, significantFigures).eq(value)
    );
  });
}
