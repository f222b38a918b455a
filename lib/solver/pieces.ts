import type { FormulaIssue } from "../chemistry/formula/issue.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { SIGNS, splitAtPlus, trim } from "./chunks.ts";
import type { Sign } from "./chunks.ts";
import { foldAccents, splitWords } from "./lexicon/vocabulary.ts";
import { spend } from "../budget/budget.ts";
import type { Vocabulary } from "./lexicon/vocabulary.ts";

/** The smallest readable parts of a text, before its words are understood. */
export type Piece =
  | { readonly kind: "word"; readonly word: string; readonly raw: string }
  | { readonly kind: "number"; readonly raw: string }
  /** `mayBeWord`: written like a word of the language too, such as "In" or "I". */
  | { readonly kind: "formula"; readonly raw: string; readonly mayBeWord: boolean }
  /** Looks like a formula, and is none. */
  | { readonly kind: "suspect"; readonly raw: string; readonly issue: FormulaIssue }
  | { readonly kind: "state"; readonly raw: string }
  /** M(NaCl), w(O): the symbol of a quantity right before its brackets. */
  | { readonly kind: "symbol"; readonly symbol: "molar-mass" | "relative-mass" | "percent" }
  | { readonly kind: "sign"; readonly sign: Sign };

const LONGEST_CHUNK = 200;

/** No formula looks like these, nor does anything else but a word. */
const PLAIN_WORD = /^(?:[a-z]+|[A-Z][a-z]{2,})$/;

/** All-capital formulas that are also words, and are read as formulas unless the whole text is in capitals. */
const WORDLIKE_MOLECULES = new Set(["NO", "CO", "HI", "OH", "CN", "SO"]);

const QUANTITY_SYMBOLS: Readonly<Record<string, "molar-mass" | "relative-mass" | "percent">> = {
  M: "molar-mass",
  MM: "molar-mass",
  Mm: "molar-mass",
  MW: "molar-mass",
  Mw: "molar-mass",
  FW: "molar-mass",
  Mr: "relative-mass",
  Ar: "relative-mass",
  w: "percent",
  W: "percent",
  ω: "percent",
};

/** A word as the vocabulary lists it. */
function wordKey(raw: string): string {
  return foldAccents(raw.toLowerCase()).replaceAll("'", "");
}

class PieceReader {
  readonly pieces: Piece[] = [];
  readonly #vocabulary: Vocabulary;
  readonly #isShouting: boolean;

  constructor(vocabulary: Vocabulary, isShouting: boolean) {
    this.#vocabulary = vocabulary;
    this.#isShouting = isShouting;
  }

  sign(sign: Sign): void {
    this.pieces.push({ kind: "sign", sign });
  }

  /** One run of signs without a space. */
  readChunk(chunk: string): void {
    spend(10 + chunk.length);
    if (chunk === "->" || chunk === "<=>") return this.sign(chunk);
    if (chunk.length > LONGEST_CHUNK) return this.#push({ kind: "word", word: "", raw: "" });
    if (PLAIN_WORD.test(chunk)) return this.#pushWord(chunk);
    const { start, end, opening, closing } = trim(chunk);
    for (const sign of opening) this.sign(sign);
    if (start < end) this.#readCore(chunk.slice(start, end).replace(/'s$/, ""));
    for (const sign of closing) this.sign(sign);
  }

