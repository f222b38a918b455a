import type { Locale } from "../i18n/locales.ts";
import { listFormulasOf } from "../nomenclature/formula-of.ts";
import { mayBeginName } from "../nomenclature/list-names.ts";
import { findElement } from "../chemistry/elements/elements.ts";
import type { FormulaIssue } from "../chemistry/formula/issue.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Rounding } from "../methods/rounding.ts";
import type { Concept } from "./lexicon/lexicon.ts";
import { correctWord, mayStartName } from "./lexicon/vocabulary.ts";
import type { Meaning, Vocabulary } from "./lexicon/vocabulary.ts";
import type { QuantityReading } from "../quantity/scan-quantity.ts";
import type { Sign } from "./chunks.ts";
import type { Piece } from "./pieces.ts";
import { remember, spend } from "../budget/budget.ts";

/** A substance as the student wrote it. */
export type Substance = {
  readonly text: string;
  readonly source: "formula" | "name";
  /** In canonical ASCII; more than one where a name leaves it open. */
  readonly formulas: readonly string[];
  /** The symbol, when it is one element: "O", "oxygen". */
  readonly element: string | null;
};

/** An equation in the text, put together for `parseEquation`; a name in it may be unknown or leave the substance open. */
export type WrittenEquation = {
  readonly text: string;
  readonly unknownName: string | null;
  readonly openName: Substance | null;
};

/** What the text says, free of its language. */
export type Token =
  | { readonly kind: "concept"; readonly concept: Concept }
  | { readonly kind: "rounding"; readonly rounding: Rounding }
  | { readonly kind: "substance"; readonly substance: Substance }
  | { readonly kind: "equation"; readonly equation: WrittenEquation }
  | { readonly kind: "suspect"; readonly text: string; readonly issue: FormulaIssue }
  | { readonly kind: "state"; readonly text: string }
  | { readonly kind: "number"; readonly text: string }
  /** A measured number, which only readers of word problems look for. */
  | { readonly kind: "quantity"; readonly reading: QuantityReading }
  | { readonly kind: "sign"; readonly sign: Sign }
  | { readonly kind: "unknown"; readonly text: string };

/** In words, which are characters in Chinese. */
const LONGEST_NAME: Readonly<Record<Locale, number>> = { en: 5, es: 6, fr: 6, am: 5, zh: 10, hi: 5 };
const LONGEST_PHRASE = 9;

/** Elements whose name also means the molecule that they occur as. */
const MOLECULES: Readonly<Record<string, string>> = {
  H: "H2",
  N: "N2",
  O: "O2",
  F: "F2",
  Cl: "Cl2",
  Br: "Br2",
  I: "I2",
};

/** The molecule in which an element of this symbol occurs, where it is not the single atom. */
export function findMolecule(symbol: string): string | null {
  return MOLECULES[symbol] ?? null;
}

type Match = { readonly length: number; readonly meaning: Meaning };

/** The word that a piece contributes to phrases and names, or null. */
function wordOf(piece: Piece | undefined, vocabulary: Vocabulary): string | null {
  if (piece === undefined) return null;
  if (piece.kind === "word") return correctWord(piece.word, vocabulary);
  if (piece.kind === "number") return piece.raw;
  // "In" may be a word; "C" ends the name of vitamin C.
  if (piece.kind === "formula" && (piece.mayBeWord || piece.raw.length === 1)) return piece.raw.toLowerCase();
  if (piece.kind === "sign" && piece.sign === ".") return ".";
  return null;
}

function matchPhrase(words: readonly (string | null)[], at: number, vocabulary: Vocabulary): Match | null {
  let node = vocabulary.root;
  let best: Match | null = null;
  for (let length = 1; length <= LONGEST_PHRASE; length += 1) {
    spend(1);
    const word = words[at + length - 1] ?? null;
    const next = word === null ? undefined : node.next.get(word);
    if (next === undefined) break;
    node = next;
    if (node.meaning !== null) best = { length, meaning: node.meaning };
  }
  return best;
}

function isIon(formula: string): boolean {
  return /[+-]$/.test(formula);
}

/** The words that may be of one name, from a place on; none where no name begins. */
function listNameWords(words: readonly (string | null)[], at: number, vocabulary: Vocabulary): string[] {
  const { locale, nameWords } = vocabulary;
  const isSpaced = locale !== "zh";
  const first = words[at] ?? null;
  if (first === null || (isSpaced && !mayStartName(first, vocabulary))) return [];
  const others = words.slice(at + 1, at + LONGEST_NAME[locale]);
  const end = others.findIndex((word) => word === null || !(nameWords.has(word) || mayStartName(word, vocabulary)));
  const rest = end === -1 ? others : others.slice(0, end);
  const name = [first, ...rest.filter((word) => word !== null)];
  // A character is no beginning that tells anything.
  return isSpaced || mayBeginName(name.join(""), locale) ? name : [];
}

const MOST_KNOWN = 1_000;

/** The formulas of a name; the same few are read again and again, and most that look like one are none. */
const findFormulas = remember(MOST_KNOWN, 100, (name: string, locale: Locale): readonly string[] =>
  listFormulasOf(name, locale),
);

