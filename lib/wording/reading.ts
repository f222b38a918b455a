import type { AnswerReading } from "../grading/mark.ts";
import type { Locale } from "../i18n/locales.ts";
import { Decimal } from "../quantity/decimal.ts";
import { formatNumber } from "../quantity/numbers/format-number.ts";
import { equationText, formulaText } from "./chemistry.ts";
import { unitText } from "./fact-text.ts";
import { formatList, formatQuantity } from "./numbers.ts";
import { shorten } from "./quote.ts";
import type { Words } from "./words.ts";

/** What was understood of an answer, in the reader's notation: 12.5 g, Fe₂O₃, iron(III) chloride (FeCl₃). */
export function wordReading(reading: AnswerReading, words: Words): string {
  const { locale } = words;
  switch (reading.kind) {
    case "quantity":
      return formatQuantity(
        writeValue(reading.value, reading.significantFigures, locale),
        unitText(reading.unit, words),
        locale,
      );
    case "formula":
      return formulaText(reading.formula);
    case "equation":
      return equationText(reading.equation);
    case "name": {
      const name = shorten(reading.name);
      if (reading.formulas.length === 0) return name;
      return `${name} (${formatList(reading.formulas.slice(0, 4).map(formulaText), locale, "disjunction")})`;
    }
    case "choice":
      return reading.id;
    case "text":
      return shorten(reading.text);
  }
}

/** With the figures that the student wrote: 25.0 for 25.0. */
function writeValue(value: string, significantFigures: number | null, locale: Locale): string {
  return formatNumber(new Decimal(value), { locale, significantFigures });
}
