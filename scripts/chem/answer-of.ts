import { parseFormula } from "#lib/chemistry/formula/parse.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { nameOf } from "#lib/nomenclature/name-of.ts";
import { writeSystematic } from "#lib/nomenclature/organic/systematic/write-systematic.ts";

type Quantity = Extract<SolutionFacts["answer"]["value"], { kind: "quantity" }>;

/** `value` is unrounded, `rounded` has the significant figures that the givens allow. */
function quantityAnswer({ value, unit, significantFigures }: Quantity, unrounded = value) {
  return { value: Number(unrounded), unit, rounded: Number(value), significantFigures };
}

/** The name of a substance in the language of the question, or its formula where it has none. */
function nameIn(formula: string, locale: Locale): string {
  const parsed = parseFormula(formula);
  const name = parsed.ok ? nameOf(parsed.value, locale) : null;
  return name?.ok === true ? name.value.text : formula;
}

/** A solution as the command line shows it: the answer as `value` and `unit`, the rest as it is. */
export function answerOf({ method, steps, answer }: SolutionFacts, locale: Locale) {
  const { value } = answer;
  switch (value.kind) {
    case "quantity":
      return { answer: quantityAnswer(value, answer.unrounded), method, steps };
    case "equation":
      return { answer: { value: value.equation, unit: "" }, method, steps };
    case "formula":
      return { answer: { value: value.formula, unit: "" }, method, steps };
    case "substance":
      return { answer: { value: nameIn(value.formula, locale), unit: "" }, method, steps };
    case "organic":
      return { answer: { value: writeSystematic(value.name, locale), unit: "" }, method, steps };
    case "notation":
      return { answer: { value: value.text, unit: "" }, method, steps };
    case "word":
      // The last part of its key is the code of what the word says.
      return { answer: { value: value.key.split(".").at(-1) ?? value.key, unit: "" }, method, steps };
    default:
      return { answer: { value, unit: "" }, method, steps };
  }
}
