import { expect, test } from "vitest";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { LOCALES } from "../../i18n/locales.ts";
import { formulaOf } from "../../nomenclature/formula-of.ts";
import { nameOf } from "../../nomenclature/name-of.ts";
import { ACIDS } from "./acids.ts";
import { HYDRATES } from "./hydrates.ts";
import { MOLECULES } from "./molecules.ts";
import { writeIon } from "../../nomenclature/salt.ts";
import { BINARY_SALTS, NUMERAL_SALTS, POLYATOMIC_IONS, POLYATOMIC_NUMERAL_SALTS, POLYATOMIC_SALTS } from "./salts.ts";

const SALTS = [...BINARY_SALTS, ...NUMERAL_SALTS, ...POLYATOMIC_SALTS, ...POLYATOMIC_NUMERAL_SALTS];

const ALL = [
  ...SALTS.map(({ formula }) => formula),
  ...POLYATOMIC_IONS.map(writeIon),
  ...ACIDS.map(({ inWater }) => inWater),
  ...MOLECULES.map(({ formula }) => formula),
  ...HYDRATES.map(({ formula }) => formula),
];

test.each(LOCALES)(
  "[CARD-03] [I18N-01] every substance that is asked for has a name that leads back to it (%s)",
  (locale) => {
    const lost = ALL.filter((text) => {
      const formula = getFormula(text);
      const name = nameOf(formula, locale);
      const read = name.ok ? formulaOf(name.value.text, locale) : null;
      return (
        read?.ok !== true ||
        JSON.stringify([...read.value.counts].toSorted()) !== JSON.stringify([...formula.counts].toSorted())
      );
    });
    expect(lost).toEqual([]);
  },
);

test("no substance is listed twice", () => {
  expect(ALL.filter((formula, index) => ALL.indexOf(formula) !== index)).toEqual([]);
});

test.each(SALTS.map((salt) => [salt.formula, salt] as const))(
  "the ions of %s balance",
  (_, { cation, anion, cations, anions }) => {
    expect(cations * cation.charge + anions * anion.charge).toBe(0);
  },
);
