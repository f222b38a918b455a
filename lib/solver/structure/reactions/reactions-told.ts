import type { Equation, Term } from "../../../chemistry/equation/equation.ts";
import { listTerms } from "../../../chemistry/equation/equation.ts";
import { parseEquation } from "../../../chemistry/equation/parse.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { getFormula } from "../../../chemistry/formula/parse.ts";
import { findSalt } from "../../../chemistry/ions/salt.ts";
import { isAcid } from "../../../chemistry/ions/solubility.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { solveAcidOf, solveSaltOf } from "../../../problems/nomenclature/salts-of-acids.ts";
import { listReactants } from "../../../methods/rules/reaction.ts";
import { KNOWN_REACTIONS } from "../../../problems/reactions/known-reactions.ts";
import { solveMissing } from "../../../problems/reactions/missing-product.ts";
import { solveTypeOf } from "../../../problems/reactions/reaction-types.ts";
import type { Type } from "../../../problems/reactions/reaction-types.ts";
import { readBalanced } from "../../problems/reaction.ts";
import type { StructureReader } from "../reader.ts";
import { asAsked, EQUATION_WORD, equationOfWord } from "../told-question.ts";
import { allWritten, formulaOf, solutionOf } from "../told-things.ts";
import { atomsOf, toldReader } from "../told.ts";
import type { ToldQuestion } from "../told.ts";
import { economyOf, OF_SOLUTIONS, speciesOf } from "./reactions.ts";

const KIND = "reactions?|equations?|chemical|balanced|unbalanced|type|types|kind|kinds|class|category";

/** The types that are named, each in the words of English and American courses. */
const TYPE_WORDS: readonly (readonly [Type, RegExp])[] = [
  ["combination", /\b(?:combination|synthesis|direct combination)\b/],
  ["decomposition", /\bdecomposition\b/],
  // "A single or double displacement reaction"
  [
    "single-replacement",
    /\b(?:single(?:,? (?:or )?double)?|(?<!double )(?<!double-))[ -]?(?:replacement|displacement)\b/,
  ],
  ["double-replacement", /\bdouble(?: or single)?[ -](?:replacement|displacement|decomposition)\b|\bmetathesis\b/],
  ["combustion", /\bcombustion\b/],
  ["precipitation", /\bprecipitation\b/],
  ["neutralization", /\b(?:neutrali[sz]ation|acid-base)\b/],
  ["gas", /\bgas (?:formation|evolution)\b|\bgas-(?:forming|evolving)\b/],
  ["redox", /\b(?:redox|oxidation-reduction)\b/],
];

const typesIn = (words: string): Type[] =>
  TYPE_WORDS.flatMap(([type, word]) =>
    word.test(words.replaceAll("double decomposition", "metathesis")) ? [type] : [],
  );

/** "What type of reaction is 2 Na + Cl2 -> 2 NaCl?" */
const reactionType: ToldQuestion = {
  cue: /->|<=>/,
  own: new RegExp(
    `^(?:${KIND}|as|or|either|whether|represented|represents?|shown|below|example|above|occurs?|occurring|taking|place|best|describes?|described|classified|combination|synthesis|direct|decomposition|single|double|replacement|displacement|single-replacement|double-replacement|single-displacement|double-displacement|metathesis|combustion|precipitation|neutrali[sz]ation|acid-base|gas|formation|evolution|gas-forming|redox|oxidation-reduction|acid|hydroxide|oxide|given)$`,
  ),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const [equation = "", ...others] = things;
    const parsed = EQUATION_WORD.test(equation) ? parseEquation(equationOfWord(equation)) : null;
    const offered = typesIn(words);
    const isAsked = /\b(?:types?|kinds?|class|category|classify|classified)\b/.test(words) || offered.length > 0;
    if (parsed?.ok !== true || others.length > 0 || !isAsked || /\b(?:formation|example)\b.*\?|\bmost\b/.test(words))
      return null;
    if (/\b(?:balanced?|bonds?)\b/.test(words.replaceAll(/\b(?:un)?balanced (?:chemical )?(?:equation|reaction)/g, "")))
      return null;
    // Of one type alone it is asked whether the reaction is one: a double replacement can be called a precipitation as well.
    return solutionOf("problems-reactions.reaction-types", solveTypeOf(parsed.value, offered));
  },
};

