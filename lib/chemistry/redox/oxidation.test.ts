import { expect, test } from "vitest";
import { getFormula } from "../formula/parse.ts";
import { findOxidationNumbers, type OxidationNumber } from "./oxidation.ts";

/** Standard textbook values. */
const NUMBERS: readonly (readonly [formula: string, numbers: string])[] = [
  ["O2", "O 0"],
  ["Fe", "Fe 0"],
  ["P4", "P 0"],
  ["Na+", "Na +1"],
  ["S^2-", "S −2"],
  ["Hg2^2+", "Hg +1"],
  ["H2O", "H +1, O −2"],
  ["H2O2", "H +1, O −1"],
  ["Na2O2", "Na +1, O −1"],
  ["BaO2", "Ba +2, O −1"],
  ["KO2", "K +1, O −1/2"],
  ["OF2", "O +2, F −1"],
  ["NaH", "Na +1, H −1"],
  ["CaH2", "Ca +2, H −1"],
  ["LiAlH4", "Li +1, Al +3, H −1"],
  ["NaBH4", "Na +1, B +3, H −1"],
  ["HCl", "H +1, Cl −1"],
  ["HClO", "H +1, Cl +1, O −2"],
  ["HClO4", "H +1, Cl +7, O −2"],
  ["KClO3", "K +1, Cl +5, O −2"],
  ["NH3", "N −3, H +1"],
  ["NH4+", "N −3, H +1"],
  ["N2H4", "N −2, H +1"],
  ["N2O", "N +1, O −2"],
  ["NO", "N +2, O −2"],
  ["NO2", "N +4, O −2"],
  ["N2O5", "N +5, O −2"],
  ["HNO3", "H +1, N +5, O −2"],
  ["NO2-", "N +3, O −2"],
  ["N3^-", "N −1/3"],
  ["NH4NO3", "N −3 in NH4+, H +1, N +5 in NO3-, O −2"],
  ["H2SO4", "H +1, S +6, O −2"],
  ["SO3^2-", "S +4, O −2"],
  ["S2O3^2-", "S +2, O −2"],
  ["Na2S2O3", "Na +1, S +2, O −2"],
  ["S4O6^2-", "S +5/2, O −2"],
  ["H2S", "H +1, S −2"],
  ["SF6", "S +6, F −1"],
  ["SOCl2", "S +4, O −2, Cl −1"],
  ["CS2", "C +4, S −2"],
  ["SCN-", "S −2, C +4, N −3"],
  ["CN-", "C +2, N −3"],
  ["CO2", "C +4, O −2"],
  ["CO", "C +2, O −2"],
  ["CH4", "C −4, H +1"],
  ["C3H8", "C −8/3, H +1"],
  ["C2H5OH", "C −2, H +1, O −2"],
  ["C6H12O6", "C 0, H +1, O −2"],
  ["CHCl3", "C +2, H +1, Cl −1"],
  ["H2C2O4", "H +1, C +3, O −2"],
  ["C2O4^2-", "C +3, O −2"],
  ["CaCO3", "Ca +2, C +4, O −2"],
  ["CaC2", "Ca +2, C −1"],
  ["H3PO4", "H +1, P +5, O −2"],
  ["PH3", "P −3, H +1"],
  ["P4O10", "P +5, O −2"],
  ["PCl5", "P +5, Cl −1"],
  ["NCl3", "N +3, Cl −1"],
  ["ICl3", "I +3, Cl −1"],
  ["SiO2", "Si +4, O −2"],
  ["KMnO4", "K +1, Mn +7, O −2"],
  ["MnO4^2-", "Mn +6, O −2"],
  ["MnO2", "Mn +4, O −2"],
  ["Mn2O7", "Mn +7, O −2"],
  ["K2Cr2O7", "K +1, Cr +6, O −2"],
  ["CrO4^2-", "Cr +6, O −2"],
  ["Cr2O3", "Cr +3, O −2"],
  ["Fe2O3", "Fe +3, O −2"],
  ["Fe3O4", "Fe +8/3, O −2"],
  ["FeS2", "Fe +2, S −1"],
  ["Fe2(SO4)3", "Fe +3, S +6, O −2"],
  ["FeSO4·7H2O", "Fe +2, S +6, O −2, H +1"],
  ["Cu2O", "Cu +1, O −2"],
  ["CuSO4", "Cu +2, S +6, O −2"],
  ["PbO2", "Pb +4, O −2"],
  ["SnCl2", "Sn +2, Cl −1"],
  ["UO2^2+", "U +6, O −2"],
  ["VO2^+", "V +5, O −2"],
  ["[Co(NH3)6]^3+", "Co +3, N −3, H +1"],
  ["[Fe(CN)6]^4-", "Fe +2, C +2, N −3"],
  ["K3[Fe(CN)6]", "K +1, Fe +3, C +2, N −3"],
  ["[PtCl6]^2-", "Pt +4, Cl −1"],
  ["Cr(CO)6", "Cr 0, C +2, O −2"],
  ["Na2B4O7", "Na +1, B +3, O −2"],
  ["XeF4", "Xe +4, F −1"],
  ["XeO3", "Xe +6, O −2"],
  ["HIO4", "H +1, I +7, O −2"],
  ["As2S3", "As +3, S −2"],
  ["H3AsO4", "H +1, As +5, O −2"],
];

/** With its sign before it: `+7`, `−2`, `0`, `+8/3`. */
function shownNumber({ numerator, denominator }: OxidationNumber): string {
  const sign = numerator > 0 ? "+" : numerator < 0 ? "−" : "";
  return `${sign}${Math.abs(numerator)}${denominator === 1 ? "" : `/${denominator}`}`;
}

test.each(NUMBERS)("oxidation numbers in %s: %s", (text, numbers) => {
  const result = findOxidationNumbers(getFormula(text));
  const shown = result.ok
    ? result.value
        .map(
          ({ symbol, number, within }) => `${symbol} ${shownNumber(number)}${within === null ? "" : ` in ${within}`}`,
        )
        .join(", ")
    : result.issue.code;
  expect(shown).toBe(numbers);
});

test.each(["e-", "CuFeS2", "NaCl3", "HO4"])("the rules do not decide on %s", (text) => {
  expect(findOxidationNumbers(getFormula(text)).ok).toBe(false);
});
