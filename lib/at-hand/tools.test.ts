import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES } from "../i18n/locales.ts";
import { loadMessages } from "../i18n/messages.ts";
import { formatQuantity } from "../quantity/format-quantity.ts";
import { copyConstant, fitsSearch, LISTED_CONSTANTS, writeConstant } from "./constants.ts";
import { listExamples, whyFigures, workOut } from "./work-out.ts";

const plain = (text: string): string => text.replaceAll("\u202f", " ");

test.each([
  ["avogadro", "6.02214076 × 10²³ mol⁻¹"],
  ["gas", "8.31446261815324 J/(mol·K)"],
  ["gas L·atm/(mol·K)", "0.0820573660809… L·atm/(mol·K)"],
  ["faraday", "96,485.3321233… C/mol"],
  ["electronMass", "9.1093837139(28) × 10⁻³¹ kg"],
  ["neutronMassInU", "1.00866491606(40) u"],
  ["standardAtmosphere", "101,325 Pa"],
  ["stpAtmosphere", "22.413969545… L/mol"],
  ["zeroCelsius", "273.15 K"],
])("[SEE-01] the constant %s is written %s", (key, written) => {
  const constant = LISTED_CONSTANTS.find((each) => each.key === key);
  expect(constant === undefined ? null : plain(writeConstant(constant, "en"))).toBe(written);
});

test("[SEE-01] every constant has a source, an uncertainty where it was measured, and a row of its own", () => {
  expect(new Set(LISTED_CONSTANTS.map(({ key }) => key)).size).toBe(LISTED_CONSTANTS.length);
  for (const { source, uncertainty, quantity } of LISTED_CONSTANTS) {
    expect(source === "codata").toBe(uncertainty !== null);
    expect(quantity.significantFigures === null).toBe(uncertainty === null);
  }
});

test("[SEE-01] the calculator takes each constant, by its name or as it is copied, in every language", () => {
  const lost = LOCALES.flatMap((locale) =>
    LISTED_CONSTANTS.filter((constant) => !workOut(constant.typed ?? copyConstant(constant, locale), locale).ok).map(
      ({ key }) => `${locale} ${key}`,
    ),
  );
  expect(lost).toEqual([]);
});

test.each([
  ["en", "planck", ["planck"]],
  ["en", "N_A", ["avogadro"]],
  ["en", "gas atm", ["gas L·atm/(mol·K)", "stpAtmosphere"]],
  ["es", "atomica", ["atomicMass", "atomicMassEnergy"]],
  ["fr", "célérité", []],
  ["fr", "lumiere", ["lightSpeed"]],
  ["am", "ፕላንክ", ["planck"]],
  ["zh", "普朗克", ["planck"]],
  ["hi", "प्लांक", ["planck"]],
] as const)("[SEE-01] in %s, %s finds %j", async (locale, sought, keys) => {
  const { names } = (await loadMessages(locale, ["at-hand"]))["at-hand"].constants;
  expect(LISTED_CONSTANTS.filter((each) => fitsSearch(each, names[each.id], sought)).map(({ key }) => key)).toEqual(
    keys,
  );
});

test("[SEE-01] an empty search finds all", () => {
  expect(LISTED_CONSTANTS.filter((each) => fitsSearch(each, "", " "))).toHaveLength(LISTED_CONSTANTS.length);
});

test("[SEE-01] the examples have results in every language", () => {
  const results = LOCALES.map((locale) =>
    listExamples(locale).map((example) => {
      const read = workOut(example, locale);
      return read.ok ? plain(formatQuantity(read.value.result, { locale: "en" })) : read.issue.code;
    }),
  );
  for (const each of results) expect(each).toEqual(["1390 mmol", "0.0510 mol", "2480 J/mol", "4.74", "298.2 K"]);
});

test.each([
  ["2.50 g * 3.0", "fewest", 2, "3.0"],
  ["12.11 mL + 0.3 mL", "place", 3, null],
  ["log(1.8e-5)", "log", 3, null],
  ["10^-4.74", "antilog", 2, null],
  ["2 * 3", "exact", null, null],
  ["25.0 mL -> L", "kept", 3, null],
  ["25 °C -> K", "scale", 3, null],
] as const)("[SEE-01] the figures of %s come by the rule %s", (text, rule, figures, decides) => {
  const read = workOut(text, "en");
  const step = read.ok ? read.value.steps.at(-1) : undefined;
  const why = step === undefined ? null : whyFigures(step);
  expect(why && { ...why, decides: why.decides && plain(formatQuantity(why.decides, { locale: "en" })) }).toEqual({
    rule,
    figures,
    decides,
  });
});

test("[SEE-01] [LIMIT-01] whatever is typed ends: a result, or a place in what was typed", () => {
  const pieces = ["9", "^", "(", ")", "M(", "H2O", "C60H120(SO4)3", ",", "g", " ", "e99", "log", "->", "½", "१"];
  const typed = fc.array(fc.constantFrom(...pieces), { maxLength: 150 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(typed, fc.constantFrom(...LOCALES), (text, locale) => {
      const read = workOut(text, locale);
      expect(read.ok || read.issue.at <= text.length).toBe(true);
    }),
  );
});