const OF_MIXING =
  "solutions?|aqueous|mixed|mixing|combined|combining|added|adding|reacted|reacts?|reacting|reaction|when|if|after|between|together|water|some|excess|dilute|student|chemist|teacher|you|mixes|adds|combines|pours|poured|into|beaker|flask|tube|test|equal|volumes?|concentrations?|any|occurs?|takes|place|happens|complete|chemical|equations?|balanced|molecular|metal|metallic|gas|solid|as|below|above|then";

/** What is asked of what is mixed, or of an equation; the ionic equations may be asked for together. */
function askedOfMixing(words: string): readonly (keyof typeof OF_SOLUTIONS)[] | null {
  const asked = [
    ...(/\bspectators?\b/.test(words) ? ["spectators" as const] : []),
    ...(/\b(?:complete|total|full)(?: ionic\b|,? and (?:the )?net[- ]ionic\b)/.test(words)
      ? ["complete" as const]
      : []),
    ...(/\bnet[- ]ionic\b|(?<!complete )(?<!total )(?<!full )(?<!net )(?<!net-)\bionic equation\b/.test(words)
      ? ["net" as const]
      : []),
    ...(/\bprecipitates?\b|\bsolid\b.*\b(?:forms?|formed|produced)\b|\bforms?\b.*\bsolid\b/.test(words)
      ? ["precipitate" as const]
      : []),
  ];
  const [only, ...others] = asked;
  if (only === undefined || others.length > 0) return asked.join() === "complete,net" ? asked : null;
  return only === "precipitate" && /\bname\b(?! and (?:the )?formula)/.test(words) && !/\bformula\b/.test(words)
    ? ["precipitate-name"]
    : asked;
}

const mixing: ToldQuestion = {
  cue: /ionic|precipit|spectator|\bsolid\b/i,
  isWritten: true,
  own: new RegExp(
    `^(?:${OF_MIXING}|net|ionic|net-ionic|total|full|spectators?|precipitates?|precipitated|precipitation|forms?|formed|forming|produced|produces|insoluble|product|identity|including|include|state|states|symbols|appropriate|correct|so|which|whether|represents?|representing|following|simplest|overall|neutrali[sz]ation|visibly)$`,
  ),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const asked = askedOfMixing(words);
    const [x = "", y = null, ...others] = things;
    const isEquation = EQUATION_WORD.test(x);
    if (asked === null || others.length > 0 || x === "" || (isEquation ? y !== null : y === null)) return null;
    // Of how much, or of what more, nothing is asked here.
    if (/\b(?:how many|how much|number|molecular equation|volumes?\b.*\bof each)\b/.test(words)) return null;
    const [one, other] = isEquation ? [equationOfWord(x), null] : [bareOf(x), bareOf(y ?? "")];
    const subject = { x: one, y: other, z: null, language: DEFAULT_LOCALE, locale: DEFAULT_LOCALE };
    // Who saw a precipitate mixed something else than two solutions that leave none.
    const [solid] = /\bvisibly\b/.test(words) ? (OF_SOLUTIONS.precipitate(subject) ?? [null]) : [];
    if (solid === null || solid?.answer.id === "none") return null;
    const solved = asked.map((each) => OF_SOLUTIONS[each](subject));
    return solved.every((each) => each !== null) ? solved.flat() : null;
  },
};

/** A thing without its state. */
const bareOf = (thing: string): string => thing.replace(/\((?:aq|s|l|g)\)$/u, "");

/** "K" of KOH; null for what is no hydroxide of one metal. */
function cationOfBase(formula: string) {
  const salt = findSalt(getFormula(formula));
  const [cation, ...others] = salt?.cations ?? [];
  if (salt === null || cation === undefined || others.length > 0 || canonicalOf(salt.anion.formula) !== "OH-")
    return null;
  const atoms = canonicalOf(cation.formula).replace(/\^?\d?\+$/, "");
  return /^[A-Z][a-z]?$/.test(atoms) ? { atoms, charge: cation.formula.charge } : null;
}

/** "Which salt forms from nitric acid and calcium hydroxide?" */
const saltOf: ToldQuestion = {
  cue: /\bsalt\b/i,
  isWritten: true,
  own: new RegExp(
    `^(?:${OF_MIXING}|salt|acid|base|alkali|forms?|formed|forming|produced|produces|product|made|makes?|obtained|results?|neutrali[sz]ed?|neutrali[sz]es|neutrali[sz]ation|neutrali[sz]ing|completely|fully|other|each|which)$`,
  ),
  answer: ({ things, words }) => {
    const [one = "", other = "", ...others] = allWritten(things.map((thing) => bareOf(thing))) ?? [];
    if (
      others.length > 0 ||
      things.length !== 2 ||
      !/\bsalt\b/.test(words) ||
      /\bequation|\bhow (?:many|much)\b|\bexcess\b/.test(words)
    )
      return null;
    const [acid, base] = cationOfBase(other) === null ? [other, one] : [one, other];
    const cation = cationOfBase(base);
    const asked = /\bformula\b/.test(words) ? "formula" : "name";
    return cation === null ? null : solutionOf("problems-nomenclature.acids", solveSaltOf(acid, cation, asked));
  },
};

