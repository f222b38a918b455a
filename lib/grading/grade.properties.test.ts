import fc from "fast-check";
import { expect, test } from "vitest";
import { leastMilliseconds } from "#tests/support/growth.ts";
import { balance } from "../chemistry/equation/balance.ts";
import { formatEquation } from "../chemistry/equation/format.ts";
import { getEquation } from "../chemistry/equation/parse.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import { getFormula } from "../chemistry/formula/parse.ts";
import { LOCALES } from "../i18n/locales.ts";
import { Decimal } from "../quantity/decimal.ts";
import { formatQuantity } from "../quantity/format-quantity.ts";
import { quantity } from "../quantity/quantity.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { convertValue } from "../quantity/units/unit.ts";
import { EQUATION_CASES } from "./equation.cases.ts";
import type { ExpectedQuantity } from "./expected.ts";
import { FORMULA_CASES } from "./formula.cases.ts";
import { grade } from "./grade.ts";
import type { Mark } from "./mark.ts";
import { markSchema } from "./mark.ts";
import { NAME_CASES } from "./name.cases.ts";
import { QUANTITY_CASES } from "./quantity.cases.ts";
import { CHOICE_CASES, TEXT_CASES } from "./words.cases.ts";

const ALL_CASES = [
  ...QUANTITY_CASES,
  ...FORMULA_CASES,
  ...EQUATION_CASES,
  ...NAME_CASES,
  ...CHOICE_CASES,
  ...TEXT_CASES,
];

const UNIT_FAMILIES = [
  ["g", "kg", "mg", "µg"],
  ["L", "mL", "cm³", "dm³", "m³"],
  ["mol", "mmol"],
  ["atm", "kPa", "Torr", "bar", "Pa"],
  ["J", "kJ", "cal", "kcal"],
  ["M", "mol/L", "mM", "mol/m³"],
  ["g/mL", "g/cm³", "kg/m³", "g/L"],
  ["J/(g·°C)", "J/(g·K)", "J/(kg·K)", "cal/(g·°C)"],
  ["kJ/mol", "J/mol", "kcal/mol"],
] as const;

const localeArbitrary = fc.constantFrom(...LOCALES);
const figuresArbitrary = fc.integer({ min: 2, max: 5 });

/** A positive value of so many figures between 10^-4 and 10^6. */
function valueArbitrary(figures: number): fc.Arbitrary<Decimal> {
  const digits = fc.integer({ min: 10 ** (figures - 1), max: 10 ** figures - 1 });
  return fc
    .tuple(digits, fc.integer({ min: -4, max: 5 }))
    .map(([mantissa, exponent]) => new Decimal(`${mantissa}e${exponent - figures + 1}`));
}

const quantityArbitrary = fc
  .tuple(figuresArbitrary, fc.constantFrom(...UNIT_FAMILIES))
  .chain(([figures, family]) =>
    fc.tuple(fc.constant(figures), valueArbitrary(figures), fc.constantFrom(...family), fc.constantFrom(...family)),
  )
  .map(([figures, value, unit, other]) => ({ figures, value, unit, other }));

function expectQuantity(value: Decimal, unit: string, significantFigures: number): ExpectedQuantity {
  return { kind: "quantity", value: value.toExponential(), unit, significantFigures };
}

/** All but the echo, which says what was written. */
function withoutReading(mark: Mark): Mark {
  return { ...mark, reading: null };
}

test("[CARD-06] the right value is right in every unit that measures the same", () => {
  fc.assert(
    fc.property(quantityArbitrary, localeArbitrary, ({ figures, value, unit, other }, locale) => {
      const converted = convertValue(value, getUnit(unit), getUnit(other));
      const text = formatQuantity(quantity(converted, other, figures), { locale });
      const exact = `${converted.toSignificantDigits(12).toString()} ${other}`;
      expect(grade(expectQuantity(value, unit, figures), exact, "en").verdict, exact).toBe("correct");
      const mark = grade(expectQuantity(converted.toSignificantDigits(figures), other, figures), text, locale);
      expect({ verdict: mark.verdict, score: mark.score }, `${text} ${JSON.stringify(mark)}`).toMatchObject({
        verdict: "correct",
      });
    }),
    { numRuns: 1000 },
  );
});

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

function toSuperscript(exponent: number): string {
  return String(exponent)
    .replaceAll(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? "")
    .replace("-", "⁻");
}

/** Ways to write one number with its figures. */
function writeNumber(value: Decimal, figures: number): string[] {
  const [mantissa = "", exponent = "0"] = value.toExponential(figures - 1).split("e");
  const power = Number(exponent);
  return [
    `${mantissa}e${power}`,
    `${mantissa}E${power}`,
    `${mantissa}×10^${power}`,
    `${mantissa} x 10^${power}`,
    `${mantissa} × 10${toSuperscript(power)}`,
    `${mantissa}*10^(${power})`,
    `${mantissa} \\times 10^{${power}}`,
    `${mantissa.replace("-", "−")}·10^${power}`,
  ];
}

