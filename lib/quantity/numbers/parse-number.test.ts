import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { Decimal } from "../decimal.ts";
import { formatNumber } from "./format-number.ts";
import type { NumberDoubt } from "./number-reading.ts";
import { findNumber, parseNumber } from "./parse-number.ts";
import { scanNumber } from "./scan-number.ts";

type Row = readonly [text: string, locale: Locale, value: string, figures: number | null, doubt?: NumberDoubt];

const NUMBERS: readonly Row[] = [
  // Plain numerals, and which zeros count.
  ["0", "en", "0", 1],
  ["0.0", "en", "0", 2],
  ["0.00", "en", "0", 3],
  ["7", "en", "7", 1],
  ["25", "en", "25", 2],
  ["25.0", "en", "25", 3],
  ["0.025", "en", "0.025", 2],
  ["0.0250", "en", "0.025", 3],
  ["100", "en", "100", 1],
  ["100.", "en", "100", 3],
  ["100.0", "en", "100", 4],
  ["1050", "en", "1050", 3],
  ["10.50", "en", "10.5", 4],
  ["00.50", "en", "0.5", 2],
  [".5", "en", "0.5", 1],
  ["5.", "en", "5", 1],
  [" 12.5 ", "en", "12.5", 3],
  // Signs.
  ["+3.0", "en", "3", 2],
  ["-10", "en", "-10", 1],
  ["−10.0", "en", "-10", 3],
  ["–5", "en", "-5", 1],
  ["－5", "zh", "-5", 1],
  // Grouping and decimal marks by language.
  ["1,234", "en", "1234", 4],
  ["1,234.5", "en", "1234.5", 5],
  ["12,345,678", "en", "12345678", 8],
  ["1,00,000", "hi", "100000", 1],
  ["12,34,567.5", "hi", "1234567.5", 8],
  ["1,00,000", "en", "100000", 1],
  ["1.234,5", "en", "1234.5", 5],
  ["2,5", "en", "2.5", 2, "decimal-comma"],
  ["0,5", "en", "0.5", 1],
  ["0,125", "en", "0.125", 3],
  ["1234,567", "en", "1234.567", 7, "decimal-comma"],
  ["1,234", "zh", "1234", 4],
  ["1,234", "am", "1234", 4],
  ["1,234", "fr", "1.234", 4],
  ["1,234", "es", "1.234", 4, "decimal-or-grouping"],
  ["1.234", "en", "1.234", 4],
  ["1.234", "es", "1.234", 4, "decimal-or-grouping"],
  ["1.234", "fr", "1.234", 4, "decimal-or-grouping"],
  ["0.234", "es", "0.234", 3],
  ["1.25", "es", "1.25", 3],
  ["1,25", "es", "1.25", 3],
  ["1.234,5", "es", "1234.5", 5],
  ["1,234.5", "es", "1234.5", 5],
  ["1.234.567", "es", "1234567", 7],
  ["1.234.567,89", "fr", "1234567.89", 9],
  [",5", "fr", "0.5", 1],
  ["1 234,5", "fr", "1234.5", 5],
  ["1\u202f234,5", "fr", "1234.5", 5],
  ["1\u00a0234\u00a0567", "fr", "1234567", 7],
  ["12 500", "fr", "12500", 3],
  ["602 000 000", "en", "602000000", 3],
  ["1.660\u2009539\u200906", "en", "1.66053906", 9],
  // Powers of ten.
  ["6.022×10^23", "en", "6.022e23", 4],
  ["6.022 × 10^23", "en", "6.022e23", 4],
  ["6.022 x 10^23", "en", "6.022e23", 4],
  ["6.022X10^23", "en", "6.022e23", 4],
  ["6.022*10^23", "en", "6.022e23", 4],
  ["6.022*10**23", "en", "6.022e23", 4],
  ["6.022·10²³", "en", "6.022e23", 4],
  ["6.022×10²³", "en", "6.022e23", 4],
  ["6.022 \\times 10^{23}", "en", "6.022e23", 4],
  ["6.022 \\cdot 10^{23}", "en", "6.022e23", 4],
  ["6.02e23", "en", "6.02e23", 3],
  ["6.02E+23", "en", "6.02e23", 3],
  ["1.8e-5", "en", "1.8e-5", 2],
  ["1.8E−5", "en", "1.8e-5", 2],
  ["1.80×10⁻⁵", "en", "1.8e-5", 3],
  ["1.8 x 10^-5", "en", "1.8e-5", 2],
  ["1.8 x 10^(-5)", "en", "1.8e-5", 2],
  ["1.8 x 10-5", "en", "1.8e-5", 2],
  ["1.8×10–5", "en", "1.8e-5", 2],
  ["6.022 x 1023", "en", "6.022e23", 4, "lost-exponent"],
  ["5×10³", "en", "5000", 1],
  ["500×10³", "en", "500000", 3],
  ["10^-3", "en", "0.001", 1],
  ["10⁻³", "en", "0.001", 1],
  ["10^-³", "en", "0.001", 1],
  ["2×10^²", "en", "200", 1],
  ["10^{-14}", "en", "1e-14", 1],
  ["-1.5×10^2", "en", "-150", 2],
  ["6,02×10²³", "fr", "6.02e23", 3],
  ["6,02.10^23", "fr", "6.02e23", 3],
  ["6,02 . 10^23", "fr", "6.02e23", 3],
  ["3,3.10-2", "fr", "0.033", 2],
  ["4.3 ×× 10−5", "en", "4.3e-5", 2],
  ["1.8 \uf0b4 10 –2", "en", "0.018", 2],
  ["6,02·10²³", "es", "6.02e23", 3],
  ["6,02e23", "es", "6.02e23", 3],
  // Other digits.
  ["१२.५", "hi", "12.5", 3],
  ["६.०२२×१०^२३", "hi", "6.022e23", 4],
  ["१,००,०००", "hi", "100000", 1],
  ["１２．５", "zh", "12.5", 3],
  ["１，２３４", "zh", "1234", 4],
  // Fractions are exact.
  ["1/2", "en", "0.5", null],
  ["3/4", "fr", "0.75", null],
  ["1 1/2", "en", "1.5", null],
  ["½", "en", "0.5", null],
  ["2½", "en", "2.5", null],
  ["2 ¼", "en", "2.25", null],
  ["-1/4", "en", "-0.25", null],
];