/** "From which acid is CaSO4 derived?" */
const acidOf: ToldQuestion = {
  cue: /\bacid\b/i,
  isWritten: true,
  own: /^(?:acid|salt|parent|derived|comes?|come|made|formed|obtained|prepared|water|when|completely|neutrali[sz]ed|neutrali[sz]ation|which|used|make|prepare|form)$/,
  answer: ({ things, words }) => {
    const [written = "", ...others] = allWritten(things) ?? [];
    const salt = written === "" || others.length > 0 ? null : findSalt(getFormula(written));
    const isAsked =
      /\bwhich acid\b|\bwhat acid\b|\bparent acid\b|\bname (?:of )?the acid\b|\bacid (?:is|was|does|from)\b/.test(
        words,
      );
    if (
      salt === null ||
      isAcid(salt) ||
      !isAsked ||
      !/\b(?:from|derived|comes?|parent|used|make|prepare|form)\b/.test(words)
    )
      return null;
    const anion = canonicalOf(salt.anion.formula);
    return solutionOf("problems-nomenclature.acids", solveAcidOf(written, anion));
  },
};

/** What stands for the unknown X in an equation: an element in no equation of a course. */
const COVER = "Og";

const COVERED = /(?<=(?:->|<=>|=|\+) ?(?:\d{1,2} ?)?)(?:X|\?|_{2,}|\.{3,}|…)(?=[\s.,?;)]|$)/gu;

/** Formulas by their atoms: those of all reactions that the exercises know. */
let formulas: ReadonlyMap<string, string> | null = null;

function formulaOfAtoms(atoms: ReadonlyMap<string, number>): string | null {
  const [only, ...others] = [...atoms];
  if (only !== undefined && others.length === 0) return `${only[0]}${only[1] === 1 ? "" : only[1]}`;
  const [carbons, hydrogens] = [atoms.get("C"), atoms.get("H")];
  if (atoms.size === 2 && carbons !== undefined && hydrogens !== undefined)
    return hydrogens % 2 === 1 || hydrogens > 2 * carbons + 2 ? null : `C${carbons === 1 ? "" : carbons}H${hydrogens}`;
  formulas ??= new Map(
    Object.values(KNOWN_REACTIONS)
      .flat()
      .flatMap((text) => readBalanced(text)?.species ?? [])
      .map((formula) => [keyOf(getFormula(formula).counts), formula]),
  );
  return formulas.get(keyOf(atoms)) ?? null;
}

const keyOf = (atoms: ReadonlyMap<string, number>): string =>
  [...atoms]
    .map((each) => each.join(""))
    .toSorted()
    .join();

const coefficientOf = ({ coefficient }: Term): number => coefficient?.numerator ?? 1;

/** The covered product's formula from the atoms that are left over; null where they make no whole number of it. */
function uncover(equation: Equation): string | null {
  const isCover = ({ formula }: Term): boolean => formula.counts.has(COVER);
  const [covered, ...others] = equation.products.filter(isCover);
  if (covered === undefined || others.length > 0 || equation.reactants.some(isCover)) return null;
  const left = new Map<string, number>();
  const add = (terms: readonly Term[], sign: 1 | -1): void => {
    for (const term of terms)
      for (const [atom, count] of term.formula.counts)
        left.set(atom, (left.get(atom) ?? 0) + sign * count * coefficientOf(term));
  };
  add(equation.reactants, 1);
  add(
    equation.products.filter((term) => !isCover(term)),
    -1,
  );
  const shares = [...left].map(([atom, count]) => [atom, count / coefficientOf(covered)] as const);
  if (shares.some(([, count]) => count < 0 || !Number.isInteger(count))) return null;
  return formulaOfAtoms(new Map(shares.filter(([, count]) => count > 0)));
}

