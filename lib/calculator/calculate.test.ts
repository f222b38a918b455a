import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES } from "../i18n/locales.ts";
import { convertTo } from "../quantity/conversion.ts";
import { formatQuantity } from "../quantity/format-quantity.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { areCommensurable } from "../quantity/units/unit.ts";
import { calculate } from "./calculate.ts";

const write = (quantity: Quantity): string => formatQuantity(quantity, { locale: "en" }).replaceAll("\u202f", " ");

function resultOf(text: string): Quantity {
  const calculation = calculate(text, "en");
  if (!calculation.ok) throw new Error(`${text}: ${JSON.stringify(calculation.issue)}`);
  return calculation.value.result;
}

test.each([
  ["12.5 g / (58.44 g/mol)", "0.214 mol"],
  ["12.5 g / 58.44 g/mol", "0.214 mol"],
  ["0.250 L * 0.10 mol/L in mmol", "25 mmol"],
  ["25.0 mL * 0.100 mol/L", "0.00250 mol"],
  ["25 °C in K", "298 K"],
  ["5.0 g / M(NaCl)", "0.086 mol"],
  ["2 * M(H2O)", "36.030 g/mol"],
  ["R * 298 K", "2480 J/mol"],
  ["0.10 mol * R * 298 K / (2.0 L) in atm", "1.2 atm"],
  ["h * c / (500. nm) in J", "3.97 × 10⁻¹⁹ J"],
  ["1.20 m + 35 cm", "1.55 m"],
  ["12.11 mL + 0.3 mL", "12.4 mL"],
  ["(37.5 °C - 25.0 °C) * 4.184 J/(g·°C) * 50.0 g in kJ", "2.62 kJ"],
  ["-log(1.8e-5)", "4.74"],
  ["10^-4.74", "1.8 × 10⁻⁵"],
  ["exp(-2.50)", "0.082"],
  ["sqrt(16.0 m^2)", "4.00 m"],
  ["(2.0 cm)³", "8.0 cm³"],
  ["-2^2", "−4"],
  ["2^3^2", "512"],
  ["8 - 3 - 2", "3"],
  ["8 / 4 / 2", "1"],
  ["3 (4 + 5)", "27"],
  ["1/2 + 1/4", "0.75"],
  ["100 mL = L", "0.1 L"],
  ["6.02 × 10^23 / N_A", "1.00 mol"],
  ["5.0 km/h in m/s", "1.4 m/s"],
])("[SEE-01] %s is %s", (text, result) => {
  expect(write(resultOf(text))).toBe(result);
});

test("[SEE-01] numbers are read as the language writes them", () => {
  expect(
    LOCALES.map((locale) => calculate(locale === "es" || locale === "fr" ? "2,5 g * 2" : "2.5 g * 2", locale).ok),
  ).toEqual(LOCALES.map(() => true));
});

test.each([
  ["", "empty", 0, 0, []],
  ["4 *", "value-expected", 3, 3, []],
  ["(3 + 4", "bracket-open", 0, 1, []],
  ["3 + 4)", "bracket-unopened", 5, 6, []],
  ["import fs", "unknown-name", 0, 6, ["import"]],
  ["12.5 gg", "unknown-unit", 5, 7, ["gg"]],
  ["5 g in flub", "unknown-unit", 7, 11, ["flub"]],
  ["0.5 N", "unclear-unit", 4, 5, ["N"]],
  ["2 * M(Xy)", "formula", 6, 8, ["Xy"]],
  ["1 + 5 g", "incommensurable", 0, 7, ["", "g"]],
  ["5.0 g + 2.0 mL", "incommensurable", 0, 14, ["g", "mL"]],
  ["5.0 g in mL", "incommensurable", 0, 5, ["g", "mL"]],
  ["3 / (2 - 2)", "division-by-zero", 0, 11, ["", ""]],
  ["25 °C * 2", "temperature-scale", 0, 9, ["°C", ""]],
  ["log(5 g)", "not-a-pure-number", 0, 8, ["g"]],
  ["ln(0)", "out-of-domain", 0, 5, [""]],
  ["sqrt(2 g)", "no-root-of-unit", 0, 9, ["g"]],
  ["9^9^9", "exponent", 2, 5, []],
  ["1".repeat(301), "too-long", 300, 301, []],
  [`${"(".repeat(40)}1${")".repeat(40)}`, "too-complex", 21, 81, []],
  [Array.from({ length: 80 }, () => "1").join("+"), "too-complex", 121, 159, []],
])("[SEE-01] %s has no result: %s, and where", (text, code, at, end, names) => {
  expect(calculate(text, "en")).toEqual({ ok: false, issue: { code, at, end, names } });
});

