import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { listClasses } from "../../../chemistry/organic/list-classes.ts";
import { carbonsOn, neighboursOf, type Structure } from "../../../chemistry/organic/structure.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { formulaTerm } from "../../../methods/terms.ts";
import { solveClass, solveDegree, type Degree } from "../../../problems/organic/functional-groups.ts";
import { solveUnsaturation } from "../../../problems/organic/hydrocarbons.ts";
import { countHaloalkanes, solveIsomers } from "../../../problems/organic/isomers.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { structureOf } from "../bonding/bonds-of.ts";
import { written } from "../bonding/bonding-told.ts";
import { readFormulaObject, readNameObject } from "../read-objects.ts";
import { answerEach } from "../reader.ts";
import { toldReader, type ToldQuestion } from "../told.ts";

const GROUPS = "problems-organic.functional-groups";

const group: ToldQuestion = {
  cue: /functional group|\bclass\b|\bfamily\b|kind of (?:organic )?compound|type of (?:organic )?compound/i,
  own: /^(?:functional|groups?|class|classes|family|kind|type|organic|belongs?|belong|as|structure|condensed|structural)$/,
  answer: ({ things }) =>
    answerEach(things, (thing) => {
      const structure = structureOf(thing);
      const [own, ...others] = structure === null ? [] : (listClasses(structure) ?? []);
      return own === undefined || others.length > 0 ? null : solvedFacts(GROUPS, solveClass(written(thing), own));
    }),
};

/** How many carbon atoms the one with the only OH or halogen is bonded to; null for methyl. */
function degreeOf(structure: Structure, symbols: readonly string[]): Degree | null {
  const [only, ...others] = structure.atoms.flatMap((symbol, atom) => (symbol === "C" ? [] : [atom]));
  if (only === undefined || others.length > 0 || !symbols.includes(structure.atoms[only] ?? "")) return null;
  const [carbon, ...more] = neighboursOf(structure, only);
  const isPlain = structure.bonds.every(({ order }) => order === 1);
  const degree = carbon === undefined || more.length > 0 || !isPlain ? 0 : carbonsOn(structure, carbon.atom);
  return degree === 1 || degree === 2 || degree === 3 ? degree : null;
}

const HALOGENS = ["F", "Cl", "Br", "I"];

/** "Class of alcohol" asks the same as the three words do; how many there are asks something else. */
const ASKS_DEGREE = /\b(?:primary|secondary|tertiary)\b|\bclassify\b|\b(?:class|type|kind)\b/;
const COUNTS = /\b(?:how many|number|numbers|total|count)\b/;

const degree: ToldQuestion = {
  cue: /\b(?:primary|secondary|tertiary)\b|\b(?:class(?:ify)?|type|kind)\b.*\balcohol|\balcohol.*\b(?:class|type|kind)\b/i,
  own: /^(?:primary|secondary|tertiary|or|alcohols?|alkyl|halides?|haloalkanes?|as|whether|class|type|kind|belongs?)$/,
  answer: ({ things, words }) => {
    const isAlcohol = /\balcohol/.test(words);
    const isHalide = /halide|haloalkane/.test(words);
    if ((isAlcohol && isHalide) || !ASKS_DEGREE.test(words) || COUNTS.test(words)) return null;
    const symbols = [...(isHalide ? [] : ["O"]), ...(isAlcohol ? [] : HALOGENS)];
    return answerEach(things, (thing) => {
      const structure = structureOf(thing);
      const found = structure === null ? null : degreeOf(structure, symbols);
      return found === null ? null : solvedFacts(GROUPS, solveDegree(written(thing), found));
    });
  },
};

const unsaturation: ToldQuestion = {
  cue: /unsaturation|hydrogen deficiency|double[- ]bond equivalent/i,
  own: /^(?:degrees?|unsaturation|unsaturations|index|hydrogen|deficiency|double-bond|double|bond|equivalents?|units|sites|organic|hydrocarbon)$/,
  answer: ({ things }) =>
    answerEach(things, (thing) => {
      const formula = readFormulaObject(thing) ?? readNameObject(thing, DEFAULT_LOCALE);
      if (formula === null || formula.charge !== 0) return null;
      const [carbons, hydrogens] = [formula.counts.get("C") ?? 0, formula.counts.get("H") ?? 0];
      const isPlain = [...formula.counts.keys()].every((symbol) => ["C", "H", "O"].includes(symbol));
      const isWhole = carbons > 0 && hydrogens % 2 === 0 && hydrogens <= 2 * carbons + 2;
      if (!isPlain || !isWhole) return null;
      const solved = solveUnsaturation(formulaTerm(canonicalOf(formula)), carbons, hydrogens);
      return solvedFacts("problems-organic.hydrocarbons", solved);
    }),
};

const isomers: ToldQuestion = {
  cue: /isomer|different alkanes/i,
  own: /^(?:structural|constitutional|isomers?|possible|different|exist|alkanes?|haloalkanes?|hydrocarbons?|drawn|having|shares?|organic)$/,
  answer: ({ things, words }) => {
    const [formula, ...others] = things.map((thing) => readFormulaObject(thing));
    if (formula === undefined || formula === null || others.length > 0 || formula.charge !== 0) return null;
    const [carbons, hydrogens] = [formula.counts.get("C") ?? 0, formula.counts.get("H") ?? 0];
    const isAlkane = formula.counts.size === 2 && hydrogens === 2 * carbons + 2;
    const [halogen, ...more] = [...formula.counts].filter(([symbol]) => symbol !== "C" && symbol !== "H");
    const isHalide = halogen?.[1] === 1 && more.length === 0 && hydrogens === 2 * carbons + 1;
    if ((!isAlkane && !isHalide) || !/\b(?:how many|number of)\b/.test(words)) return null;
    const solved = isAlkane
      ? solveIsomers(carbons, canonicalOf(formula), true)
      : countHaloalkanes(carbons, halogen?.[0] ?? "");
    return solved === null ? null : [solvedFacts("problems-organic.isomers", solved)];
  },
};

/** Functional groups, primary to tertiary, degrees of unsaturation and isomers, in any order of words. */
export const readOrganicTold = toldReader([group, degree, unsaturation, isomers]);
