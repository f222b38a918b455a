import { findSuperscript, lowerSymbols } from "../chemistry/display/split-scripts.ts";
import { formatConfiguration } from "../chemistry/elements/configuration.ts";
import type { Expression, FactValue, Operator, Quantity, Term } from "../methods/facts.ts";
import { writeSystematic } from "../nomenclature/organic/systematic/write-systematic.ts";
import { Decimal } from "../quantity/decimal.ts";
import { formatNumber } from "../quantity/numbers/format-number.ts";
import { equationText, formulaText, substanceName } from "./chemistry.ts";
import { formatDecimal, formatList, formatQuantity, formatValue } from "./numbers.ts";
import { sayComposed, type Words } from "./words.ts";

const OPERATOR_SIGNS = {
  "=": "=",
  "≠": "≠",
  "≈": "≈",
  "+": "+",
  "-": "\u2212",
  "*": "×",
  "/": "/",
  "^": "^",
  "(": "(",
  ")": ")",
  ":": ":",
  ",": ",",
  "->": "→",
  "<=>": "⇌",
} as const satisfies Record<Operator, string>;

/** Quantities whose letter is a word, which every language has its own. */
const WORDED_VARIABLES = [
  "charge",
  "percent-yield",
  "actual-yield",
  "theoretical-yield",
  "percent-error",
  "deviation",
  "accepted-value",
  "measured-value",
  "melting-point",
  "boiling-point",
] as const;

/** Units that are words, which every language has its own. */
const WORDED_UNITS = new Map(
  Object.entries({
    atoms: "atoms",
    molecules: "molecules",
    "formula units": "formula-units",
    ions: "ions",
    dollars: "dollars",
    euros: "euros",
  } as const),
);

/** Units as they are printed. */
const UNIT_SIGNS: Readonly<Record<string, string>> = { "1/mol": "mol⁻¹", "Δ°C": "°C", "Δ°F": "°F" };

export function unitText(unit: string, words: Words): string {
  const key = WORDED_UNITS.get(unit);
  return key === undefined ? (UNIT_SIGNS[unit] ?? unit) : words.t(`solution.units.${key}`);
}

/** The plus of a positive number, where it is to be seen; a minus belongs to the number. */
function formatSign(value: number, signed: boolean): string {
  return signed && value > 0 ? "+" : "";
}

/** The number of a quantity, without its unit. */
export function numberText({ value, significantFigures, notation }: Quantity, { locale }: Words): string {
  if (notation === undefined) return formatValue(value, significantFigures, locale);
  if (notation === "signed") return formatSign(Number(value), true) + formatDecimal(value, locale);
  return formatNumber(new Decimal(value), { locale, significantFigures, notation });
}

function termText(term: Term, words: Words): string {
  switch (term.kind) {
    case "quantity":
      return formatQuantity(numberText(term, words), unitText(term.unit, words), words.locale);
    case "count":
      return formatSign(term.value, term.signed === true) + formatDecimal(String(term.value), words.locale);
    case "formula":
      return formulaText(term.formula);
    case "substance":
      return substanceName(term.formula, words);
    case "organic":
      return writeSystematic(term.name, words.locale);
    case "notation":
      return term.text;
    case "word":
      return (sayComposed(words, term.key).split("|")[0] ?? "").trim();
    case "equation":
      return equationText(term.equation);
    case "configuration":
      return formatConfiguration(term.configuration);
    case "variable": {
      const worded = WORDED_VARIABLES.find((variable) => variable === term.name);
      const name = worded === undefined ? lowerSymbols(term.name) : words.t(`solution.variables.${worded}`);
      return term.of === null ? name : `${name}(${formulaText(term.of)})`;
    }
    case "operator":
      return OPERATOR_SIGNS[term.symbol];
  }
}

const ROOTS: ReadonlySet<string> = new Set(["√", "∛"]);

/** Functions whose argument stands in brackets right behind them. */
const FUNCTIONS: ReadonlySet<string> = new Set(["ln", "log", "sin", "arcsin"]);

const isBracket = (term: Term): boolean => term.kind === "operator" && term.symbol === "(";

const isPower = (term: Term | undefined): boolean => term?.kind === "operator" && term.symbol === "^";

/** A whole exponent stands above the line without its sign: T², not T^2. */
function raisedText(before: Term | undefined, term: Term, after: Term | undefined): string | null {
  if (isPower(term) && after?.kind === "count") return "";
  return isPower(before) && term.kind === "count" ? findSuperscript(String(term.value)) : null;
}

/** Whether a space stands before a term: none in `2a`, after a sign that makes negative, inside brackets, after a root, before a colon. */
function isSpaced(earlier: Term | undefined, before: Term | undefined, after: Term): boolean {
  if (before === undefined) return false;
  if (before.kind === "operator" && before.symbol === "(") return false;
  if (before.kind === "variable" && (ROOTS.has(before.name) || (isBracket(after) && FUNCTIONS.has(before.name))))
    return false;
  if (isPower(before) || isPower(after)) return false;
  const opens = earlier === undefined || (earlier.kind === "operator" && earlier.symbol !== ")");
  if (before.kind === "operator" && before.symbol === "-" && opens) return false;
  if (after.kind === "operator") return ![":", ",", ")"].includes(after.symbol);
  return !(before.kind === "count" && after.kind === "variable");
}

/** A line of arithmetic or chemistry in the reader's notation. */
export function expressionText({ terms }: Expression, words: Words): string {
  return terms
    .map((term, index) => {
      const space = isSpaced(terms[index - 2], terms[index - 1], term) ? " " : "";
      return space + (raisedText(terms[index - 1], term, terms[index + 1]) ?? termText(term, words));
    })
    .join("");
}

/** A fact as it stands in a sentence. */
export function factText(value: FactValue, words: Words): string {
  switch (value.kind) {
    case "expression":
      return expressionText(value, words);
    case "list":
      return formatList(
        value.items.map((item) => factText(item, words)),
        words.locale,
      );
    default:
      return termText(value, words);
  }
}

/** Facts as arguments of a message: counts stay numbers, so that a message can choose its plural. */
export function factArguments(
  values: Readonly<Record<string, FactValue>>,
  words: Words,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.kind === "count" ? value.value : factText(value, words),
    ]),
  );
}
