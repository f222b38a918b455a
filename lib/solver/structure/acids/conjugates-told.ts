import { parseEquation } from "../../../chemistry/equation/parse.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import type { Formula } from "../../../chemistry/formula/formula.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { CONJUGATE_PAIRS } from "../../../problems/acids/conjugate-pairs.ts";
import {
  findRoles,
  ROLES,
  solveAmphiprotic,
  solveLewis,
  solvePartner,
  solveRole,
} from "../../../problems/acids/conjugates.ts";
import type { Role } from "../../../problems/acids/conjugates.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import type { Side } from "../../../problems/acids/strong-or-weak.ts";
import { answerEach } from "../reader.ts";
import type { ToldQuestion } from "../told.ts";
import { formulaOf, solutionOf, withCaret } from "../told-things.ts";
import type { Words } from "../told-things.ts";
import { EQUATION_WORD, equationOfWord } from "../told-question.ts";

/** As the pairs of acids and bases write it: `HSO4^-`. */
const asInPairs = new Map(
  CONJUGATE_PAIRS.flatMap(({ acid, base }) => [acid, base]).flatMap((spelling) => {
    const parsed = parseFormula(spelling);
    return parsed.ok ? [[canonicalOf(parsed.value), spelling] as const] : [];
  }),
);

const inPairs = (formula: Formula): string => asInPairs.get(canonicalOf(formula)) ?? "";

/** The one of the two that is named. */
export const sideIn = (words: string): Side | null => {
  const [isAcid, isBase] = [/\bacids?\b/.test(words), /\b(?:bases?|alkalis?)\b/.test(words)];
  return isAcid === isBase ? null : isAcid ? "acid" : "base";
};

const CONJUGATES: Words = "problems-acids.conjugates";

const OF_CONJUGATES =
  "conjugate|answer|by|charge|acids?|bases?|acts?|acting|reacts?|reacting|as|behaves?|when|if|water|br[oø]nsted|lowry|br[oø]nsted[-–]lowry|theory|definition|according|reaction|equation|equilibrium|reactants?|products?|among|side|left|right|forward|reverse|donates?|proton|donor|acceptor|accepts?|loses?|gains?|gives?|up|takes?|role|formed|formula|chemical|correct|aqueous|solution|below|above|label|which|species|substance|where";

/** "HCO3- acts as an acid. What is its conjugate base?" */
const partner: ToldQuestion = {
  cue: /conjugate/i,
  isWritten: true,
  own: new RegExp(`^(?:${OF_CONJUGATES})$`),
  answer: ({ things, words }) => {
    const sides = [...words.matchAll(/\bconjugate (acid|base)s?\b/g)].map(([, side]) => side);
    const [side] = sides;
    if (side === undefined || new Set(sides).size > 1 || things.some((thing) => EQUATION_WORD.test(thing))) return null;
    if (/\b(?:reaction|equation|equilibrium|reactants?|products?)\b/.test(words)) return null;
    return answerEach(things, (thing) => {
      const formula = formulaOf(thing);
      const solved = formula === null ? null : solvePartner(inPairs(formula), side === "acid" ? "acid" : "base");
      return solved === null ? null : solvedFacts(CONJUGATES, solved);
    });
  },
};

/** The species of an equation, as the pairs write them. */
function speciesOf(equation: string): { readonly reactants: string[]; readonly products: string[] } | null {
  const parsed = parseEquation(equation);
  if (!parsed.ok) return null;
  const write = (terms: readonly { readonly formula: Formula }[]) => terms.map(({ formula }) => inPairs(formula));
  return { reactants: write(parsed.value.reactants), products: write(parsed.value.products) };
}

const ROLE_WORDS: Readonly<Record<Role, RegExp>> = {
  "conjugate-acid": /\bconjugate acid\b(?! base)/,
  "conjugate-base": /\bconjugate base\b/,
  acid: /(?<!conjugate )\bacid\b(?! and its conjugate)|\bproton donor\b/,
  base: /(?<!conjugate )(?<!conjugate acid )\bbase\b|\bproton acceptor\b/,
};

/** What is asked: the conjugate of the reacting acid is one role, though it names two. */
function rolesIn(words: string): Role[] {
  const plain = words.replaceAll(
    /\b(?:of|to|for) the (?:reacting |br[oø]nsted |br[oø]nsted-lowry )?(?:acid|base)\b/g,
    "",
  );
  return ROLES.filter((role) => ROLE_WORDS[role].test(plain));
}

/** "In HF + H2O <=> F- + H3O+, which species is the acid?" */
const roles: ToldQuestion = {
  cue: /\bacid|\bbase/i,
  isWritten: true,
  own: new RegExp(`^(?:${OF_CONJUGATES})$`),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const [equation = "", ...others] = things;
    const species = EQUATION_WORD.test(equation) ? speciesOf(equationOfWord(equation)) : null;
    if (species === null || others.length > 0 || /\b(?:reverse|right|products?)\b/.test(words)) return null;
    const found = findRoles(species.reactants, species.products);
    const asked = rolesIn(words);
    return found === null || asked.length === 0
      ? null
      : asked.map((role) => solvedFacts(CONJUGATES, solveRole(role, found[role])));
  },
};

/** "Which is the Lewis acid in BF3 + F- -> BF4-?" */
const lewis: ToldQuestion = {
  cue: /lewis/i,
  own: /^(?:lewis|acids?|bases?|reaction|equation|acts?|acting|as|which|reactants?|electron|pair|donor|acceptor|following|behaves?)$/,
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const [equation = "", ...others] = things;
    const parsed = EQUATION_WORD.test(equation) ? parseEquation(equationOfWord(equation)) : null;
    const side = sideIn(words);
    if (parsed?.ok !== true || others.length > 0 || side === null || !/\blewis\b/.test(words)) return null;
    const reactants = parsed.value.reactants.map(({ formula }) => withCaret(formula));
    return solutionOf(CONJUGATES, solveLewis(reactants, side));
  },
};

/** "Which of these can act both as an acid and as a base?" */
const amphiprotic: ToldQuestion = {
  cue: /amphi(?:protic|pro|teric)|\bboth\b/i,
  own: /^(?:amphiprotic|amphoteric|both|acids?|bases?|acts?|acting|as|either|or|only|among|behaves?|function|proton|donor|acceptor|donate|accept|give|up|take|a|water|br[oø]nsted|br[oø]nsted-lowry|lowry|considered|which)$/,
  answer: ({ things, words }) => {
    const isAsked =
      /\bamphi/.test(words) ||
      /\bboth\b.*(?:\bacid\b.*\bbase\b|\bbase\b.*\bacid\b|\bup\b.*\btake\b|\bdon.*\bacc)/.test(words);
    const formulas = things.map((thing) => formulaOf(thing));
    const written = formulas.flatMap((formula) => (formula === null ? [] : [inPairs(formula)]));
    if (
      !isAsked ||
      things.length < 2 ||
      written.length < things.length ||
      !/\b(?:which|identify|only|what)\b/.test(words)
    )
      return null;
    return solutionOf(CONJUGATES, solveAmphiprotic(written));
  },
};

/** Acids and bases by their definitions. */
export const CONJUGATE_QUESTIONS: readonly ToldQuestion[] = [partner, roles, lewis, amphiprotic];
