import { findElement } from "../../chemistry/elements/elements.ts";
import { readDrawn } from "../../chemistry/organic/read-drawn.ts";
import { countAtoms } from "../../chemistry/organic/structure.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { readComplex, readComplexName } from "../../nomenclature/complexes/complex.ts";
import { findMolecule } from "../../nomenclature/organic/molecule-key.ts";
import { readFormulaObject, readNameObject } from "./read-objects.ts";
import type { StructureReader } from "./reader.ts";

/**
 * English questions in any order of words: what they ask about stands out by its form or is a name, and each word beside it
 * must be one that changes nothing, or one of the question's own. A word more ("not", "except", "excited") would ask
 * something else, so that the question is left.
 */
export type Told = {
  /** Formulas and names, as they are written, in their order. */
  readonly things: readonly string[];
  /** The words in small letters, `@` in the place of each thing. */
  readonly words: string;
};

export type ToldQuestion = {
  /** In every text that asks this. */
  readonly cue: RegExp;
  /** The words of its own, as a regular expression over each in small letters. */
  readonly own: RegExp;
  /** Tokens that are things here and nowhere else: "4d", or a configuration. */
  readonly things?: RegExp;
  /** Whether its answer is a name or a formula, which may then be asked for. */
  readonly isWritten?: true;
  readonly answer: (told: Told) => SolutionFacts[] | null;
};

