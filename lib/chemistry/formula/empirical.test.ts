import fc from "fast-check";
import { expect, test } from "vitest";
import type { ElementSymbol } from "../elements/elements.ts";
import { findEmpiricalFormula, findMolecularFormula } from "./empirical.ts";
import type { ElementAmount } from "./empirical.ts";
import { formatFormula } from "./format.ts";
import { composition } from "./molar-mass.ts";
import { getFormula, parseFormula } from "./parse.ts";

function amounts(text: string): ElementAmount[] {
  return text.split(", ").map((part) => {
    const [symbol = "H", amount = "0"] = part.split(" ");
    return { symbol: symbol as ElementSymbol, amount };
  });
}

/** Percents and masses as textbooks give them. */
const EMPIRICAL: readonly (readonly [given: string, formula: string])[] = [
  ["C 40.0, H 6.7, O 53.3", "CH2O"],
  ["C 85.6, H 14.4", "CH2"],
  ["C 79.9, H 20.1", "CH3"],
  ["C 92.3, H 7.7", "CH"],
  ["Fe 69.94, O 30.06", "Fe2O3"],
  ["Fe 72.4, O 27.6", "Fe3O4"],
  ["P 43.64, O 56.36", "P2O5"],
  ["Na 32.38, S 22.65, O 44.99", "Na2SO4"],
  ["K 26.57, Cr 35.36, O 38.07", "K2Cr2O7"],
  ["N 30.43, O 69.57", "NO2"],
  ["N 25.94, O 74.06", "N2O5"],
  ["C 49.48, H 5.19, N 28.85, O 16.48", "C4H5N2O"],
  ["C 60.00, H 4.48, O 35.52", "C9H8O4"],
  ["Mg 72.2, N 27.8", "Mg3N2"],
  ["C 54.53, H 9.15, O 36.32", "C2H4O"],
  ["Al 1.42, O 1.26", "Al2O3"],
  ["Cu 2.52, S 1.27", "CuS"],
];

test.each(EMPIRICAL)("%s is %s", (given, formula) => {
  const result = findEmpiricalFormula(amounts(given));
  expect(result.ok ? formatFormula(result.value.formula, "ascii") : result.issue).toBe(formula);
});

test.each([
  ["CH2O", "180.16", "C6H12O6", 6],
  ["CH2", "56.1", "C4H8", 4],
  ["CH", "78.1", "C6H6", 6],
  ["NO2", "92.0", "N2O4", 2],
  ["P2O5", "283.89", "P4O10", 2],
  ["C4H5N2O", "194.19", "C8H10N4O2", 2],
])("%s with %s g/mol is %s", (empirical, mass, formula, multiple) => {
  const result = findMolecularFormula(getFormula(empirical), mass);
  expect(
    result.ok && { formula: formatFormula(result.value.formula, "ascii"), multiple: result.value.multiple },
  ).toEqual({ formula, multiple });
});

test("what gives no formula is refused", () => {
  expect(findEmpiricalFormula(amounts("C 40.0"))).toEqual({ ok: false, issue: { code: "too-few-elements" } });
  expect(findEmpiricalFormula(amounts("C 40.0, C 10.0"))).toEqual({ ok: false, issue: { code: "repeated-element" } });
  expect(findEmpiricalFormula(amounts("C 40.0, H 0"))).toEqual({ ok: false, issue: { code: "not-positive" } });
  expect(findMolecularFormula(getFormula("CH2O"), "45.5")).toMatchObject({
    ok: false,
    issue: { code: "not-a-multiple" },
  });
});

test("the exact composition of a compound gives its simplest formula back", () => {
  const symbols = fc.uniqueArray(fc.constantFrom("C", "H", "O", "N", "S", "Cl", "Na", "K", "Fe", "P"), {
    minLength: 2,
    maxLength: 4,
  });
  fc.assert(
    fc.property(
      symbols,
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 4, maxLength: 4 }),
      (elements, counts) => {
        const numbers = elements.map((_, index) => counts[index] ?? 1);
        const smallest = Math.min(...numbers);
        const text = elements.map((symbol, index) => `${symbol}${numbers[index] === 1 ? "" : numbers[index]}`).join("");
        const formula = parseFormula(text);
        fc.pre(formula.ok && smallest <= 8);
        if (!formula.ok) return;
        const mass = composition(formula.value);
        if (!mass.ok) throw new Error(mass.issue.code);
        const given = mass.value.rows.map(({ symbol, mass: amount }) => ({ symbol: symbol as ElementSymbol, amount }));
        const result = findEmpiricalFormula(given);
        if (!result.ok) throw new Error(result.issue.code);
        const divisor = numbers.reduce((a, b) => gcd(a, b));
        expect(result.value.rows.map(({ count }) => count)).toEqual(numbers.map((count) => count / divisor));
      },
    ),
  );
});

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
