import { listClasses } from "../../../chemistry/organic/list-classes.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { readElementObject } from "../read-objects.ts";
import { structureOf } from "../bonding/bonds-of.ts";
import { isFormula, tell, type Told } from "../told.ts";
import { asAsked, EQUATION_WORD, equationOfWord } from "../told-question.ts";

/**
 * A question in any order of words, put as it is usually put. Each word must be one of those that change nothing, or one of
 * the question's own (`tell`); a word more leaves it unanswered.
 */
type Asked = {
  readonly cue: RegExp;
  readonly own: RegExp;
  readonly things?: RegExp;
  /** As it is put; null where the words ask something else. */
  readonly put: (told: Told) => string | null;
};

const isElement = (thing: string): boolean => readElementObject(thing, DEFAULT_LOCALE) !== null;

const only = ({ things }: Told): string | null => (things.length === 1 ? (things[0] ?? null) : null);

const counts = (words: string): boolean => /\b(?:how many|number of)\b/.test(words);

/** "Sodium ion", of an element: an ion whose charge is not told. */
const isOfOpenIon = (words: string, thing: string): boolean =>
  /\b(?:ions?|cation|anion)\b/.test(words) && !/[+-]$|\(|\[/.test(thing) && isElement(thing);

const NUCLIDE = /^(?:[A-Z][a-z]?|[A-Za-z][a-z]{3,12})-\d{1,3}$/;

const PARTICLES: Asked = {
  cue: /\b(?:electrons|protons|neutrons|electron|proton|neutron)\b/i,
  own: /^(?:electrons?|protons?|neutrons?|nucleus|nuclei|neutral|formed|isotope|nuclide|draw)$/,
  things: NUCLIDE,
  put: (told) => {
    const thing = only(told);
    const kinds = new Set(told.words.match(/\b(?:electron|proton|neutron)(?=s\b)/g) ?? []);
    const [kind, ...others] = kinds;
    if (thing === null || kind === undefined || others.length > 0 || !counts(told.words)) return null;
    if (isOfOpenIon(told.words, thing) || /\bmolecul/.test(told.words)) return null;
    return `How many ${kind}s are in ${thing}?`;
  },
};

const UNPAIRED: Asked = {
  cue: /unpaired/i,
  own: /^(?:unpaired|electrons?|gaseous|ground|state|central|metal|octahedral|complex|coordination|low-spin|high-spin|strong-field|weak-field)$/,
  put: (told) => {
    const thing = only(told);
    if (thing === null || !counts(told.words) || isOfOpenIon(told.words, thing)) return null;
    // Of an ion in some complex, the complex decides.
    if (/\b(?:octahedral|complex|coordination|field|spin)\b/.test(told.words) && !thing.includes("[")) return null;
    const [spin] = /\b(?:low-spin|high-spin|strong-field|weak-field)\b/.exec(told.words) ?? [];
    return `How many unpaired electrons are in ${spin === undefined ? "" : `${spin} `}${thing}?`;
  },
};

const countsAll = (words: string): boolean => counts(words) || /\btotal valence\b/.test(words);

const VALENCE: Asked = {
  cue: /\b(?:valence|outer|outermost|outer-shell)\b.*\belectrons?\b/i,
  own: /^(?:valence|outer|outermost|outer-shell|shell|electrons|lewis|dot|structures?|diagram|draw|drawn|drawing|neutral|used|u)$/,
  put: (told) => {
    const thing = only(told);
    return thing === null || !countsAll(told.words) || isOfOpenIon(told.words, thing)
      ? null
      : `How many valence electrons are in ${thing}?`;
  },
};

const FIRST_OF: Readonly<Record<string, string>> = { s: "1s", p: "2p", d: "3d", f: "4f" };

/** "An f subshell": the same in every shell. */
const SUBSHELLS: Asked = {
  cue: /\b[1-7]?[spdf][- ](?:sub-?shells?|sub-?levels?|orbitals?)\b/i,
  own: /^(?:[spdf]|sub-?shells?|sub-?levels?|orbitals?|electrons|maximum|holds?|held|accommodated?|occupy|make|makes|up|most|greatest|largest|highest|takes?|fit|full)$/,
  things: /^[1-7][spdf]$/,
  put: ({ things, words }) => {
    const [, letter = ""] = /\b([spdf]) (?:sub-?shell|sub-?level)\b/.exec(words) ?? [];
    const label = things.length === 0 ? FIRST_OF[letter] : things.length === 1 ? things[0] : undefined;
    if (label === undefined || (things.length === 0 && letter === "")) return null;
    if (/\b(?:how many|number of) electrons\b/.test(words))
      return /\b(?:maximum|most|holds?|can|full)\b/.test(words) && /sub-?(?:shell|level)/.test(words)
        ? `What is the maximum number of electrons in a ${label} subshell?`
        : null;
    return /\b(?:how many|number of) (?:@ )?orbitals\b/.test(words)
      ? `How many orbitals are in a ${label} subshell?`
      : null;
  },
};

const CONFIGURATION: Asked = {
  cue: /configuration|electron(?:ic)? (?:arrangement|structure)/i,
  own: /^(?:full|complete|condensed|abbreviated|shorthand|short|shortened|noble|gas|noble-gas|core|notation|electrons?|electronic|configurations?|using|use|ground|ground-state|state|neutral|gaseous|spdf|subshells|all|draw)$/,
  put: (told) => {
    const thing = only(told);
    if (thing === null || isOfOpenIon(told.words, thing) || counts(told.words)) return null;
    if (
      !/\bconfigurations?\b/.test(told.words) ||
      /\b(?:which|what|identify|name) (?:element|atom|ion)\b/.test(told.words)
    )
      return null;
    const isShort = /\b(?:condensed|abbreviated|short\w*|noble|noble-gas|core)\b/.test(told.words);
    return `Write the ${isShort ? "condensed " : ""}electron configuration of ${thing}.`;
  },
};

const SYSTEM = "systematic|iupac|correct|chemical|proper|stock|full|preferred";
const OF_KIND =
  "coordination|complex|hydrocarbon|organic|ionic|covalent|binary|compound|compounds|substance|molecule|ion|anion|cation|species|entity";
/** In front of a formula; in front of a name, or behind it, each of them would be a part of another one. */
const OF_CLASS = "salt|acid|oxide|ester|alkane|alkene|alcohol|ketone|aldehyde|hydrate";
const NAMES_IT = new RegExp(
  `\\bnames? (?:of|for|(?:is )?given to)(?: (?:the|this|an?|following|${OF_KIND}|${OF_CLASS}))*(?: (?:with|of|having))?(?: (?:the )?formula)? @|^(?:please )?name(?: (?:the|this|an?|following|${OF_KIND}|${OF_CLASS}))*(?: (?:with|of|having))?(?: (?:the )?formula)? @|@(?: be)? (?:called|named)\\b|\\b(?:call|name) (?:the (?:${OF_KIND}|${OF_CLASS}) )?@`,
);

const NAME: Asked = {
  cue: /\b(?:names?|named|called|call)\b/i,
  own: new RegExp(
    `^(?:${SYSTEM}|${OF_KIND}|${OF_CLASS}|names?|named|called|call|nomenclature|systematically|rules?|system|per|as|under|using|given|chemists?|students?|chemistry|class|u|people|known|being|that's|roman|numerals?)$`,
  ),
  put: (told) => {
    const thing = only(told);
    if (thing === null || !isFormula(thing) || !NAMES_IT.test(told.words) || counts(told.words)) return null;
    const structure = structureOf(thing);
    const isOrganic = structure !== null && listClasses(structure) !== null && /C/.test(thing);
    return `What is the ${isOrganic ? "IUPAC " : ""}name of ${thing}?`;
  },
};

const FORMULA_OF = new RegExp(
  `\\bformula (?:of|for)(?: (?:the|this|an?|following|${OF_KIND}))*(?: (?:called|named))? @(?= (?:molecules?|as|used|using|in)\\b|$)`,
);

const FORMULA: Asked = {
  cue: /\bformula\b/i,
  own: new RegExp(`^(?:${OF_KIND}|formula|chemical|molecular|condensed|structural|correct|called|named|u|as|using)$`),
  put: (told) => {
    const thing = only(told);
    if (thing === null || isFormula(thing) || !FORMULA_OF.test(told.words) || counts(told.words)) return null;
    const [kind] = /\b(?:molecular|condensed|structural)\b/.exec(told.words) ?? [];
    return `What is the ${kind === undefined ? "" : `${kind} `}formula of ${thing}?`;
  },
};

const POLAR =
  /^(?:is|are)(?: (?:an?|the))? @(?: molecules?)?(?: (?:an?|overall))* (?:polar|non-?polar)(?: molecules?)?(?: or (?:(?:is it )?an? )?(?:not|polar|non-?polar)(?: molecules?)?)?$/;

const POLARITY: Asked = {
  cue: /polar/i,
  own: /^(?:polar|non-?polar|or|not|overall)$/,
  put: (told) => {
    const thing = only(told);
    return thing !== null && POLAR.test(told.words) ? `Is ${thing} polar or nonpolar?` : null;
  },
};

/** What is asked of an atom in a molecule, with the molecule in front. */
const OF_ATOM: readonly (readonly [RegExp, string])[] = [
  [/\boxidation (?:number|state)\b/, "oxidation number"],
  [/\bhybridi[sz]ation\b/, "hybridization"],
  [/\bformal charge\b/, "formal charge"],
];

const ATOM_IN: Asked = {
  cue: /oxidation (?:number|state)|hybridi[sz]ation|formal charge/i,
  own: /^(?:oxidation|state|hybridi[sz]ation|formal|charge|central|metal|assigned|shown|used|strong|atom's)$/,
  put: ({ things, words }) => {
    const [first = "", second = "", ...others] = things;
    const asked = OF_ATOM.filter(([pattern]) => pattern.test(words));
    const [kind, ...more] = asked;
    if (kind === undefined || more.length > 0 || second === "" || others.length > 0) return null;
    const [element, whole] = !isElement(first) ? [second, first] : [first, second];
    if (!isElement(element) || isElement(whole)) return null;
    return `What is the ${kind[1]} of ${element} in ${whole}?`;
  },
};

const COEFFICIENT: Asked = {
  cue: /->|<=>/,
  own: /^(?:coefficient|balance|balanced|balancing|equation|reaction|goes|go|put|placed|written|belongs|front|before|when|if|all|they|smallest|lowest|simplest|possible|combustion|whole|whole-number|integers?|coefficients|correctly|below)$/,
  things: EQUATION_WORD,
  put: ({ things, words }) => {
    const equations = things.filter((thing) => EQUATION_WORD.test(thing));
    // "When the combustion of C3H8 is balanced": what burns is not what is asked for.
    const burnt = words.split("@").findIndex((before) => before.endsWith(" combustion of "));
    const species = things.filter((thing, at) => !EQUATION_WORD.test(thing) && at !== burnt);
    const isAsked = /\bcoefficient\b|\b(?:what|which) (?:whole |whole-)?number\b.*\bfront of\b/.test(words);
    if (equations.length !== 1 || species.length !== 1 || !isAsked) return null;
    return `What is the coefficient of ${species[0] ?? ""} in ${equationOfWord(equations[0] ?? "")}?`;
  },
};

const QUESTIONS: readonly Asked[] = [
  COEFFICIENT,
  UNPAIRED,
  VALENCE,
  PARTICLES,
  CONFIGURATION,
  SUBSHELLS,
  ATOM_IN,
  POLARITY,
  FORMULA,
  NAME,
];

/** "Carbon–oxygen bond": by the symbols of its atoms. */
const withSymbols = (question: string): string =>
  question.replaceAll(
    /\b([a-z]{4,10})[-–]([a-z]{4,10})(?= (?:single |double )?bond)/giu,
    (bond, one: string, other: string) => {
      const symbols = [one, other].flatMap((name) => readElementObject(name, DEFAULT_LOCALE) ?? []);
      return symbols.length === 2 ? symbols.join("-") : bond;
    },
  );

/** "The name of the solvent CH3COCH3": what a compound is for says nothing of its name. */
const withoutUse = (question: string): string =>
  /\b(?:number|charge|state|electrons?|atoms?|group|formula)\b/iu.test(question)
    ? question
    : question.replace(
        /\b(names? (?:of|for)) (?:the|an?) (?:(?!(?:in|of|from|with|by|to|that|which|not|acid|base|conjugate|ions?|cation|anion|salt|product)\b)[a-z-]+ ){1,3}(?=(\S+)$)/iu,
        (told, name: string, thing: string) => (isFormula(thing) ? `${name} ` : told),
      );

/** The question as it is usually put; null where it is none of these. */
export function asUsuallyPut(question: string): string | null {
  const plain = withoutUse(withSymbols(asAsked(question)));
  for (const { cue, own, things, put } of QUESTIONS) {
    if (!cue.test(plain)) continue;
    const told = tell(plain, own, things);
    const asked = told === null ? null : put(told);
    if (asked !== null) return asked;
  }
  return plain === asAsked(question) ? null : plain;
}
