import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { Decimal } from "./decimal.ts";
import { formatQuantity } from "./format-quantity.ts";
import { quantity } from "./quantity.ts";
import { findQuantity, listQuantities, parseQuantity, scanQuantity } from "./scan-quantity.ts";
import { DIMENSIONS } from "./units/dimension.ts";
import { formatUnit } from "./units/format-unit.ts";
import { getUnit } from "./units/get-unit.ts";
import { resolveUnit } from "./units/parse-unit.ts";
import { listUnits } from "./units/symbols.ts";
import { areSameUnit, unitOfFactors } from "./units/unit.ts";

function quantitiesIn(text: string, locale: Locale = "en"): string[] {
  return listQuantities(text, { locale }).map((reading) => {
    if (!reading.ok) return reading.issue.code;
    const { value, unit, significantFigures } = reading.value.quantity;
    const { doubt } = reading.value.number;
    return `${value.toString()} ${formatUnit(unit)} ${significantFigures}${doubt ? ` ${doubt}` : ""}`;
  });
}

describe("quantities in running text", () => {
  test.each<readonly [string, ...string[]]>([
    [
      "A 2.50 L balloon at 25 °C is cooled to -10 °C at constant pressure. New volume?",
      "2.5 L 3",
      "25 °C 2",
      "-10 °C 2",
    ],
    ["What mass of water forms when 10.0 g of hydrogen burns in excess oxygen?", "10 g 3"],
    ["5.00 g of hydrogen reacts with 20.0 g of oxygen.", "5 g 3", "20 g 3"],
    ["How would you make 250 mL of 0.10 M NaOH from a 2.0 M stock?", "250 mL 2", "0.1 M 2", "2 M 2"],
    ["a 25.0-mL sample in a 10-L flask", "25 mL 3", "10 L 1"],
    ["exactly 500. mL of it", "500 mL 3"],
    ["The answer is 500. A student then adds 3 drops", "500  1", "3  1"],
    ["At STP (0 °C, 1 atm)", "0 °C 1", "1 atm 1"],
    ["c = 4.184 J/g·°C and m = 50.0g", "4.184 J/(g·°C) 4", "50 g 3"],
    ["3.01 x 10^23 molecules of CO2", "301000000000000000000000 molecules 3"],
    ["12.0 g C and 4.0 g K at 300 K", "12 g 3", "4 g 2", "300 K 3"],
    ["R = 0.08206 L atm/mol K", "0.08206 L·atm/(mol·K) 4"],
    ["8.314 J mol-1 K-1, 8.314 J·mol⁻¹·K⁻¹", "8.314 J/(mol·K) 4", "8.314 J/(mol·K) 4"],
    ["2 K + Cl2 -> 2 KCl", "2  1", "2  1"],
    ["275.95 K = −4.71 atm", "275.95 K 5", "-4.71 atm 3"],
    ["5 in water, 12 in. long, 1 in = 2.54 cm", "5  1", "12 in 2", "1 in 1", "2.54 cm 3"],
    ["k = 2.5×10^−3 M−1s−1 at 8.314 J mol-1K-1", "0.0025 M⁻¹·s⁻¹ 2", "8.314 J/(mol·K) 4"],
    ["at 20 o C and 283° K, 745\ntorr", "20 °C 2", "283 K 3", "745 Torr 3"],
    ["c = 4.184 J/ g K, R = 0.08206 atm L/mol K", "4.184 J/(g·K) 4", "0.08206 atm·L/(mol·K) 4"],
    ["0.08206 atm.L.mol⁻¹.K⁻¹ and 10 LITERS AT 735 TORRS", "0.08206 atm·L/(mol·K) 4", "10 L 1", "735 Torr 3"],
    ["7.9 ×× 10−13 mol/L/year, 0.9 g L−1 h−1", "0.00000000000079 mol/(L·yr) 2", "0.9 g/(L·h) 1"],
    ["2.1 g / 100. mL", "2.1 g/100 mL 2"],
    ["36 g/100 mL at 20 °C", "36 g/100 mL 2", "20 °C 2"],
    ["36 g/25 mL", "unknown-unit"],
    ["12% by mass, 12 % by volume", "12 % 2", "12 % 2"],
    ["760 mm Hg, 760 torr, 29.9 in Hg", "760 mmHg 2", "760 Torr 2", "29.9 inHg 3"],
    ["a half-life of 5730 years and 8.02 d", "5730 yr 3", "8.02 d 3"],
    ["2.5 x 10^-3 mol/L", "0.0025 mol/L 2"],
    ["k = 1.2e-3 M^-1 s^-1 and 0.045 s-1", "0.0012 M⁻¹·s⁻¹ 2", "0.045 s⁻¹ 2"],
    ["0.10 N NaOH", "ambiguous-unit"],
    ["25oC and 25^oC and 25 degrees Celsius", "25 °C 2", "25 °C 2", "25 °C 2"],
    ["ΔT = 5.0 Δ°C", "5 Δ°C 2"],
    ["1.00 m NaCl, Kf = 1.86 °C/m", "1 m 3", "1.86 °C·kg/mol 3"],
    ["a wavelength of 450 nm or 4500 Å", "450 nm 2", "4500 Å 2"],
    ["2-propanol and 1,2-dichloroethane", "2  1 hyphenated", "1.2  2 decimal-comma"],
    ["charged with 10.0 A for 1.50 h", "10 A 3", "1.5 h 3"],
    [
      "the 3d and 1s orbitals, 3 d later, the 1st",
      "3  1 part-of-word",
      "1  1 part-of-word",
      "3 d 1",
      "1  1 part-of-word",
    ],
    ["5.6e-3mol/L, t1/2 = 20.0 min, 5 wt% or 6 mass %", "0.0056 mol/L 2", "20 min 3", "5 % 1", "6 % 1"],
    ["2.0 L-atm of work", "2 L·atm 2"],
    ["10.0 grams per liter, 5 moles per second", "10 g/L 3", "5 mol/s 1"],
    [
      "1.0 \\times 10^{-14} and $25\\,\\text{mL}$, 25 \\text{ g/mol}, 2\\,\\mathrm{J\\,mol^{-1}}, 25~\\text{°C}, 3 \\text{g}/\\text{mol}",
      "0.00000000000001  2",
      "25 mL 2",
      "25 g/mol 2",
      "2 J/mol 1",
      "25 °C 2",
      "3 g/mol 1",
    ],
  ])("%s", (text, ...expected) => {
    expect(quantitiesIn(text)).toEqual(expected);
  });

  test("in the other languages", () => {
    expect(quantitiesIn("Se enfrían 2,50 L a 1.013,25 hPa", "es")).toEqual(["2.5 L 3", "1013.25 hPa 6"]);
    expect(quantitiesIn("On dissout 12 500 mg dans 0,25 L ; 6,02.10^23 mol^-1", "fr")).toEqual([
      "12500 mg 3 space-grouping",
      "0.25 L 2",
      "602000000000000000000000 mol⁻¹ 3",
    ]);
    expect(quantitiesIn("取２５．０ mL溶液,加热至80℃", "zh")).toEqual(["25 mL 3", "80 °C 2"]);
    expect(quantitiesIn("取25毫升水和10克盐", "zh")).toEqual(["25 mL 2", "10 g 1"]);
    expect(quantitiesIn("密度为1.20克每毫升,1个大气压,2克拉,3摩尔,25摄氏度", "zh")).toEqual([
      "1.2 g/mL 3",
      "1 atm 1",
      "2 carat 1",
      "3 mol 1",
      "25 °C 2",
    ]);
    expect(
      quantitiesIn("58,44 gramos por mol; 5 gramos por completo; 20 grados Celsius; 3 centimetros cúbicos", "es"),
    ).toEqual(["58.44 g/mol 4", "5 g 1", "20 °C 2", "3 cm³ 1"]);
    expect(quantitiesIn("1,250 g y 18,0 g/mol", "es")).toEqual(["1.25 g 4", "18 g/mol 3"]);
    expect(quantitiesIn("1,250 g y 18.0 g/mol", "es")).toEqual(["1.25 g 4 decimal-or-grouping", "18 g/mol 3"]);
    expect(quantitiesIn("6,022·10^23 moléculas, 3 g por cada 100 mL", "es")).toEqual([
      "602200000000000000000000 molecules 4",
      "3 g/100 mL 1",
    ]);
    expect(quantitiesIn("2 y 3 moles, 7 u 8 g", "es")).toEqual(["2  1", "3 mol 1", "7  1", "8 g 1"]);
    expect(quantitiesIn("5 d'eau, 2 l d’eau", "fr")).toEqual(["5  1", "2 L 1"]);
    expect(quantitiesIn("0,10 mole par litre, 750 millimètres de mercure, 2,0 années", "fr")).toEqual([
      "0.1 mol/L 2",
      "750 mmHg 2",
      "2 yr 2",
    ]);
    expect(quantitiesIn("५.० ग्राम NaCl, 2 मोल प्रति लीटर, 25 डिग्री सेल्सियस", "hi")).toEqual([
      "5 g 2",
      "2 mol/L 1",
      "25 °C 2",
    ]);
    expect(quantitiesIn("5.0 ግራም NaCl በ25 ዲግሪ ሴልሺየስ", "am")).toEqual(["5 g 2", "25 °C 2"]);
    expect(quantitiesIn("२५.० g NaCl को 500 mL में", "hi")).toEqual(["25 g 3", "500 mL 1"]);
    expect(quantitiesIn("በ25 °C 10.0 g NaCl", "am")).toEqual(["25 °C 2", "10 g 3"]);
  });

  test("the meaning of the unit that is asked for", () => {
    const resolve = (text: string, kind: keyof typeof DIMENSIONS) => {
      const scanned = scanQuantity(text, 0, { locale: "en" });
      const unit = scanned.ok && scanned.value.unit !== null ? resolveUnit(scanned.value.unit, DIMENSIONS[kind]) : null;
      return unit && formatUnit(unit);
    };
    expect(resolve("20 C", "temperature")).toBe("°C");
    expect(resolve("20 C", "charge")).toBe("C");
    expect(resolve("0.50 m NaCl", "molality")).toBe("mol/kg");
    expect(resolve("12 oz", "volume")).toBe("fl oz");
    expect(resolve("20 C", "mass")).toBeNull();
    expect(resolve("20", "mass")).toBeNull();
  });

  test("zeros that were measured", () => {
    const scanned = scanQuantity("500 mL", 0, { locale: "en", trailingZeros: "measured" });
    expect(scanned.ok && scanned.value.quantity.significantFigures).toBe(3);
  });
});

