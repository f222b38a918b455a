import { expect, test } from "vitest";
import { composition, molarMass } from "./molar-mass.ts";
import { MOLAR_MASSES } from "./molar-mass.cases.ts";
import { getFormula } from "./parse.ts";

test.each(MOLAR_MASSES)("the molar mass of %s is %s g/mol", (text, grams) => {
  expect(molarMass(getFormula(text))).toEqual({ ok: true, value: grams });
});

test("the mass percents of a compound are those of its parts", () => {
  const result = composition(getFormula("CuSO4·5H2O"));
  expect(result.ok && result.value.rows.map(({ atom, count, mass, percent }) => [atom, count, mass, percent])).toEqual([
    ["Cu", 1, "63.546", "25.4513"],
    ["S", 1, "32.06", "12.8406"],
    ["O", 9, "143.991", "57.6709"],
    ["H", 10, "10.0800", "4.0372"],
  ]);
});

test("a nuclide weighs its own mass, and one without a known mass has none", () => {
  expect(molarMass(getFormula("D2O"))).toEqual({ ok: true, value: "20.02720355568" });
  expect(molarMass(getFormula("^240PuO2"))).toEqual({
    ok: false,
    issue: { code: "unknown-nuclide-mass", atom: "240Pu" },
  });
  expect(molarMass(getFormula("e-"))).toEqual({ ok: false, issue: { code: "no-atoms" } });
});

test("an element without a standard weight says that its weight is a mass number", () => {
  const result = composition(getFormula("RaCl2"));
  expect(result.ok && result.value.rows.map((row) => row.isMassNumber)).toEqual([true, false]);
});