/** "Identify X in Zn + 2 HCl -> ZnCl2 + X" */
const missing: ToldQuestion = {
  cue: /Og/,
  isWritten: true,
  own: /^(?:x|by|missing|unknown|product|products|balanced|equation|reaction|chemical|identity|replaced|formula|stands|represents?|given|below|complete|where|so|make|represented|letter|blank|fill|which|cracked|cracking|cracks|thermal|thermally|catalytic|catalytically|when|hydrocarbon|long-chain|only|formed)$/,
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    if (/\bhow (?:many|much)\b|\bnumbers?\b/.test(words)) return null;
    const [equation = "", ...others] = things.filter((thing) => EQUATION_WORD.test(thing));
    const parsed = equation === "" ? null : parseEquation(equationOfWord(equation));
    if (parsed?.ok !== true || others.length > 0) return null;
    // "When decane is cracked:" names what reacts, by its name.
    const reactants = parsed.value.reactants.map((term) => `${keyOf(term.formula.counts)} 0`);
    const isReactant = (thing: string): boolean => reactants.includes(atomsOf(thing) ?? "");
    if (!things.every((thing) => thing === "X" || thing === equation || isReactant(thing))) return null;
    const formula = uncover(parsed.value);
    if (formula === null) return null;
    const whole = equationOfWord(equation).replace(COVER, formula);
    const reaction = readBalanced(whole);
    const written = parseEquation(whole);
    const isAsWritten =
      written.ok &&
      reaction !== null &&
      listTerms(written.value).every((term, at) => coefficientOf(term) === reaction.coefficients[at]);
    const hidden = listTerms(parsed.value).findIndex((term) => term.formula.counts.has(COVER));
    return isAsWritten ? solutionOf("problems-reactions.missing-product", solveMissing(reaction, hidden)) : null;
  },
};

/** "What is the atom economy for making iron from iron(III) oxide? Fe2O3 + 3 CO -> 2 Fe + 3 CO2" */
const economy: ToldQuestion = {
  cue: /\batom(?:ic)? (?:economy|efficiency|utili[sz]ation)\b/i,
  own: /^(?:atom|atomic|economy|efficiency|utili[sz]ation|percentage|percent|%|production|producing|produced?|produces|product|products|making|makes?|made|manufacture|manufacturing|manufactured|preparation|preparing|prepared|extraction|extracting|extracted|formation|forming|forms?|formed|synthesis|obtained|obtaining|desired|wanted|useful|only|using|used|process|reaction|equation|chemical|balanced|below|above|shown|represented|when|where|this|value|as|reacts?|reacting|reduction|reduced|oxidation|decomposition|decomposing|heating|heated|fermentation|electrolysis|industrially|industrial|industry)$/,
  things: EQUATION_WORD,
  answer: ({ things }) => {
    const [equation = "", ...others] = things.filter((thing) => EQUATION_WORD.test(thing));
    const reaction = others.length > 0 ? null : readBalanced(equationOfWord(equation));
    const named = things.filter((thing) => !EQUATION_WORD.test(thing)).map((thing) => formulaOf(bareOf(thing)));
    if (reaction === null || !named.every((each) => each !== null)) return null;
    const species = named.map((each) => speciesOf(each, reaction));
    if (!species.every((each) => each !== null)) return null;
    // What it is made from stands in the sentence as well.
    const products = new Set(species.filter((each) => !listReactants(reaction).includes(each)));
    const [wanted, ...more] = products;
    return wanted === undefined || more.length > 0 ? null : economyOf(wanted, reaction);
  },
};

const read = toldReader([missing, reactionType, mixing, saltOf, acidOf, economy]);

/** "And a white precipitate forms": what is seen where an ionic equation is asked for. */
const SEEN =
  /,? (?:and|whereupon) an? (?:(?:thick|pale|dense|white|cream|yellow|blue|green|brown|orange|bright|dark|light|cream-coloured|red-brown) )*precipitate (?:forms|is formed|appears|is (?:seen|observed|produced|obtained))(?=[.:;])/giu;

const withoutSight = (plain: string): string =>
  /\bionic equation\b/i.test(plain) ? plain.replaceAll(SEEN, " visibly") : plain;

/** With the unknown X of an equation as a species of it. */
const spelt = (plain: string): string =>
  asAsked(/->|<=>/.test(plain) ? plain.replaceAll(COVERED, COVER) : withoutSight(plain));

/** Types of reactions, precipitates, ionic equations, salts of acids and missing products, in any order of words. */
export const readReactionsTold: StructureReader = (plain, language, locale) => read(spelt(plain), language, locale);