describe("parseQuantity", () => {
  test.each([
    ["12.5 g", "12.5 g 3"],
    ["12.5g", "12.5 g 3"],
    ["12.5", "12.5  3"],
    ["500. mL", "500 mL 3"],
    ["500.", "500  3"],
    ["-57.1 kJ/mol", "-57.1 kJ/mol 3"],
    ["1/2 mol", "0.5 mol null"],
    ["6.0 L atm mol^-1", "6 L·atm/mol 2"],
    ["45 %", "45 % 2"],
    ["3.5 kJ K", "3.5 kJ·K 2"],
  ])("%s", (text, expected) => {
    const parsed = parseQuantity(text, { locale: "en" });
    expect(
      parsed.ok
        ? `${parsed.value.quantity.value.toString()} ${formatUnit(parsed.value.quantity.unit)} ${parsed.value.quantity.significantFigures}`
        : parsed.issue.code,
    ).toBe(expected);
  });

  test.each([
    ["", "empty", 0],
    ["g", "not-a-number", 0],
    ["5 g of NaCl", "unexpected-text", 3],
    ["5 foo", "unknown-unit", 2],
    ["5 g 3", "unexpected-text", 3],
    ["5 / 3", "unknown-unit", 4],
    ["5 N", "ambiguous-unit", 2],
  ])("%j is refused as %s at %i", (text, code, at) => {
    const parsed = parseQuantity(text, { locale: "en" });
    expect(parsed.ok ? null : [parsed.issue.code, parsed.issue.at]).toEqual([code, at]);
  });
});

