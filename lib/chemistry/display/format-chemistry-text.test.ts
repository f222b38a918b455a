import fc from "fast-check";
import { expect, test } from "vitest";
import { ELEMENTS } from "../elements/elements.ts";
import { formatEquation } from "../equation/format.ts";
import { getEquation } from "../equation/parse.ts";
import { formatFormula, toSuperscript } from "../formula/format.ts";
import { getFormula } from "../formula/parse.ts";
import { type ChemistryTextCase, EQUATIONS, FORMULAS, TEXTS } from "./chemistry-texts.cases.ts";
import { formatChemistryText } from "./format-chemistry-text.ts";

const read = ([written, shown, meant = written]: ChemistryTextCase) => ({ written, shown, meant });
const ALL = [...FORMULAS, ...EQUATIONS, ...TEXTS].map(read);

test("[FMT-01] no text stands in the table twice", () => {
  expect(new Set(ALL.map(({ written }) => written)).size).toBe(ALL.length);
});

test.each(ALL)("[FMT-01] $written is shown as $shown, and stays so", ({ written, shown }) => {
  expect(formatChemistryText(written)).toBe(shown);
  expect(formatChemistryText(shown)).toBe(shown);
});

test.each(FORMULAS.map(read))("[FMT-01] $shown is the same formula as $written", ({ shown, meant }) => {
  expect(formatFormula(getFormula(shown), "ascii")).toBe(formatFormula(getFormula(meant), "ascii"));
});

test.each(EQUATIONS.map(read))("[FMT-01] $shown is the same equation as $written", ({ shown, meant }) => {
  expect(formatEquation(getEquation(shown), "ascii")).toBe(formatEquation(getEquation(meant), "ascii"));
});

test("[FMT-01] all symbols of elements are known", () => {
  for (const { symbol } of ELEMENTS) {
    const shown = formatChemistryText(`\\ce{${symbol}2}`);
    expect([`${symbol}₂`, `${symbol}2`]).toContain(shown);
    expect(formatChemistryText(symbol)).toBe(symbol);
    expect(formatChemistryText(`${symbol}^{2+}`)).toBe(`${symbol}²⁺`);
  }
});

test("[FMT-01] fractions nest up to twenty deep, and further ones stay as they are", () => {
  const nest = (depth: number): string => (depth === 0 ? "x" : `\\frac{1}{${nest(depth - 1)}}`);
  expect(formatChemistryText(nest(20))).not.toContain("\\frac");
  expect(formatChemistryText(`${nest(21)} of H2O`)).toBe(`${nest(21)} of H₂O`);
});

/** Ions by what is on the line and above it, as typed plainly and as shown. */
const ION = fc.constantFrom<(readonly [typed: string, shown: string, charge: string])[]>(
  ["Na", "Na", "+"],
  ["Ag", "Ag", "+"],
  ["NH4", "NH₄", "+"],
  ["H3O", "H₃O", "+"],
  ["Cu", "Cu", "2+"],
  ["Fe", "Fe", "3+"],
  ["Pb", "Pb", "2+"],
  ["Al", "Al", "3+"],
  ["Sn", "Sn", "4+"],
  ["Cl", "Cl", "-"],
  ["OH", "OH", "-"],
  ["NO3", "NO₃", "-"],
  ["SO4", "SO₄", "2-"],
  ["PO4", "PO₄", "3-"],
  ["Cr2O7", "Cr₂O₇", "2-"],
  ["CH3COO", "CH₃COO", "-"],
  ["HCO3", "HCO₃", "-"],
  ["[Cu(NH3)4]", "[Cu(NH₃)₄]", "2+"],
  ["[Fe(CN)6]", "[Fe(CN)₆]", "4-"],
);
const CHARGE = fc.constantFrom(
  (charge: string) => charge,
  (charge: string) => `^${charge}`,
  (charge: string) => `^{${charge}}`,
);
const STATE = fc.constantFrom<(readonly [typed: string, shown: string])[]>(
  ["", ""],
  ["(aq)", "(aq)"],
  ["(g)", "(g)"],
  ["_{(aq)}", "(aq)"],
  [" (aq)", " (aq)"],
);
/** What may stand around a formula, sentence signs and quotes of six languages, brackets, other formulas. */
const BEFORE = fc.constantFrom(
  "",
  "(",
  '"',
  "¿",
  "¡",
  "«",
  "«\u202F",
  "（",
  "「",
  "、",
  "：",
  "፦",
  "።",
  "।",
  "的",
  "የ",
  "में ",
  "the ",
  "- ",
  "**",
  "+ ",
  "2",
  "10 ",
  "l’",
  "| ",
);
const AFTER = fc.constantFrom(
  "",
  ".",
  ",",
  ";",
  ":",
  "?",
  "!",
  ")",
  '"',
  "»",
  "\u202F»",
  "\u202F?",
  "\u202F:",
  "\u00A0!",
  "。",
  "，",
  "；",
  "？",
  "（",
  "）",
  "」",
  "、",
  "።",
  "፣",
  "፤",
  "।",
  "॥",
  " ion",
  "的",
  " है",
  "**",
  " + H2O",
  "/",
  " | ",
  "\n",
);

test("[FMT-01] every ion is set with its charge and its state, whatever stands around it", () => {
  fc.assert(
    fc.property(
      ION,
      CHARGE,
      STATE,
      BEFORE,
      AFTER,
      ([typed, shown, charge], write, [state, shownState], before, after) => {
        const text = `${before}${typed}${write(charge)}${state}${after}`;
        const wanted = `${before}${shown}${toSuperscript(charge)}${shownState}${after.replace("H2O", "H₂O")}`;
        expect(formatChemistryText(text)).toBe(wanted);
        expect(formatChemistryText(wanted)).toBe(wanted);
      },
    ),
    { numRuns: 5_000 },
  );
});

test("[FMT-01] terms are told from charges where nothing separates them", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(ION, fc.constantFrom("(aq)", "(g)")), { minLength: 2, maxLength: 4 }),
      fc.constantFrom("+", " + "),
      (ions, plus) => {
        const side = (index: 0 | 1) =>
          ions
            .map(
              ([[typed, shown, charge], state]) =>
                (index === 0 ? `${typed}${charge}` : `${shown}${toSuperscript(charge)}`) + state,
            )
            .join(plus);
        expect(formatChemistryText(`${side(0)}->X`)).toBe(`${side(1)}→X`);
      },
    ),
  );
});

const PIECES = fc.constantFrom(
  ..."H2 O2 SO4 ^2- ^{2+} _2 _{eq} _A _sp K_ ^n ^{238} _{92} U (aq) _{(aq)} sp3 -1 cm3 mol <sub> </sub> • Na+ Cl- -> <=> --> => = + - ( ) [ ] { } $ $15 \\ce{ \\frac{ } \\Delta \\( \\) \\text{ · * . , 25 °C mL g K 1s2 2p6 I A4 room ` \n e- x 10^ ₂ ² ⁺ → P1V1 V1/T1 P_1 Fe+3 SO4-2 ^3H ^0 _-1 ½ Δ_ --Δ--> K= ] J·K-1 (conc.) \\ ^ _ \\circ \\$ \\\\ :// @".split(
    " ",
  ),
  " ",
);

test("[FMT-01] any text is formatted, and a formatted text stays the same", () => {
  fc.assert(
    fc.property(fc.array(PIECES, { maxLength: 14 }), (pieces) => {
      const once = formatChemistryText(pieces.join(""));
      expect(formatChemistryText(once)).toBe(once);
    }),
    { numRuns: 20_000 },
  );
});