test("[CARD-06] a mark does not change with the notation of the number or the words around it", () => {
  const given = fc.tuple(quantityArbitrary, fc.double({ min: 0.01, max: 100, noNaN: true }), fc.constantFrom(1, 1, -1));
  fc.assert(
    fc.property(given, ([{ figures, value, unit }, factor, sign]) => {
      const expected = expectQuantity(value.toSignificantDigits(figures), unit, figures);
      const written = value.times(factor).times(sign).toSignificantDigits(figures);
      const texts = writeNumber(written, figures).flatMap((number) => [
        `${number} ${unit}`,
        `${number}  ${unit}`,
        `m = ${number} ${unit}`,
        `The answer is ${number} ${unit}.`,
        `≈ ${number} ${unit} of CO2`,
      ]);
      const marks = texts.map((text) => withoutReading(grade(expected, text, "en")));
      for (const [index, mark] of marks.entries()) expect(mark, texts[index]).toEqual(marks[0]);
    }),
    { numRuns: 300 },
  );
});

test("[CARD-06] a value outside the tolerance never passes, however it is written", () => {
  fc.assert(
    fc.property(
      quantityArbitrary,
      fc.double({ min: 0, max: 3, noNaN: true }),
      fc.boolean(),
      ({ figures, value, unit }, beyond, isAbove) => {
        const expected = expectQuantity(value, unit, figures);
        const half = new Decimal(10).pow(value.e - figures + 1).div(2);
        const widest = Decimal.max(Decimal.min(half, value.times(0.02)), value.times(0.003)).times(1 + 1e-6 + beyond);
        const wrong = isAbove ? value.plus(widest) : value.minus(widest);
        // The value rounded to its figures is the only exception, and it is nearer than that.
        const text = `${wrong.toSignificantDigits(15).toString()} ${unit}`;
        expect(grade(expected, text, "en").verdict, `${text} for ${expected.value}`).not.toBe("correct");
      },
    ),
    { numRuns: 2000 },
  );
});