describe("parseNumber", () => {
  test.each(NUMBERS.map((row) => ({ row, title: `${row[0]} in ${row[1]}` })))(
    "$title",
    ({ row: [text, locale, value, figures, doubt] }) => {
      const parsed = parseNumber(text, locale);
      if (!parsed.ok) throw new Error(parsed.issue.code);
      expect(parsed.value.value.eq(value), parsed.value.value.toString()).toBe(true);
      expect(parsed.value.significantFigures).toBe(figures);
      expect(parsed.value.doubt).toBe(doubt ?? null);
    },
  );

  test.each([
    ["", "empty"],
    ["  ", "empty"],
    ["abc", "not-a-number"],
    ["-", "not-a-number"],
    [".", "not-a-number"],
    [",5", "not-a-number"],
    ["1,2,3", "malformed-number"],
    ["1.2.3", "malformed-number"],
    ["12,34", "decimal-comma"],
    ["1,23,45", "malformed-number"],
    ["1.234,567.8", "malformed-number"],
    ["1e500", "out-of-range"],
    ["10^-999", "out-of-range"],
    ["1/0", "zero-denominator"],
    ["12 g", "unexpected-text"],
    ["2 x 10", "unexpected-text"],
    ["5/6/2020", "unexpected-text"],
    ["2.5/3", "unexpected-text"],
    ["1e5e5", "unexpected-text"],
    ["--5", "not-a-number"],
    ["፲፪", "not-a-number"],
    ["3rd", "unexpected-text"],
    ["0x10", "unexpected-text"],
    ["9".repeat(70), "too-long"],
    ["9".repeat(1000), "too-long"],
  ])("%j in en is no plain number: %s", (text, code) => {
    const parsed = parseNumber(text, "en");
    expect(parsed.ok ? parsed.value.doubt : parsed.issue.code).toBe(code);
  });

  test("zeros that may have been measured are counted apart", () => {
    const open = (text: string) => {
      const parsed = parseNumber(text, "en");
      return parsed.ok ? parsed.value.openZeros : null;
    };
    expect(["500", "1500", "505", "500.", "5.00", "5×10²", "0", "1,000"].map(open)).toEqual([2, 2, 0, 0, 0, 0, 0, 3]);
  });
});

