import { beforeAll, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { AREAS } from "../i18n/areas.ts";
import { LOCALES } from "../i18n/locales.ts";
import { auditProblem } from "./audit.fixture.ts";
import type { WordsByLocale } from "./audit.fixture.ts";
import { FORMS } from "./forms.ts";
import { generateAbout } from "./generate.ts";
import {
  COMPOUNDS_WITH_NAMES,
  NEUTRALIZATIONS,
  REACTIONS_OF_TWO,
  UNBALANCED_REACTIONS,
  UNEVEN_REACTIONS,
  WEIGHED_REACTIONS,
} from "./intake.ts";
import { FAMILIES } from "./registry.ts";

/** None of them is among the families' own. */
const REACTIONS = [
  "NaHCO3 + CH3COOH -> CH3COONa + H2O + CO2",
  "2 RbCl + F2 -> 2 RbF + Cl2",
  "BaO2(s) + H2SO4(aq) -> BaSO4(s) + H2O2(aq)",
  "3 Sr(OH)2(aq) + 2 H3PO4(aq) -> Sr3(PO4)2(s) + 6 H2O(l)",
  "2 C4H6(g) + 11 O2(g) -> 8 CO2(g) + 6 H2O(g)",
  "HBr(aq) + LiOH(aq) -> LiBr(aq) + H2O(l)",
  "2 AgNO3 -> 2 Ag + 2 NO2 + O2",
  "4 NH3 + 6 NO -> 5 N2 + 6 H2O",
];
const COMPOUNDS = ["LiNO3", "SrCO3", "Ba3(PO4)2", "C3H7OH", "NiSO4·6H2O", "CsF"];

const TAKING = FAMILIES.flatMap((family) =>
  family.takes === undefined ? [] : [{ id: family.id, family, takes: family.takes }],
);

let wordsOf: WordsByLocale;

beforeAll(async () => {
  const entries = await Promise.all(LOCALES.map(async (locale) => [locale, await loadWords(locale, AREAS)] as const));
  wordsOf = Object.fromEntries(entries) as WordsByLocale;
});

test.each(TAKING)(
  "[ROLE-02] $id poses problems about what it takes, as good as its own, the same for the same seed",
  ({ family, takes }) => {
    let posed = 0;
    for (const text of takes.kind === "reaction" ? REACTIONS : COMPOUNDS) {
      for (const difficulty of DIFFICULTIES.filter(
        (level) => family.levels[level] !== undefined && takes.isFit(text, level),
      )) {
        for (const form of FORMS.filter((each) => family.forms.includes(each))) {
          const problem = generateAbout(family, difficulty, form, [text], 3);
          if (problem === null) continue;
          posed += 1;
          expect(generateAbout(family, difficulty, form, [text], 3)).toEqual(problem);
          expect(auditProblem(problem, form, 3, wordsOf)).toEqual([]);
        }
      }
    }
    expect(posed).toBeGreaterThan(2);
  },
);

test.each(TAKING)("[ROLE-02] $id falls back on nothing by itself", ({ family, takes }) => {
  const level = DIFFICULTIES.find((each) => family.levels[each] !== undefined) ?? "easy";
  expect(takes.isFit("x + y -> z", level)).toBe(false);
  expect(generateAbout(family, level, family.forms[0] ?? "free", [], 1)).toBeNull();
});

const FITS = {
  WEIGHED_REACTIONS,
  UNBALANCED_REACTIONS,
  UNEVEN_REACTIONS,
  REACTIONS_OF_TWO,
  NEUTRALIZATIONS,
  COMPOUNDS_WITH_NAMES,
};

test.each([
  ["2 NaN3 -> 2 Na + 3 N2", "medium", "WEIGHED_REACTIONS UNBALANCED_REACTIONS UNEVEN_REACTIONS"],
  ["NaHCO3 + CH3COOH -> CH3COONa + H2O + CO2", "medium", "WEIGHED_REACTIONS REACTIONS_OF_TWO"],
  // A hard problem asks to balance it first.
  ["NaHCO3 + CH3COOH -> CH3COONa + H2O + CO2", "hard", ""],
  ["CH3COOH(aq) + NaOH(aq) -> CH3COONa(aq) + H2O(l)", "easy", "WEIGHED_REACTIONS REACTIONS_OF_TWO NEUTRALIZATIONS"],
  [
    "Mg(OH)2(s) + 2 HCl(aq) -> MgCl2(aq) + 2 H2O(l)",
    "easy",
    "WEIGHED_REACTIONS UNBALANCED_REACTIONS UNEVEN_REACTIONS REACTIONS_OF_TWO",
  ],
  // Ions, electrons and what does not balance.
  ["Ag+ + Cl- -> AgCl", "easy", ""],
  ["Cu^2+ + 2 e- -> Cu", "easy", ""],
  ["H2 + O2 -> NaCl", "easy", ""],
  // Many reactions at once, and formulas that nobody weighs.
  ["C3H8 + O2 -> CO2 + CO + H2O", "easy", ""],
  ["C900H1802 + O2 -> CO2 + H2O", "easy", ""],
  ["NaCl", "easy", "COMPOUNDS_WITH_NAMES"],
  ["H2O", "easy", ""],
  ["N2", "easy", ""],
  ["SO4^2-", "easy", ""],
  ["PV", "easy", ""],
  ["", "easy", ""],
] as const)("[ROLE-02] %s at level %s fits %j", (text, level, fitting) => {
  expect(
    Object.entries(FITS)
      .flatMap(([name, { isFit }]) => (isFit(text, level) ? [name] : []))
      .join(" "),
  ).toBe(fitting);
});
