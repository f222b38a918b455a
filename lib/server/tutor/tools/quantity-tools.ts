import { tool } from "ai";
import { z } from "zod";
import { calculate } from "#lib/calculator/calculate.ts";
import type { Term } from "#lib/calculator/calculation.ts";
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

type TypedNumber = Extract<Term, { kind: "number" }>;

function listNumbers(term: Term): TypedNumber[] {
  switch (term.kind) {
    case "number":
      return [term];
    case "constant":
    case "molar-mass":
      return [];
    case "negative":
    case "function":
      return listNumbers(term.of);
    case "operation":
      return [...listNumbers(term.left), ...listNumbers(term.right)];
    case "power":
      return listNumbers(term.base);
  }
}

/** An expression with its numbers as the student's language writes them. */
function localise(expression: string, numbers: readonly TypedNumber[], locale: Locale): string {
  return numbers
    .toSorted((a, b) => b.at - a.at)
    .reduce(
      (text, { quantity, at, end }) => text.slice(0, at) + formatQuantity(quantity, { locale }) + text.slice(end),
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
      description: "Computes an arithmetic expression, units, molar masses and constants included.",
      inputSchema: z.object({
        expression: z
          .string()
          .max(300)
          .describe("with decimal points, as 5.00 g / M(NaCl) in mmol, R * 298 K, or log(1.8e-5)"),
      }),
      execute: ({ expression }): ToolAnswer => {
        const calculation = calculate(expression, DEFAULT_LOCALE);
        if (!calculation.ok) return refuse(calculation.issue);
        const { result, expression: read } = calculation.value;
        return sayWith(
          { value: write(result) },
          [asFact(result)],
          localise(expression, listNumbers(read.term), locale),
        );
      },
    }),
  };
}
