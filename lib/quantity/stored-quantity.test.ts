import fc from "fast-check";
import { expect, test } from "vitest";
import { Decimal } from "./decimal.ts";
import { quantity } from "./quantity.ts";
import { loadQuantity, storeQuantity, writeDecimal } from "./stored-quantity.ts";
import { listUnits } from "./units/symbols.ts";
import { areSameUnit } from "./units/unit.ts";

test("a stored quantity is loaded as it was", () => {
  const anyUnit = fc.constantFrom(...listUnits());
  const anyFigures = fc.option(fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: -30, max: 30 }),
      anyUnit,
      anyFigures,
      (digits, exponent, unit, significantFigures) => {
        const original = quantity(new Decimal(`${digits}e${exponent}`), unit, significantFigures);
        const stored = storeQuantity(original);
        expect(stored.value).toMatch(/^-?\d+(\.\d+)?$/);
        const loaded = loadQuantity(JSON.parse(JSON.stringify(stored)));
        if (!loaded.ok) throw new Error(loaded.issue.code);
        expect(loaded.value.value.eq(original.value)).toBe(true);
        expect(areSameUnit(loaded.value.unit, unit)).toBe(true);
        expect(loaded.value.significantFigures).toBe(significantFigures);
      },
    ),
  );
});

test("what is no stored quantity is an issue", () => {
  const code = (value: string, unit: string) => {
    const loaded = loadQuantity({ value, unit, significantFigures: null });
    return loaded.ok ? null : loaded.issue.code;
  };
  expect(code("12,5", "g")).toBe("not-a-decimal");
  expect(code("", "g")).toBe("not-a-decimal");
  expect(code("NaN", "g")).toBe("not-a-decimal");
  expect(code("12.5", "grapes")).toBe("unknown-unit");
  expect(code("12.5", "")).toBeNull();
  expect(code("6.022e23", "mol^-1")).toBeNull();
});

test("plain decimals keep the zeros that count", () => {
  expect(writeDecimal(new Decimal("25"), 3)).toBe("25.0");
  expect(writeDecimal(new Decimal("0.00996"), 2)).toBe("0.010");
  expect(writeDecimal(new Decimal("12345"), 2)).toBe("12000");
  expect(writeDecimal(new Decimal("0"), 3)).toBe("0.00");
  expect(writeDecimal(new Decimal("12.50"), null)).toBe("12.5");
});
