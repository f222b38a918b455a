import { addAlike, addUnlike, esterify, oxidizeSecondary } from "../../../chemistry/organic/products.ts";
import type { Structure } from "../../../chemistry/organic/structure.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { solveProduct } from "../../../problems/organic/reactions.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { structureOf } from "../bonding/bonds-of.ts";
import { readFormulaObject, readNameObject } from "../read-objects.ts";
import { toldReader, type ToldQuestion } from "../told.ts";

const UNLIKE: Readonly<Record<string, "Br" | "Cl" | "I" | "O">> = { HBr: "Br", HCl: "Cl", HI: "I", H2O: "O" };
const ALIKE: Readonly<Record<string, string>> = { Br2: "Br", Cl2: "Cl", H2: "H" };

function formulaIn(thing: string): string {
  const formula = readFormulaObject(thing) ?? readNameObject(thing, DEFAULT_LOCALE);
  return formula === null ? "" : canonicalOf(formula);
}

type Made = Parameters<typeof solveProduct>;

/** What an alkene and a small molecule give. */
function ofAddition(alkene: Structure, reagent: string): Made | null {
  const [unlike, alike] = [UNLIKE[reagent], ALIKE[reagent]];
  const product =
    unlike !== undefined ? addUnlike(alkene, unlike) : alike === undefined ? null : addAlike(alkene, alike);
  return product === null ? null : [unlike === undefined ? "add-alike" : "add-unlike", product];
}

function ofTwo(one: string, other: string): Made | null {
  const [first, second] = [structureOf(one), structureOf(other)];
  const added =
    (first === null ? null : ofAddition(first, formulaIn(other))) ??
    (second === null ? null : ofAddition(second, formulaIn(one)));
  if (added !== null || first === null || second === null) return added;
  const ester = esterify(first, second) ?? esterify(second, first);
  return ester === null ? null : ["esterify", ester];
}

const product: ToldQuestion = {
  cue: /product|ester|forms?\b|formed|obtained|produced|oxidi[sz]/i,
  own: /^(?:products?|major|main|principal|organic|reactions?|reacts?|reacting|addition|adds?|added|when|forms?|formed|obtained|produced|made|between|treated|hydrogenation|hydration|oxidi[sz]ed|oxidation|ester|systematic|iupac|completely|fully|catalyst|catalytic|nickel|platinum|palladium|presence|acid-catalyzed|as|result|results|condensation|alcohol|secondary|ketone|hydrogenated)$/,
  isWritten: true,
  answer: ({ things, words }) => {
    const [one = "", other, ...more] = things;
    const isOxidation = /\boxidi[sz](?:ed|ation)\b/.test(words);
    if (more.length > 0 || !/\b(?:products?|ester|forms?|formed|obtained|produced|ketone)\b/.test(words)) return null;
    // Beside a catalyst a metal stands that is no reagent; addition against the rule is told by its words.
    if (other === undefined) {
      const structure = isOxidation ? structureOf(one) : null;
      const ketone = structure === null ? null : oxidizeSecondary(structure);
      const solved = ketone === null ? null : solveProduct("oxidize-secondary", ketone);
      return solved === null ? null : [solvedFacts("problems-organic.reactions", solved)];
    }
    const made = isOxidation ? null : ofTwo(one, other);
    const isEster = made?.[0] === "esterify";
    if (made === null || (/\bester\b/.test(words) && !isEster)) return null;
    const solved = solveProduct(...made);
    return solved === null ? null : [solvedFacts("problems-organic.reactions", solved)];
  },
};

/** "What is the major product when but-1-ene reacts with HBr?", "the ester formed from ethanol and propanoic acid". */
export const readProductsTold = toldReader([product]);