test("[CARD-06] what is nearer is marked no worse", () => {
  const rank = { correct: 1, incorrect: 0, ungradable: -1 };
  fc.assert(
    fc.property(
      quantityArbitrary,
      fc.double({ min: 0, max: 0.05, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      ({ figures, value, unit }, far, share) => {
        const expected = expectQuantity(value, unit, figures);
        const mark = (deviation: number) =>
          grade(
            expected,
            `${value
              .times(1 + deviation)
              .toSignificantDigits(20)
              .toString()} ${unit}`,
            "en",
          );
        expect(rank[mark(far * share).verdict]).toBeGreaterThanOrEqual(rank[mark(far).verdict]);
      },
    ),
    { numRuns: 1000 },
  );
});

test("[CARD-06] the value of a misconception names it, in every unit", () => {
  fc.assert(
    fc.property(
      quantityArbitrary,
      fc.double({ min: 1.1, max: 9, noNaN: true }),
      ({ figures, value, unit, other }, factor) => {
        const wrong = value.times(factor).toSignificantDigits(12);
        const expected: ExpectedQuantity = {
          ...expectQuantity(value, unit, figures),
          misconceptions: [{ id: "this-way", value: wrong.toExponential(), axis: "setup" }],
        };
        const text = `${convertValue(wrong, getUnit(unit), getUnit(other)).toSignificantDigits(12).toString()} ${other}`;
        const mark = grade(expected, text, "en");
        expect(mark).toMatchObject({
          verdict: "incorrect",
          misconception: "this-way",
          partialCredit: { setup: false, method: true, units: true },
        });
      },
    ),
    { numRuns: 500 },
  );
});

test("[CARD-06] a formula's mark does not change with its notation", () => {
  const texts = FORMULA_CASES.flatMap(({ answers }) => answers).flatMap(([given, verdict]) =>
    verdict === "correct" ? [given] : [],
  );
  const formulas = [
    "Fe2O3",
    "Al2(SO4)3",
    "SO4^2-",
    "CuSO4·5H2O",
    "NH4+",
    "[Fe(CN)6]^4-",
    "H2O",
    "C6H12O6",
    "Ca(OH)2",
    "Hg2^2+",
  ];
  expect(texts.length).toBeGreaterThan(20);
  fc.assert(
    fc.property(fc.constantFrom(...formulas), fc.constantFrom(...formulas), (right, given) => {
      const formula = getFormula(given);
      const marks = (["ascii", "unicode", "tex"] as const).map((notation) =>
        grade({ kind: "formula", formula: right }, formatFormula(formula, notation), "en"),
      );
      for (const mark of marks) expect(mark).toEqual(marks[0]);
      expect(marks[0]?.verdict).toBe(right === given ? "correct" : "incorrect");
    }),
    { numRuns: 300 },
  );
});

const EQUATIONS = [
  "2 H2 + O2 -> 2 H2O",
  "C3H8 + 5 O2 -> 3 CO2 + 4 H2O",
  "MnO4- + 5 Fe^2+ + 8 H+ -> Mn^2+ + 5 Fe^3+ + 4 H2O",
  "2 Al + 3 CuSO4 -> Al2(SO4)3 + 3 Cu",
  "Ca(OH)2 + 2 HCl -> CaCl2 + 2 H2O",
  "CuSO4·5H2O -> CuSO4 + 5 H2O",
];

test("[CARD-06] an equation's species may stand in any order, in any notation, in any multiple", () => {
  const arbitrary = fc.tuple(
    fc.constantFrom(...EQUATIONS),
    fc.integer({ min: 1, max: 7 }),
    fc.constantFrom("ascii", "unicode", "tex"),
    fc.infiniteStream(fc.nat(20)),
  );
  fc.assert(
    fc.property(arbitrary, ([text, multiple, notation, stream]) => {
      const equation = getEquation(text);
      const outcome = balance(equation);
      if (outcome.kind !== "already-balanced") throw new Error(text);
      const terms = [...equation.reactants, ...equation.products].map((term, index) => ({
        ...term,
        coefficient: { numerator: (outcome.coefficients[index] ?? 1) * multiple, denominator: 1 },
      }));
      const shuffle = <T>(items: readonly T[]) =>
        items
          .map((item) => ({ item, key: stream.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ item }) => item);
      const split = equation.reactants.length;
      const shuffled = {
        ...equation,
        reactants: shuffle(terms.slice(0, split)),
        products: shuffle(terms.slice(split)),
      };
      const mark = grade({ kind: "equation", equation: text }, formatEquation(shuffled, notation), "en");
      expect(mark.verdict).toBe("correct");
      expect(mark.remarks).toEqual(
        multiple === 1 ? [] : [{ code: "not-lowest-terms", numerator: multiple, denominator: 1 }],
      );
      const reversed = { ...shuffled, reactants: shuffled.products, products: shuffled.reactants };
      expect(grade({ kind: "equation", equation: text }, formatEquation(reversed, notation), "en")).toMatchObject({
        verdict: "incorrect",
        misconception: "reversed",
      });
    }),
    { numRuns: 300 },
  );
});

test("[CARD-06] a wrong coefficient is never right", () => {
  fc.assert(
    fc.property(fc.constantFrom(...EQUATIONS), fc.nat(5), fc.integer({ min: 1, max: 9 }), (text, which, added) => {
      const equation = getEquation(text);
      const terms = [...equation.reactants, ...equation.products];
      const index = which % terms.length;
      const coefficients = terms.map(
        ({ coefficient }, at) => (coefficient?.numerator ?? 1) + (at === index ? added : 0),
      );
      const mark = grade({ kind: "equation", equation: text }, formatEquation(equation, "ascii", coefficients), "en");
      expect(mark.verdict).toBe("incorrect");
      expect(mark.remarks.some(({ code }) => code.startsWith("unbalanced"))).toBe(true);
    }),
  );
});

test("[CARD-06] any text gets a valid mark of any kind, in any language", () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        "12.5",
        "g",
        "=",
        "×10^",
        "-",
        "(",
        ")",
        "H2O",
        "->",
        "Fe2",
        "iron",
        "(III)",
        " ",
        "\n",
        "1/0",
        "^",
        "{",
        "}",
        "\\frac",
        "°C",
        "½",
        "१२",
        "克",
        "ग्राम",
        "±",
        "not",
        "e-3M",
        "10^999",
      ),
      fc.string({ unit: "binary", maxLength: 8 }),
    ),
    { maxLength: 30 },
  );
  const expectations = ALL_CASES.map(({ expected }) => expected);
  fc.assert(
    fc.property(fc.constantFrom(...expectations), pieces, localeArbitrary, (expected, parts, locale) => {
      const mark = markSchema.parse(grade(expected, parts.join(""), locale));
      expect(mark.verdict === "correct").toBe(mark.score >= 80 && Object.values(mark.partialCredit).every(Boolean));
      expect(mark).toEqual(grade(expected, parts.join(""), locale));
    }),
    { numRuns: 3000 },
  );
});

test("[CARD-06] hostile texts are answered at once", () => {
  const hostile = [
    "(",
    "1 ",
    "1.",
    "10^",
    "=",
    "-",
    "a ",
    "H2 + ",
    "((1",
    "\\frac{",
    "1,1",
    "<sup>",
    "i ",
    "{",
    "1/1 ",
    "mono",
    " (iii) ",
    "² ",
    "。1",
    "\\text{a",
    "$1$",
    "H",
    "CH",
    "H2",
  ].flatMap((piece) => [
    piece.repeat(Math.floor(1_990 / piece.length)),
    piece.repeat(Math.floor(100_000 / piece.length)),
  ]);
  const perKind = [...new Map(ALL_CASES.map(({ expected }) => [expected.kind, expected])).values()];
  for (const expected of perKind) grade(expected, "warm", "en");
  for (const expected of perKind) {
    for (const text of hostile) {
      expect(
        leastMilliseconds(() => grade(expected, text, "en"), 50, 8),
        `${expected.kind}: ${text.slice(0, 12)}… of ${text.length}`,
      ).toBeLessThan(50);
    }
  }
});
