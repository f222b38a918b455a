import { writeComplexFormula } from "../../../nomenclature/complexes/write-complex.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { formulaTerm } from "../../../methods/terms.ts";
import { chargeOfComplex, nameComplex, readComplex, readComplexName } from "../../../nomenclature/complexes/complex.ts";
import { solveComplexFormula, solveComplexName } from "../../../problems/materials/coordination-compounds.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { splitObjects } from "../read-objects.ts";
import { answerEach, structureReader } from "../reader.ts";
import { COMPLEX_PHRASES } from "./phrases.ts";

const WORDS = "problems-materials.coordination-compounds";

/** Square brackets of a formula, or what only names of complexes have. */
const CUE =
  /\[|(?:ammine|aqua|chloro|chlorido|cyano|cyanido|carbonyl|diamine|oxalato|hydroxo|hydroxido|fluoro|fluorido|bromo|bromido|iodo|iodido)/iu;

/** "IUPAC name of [Co(NH3)6]Cl3", "formula of tetraamminecopper(II) sulfate": names are English, so other readers get none. */
export const readComplexes = structureReader(
  COMPLEX_PHRASES,
  {
    name: ({ x, language, locale }) =>
      answerEach(locale === DEFAULT_LOCALE ? splitObjects(x, language) : null, (item) => {
        const complex = readComplex(item.replaceAll(" ", ""));
        if (complex === null) return null;
        const formula = formulaTerm(writeComplexFormula(complex));
        return solvedFacts(WORDS, solveComplexName(complex, formula, nameComplex(complex), complex.outer !== null));
      }),
    formula: ({ x, locale }) => {
      const complex = locale === DEFAULT_LOCALE ? readComplexName(x.replace(/^(?:the|an?) /i, "")) : null;
      if (complex === null || (complex.outer === null && chargeOfComplex(complex) === 0)) return null;
      return [solvedFacts(WORDS, solveComplexFormula(complex, writeComplexFormula(complex), complex.outer !== null))];
    },
  },
  CUE,
);
