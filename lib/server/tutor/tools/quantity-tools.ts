import { tool } from "ai";
import { z } from "zod";
import { evaluate } from "#lib/claims/evaluate-arithmetic.ts";
import { toPlainText } from "#lib/claims/plain-text.ts";
import type { ReadNumber } from "#lib/claims/claim.ts";
import { listNumbers, readArithmetic } from "#lib/claims/read-arithmetic.ts";
import { DEFAULT_LOCALE, type Locale } from "#lib/i18n/locales.ts";
import type { FactValue } from "#lib/methods/facts.ts";
import { convertTo } from "#lib/quantity/conversion.ts";
import { formatQuantity } from "#lib/quantity/format-quantity.ts";
import type { Quantity } from "#lib/quantity/quantity.ts";
import { findQuantity } from "#lib/quantity/scan-quantity.ts";
import { roundToFigures } from "#lib/quantity/significant-figures.ts";
import { storeQuantity } from "#lib/quantity/stored-quantity.ts";
import { parseUnit } from "#lib/quantity/units/parse-unit.ts";
import { refuse, sayWith, type ToolAnswer } from "./tool-answer.ts";

const FIGURES_SHOWN = 8;

function write(value: Quantity): string {
  return formatQuantity(
    { ...value, value: roundToFigures(value.value, FIGURES_SHOWN), significantFigures: null },
    { locale: DEFAULT_LOCALE },
  );
}

const asFact = (value: Quantity): FactValue => ({
  kind: "quantity",
  ...storeQuantity({ ...value, significantFigures: null }),
});

/** An expression with its numbers as the student's language writes them. */
function localise(expression: string, numbers: readonly ReadNumber[], locale: Locale): string {
  return numbers
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { quantity, start, end }) => text.slice(0, start) + formatQuantity(quantity, { locale }) + text.slice(end),
      expression,
    );
}

/** A model writes numbers with a decimal point, whatever the student's language. */
export function quantityTools(locale: Locale) {
  return {
    convert_units: tool({
      description: "Converts a quantity into another unit of the same kind.",
      inputSchema: z.object({
        quantity: z.string().max(100).describe("with a decimal point, as 250 mL or 1.2e-3 mol/L"),
        unit: z.string().max(60),
      }),
      execute: ({ quantity, unit }): ToolAnswer => {
        const from = findQuantity(quantity, 0, { locale: DEFAULT_LOCALE });
        if (from === null) return refuse({ code: "no-number" });
        if (!from.ok) return refuse(from.issue);
        const target = parseUnit(unit);
        if (!target.ok) return refuse(target.issue);
        const converted = convertTo(from.value.quantity, target.value.unit);
        if (!converted.ok) return refuse(converted.issue);
        return sayWith(
          { value: write(converted.value) },
          [asFact(converted.value)],
          formatQuantity(from.value.quantity, { locale }),
        );
      },
    }),
    calculate: tool({
      description: "Computes an arithmetic expression, units included.",
      inputSchema: z.object({
        expression: z.string().max(300).describe("with decimal points, as 5.00 g / 58.44 g/mol * 2, or log(1.8e-5)"),
      }),
      execute: ({ expression }): ToolAnswer => {
        const plain = toPlainText(expression.trim()).text;
        const read = readArithmetic(plain, 0, DEFAULT_LOCALE, []);
        if (read === null || read.end < plain.length) return refuse({ code: "not-understood", at: read?.end ?? 0 });
        const result = evaluate(read.arithmetic);
        return result.ok
          ? sayWith(
              { value: write(result.value) },
              [asFact(result.value)],
              localise(plain, listNumbers(read.arithmetic), locale),
            )
          : refuse({ code: result.issue });
      },
    }),
  };
}