function shortest(value: Decimal): string {
  return value.toString().length > 10 ? value.toExponential() : value.toString();
}

describe("numbers in running text", () => {
  const all = (text: string, locale: Locale) => {
    const found: (string | null)[] = [];
    for (let at = 0; ;) {
      const number = findNumber(text, at, locale);
      if (!number) return found;
      found.push(
        number.ok
          ? `${shortest(number.value.value)}${number.value.doubt ? ` ${number.value.doubt}` : ""}`
          : number.issue.code,
      );
      at = number.ok ? number.value.end : number.issue.end;
    }
  };

  test.each<readonly [string, Locale, readonly string[]]>([
    ["At 25 °C, 2.50 L of H2O and Fe2(SO4)3.", "en", ["25", "2.5"]],
    ["cooled to -10 °C", "en", ["-10"]],
    ["between 10-20 g", "en", ["10 range", "20"]],
    ["[H+] = 10-5 M", "en", ["10 range", "5"]],
    ["C-14 decays, U-235 too", "en", []],
    ["1.0 × 10 -14 and 6.0 × 10 23", "en", ["1e-14", "6e+23 lost-exponent"]],
    ["[Fe(CN)6]3- and SO4^2-", "en", []],
    ["x = −3.5, y=.25", "en", ["-3.5", "0.25"]],
    ["The mass is 500. Then", "en", ["500"]],
    ["1, 2 and 3", "en", ["1", "2", "3"]],
    ["1,2-dichloroethane", "en", ["1.2 decimal-comma"]],
    ["2-propanol", "en", ["2 hyphenated"]],
    ["mix 2 500 mL flasks", "en", ["2500 space-grouping"]],
    ["2 x 10 mL", "en", ["2 expression", "10"]],
    ["0.100 0.200 0.300", "en", ["0.1", "0.2", "0.3"]],
    ["2,50 L a 1 atm", "es", ["2.5", "1"]],
    ["(2.0, 3.0)", "en", ["2", "3"]],
    ["在25℃时取１０毫升", "zh", ["25", "10"]],
    ["about ½ of 3¾", "en", ["0.5", "3.75"]],
    ["CuSO4·5H2O", "en", []],
  ])("%s", (text, locale, numbers) => {
    expect(all(text, locale)).toEqual(numbers);
  });

  test("scanNumber says where it ends", () => {
    const end = (text: string, at: number) => {
      const scanned = scanNumber(text, at, "en");
      return scanned.ok ? text.slice(at, scanned.value.end) : scanned.issue.code;
    };
    expect(end("to 2.50 L", 3)).toBe("2.50");
    expect(end("is 6.02 x 10^23 molecules", 3)).toBe("6.02 x 10^23");
    expect(end("was 12, and", 4)).toBe("12");
    expect(end("2e- + 2H+", 0)).toBe("2");
    expect(end("5e4x", 0)).toBe("5e4");
  });
});

const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: -30, max: 30 }))
  .map(([digits, exponent]) => new Decimal(`${digits}e${exponent}`));