  #push(piece: Piece): void {
    this.pieces.push(piece);
  }

  #pushWord(raw: string): void {
    this.#push({ kind: "word", word: wordKey(raw), raw });
  }

  #readCore(core: string): void {
    if (PLAIN_WORD.test(core)) return this.#pushWord(core);
    if (/^\((?:aq|s|l|g|ℓ)\)$/i.test(core)) return this.#push({ kind: "state", raw: core });
    if (/^\d{1,6}\/\d{1,6}$/.test(core)) return this.#push({ kind: "number", raw: core });
    if (this.#readNumeral(core) || this.#readQuantity(core) || this.#readSpecies(core)) return;
    const parts = splitAtPlus(core);
    if (parts.length > 1) {
      for (const part of parts) this.#readPart(part);
      return;
    }
    this.#readPart(core);
  }

  #readPart(part: string): void {
    if (part === "+" || part === "=") return this.sign(part);
    if (this.#readSpecies(part) || this.#readNumeral(part) || this.#readSuspect(part)) return;
    const pieces = part.split(/([,;:|/%&#"=?]|\((?![IVXivx]+\))|(?<!\([IVXivx]+)\))/).filter((piece) => piece !== "");
    if (pieces.length > 1) {
      for (const piece of pieces) if (!this.#readSpecies(piece) && !this.#readSuspect(piece)) this.#readWords(piece);
      return;
    }
    this.#readWords(part);
  }

  /** "copper(II)", "Fe(III)", "(II)" after a word, "copper(II)sulfate": an oxidation number belongs to its word. */
  #readNumeral(core: string): boolean {
    const match = /^([\p{L}\p{M}]*)\((I{1,3}|IV|VI{0,3}|i{1,3}|iv|vi{0,3})\)-?([\p{L}\p{M}]*)$/u.exec(core);
    if (match === null) return false;
    const [, stem = "", numeral = "", rest = ""] = match;
    const before = this.pieces.at(-1);
    if (stem === "") {
      if (before?.kind !== "word") return false;
      this.pieces.pop();
    }
    const word = stem === "" && before?.kind === "word" ? before.raw : stem;
    this.#push({ kind: "word", word: wordKey(`${word}(${numeral})`), raw: `${word}(${numeral})` });
    if (rest !== "") this.#readWords(rest);
    return true;
  }

  /** M(KMnO4), Mr(H2O), w(O). */
  #readQuantity(core: string): boolean {
    const match = /^([A-Za-zω]{1,2})\((.+)\)$/.exec(core);
    const symbol = match === null ? undefined : QUANTITY_SYMBOLS[match[1] ?? ""];
    const inner = match?.[2] ?? "";
    if (symbol === undefined || !parseFormula(inner).ok) return false;
    this.#push({ kind: "symbol", symbol });
    this.#push({ kind: "formula", raw: inner, mayBeWord: false });
    return true;
  }

  /** A formula, with or without a coefficient. */
  #readSpecies(core: string): boolean {
    const match = /^(\d{1,6}(?:\/\d{1,6}|[.,]\d{1,6})?)?((?:[A-Z([{^]|[eE](?=\^?-)|[a-z](?=[A-Z(])).*)$/.exec(core);
    if (match === null) return false;
    const [, coefficient = "", rest = ""] = match;
    const formula = /^[a-z][A-Z([]/.test(rest) ? rest.slice(1) : rest;
    if (this.#isWord(formula) || !parseFormula(formula).ok) return false;
    if (coefficient !== "") this.#push({ kind: "number", raw: coefficient });
    this.#push({ kind: "formula", raw: formula, mayBeWord: this.#mayBeWord(formula) });
    return true;
  }

  /** In capitals, and a word of the language: "HOW", "OF"; or any word where everything is in capitals. */
  #isWord(text: string): boolean {
    if (!/^[A-Z]{2,}$/.test(text)) return false;
    if (!this.#isShouting && (WORDLIKE_MOLECULES.has(text) || text.length < 2)) return false;
    return this.#vocabulary.words.has(text.toLowerCase());
  }

  /** "In", "As", "I": a symbol that is a harmless word by itself. */
  #mayBeWord(text: string): boolean {
    if (!/^[A-Z][a-z]?$/.test(text)) return false;
    const meaning = this.#vocabulary.root.next.get(text.toLowerCase())?.meaning ?? null;
    return (
      meaning?.kind === "concept" &&
      meaning.concept !== "foreign" &&
      meaning.concept !== "mass" &&
      meaning.concept !== "molar-mass"
    );
  }

  #readSuspect(text: string): boolean {
    if (!/^[A-Za-z0-9()[\].·^+-]+$/.test(text) || !/[A-Za-z]/.test(text)) return false;
    const hasDigit = /[A-Za-z)\]]\d/.test(text);
    const hasInnerCapital = /[A-Za-z0-9)][A-Z]/.test(text) && !/^[A-Z]{5,}$/.test(text);
    if (!(hasDigit || hasInnerCapital) || this.#vocabulary.words.has(text.toLowerCase())) return false;
    const parsed = parseFormula(text);
    if (parsed.ok) return false;
    this.#push({ kind: "suspect", raw: text, issue: parsed.issue });
    return true;
  }

  #readWords(text: string): void {
    for (const raw of splitWords(text)) {
      const sign = SIGNS.get(raw);
      if (sign !== undefined) this.sign(sign);
      else if (/^\d/.test(raw)) this.#push({ kind: "number", raw });
      else if (/[\p{L}\p{M}%/#&]/u.test(raw)) this.#pushWord(raw);
    }
  }
}

/** A text in plain notation (`normalise`) → its pieces, in order. Linear in the text's length. */
export function readPieces(text: string, vocabulary: Vocabulary): Piece[] {
  const isShouting = !/[a-z]{3}/.test(text) && /[A-Z]{4}/.test(text);
  const reader = new PieceReader(vocabulary, isShouting);
  for (const [chunk] of text.matchAll(/\n|[^\s]+/g)) {
    if (chunk === "\n") reader.sign("newline");
    else reader.readChunk(chunk);
  }
  return reader.pieces;
}
