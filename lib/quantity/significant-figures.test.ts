import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, divide, multiply, subtract } from "./arithmetic.ts";
import { roundQuantity } from "./conversion.ts";
import { Decimal } from "./decimal.ts";
import { antilogarithm, logarithm } from "./logarithm.ts";
import type { Quantity } from "./quantity.ts";
import { pureNumber } from "./quantity.ts";
import { parseQuantity } from "./scan-quantity.ts";
import { formatQuantity } from "./format-quantity.ts";
import { figuresToPlace, roundToFigures, roundToPlace } from "./significant-figures.ts";

function read(text: string): Quantity {
  const parsed = parseQuantity(text, { locale: "en" });
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.code}`);
  return parsed.value.quantity;
}

function shown(result: ReturnType<typeof add>): string {
  return result.ok ? formatQuantity(result.value, { locale: "en" }) : result.issue.code;
}

describe("rounding", () => {
  test.each([
    ["2.345", 3, "2.35"],
    ["2.344999", 3, "2.34"],
    ["-2.345", 3, "-2.35"],
    ["9.996", 3, "10"],
    ["12345", 2, "12000"],
    ["0.00098765", 2, "0.00099"],
    ["0", 3, "0"],
  ])("%s to %i figures is %s", (value, figures, expected) => {
    expect(roundToFigures(new Decimal(value), figures).toString()).toBe(expected);
  });

  test("half even on demand", () => {
    expect(
      ["2.5", "3.5", "2.51", "-2.5"].map((value) => roundToPlace(new Decimal(value), 0, "half-even").toString()),
    ).toEqual(["2", "4", "3", "-2"]);
    expect(roundToFigures(new Decimal("2.345"), 3, "half-even").toString()).toBe("2.34");
  });

  test("places", () => {
    expect(roundToPlace(new Decimal("1234.567"), -1).toString()).toBe("1234.6");
    expect(roundToPlace(new Decimal("1256"), 2).toString()).toBe("1300");
    expect(figuresToPlace(new Decimal("9.97"), -1)).toBe(3);
    expect(figuresToPlace(new Decimal("0.004"), -1)).toBe(1);
  });

  test("the noise of a division does not decide a tie", () => {
    const third = new Decimal(1).div(3);
    expect(roundToFigures(third.times(3).times("2.345"), 3).toString()).toBe("2.35");
    expect(roundToFigures(third.times("7.035"), 3).toString()).toBe("2.35");
  });

  test("rounding twice is rounding once to the fewer figures' neighbourhood", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: -20, max: 20 }),
        fc.integer({ min: 1, max: 8 }),
        (digits, exponent, figures) => {
          const value = new Decimal(`${digits}e${exponent}`);
          const rounded = roundToFigures(value, figures);
          expect(
            rounded
              .minus(value)
              .abs()
              .lte(new Decimal(`0.5e${value.e - figures + 1}`)),
          ).toBe(true);
          expect(roundToFigures(rounded, figures).eq(rounded)).toBe(true);
        },
      ),
    );
  });
});

describe("figures of results", () => {
  // Worked by hand from the rules as textbooks state them.
  test.each([
    ["4.56 m", "1.4 m", "6.4\u202fm²"],
    ["2.5 g", "3.42 mol", "8.6\u202fg·mol"],
    ["3.00", "2.0", "6.0"],
    ["0.00250", "4.0", "0.010"],
    ["6.022e23", "2.0", "1.2\u202f×\u202f10²⁴"],
  ])("%s × %s = %s", (a, b, product) => {
    expect(shown(multiply(read(a), read(b)))).toBe(product);
  });

  test.each([
    ["12.11 g", "18.0 g", "30.1\u202fg"],
    ["101.1 mL", "0.55 mL", "101.7\u202fmL"],
    ["9.97", "0.05", "10.02"],
    ["99.9", "0.1", "100.0"],
    ["1500", "7", "1500"],
    ["5.0 g", "20 mg", "5.0\u202fg"],
    ["1.00 L", "25.5 mL", "1.03\u202fL"],
  ])("%s + %s = %s", (a, b, total) => {
    expect(shown(add(read(a), read(b)))).toBe(total);
  });

  test.each([
    ["10.00", "9.97", "0.03"],
    ["30.0 °C", "22.5 °C", "7.5\u202f°C"],
    ["5.23", "5.22", "0.01"],
    ["5.2", "5.21", "−0.01"],
  ])("%s − %s = %s", (a, b, difference) => {
    expect(shown(subtract(read(a), read(b)))).toBe(difference);
  });

  test.each([
    ["45.0 g", "3.0 mL", "15\u202fg/mL"],
    ["1.00", "3.00", "0.333"],
    ["58.44 g", "2.0 mol", "29\u202fg/mol"],
  ])("%s ÷ %s = %s", (a, b, quotient) => {
    expect(shown(divide(read(a), read(b)))).toBe(quotient);
  });

  test("exact numbers never limit", () => {
    expect(shown(multiply(read("2.345 g"), pureNumber(2)))).toBe("4.690\u202fg");
    expect(shown(add(read("2.345 g"), { ...read("1 g"), significantFigures: null }))).toBe("3.345\u202fg");
    expect(shown(multiply(pureNumber(2), pureNumber(3)))).toBe("6");
  });

  test("logarithms: decimal places for figures, and back", () => {
    expect(shown(logarithm(read("0.025"), "10"))).toBe("−1.60");
    expect(shown(logarithm(read("1.8e-5"), "10"))).toBe("−4.74");
    expect(shown(logarithm(read("1.00"), "10"))).toBe("0.000");
    expect(shown(logarithm(read("2.00"), "e"))).toBe("0.693");
    expect(shown(antilogarithm(read("-4.74"), "10"))).toBe("1.8\u202f×\u202f10⁻⁵");
    expect(shown(antilogarithm(read("-3.0"), "10"))).toBe("0.001");
    expect(shown(antilogarithm(read("0.693"), "e"))).toBe("2.00");
    expect(shown(logarithm(read("0.0"), "10"))).toBe("out-of-domain");
    expect(shown(logarithm(read("2 M"), "10"))).toBe("not-a-pure-number");
    expect(shown(antilogarithm(pureNumber("1e9"), "e"))).toBe("out-of-domain");
  });

  test("rounding happens at the end only", () => {
    const third = divide(read("1.00"), read("3.00"));
    const whole = third.ok ? multiply(third.value, read("3.00")) : third;
    expect(whole.ok && roundQuantity(whole.value).value.toString()).toBe("1");
  });
});
