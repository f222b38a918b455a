import { readCondensed } from "../../../chemistry/organic/read-condensed.ts";
import { readDrawn } from "../../../chemistry/organic/read-drawn.ts";
import { formatFormula, toSubscript } from "../../../chemistry/formula/format.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { findNameable, findNamedCompound } from "../../../methods/naming/named-compound.ts";
import { applyMethod } from "../../../methods/registry.ts";
import { formulaTerm, notation } from "../../../methods/terms.ts";
import { findMolecule } from "../../../nomenclature/organic/molecule-key.ts";
import { solveFormula } from "../../../problems/organic/hydrocarbons.ts";
import { solveFormulaOf, solveFormulaOfParts, solveNameOf } from "../../../problems/organic/names.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { getNumberWords } from "../../../quantity/numbers/number-words.ts";
import { readFormulaObject, readNameObject, splitObjects } from "../read-objects.ts";
import { answerEach, structureReader } from "../reader.ts";
import type { Answer } from "../reader.ts";
import { ORGANIC_PHRASES } from "./phrases.ts";

const NAMES = "problems-organic.names";

const each =
  (answer: (item: string, language: Locale, locale: Locale) => SolutionFacts | null): Answer =>
  ({ x, language, locale }) =>
    answerEach(splitObjects(x, language), (item) => answer(item, language, locale));

/** The name by the rules of a molecule whose formula is written with its bonds or without. */
function nameOfDrawn(item: string, locale: Locale): SolutionFacts | null {
  const structure = readDrawn(item);
  const written = notation(item.replaceAll(/\d+/g, toSubscript));
  const solved = structure === null ? null : solveNameOf(structure, written, locale);
  return solved === null ? null : solvedFacts(NAMES, solved);
}

/** The formula of a name in the reader's language. */
function formulaOfNamed(item: string, language: Locale, form: "condensed" | "molecular"): SolutionFacts | null {
  const structure = findMolecule(item, language);
  const solved = structure === null ? null : solveFormulaOf(structure, form);
  return solved === null ? null : solvedFacts(NAMES, solved);
}

/** Of what organic compounds of a course consist. */
const ORGANIC = /^(?:Br|Cl|[CHFINOS]|\d)+$/;

/** Rings, and groups that no chain of these questions has: where a chain's branch is left without its place, its name is none. */
const BEYOND_CHAINS =
  /cyclo|benz|phenol|phenyl|aniline|toluene|naphthalene|anisole|phenone|amide|amino|hydroxy|nitro|nitrile|dioic/i;

/** Of a compound whose molecule is not drawn here, rings among them: its atoms follow from the parts of its name. */
function molecularOfParts(item: string, language: Locale, locale: Locale): SolutionFacts | null {
  const formula = BEYOND_CHAINS.test(item) ? readNameObject(item, language) : null;
  if (formula === null || formula.charge !== 0 || findNamedCompound(formula, locale) !== null) return null;
  const written = formatFormula(formula, "ascii");
  const isOrganic = ORGANIC.test(written) && formula.counts.has("C") && formula.counts.has("H");
  return isOrganic ? solvedFacts(NAMES, solveFormulaOfParts(item, formulaTerm(written))) : null;
}

/** Of a substance that a dictionary knows, where its formula counts each element once: glucose, carbon dioxide. */
function molecularOfKnown(item: string, language: Locale, locale: Locale): SolutionFacts | null {
  const formula = readNameObject(item, language);
  const structure = formula === null ? null : readCondensed(formula);
  const solved = structure === null ? null : solveFormulaOf(structure, "molecular");
  if (solved !== null) return solvedFacts(NAMES, solved);
  const compound = formula === null ? null : findNamedCompound(formula, locale);
  if (formula === null || compound === null || formula.charge !== 0) return null;
  if (!/^(?:[A-Z][a-z]?\d*)+$/.test(formatFormula(formula, "ascii"))) return null;
  const isSumFormula = formula.parts.every(({ nodes }) => nodes.length === formula.counts.size);
  const known = isSumFormula ? applyMethod({ method: "formula-of-name", givens: compound }) : null;
  return known?.ok === true ? known.value : null;
}

/** Chains whose names and formulas are asked for. */
const MOST_CARBONS = 40;

const ofClass =
  (id: "alkane" | "alkene" | "alkyne"): Answer =>
  ({ x, language }) => {
    const carbons = /^\d{1,2}$/.test(x) ? Number(x) : (getNumberWords(language).values.get(x.toLowerCase()) ?? null);
    const least = id === "alkane" ? 1 : 2;
    if (carbons === null || !Number.isInteger(carbons) || carbons < least || carbons > MOST_CARBONS) return null;
    return [solvedFacts("problems-organic.hydrocarbons", solveFormula(id, carbons))];
  };

/** In every sentence of these questions, accents apart. */
const CUE = /iupac|nam|nom|formula|formule|structure|ስም|ይባላል|ቀመር|ፎርሙላ|名|式|叫|नाम|सूत्र|कहते|कहा/iu;

/** "IUPAC name of CH3CH(CH3)CH2OH", "molecular formula of 2-methylbutane", "formula of an alkane with 9 carbon atoms" */
export const readOrganicQuestions = structureReader(
  ORGANIC_PHRASES,
  {
    alkane: ofClass("alkane"),
    alkene: ofClass("alkene"),
    alkyne: ofClass("alkyne"),
    "systematic-name": each((item, _, locale) => nameOfDrawn(item, locale)),
    // Everyday names are those of the dictionary: "Name CH3COOH".
    name: each((item, _, locale) => {
      const formula = readFormulaObject(item);
      return formula !== null && findNameable(formula, locale) !== null ? null : nameOfDrawn(item, locale);
    }),
    condensed: each((item, language) => formulaOfNamed(item, language, "condensed")),
    molecular: each(
      (item, language, locale) =>
        formulaOfNamed(item, language, "molecular") ??
        molecularOfKnown(item, language, locale) ??
        molecularOfParts(item, language, locale),
    ),
    formula: each((item, language, locale) => {
      const formula = readNameObject(item, language);
      return formula !== null && findNamedCompound(formula, locale) !== null
        ? null
        : (formulaOfNamed(item, language, "molecular") ?? molecularOfParts(item, language, locale));
    }),
  },
  CUE,
);