/** What may stand in any of these questions: it asks, points, or says what kind of thing the thing is. */
export const COMMON =
  /^(?:what|which|how|many|much|is|are|was|were|be|being|does|do|the|an?|of|in|on|for|to|from|with|and|by|at|number|numbers|total|find|count|calculate|determine|give|state|identify|name|tell|predict|indicate|specify|write|provide|list|show|shown|deduce|describe|work|out|classify|please|molecules?|molecular|ions?|anion|cation|polyatomic|atoms?|elements?|compounds?|species|substances?|there|present|occur|occurs|contain|contains|contained|containing|found|has|have|possess|possesses|carry|carries|exhibits?|shows|its|it|each|this|that|these|following|formula|single|one|would|will|you|expect|expected|can|be|most|likely|respectively|according|different|remains?|altogether|exactly|inside|within|actually|also|your|my|we|correct|correctly|exists?|got|having|answer|could|should|must|may|every|whats|what's|pls|plz|question)$/;

/** ", a common rocket fuel,": said beside what it is about, without a number or a word that could change the question. */
const ASIDE =
  /, (?:an?|which (?:is|was)(?: also)?|commonly|widely|used|found|known|also|the (?:main|principal|active|chief)|one of the|sold|often)(?: [a-z'-]+){1,14}(?=[,.?!:;]|$)/gu;
const CHANGING =
  /\b(?:not?|non|without|except|but|excited|charges?|state|if|when|while|where|all|only|assum\w*|ignor\w*|instead|least|fewest|lowest|highest|bond\w*|octet|expanded|lone|resonance|orbital\w*|electrons?|high|low|spin|isotope|acid|base|or|\w*hydrate|anhydrous)\b/u;

/** The longest name of a thing, in words. */
const LONGEST_NAME = 4;

/** "N-O", "H-N-H": a bond, or two of them at an atom. */
const BOND = /^[A-Z][a-z]?(?:[-–=≡][A-Z][a-z]?){1,2}$/u;

/** "O2+", "N22-": of two equal atoms or of one; where bonds are spoken of, of two. */
const OF_TWO = /^([A-Z][a-z]?)2(2?)([+-])$/;

export const asTwoAtoms = (thing: string): string => thing.replace(OF_TWO, "$12^$2$3");

export const isFormula = (text: string): boolean =>
  /^[A-Z[(]/.test(text) &&
  (readFormulaObject(asTwoAtoms(text)) !== null ||
    readDrawn(text) !== null ||
    readComplex(text) !== null ||
    BOND.test(text));

const isName = (text: string): boolean =>
  /[a-z]{3}/.test(text) &&
  (readNameObject(text.toLowerCase(), DEFAULT_LOCALE) !== null ||
    findElement(text) !== null ||
    findMolecule(text, DEFAULT_LOCALE) !== null ||
    readComplexName(text) !== null);

/** Brackets and signs that stand around a word and not in it. */
function bare(token: string): string {
  const trimmed = token.replaceAll(/^"|[,;:?.!"]+$/gu, "").replace(/(?<=[a-z\d])['’]s$/u, "");
  if (/^\([^()]*\)$/u.test(trimmed)) return trimmed.slice(1, -1);
  const more = trimmed.split("(").length - trimmed.split(")").length;
  if (more > 0 && trimmed.startsWith("(")) return trimmed.slice(1);
  return more < 0 && trimmed.endsWith(")") ? trimmed.slice(0, -1) : trimmed;
}

/** The atoms of a thing by its name or its formula, with its charge; null where it leaves them open. */
export function atomsOf(thing: string): string | null {
  const formula = readFormulaObject(asTwoAtoms(thing)) ?? readNameObject(thing, DEFAULT_LOCALE);
  const structure = formula === null ? (readDrawn(thing) ?? findMolecule(thing, DEFAULT_LOCALE)) : null;
  const counts = structure === null ? [...(formula?.counts ?? [])] : Object.entries(countAtoms(structure));
  if (counts.length === 0) return null;
  return `${counts
    .map((count) => count.join(""))
    .toSorted()
    .join()} ${formula?.charge ?? 0}`;
}

/** "Propyne, CH3C≡CH": one thing by its name and its formula. */
export function isSameThing(name: string, formula: string): boolean {
  const atoms = isFormula(name) || !isFormula(formula) ? null : atomsOf(name);
  return atoms !== null && atoms === atomsOf(formula);
}

/** The things and words of a text; null where a word is none of those that may stand there. */
export function tell(plain: string, own: RegExp, thing: RegExp = /^(?!)/): Told | null {
  const tokens = plain
    .replaceAll(ASIDE, (aside) => (CHANGING.test(aside) ? aside : ""))
    .split(/\s+/u)
    .map(bare)
    .filter((token) => token !== "");
  const isWord = (token: string): boolean => {
    const small = token.toLowerCase();
    return (COMMON.test(small) || own.test(small)) && (token === small || !isFormula(token) || token.length > 2);
  };
  const things: string[] = [];
  const words: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? "";
    // "In" and "As" begin sentences and are symbols of elements.
    if (isWord(token) || (at === 0 && COMMON.test(token.toLowerCase()))) {
      words.push(token.toLowerCase());
      at += 1;
      continue;
    }
    const size = thing.test(token) || isFormula(token) ? 1 : nameLength(tokens, at);
    if (size === 0) return null;
    const found = tokens.slice(at, at + size).join(" ");
    const before = words.at(-1) === "@" ? things.at(-1) : undefined;
    if (before !== undefined && (isSameThing(before, found) || isSameThing(found, before)))
      things[things.length - 1] = isFormula(found) ? found : before;
    else {
      things.push(found);
      words.push("@");
    }
    at += size;
  }
  return { things, words: words.join(" ") };
}

/** The formulas and names in any sentence, with what stands before each. */
export function thingsIn(sentence: string): readonly { readonly thing: string; readonly before: string }[] {
  const tokens = sentence
    .split(/\s+/u)
    .map(bare)
    .filter((token) => token !== "");
  const found: { thing: string; before: string }[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? "";
    const isWord = /^(?:In|As|At|No|I|He|Be|electrons?|protons?|neutrons?)$/u.test(token) || COMMON.test(token);
    const size = isWord ? 0 : isFormula(token) ? 1 : nameLength(tokens, at);
    if (size > 0) found.push({ thing: tokens.slice(at, at + size).join(" "), before: tokens.slice(0, at).join(" ") });
    at += Math.max(size, 1);
  }
  return found;
}

/** "Its name and coordination number": what no answer but a name or a formula answers. */
const ASKS_WRITTEN = /\bname(?! (?:the|each|all)\b)|\bthe name\b|\bformula (?:of|and|for)\b/;

/** "σ bonds and atoms": what no single answer answers. */
const ASKS_MORE = /\band(?: how many)?(?: the)?(?: total)?(?: number of)? (?:atoms|molecules|ions|elements|formula)\b/;

/** Words behind a name that are none of it. */
const BEHIND_NAMES = /^(?:atoms?|molecules?|elements?|compounds?|species|substances?)$/;

/** How many words from here on are one name; zero where none is. */
function nameLength(tokens: readonly string[], at: number): number {
  for (let size = Math.min(LONGEST_NAME, tokens.length - at); size > 0; size -= 1)
    if (!BEHIND_NAMES.test(tokens[at + size - 1] ?? "") && isName(tokens.slice(at, at + size).join(" "))) return size;
  return 0;
}

/** What reads these questions, in English. */
export function toldReader(questions: readonly ToldQuestion[]): StructureReader {
  return (plain, language) => {
    if (language !== DEFAULT_LOCALE) return null;
    for (const { cue, own, things, isWritten, answer } of questions) {
      if (!cue.test(plain)) continue;
      const told = tell(plain, own, things);
      const isElse = (words: string): boolean =>
        ASKS_MORE.test(words) || (isWritten !== true && ASKS_WRITTEN.test(words));
      const solved = told === null || isElse(told.words) ? null : answer(told);
      if (solved !== null) return solved;
    }
    return null;
  };
}