describe("properties", { timeout: 60_000 }, () => {
  const anyUnit = fc
    .tuple(fc.constantFrom(...listUnits()), fc.constantFrom(...listUnits()), fc.boolean())
    .map(([a, b, isRatio]) =>
      isRatio ? unitOfFactors([...a.factors, ...b.factors.map(({ unit }) => ({ unit, exponent: -1 }))]) : a,
    )
    .filter(
      ({ factors }) =>
        factors.length > 0 && !factors.some(({ unit }) => ["N", "C", "m", "Δ°C", "Δ°F"].includes(unit.symbol)),
    );

  test("what is formatted is read back, in all languages", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
        fc.integer({ min: -20, max: 20 }),
        anyUnit,
        fc.constantFrom(...LOCALES),
        (digits, exponent, unit, locale) => {
          const original = quantity(new Decimal(`${digits}e${exponent}`), unit);
          const text = formatQuantity(original, { locale });
          const parsed = parseQuantity(text, { locale });
          if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.code}`);
          expect(parsed.value.quantity.value.eq(original.value), text).toBe(true);
          expect(areSameUnit(parsed.value.quantity.unit, unit), text).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("any text is read without a throw, and the reading advances", () => {
    const pieces = fc.array(
      fc.constantFrom(
        "5",
        "2.0",
        " ",
        "g",
        "/",
        "mol",
        "^-1",
        "°C",
        "J",
        "K",
        "-",
        "·",
        "(",
        ")",
        "×10",
        "²",
        "%",
        ".",
        ",",
        "100 ",
        "per ",
        "N",
        "克",
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 60 }),
          pieces.map((parts) => parts.join("")),
        ),
        fc.constantFrom(...LOCALES),
        (text, locale) => {
          parseQuantity(text, { locale });
          for (let at = 0; ;) {
            const reading = findQuantity(text, at, { locale });
            if (!reading) break;
            const end = reading.ok ? reading.value.end : reading.issue.end;
            expect(end).toBeGreaterThan(at);
            at = end;
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    "1",
    "1,",
    "1.",
    "1 ",
    "1 111 ",
    "5 g ",
    "5 g/",
    "5 J/(g (",
    "10^",
    "1/2 ",
    "5 mm of ",
    "1 x10",
    "-",
    "((",
    "5 °",
    "½",
  ])("100 kB of %j are read through", (seed) => {
    const text = seed.repeat(Math.floor(100_000 / seed.length));
    let count = 0;
    for (let reading = findQuantity(text, 0, { locale: "en" }); reading; count++) {
      reading = findQuantity(text, reading.ok ? reading.value.end : reading.issue.end, { locale: "en" });
    }
    expect(count).toBeLessThanOrEqual(100_000);
    expect(quantitiesIn(text).length).toBeLessThanOrEqual(200);
  });
});

describe("what is asked for settles a unit", () => {
  const unitOf = (text: string, asked?: string) => {
    const found = findQuantity(text, 0, {
      locale: "en",
      ...(asked === undefined ? {} : { asked: getUnit(asked).dimension }),
    });
    return found?.ok
      ? found.value.unit === null
        ? null
        : formatUnit(found.value.quantity.unit)
      : (found?.issue.code ?? null);
  };

  test.each([
    ["5 N", "N", "N"],
    ["5 N", undefined, "ambiguous-unit"],
    ["5 N", "M", "ambiguous-unit"],
    ["0.1 N HCl", undefined, "ambiguous-unit"],
    ["5 N atoms", undefined, "ambiguous-unit"],
    ["5 N2", "N", null],
    ["9.8 s^-2 m", "m/s²", "m/s²"],
    ["9.8 s^-2 m", undefined, "s⁻²"],
    ["4.5 m kg s^-2", "N", "m·kg/s²"],
    ["12.0 g/mol C", "g/mol", "g/mol"],
    ["5 g K2O", "g", "g"],
    ["5 g K", "g", "g"],
  ])("%j, where %j is asked for: %j", (text, asked, unit) => {
    expect(unitOf(text, asked)).toBe(unit);
  });
});