describe("formatNumber", () => {
  test.each<readonly [string, number | null, Locale, string]>([
    ["25", 3, "en", "25.0"],
    ["0.0250", 3, "en", "0.0250"],
    ["1234.5", null, "en", "1234.5"],
    ["12345", null, "en", "12,345"],
    ["12345.678", null, "es", "12\u202f345,678"],
    ["12345", null, "fr", "12\u202f345"],
    ["123456", null, "hi", "1,23,456"],
    ["123456", null, "zh", "123,456"],
    ["123456", null, "am", "123,456"],
    ["1234567", 3, "en", "1.23\u202f×\u202f10⁶"],
    ["6.02214076e23", 4, "en", "6.022\u202f×\u202f10²³"],
    ["6.02214076e23", 4, "es", "6,022\u202f×\u202f10²³"],
    ["0.000018", 2, "en", "1.8\u202f×\u202f10⁻⁵"],
    ["0.0018", 2, "en", "0.0018"],
    ["-10", 3, "en", "−10.0"],
    ["-0.0004", 1, "fr", "−4\u202f×\u202f10⁻⁴"],
    ["0", 3, "en", "0.00"],
    ["9.996", 3, "en", "10.0"],
    ["100", 2, "en", "1.0\u202f×\u202f10²"],
    ["100", 3, "en", "100"],
    ["1500", 2, "en", "1500"],
    ["1500", 3, "en", "1.50\u202f×\u202f10³"],
    ["999999.9", 3, "en", "1.00\u202f×\u202f10⁶"],
    ["0.3333333333333333333333333", null, "en", "0.333333333333333"],
    ["2.345", 3, "en", "2.35"],
    ["-2.345", 3, "en", "−2.35"],
  ])("%s with %s figures in %s is %s", (value, significantFigures, locale, text) => {
    expect(formatNumber(new Decimal(value), { locale, significantFigures })).toBe(text);
  });

  test("notation on demand", () => {
    expect(formatNumber(new Decimal("500"), { locale: "en", significantFigures: 3, notation: "scientific" })).toBe(
      "5.00\u202f×\u202f10²",
    );
    expect(formatNumber(new Decimal("0.00001"), { locale: "en", notation: "plain" })).toBe("0.00001");
  });

  test("what is written is read back, in all languages", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        anyDecimal,
        fc.constantFrom(...LOCALES),
        fc.constantFrom("auto" as const, "plain" as const, "scientific" as const),
        (value, locale, notation) => {
          const text = formatNumber(value, { locale, notation });
          const parsed = parseNumber(text, locale);
          expect(parsed.ok && parsed.value.value.eq(value), `${text} in ${locale}`).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("scientific notation also keeps the figures", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        anyDecimal,
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...LOCALES),
        (value, significantFigures, locale) => {
          fc.pre(!value.isZero());
          const parsed = parseNumber(
            formatNumber(value, { locale, significantFigures, notation: "scientific" }),
            locale,
          );
          expect(parsed.ok && parsed.value.significantFigures).toBe(significantFigures);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test("a point before a raised ten is a decimal mark where nothing stands before it", () => {
  expect(findNumber(".10^", 0, "en")).toMatchObject({ ok: true, value: { end: 3, significantFigures: 2 } });
});

test("any text is a number or an issue within it", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.constantFrom(...LOCALES), (text, locale) => {
      const parsed = parseNumber(text, locale);
      if (!parsed.ok) expect(parsed.issue.at).toBeLessThanOrEqual(text.length);
      findNumber(text, 0, locale);
    }),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(..."0123456789.,  \u202f-−eE×x^10⁻³/½g"), { maxLength: 40 }),
      fc.constantFrom(...LOCALES),
      (characters, locale) => {
        const text = characters.join("");
        for (let at = 0; at < text.length;) {
          const number = findNumber(text, at, locale);
          if (!number) break;
          const end = number.ok ? number.value.end : number.issue.end;
          expect(end).toBeGreaterThan(at);
          at = end;
        }
      },
    ),
    { numRuns: 1000 },
  );
});