/** A name that rules make: "copper(II) sulfate pentahydrate", "dinitrogen tetroxide". Ions are read with what is asked of them. */
function matchName(
  words: readonly (string | null)[],
  at: number,
  phrase: Match | null,
  vocabulary: Vocabulary,
): Match | null {
  const longest = listNameWords(words, at, vocabulary);
  for (let length = longest.length; length > (phrase?.length ?? 0); length -= 1) {
    const name = longest.slice(0, length).join(" ");
    const formulas = vocabulary.vague.has(name) ? [] : findFormulas(name, vocabulary.locale);
    if (formulas.length > 0 && !formulas.some(isIon)) return { length, meaning: { kind: "name", formulas } };
  }
  return null;
}

function substanceOfFormula(raw: string): Substance {
  return { text: raw, source: "formula", formulas: [raw], element: findElement(raw) === null ? null : raw };
}

function toToken(meaning: Meaning, text: string): Token {
  switch (meaning.kind) {
    case "concept":
      return { kind: "concept", concept: meaning.concept };
    case "rounding":
      return { kind: "rounding", rounding: meaning.rounding };
    case "name":
      return { kind: "substance", substance: { text, source: "name", formulas: meaning.formulas, element: null } };
    case "element":
      return {
        kind: "substance",
        substance: { text, source: "name", formulas: elementReadings(meaning.symbol), element: meaning.symbol },
      };
  }
}

function elementReadings(symbol: string): string[] {
  const molecule = findMolecule(symbol);
  return molecule === null ? [symbol] : [symbol, molecule];
}

function rawOf(piece: Piece): string {
  return piece.kind === "sign" ? piece.sign : piece.kind === "symbol" ? "" : piece.raw;
}

/** What a piece is by itself, when no phrase begins with it. */
function toSingleToken(piece: Piece): Token {
  switch (piece.kind) {
    case "formula":
      return { kind: "substance", substance: substanceOfFormula(piece.raw) };
    case "suspect":
      return readSuspect(piece.raw, piece.issue);
    case "state":
      return { kind: "state", text: piece.raw };
    case "symbol":
      return { kind: "concept", concept: piece.symbol };
    case "number":
      return { kind: "number", text: piece.raw };
    case "sign":
      return { kind: "sign", sign: piece.sign };
    case "word":
      return { kind: "unknown", text: piece.raw };
  }
}

/**
 * Wrong capitals with one possible reading are no riddle: `h2o` is water, and `co2` is CO2, because Co2 would itself be
 * taken for a slip. `co` could be CO or Co and stays open.
 */
function readSuspect(text: string, issue: FormulaIssue): Token {
  const readings = issue.code === "letter-case" ? issue.readings : [];
  const [only, ...others] = readings.length > 1 ? readings.filter((reading) => parseFormula(reading).ok) : readings;
  return only !== undefined && others.length === 0
    ? {
        kind: "substance",
        substance: { text, source: "formula", formulas: [only], element: findElement(only) === null ? null : only },
      }
    : { kind: "suspect", text, issue };
}

/** A lower-case word that spells one formula in the wrong capitals: "nacl", "naoh". */
export const readLowerCaseFormula = remember(MOST_KNOWN, 10, (text: string): Token | null => {
  if (!/^[a-z]{2,8}$/i.test(text)) return null;
  const parsed = parseFormula(text);
  if (parsed.ok || parsed.issue.code !== "letter-case" || parsed.issue.readings.length === 0) return null;
  return readSuspect(text, parsed.issue);
});

/** A symbol that may be a word is a symbol next to a plus, an arrow or a number, or after a question about an element. */
function isSymbolInContext(before: Token | undefined, after: Piece | undefined): boolean {
  const touches =
    after?.kind === "sign" && (after.sign === "+" || after.sign === "->" || after.sign === "<=>" || after.sign === "=");
  if (touches || after?.kind === "state") return true;
  if (before?.kind === "sign")
    return before.sign === "+" || before.sign === "->" || before.sign === "<=>" || before.sign === "=";
  if (before?.kind !== "concept") return before?.kind === "number";
  return (
    before.concept === "link" ||
    before.concept === "of" ||
    before.concept === "percent" ||
    before.concept === "molar-mass" ||
    before.concept === "atomic-mass" ||
    before.concept === "molecular-mass" ||
    before.concept === "relative-mass"
  );
}

/** Pieces → tokens: the longest phrase or name at each place, else the piece itself. */
export function readTokens(pieces: readonly Piece[], vocabulary: Vocabulary): Token[] {
  const words = pieces.map((piece) => wordOf(piece, vocabulary));
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (piece === undefined) break;
    const isSymbol = piece.kind === "formula" && (!piece.mayBeWord || isSymbolInContext(tokens.at(-1), pieces[at + 1]));
    const phrase = isSymbol ? null : matchPhrase(words, at, vocabulary);
    const match = isSymbol ? null : (matchName(words, at, phrase, vocabulary) ?? phrase);
    if (match === null) {
      tokens.push(toSingleToken(piece));
      at += 1;
      continue;
    }
    const text = pieces
      .slice(at, at + match.length)
      .map(rawOf)
      .join(" ");
    tokens.push(toToken(match.meaning, text));
    at += match.length;
  }
  return tokens;
}
