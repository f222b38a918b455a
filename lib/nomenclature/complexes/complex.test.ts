import { writeComplexFormula } from "./write-complex.ts";
import { expect, test } from "vitest";
import { chargeOfComplex, nameComplex, readComplex, readComplexName } from "./complex.ts";
import type { Complex } from "./complex.ts";
import { LIGANDS, METALS, OUTER_IONS } from "./words.ts";

/** Name by the rules of 2005; `older` is read as the same. IUPAC 2005, IR-9; Housecroft and Sharpe, Inorganic Chemistry, ch. 19. */
test.each([
  ["[Co(NH3)6]Cl3", "hexaamminecobalt(III) chloride", null],
  ["[CoCl(NH3)5]Cl2", "pentaamminechloridocobalt(III) chloride", "pentaamminechlorocobalt(III) chloride"],
  ["K4[Fe(CN)6]", "potassium hexacyanidoferrate(II)", "potassium hexacyanoferrate(II)"],
  ["[Pt(NH3)2Cl2]", "diamminedichloridoplatinum(II)", "diamminedichloroplatinum(II)"],
  ["[Ni(CO)4]", "tetracarbonylnickel(0)", null],
  [
    "[CoCl2(en)2]Cl",
    "dichloridobis(ethane-1,2-diamine)cobalt(III) chloride",
    "dichlorobis(ethylenediamine)cobalt(III) chloride",
  ],
  ["[Cr(H2O)6]^3+", "hexaaquachromium(III) ion", null],
  ["[Al(OH)4]^-", "tetrahydroxidoaluminate(III) ion", "tetrahydroxoaluminate(III) ion"],
  ["(NH4)2[PtCl6]", "ammonium hexachloridoplatinate(IV)", "ammonium hexachloroplatinate(IV)"],
  ["[Co(NH3)6]2(SO4)3", "hexaamminecobalt(III) sulfate", null],
  ["K3[Cr(ox)3]", "potassium trioxalatochromate(III)", null],
])("%s is %s", (formula, name, older) => {
  const complex = readComplex(formula);
  expect(complex === null ? null : nameComplex(complex)).toBe(name);
  for (const each of [name, older ?? name]) {
    const read = readComplexName(each);
    expect(read === null ? null : nameComplex(read), each).toBe(name);
  }
});

test.each([
  "[Co(NH3)5NO2]Cl2",
  "[Fe(SCN)6]^3-",
  "[Fe(CN)6]",
  "K[Fe(CN)6]",
  "[Co(NH3)3]Cl3",
  "[Na(H2O)6]Cl",
  "[Co(NH3)6][Cr(CN)6]",
  "[Co(NH3)6]Cl3^+",
  "K4[Co(NH3)6]",
  "Co(NH3)6Cl3",
  "[Co(NH3)5CO3]Cl",
])("%s has no name here", (formula) => {
  expect(readComplex(formula)).toBeNull();
});

test.each([
  "hexaamminecobalt chloride",
  "hexaamminecobalt(V) chloride",
  "hexaamminecobaltate(III) chloride",
  "potassium hexacyanoiron(II)",
  "potassium hexacyanoferrate(II) chloride",
  "hexacyanoferrate(II)",
  "copper(II) sulfate",
  "pentaammine(III) chloride",
])("%s names no complex here", (name) => {
  expect(readComplexName(name)).toBeNull();
});

function* listComplexes(): Generator<Complex> {
  for (const [metal, { charges }] of Object.entries(METALS)) {
    for (const oxidation of charges) {
      for (const one of LIGANDS) {
        for (const other of LIGANDS) {
          if (one.name >= other.name || one.donors * 4 + other.donors * 2 > 6) continue;
          const ligands = [
            { ligand: one, count: 4 },
            { ligand: other, count: 2 },
          ];
          const charge = chargeOfComplex({ oxidation, ligands });
          yield { metal, oxidation, ligands, outer: null };
          for (const outer of OUTER_IONS) if (outer.charge * charge < 0) yield { metal, oxidation, ligands, outer };
        }
      }
    }
  }
}

test("every complex is read back from its formula, and from its name where that is one's", () => {
  let read = 0;
  for (const complex of listComplexes()) {
    const formula = writeComplexFormula(complex);
    const found = readComplex(formula);
    // Metals without a charge are held by carbonyl alone.
    if (found === null) continue;
    read += 1;
    expect(found, formula).toEqual(complex);
    expect(readComplexName(nameComplex(found)), nameComplex(found)).toEqual(complex);
  }
  expect(read).toBeGreaterThan(500);
});
