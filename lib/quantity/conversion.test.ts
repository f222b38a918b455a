import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, divide, multiply, raise, subtract, takeRoot } from "./arithmetic.ts";
import { convertTo, getValueIn } from "./conversion.ts";
import { Decimal } from "./decimal.ts";
import { formatQuantity } from "./format-quantity.ts";
import type { Quantity } from "./quantity.ts";
import { pureNumber, quantity } from "./quantity.ts";
import { parseQuantity } from "./scan-quantity.ts";
import { formatUnit } from "./units/format-unit.ts";
import { getUnit } from "./units/get-unit.ts";
import { listUnits } from "./units/symbols.ts";
import { areCommensurable } from "./units/unit.ts";

function read(text: string): Quantity {
  const parsed = parseQuantity(text, { locale: "en" });
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.code}`);
  return parsed.value.quantity;
}

function shown(result: ReturnType<typeof convertTo>): string {
  return result.ok ? formatQuantity(result.value, { locale: "en" }).replaceAll("\u202f", " ") : result.issue.code;
}

/** NIST SP 811 (2008), appendix B.8, to its digits, unless told otherwise. */
const FACTORS: readonly (readonly [unit: string, si: string, factor: string])[] = [
  ["lb", "kg", "0.45359237"],
  ["oz", "g", "28.349523125"],
  ["ton", "kg", "907.18474"],
  ["t", "kg", "1000"],
  ["carat", "mg", "200"],
  ["in", "cm", "2.54"],
  ["ft", "m", "0.3048"],
  ["yd", "m", "0.9144"],
  ["mi", "km", "1.609344"],
  ["Å", "nm", "0.1"],
  ["L", "m^3", "0.001"],
  ["mL", "cm^3", "1"],
  ["cc", "mL", "1"],
  ["dL", "mL", "100"],
  ["µL", "mL", "0.001"],
  ["gal", "L", "3.785411784"],
  ["qt", "L", "0.946352946"],
  ["pt", "L", "0.473176473"],
  ["fl oz", "mL", "29.5735295625"],
  ["cup", "mL", "236.5882365"],
  ["tbsp", "mL", "14.78676478125"],
  ["tsp", "mL", "4.92892159375"],
  ["min", "s", "60"],
  ["h", "s", "3600"],
  ["d", "h", "24"],
  ["wk", "d", "7"],
  ["yr", "d", "365.25"],
  ["atm", "Pa", "101325"],
  ["atm", "Torr", "760"],
  ["bar", "kPa", "100"],
  ["mbar", "hPa", "1"],
  ["atm", "mmHg", "760"],
  ["atm", "cmHg", "76"],
  ["inHg", "mmHg", "25.4"],
  ["cal", "J", "4.184"],
  ["kcal", "kJ", "4.184"],
  ["Cal", "kcal", "1"],
  ["Btu", "J", "1055.05585262"],
  ["erg", "J", "1e-7"],
  ["kWh", "MJ", "3.6"],
  ["L·atm", "J", "101.325"],
  ["L·kPa", "J", "1"],
  ["L·bar", "J", "100"],
  // SI brochure, table 8, by the exact elementary charge.
  ["eV", "J", "1.602176634e-19"],
  ["MeV", "J", "1.602176634e-13"],
  // CODATA 2022.
  ["u", "kg", "1.66053906892e-27"],
  ["kDa", "u", "1000"],
  ["Ah", "C", "3600"],
  ["mAh", "C", "3.6"],
  ["Ci", "Bq", "3.7e10"],
  ["dpm", "min^-1", "1"],
  ["rem", "mSv", "10"],
  ["M", "mol/m^3", "1000"],
  ["mM", "mmol/L", "1"],
  ["mol/dm^3", "M", "1"],
  ["g/mL", "kg/m^3", "1000"],
  ["g/cm^3", "g/mL", "1"],
  ["g/L", "kg/m^3", "1"],
  ["mg/L", "g/m^3", "1"],
  ["g/mol", "kg/mol", "0.001"],
  ["kJ/mol", "J/mol", "1000"],
  ["cal/(g·°C)", "J/(g·K)", "4.184"],
  ["J/(kg·K)", "J/(g·°C)", "0.001"],
  ["M^-1·cm^-1", "L/(mol·cm)", "1"],
  ["L·atm/(mol·K)", "J/(mol·K)", "101.325"],
  ["%", "ppm", "10000"],
  ["ppm", "ppb", "1000"],
  ["Δ°F", "Δ°C", "0.5555555555555555555555555555555555555556"],
  ["g/100 mL", "g/L", "10"],
  ["mi/h", "m/s", "0.44704"],
  ["hp", "W", "745.69987158227022"],
  ["°C·kg/mol", "K·kg/mol", "1"],
  ["V·C", "J", "1"],
  ["W·s", "J", "1"],
  ["A·s", "C", "1"],
  ["N·m", "J", "1"],
  ["kg·m^2/s^2", "J", "1"],
];

describe("factors", () => {
  test.each(FACTORS)("1 %s is %s × %s", (unit, si, factor) => {
    expect(getValueIn(quantity(1, unit), si).toString()).toBe(new Decimal(factor).toString());
  });

  test("to six digits, as NIST SP 811 rounds them", () => {
    const inUnit = (unit: string, other: string) =>
      getValueIn(quantity(1, unit), other).toSignificantDigits(7).toString();
    expect(inUnit("psi", "Pa")).toBe("6894.757");
    expect(inUnit("Torr", "Pa")).toBe("133.3224");
    expect(inUnit("atm", "psi")).toBe("14.69595");
    expect(inUnit("D", "C·m")).toBe("0.000000000000000000000000000003335641");
    expect(inUnit("mmHg", "Pa")).toBe("133.3224");
  });
});

describe("temperature", () => {
  test.each([
    ["25 °C", "K", "298 K"],
    ["25.0 °C", "K", "298.2 K"],
    ["25.00 °C", "K", "298.15 K"],
    ["0 °C", "K", "273 K"],
    ["0.00 °C", "K", "273.15 K"],
    ["-10 °C", "K", "263 K"],
    ["-273.15 °C", "K", "0.00 K"],
    ["100.0 °C", "°F", "212.0 °F"],
    ["88.0 °C", "°F", "190.4 °F"],
    ["33.0 °F", "°C", "0.6 °C"],
    ["98.6 °F", "°C", "37.0 °C"],
    ["98.6 °F", "K", "310.2 K"],
    ["32 °F", "°C", "0 °C"],
    ["-40 °F", "°C", "−40 °C"],
    ["72 °F", "°C", "22 °C"],
    ["298.15 K", "°C", "25.00 °C"],
    ["300. K", "°C", "27 °C"],
    ["310.15 K", "°F", "98.60 °F"],
    ["25 °C", "J", "incommensurable"],
    ["25 °C", "Δ°C", "temperature-scale"],
  ])("%s in %s is %s", (text, unit, expected) => {
    expect(shown(convertTo(read(text), getUnit(unit)))).toBe(expected);
  });

  test("differences are intervals, and intervals never become temperatures", () => {
    const difference = subtract(read("30.0 °C"), read("22.5 °C"));
    if (!difference.ok) throw new Error(difference.issue.code);
    expect(formatUnit(difference.value.unit)).toBe("Δ°C");
    expect(shown(convertTo(difference.value, getUnit("K")))).toBe("7.5 K");
    expect(shown(convertTo(difference.value, getUnit("°C")))).toBe("temperature-scale");
    const heat = multiply(quantity("4.184", "J/(g·°C)", 4), difference.value);
    expect(heat.ok && formatUnit(heat.value.unit)).toBe("J/g");
    expect(shown(add(read("22.5 °C"), difference.value))).toBe("30.0 °C");
    expect(shown(add(read("22.5 °C"), read("10.0 K")))).toBe("32.5 °C");
    expect(shown(subtract(read("300.0 K"), read("25.0 °C")))).toBe("1.9 K");
    expect(shown(add(read("22.5 °C"), read("22.5 °C")))).toBe("temperature-scale");
    expect(shown(subtract(difference.value, read("1 °C")))).toBe("temperature-scale");
  });

  test("a scale in a product is the slip it is in class", () => {
    expect(shown(multiply(read("0.0821 L atm/mol K"), read("25 °C")))).toBe("temperature-scale");
    expect(shown(divide(read("1 atm"), read("25 °C")))).toBe("temperature-scale");
    expect(shown(raise(read("25 °C"), 2))).toBe("temperature-scale");
  });
});

describe("units in arithmetic", () => {
  test.each([
    ["2.0 mol", "18.02 g/mol", "36 g"],
    ["0.250 L", "0.10 mol/L", "0.025 mol"],
    ["3.00 mol", "6.022e23 mol^-1", "1.81 × 10²⁴"],
  ])("%s × %s = %s", (a, b, product) => {
    expect(shown(multiply(read(a), read(b)))).toBe(product);
  });

  test("units of one dimension stay as written until converted", () => {
    const amount = multiply(read("250. mL"), read("0.100 M"));
    expect(amount.ok && formatUnit(amount.value.unit)).toBe("mL·M");
    expect(amount.ok && shown(convertTo(amount.value, getUnit("mol")))).toBe("0.0250 mol");
  });

  test("the ideal gas law closes", () => {
    const nRT = [read("8.314 J/(mol·K)"), read("298 K")].reduce((product, factor) => {
      const next = multiply(product, factor);
      if (!next.ok) throw new Error(next.issue.code);
      return next.value;
    }, read("1.00 mol"));
    const volume = divide(nRT, read("101.325 kPa"));
    expect(volume.ok && shown(convertTo(volume.value, getUnit("L")))).toBe("24.5 L");
  });

  test("what cannot be", () => {
    expect(shown(add(read("1 g"), read("1 mL")))).toBe("incommensurable");
    expect(shown(convertTo(read("5 molecules"), getUnit("atoms")))).toBe("incommensurable");
    expect(shown(convertTo(read("5 molecules"), getUnit("particles")))).toBe("5 particles");
    expect(shown(divide(read("1 g"), read("0 mL")))).toBe("division-by-zero");
    expect(shown(raise(pureNumber(0), -1))).toBe("division-by-zero");
    expect(shown(takeRoot(read("4 m"), 2))).toBe("no-root-of-unit");
    expect(shown(takeRoot(pureNumber(-4), 2))).toBe("out-of-domain");
    expect(shown(raise(read("2 J"), 31))).toBe("too-complex");
    expect(() => getValueIn(read("1 g"), "mL")).toThrow("incommensurable");
  });

  test("powers and roots", () => {
    expect(shown(raise(read("2.0 cm"), 3))).toBe("8.0 cm³");
    expect(shown(takeRoot(read("9.0 cm^2"), 2))).toBe("3.0 cm");
    expect(shown(takeRoot(pureNumber(27), 3))).toBe("3");
    expect(shown(takeRoot(pureNumber(32), 5))).toBe("2");
  });
});

const anyValue = fc
  .tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: -20, max: 20 }))
  .map(([digits, exponent]) => new Decimal(`${digits}e${exponent}`));
const anyUnit = fc.constantFrom(...listUnits());
const commensurable = fc.tuple(anyUnit, anyUnit).filter(([a, b]) => areCommensurable(a, b));

describe("properties", { timeout: 60_000 }, () => {
  test("there and back again is where one was", () => {
    fc.assert(
      fc.property(anyValue, commensurable, (value, [from, to]) => {
        const there = convertTo({ value, unit: from, significantFigures: null }, to);
        if (!there.ok) {
          expect(there.issue.code).toBe("temperature-scale");
          return;
        }
        const back = convertTo(there.value, from);
        const error = back.ok ? back.value.value.minus(value).abs() : null;
        expect(
          error?.lte(value.abs().plus(500).times("1e-35")),
          `${value} ${formatUnit(from)} in ${formatUnit(to)}`,
        ).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("a product in any units is the same quantity", () => {
    fc.assert(
      fc.property(anyValue, anyValue, commensurable, anyUnit, (x, y, [from, to], other) => {
        fc.pre(from.shift === null && to.shift === null && other.shift === null && from.counted === to.counted);
        const a = quantity(x, from);
        const b = quantity(y, other);
        const converted = convertTo(a, to);
        const first = multiply(a, b);
        const second = converted.ok ? multiply(converted.value, b) : converted;
        if (!first.ok || !second.ok) throw new Error("no product");
        const back = convertTo(second.value, first.value.unit);
        expect(
          back.ok && back.value.value.minus(first.value.value).abs().lte(first.value.value.abs().times("1e-35")),
        ).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