test("[SEE-01] why: the factors that cancel, and which rule decides the figures", () => {
  const calculation = calculate("25.0 mL * 0.10 mol/L + 0.0125 mol", "en");
  const steps = calculation.ok ? calculation.value.steps : [];
  expect(steps.map(({ kind, rule }) => `${kind} ${rule}`)).toEqual(["* fewest", "cancel kept", "+ place"]);
  const product = calculate("25.0 mL * 0.10 mol/L", "en");
  const cancelled = product.ok ? product.value.steps.at(-1) : undefined;
  expect(cancelled?.factors.map(({ one, equals }) => `${write(one)} = ${write(equals)}`)).toEqual(["1 L = 1000 mL"]);
});

const UNITS = ["g", "mL", "mol", "cm", "K", "J/(mol·K)", "mol/L", "kPa"] as const;
const number = fc.integer({ min: 1, max: 99_999 }).map((value) => (value / 100).toFixed(2));
const measured = fc
  .tuple(number, fc.constantFrom(...UNITS))
  .map(([value, unit]) => ({ value, unit, text: `(${value} ${unit})` }));

test("[SEE-01] a product measures what its factors measure together, a quotient takes it away", () => {
  fc.assert(
    fc.property(measured, measured, (a, b) => {
      const [one, other] = [resultOf(a.text), resultOf(b.text)];
      expect(resultOf(`${a.text} * ${b.text}`).unit.dimension).toBe(one.unit.dimension + other.unit.dimension);
      expect(resultOf(`${a.text} / ${b.text}`).unit.dimension).toBe(one.unit.dimension - other.unit.dimension);
    }),
  );
});

test("[SEE-01] a sum is the same from both sides, in value and in figures", () => {
  const PAIRS = [
    ["g", "kg"],
    ["mL", "L"],
    ["cm", "m"],
    ["J", "kJ"],
  ] as const;
  fc.assert(
    fc.property(number, number, fc.constantFrom(...PAIRS), (a, b, [small, large]) => {
      const [there, back] = [resultOf(`${a} ${small} + ${b} ${large}`), resultOf(`${b} ${large} + ${a} ${small}`)];
      const turned = convertTo(back, there.unit);
      expect(turned.ok && turned.value.value.eq(there.value)).toBe(true);
      expect(back.significantFigures).toBe(there.significantFigures);
    }),
  );
});

test("[SEE-01] a result can be typed in again", () => {
  fc.assert(
    fc.property(measured, measured, fc.constantFrom("*", "/"), (a, b, operator) => {
      const result = resultOf(`${a.text} ${operator} ${b.text}`);
      const again = resultOf(write(result));
      expect(areCommensurable(again.unit, result.unit)).toBe(true);
      expect(write(again)).toBe(write(result));
    }),
  );
});

test("[SEE-01] whatever is typed has an end: a result, or a place in what was typed", () => {
  const pieces = fc.constantFrom(
    "1",
    "2.5",
    " g",
    " mL",
    "/",
    "*",
    "(",
    ")",
    "^",
    "-",
    "+",
    " in ",
    "log",
    "R",
    "M(",
    "e",
    "°C",
    " ",
    "²",
    "mol",
    "NaCl",
  );
  const typed = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom(...LOCALES), (text, locale) => {
      const calculation = calculate(text, locale);
      const { at, end } = calculation.ok ? calculation.value.expression.term : calculation.issue;
      expect(at).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThanOrEqual(at);
      expect(end).toBeLessThanOrEqual(Math.max(text.length, at));
    }),
    { numRuns: 1_000 },
  );
});
