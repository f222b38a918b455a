import { spend } from "../../budget/budget.ts";
import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Locale } from "../../i18n/locales.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { listElementNames, mayBeginName } from "../../nomenclature/list-names.ts";
import { scanUnit } from "../../quantity/units/parse-unit.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";
import { listVocabularies } from "../../solver/lexicon/lexicons.ts";
import { FIRST, SUBSTANCE } from "./gloss.ts";
import type { Grammar } from "./gloss.ts";
import { isHead } from "./groups.ts";
import { foldWord, keyOf, listPhrases, matchesWord } from "./index-glosses.ts";
import type { GlossIndex } from "./index-glosses.ts";
import { isElementAt, letterAt, nuclideAt } from "./letters.ts";
import { nameUnit, readQuantity } from "./numbers.ts";
import { isMark } from "./token.ts";
import type { Token } from "./token.ts";

/** Formulas that stand for any acid, salt or base. */
const ANY = /^(?:HA|HX|BOH|MX2?|M2X|MOH)(?![A-Za-z0-9])/;

const LONGEST_NAME = 6;
const RATE_LAW =
  /^(?:velocidad|vitesse|rate|速率|वेग|दर|ፍጥነት|[rv])\s?=\s?k\s?[·*×⋅]?\s?((?:\[[^\][\s]{1,14}\]\s?(?:\^?\{?\d\}?|[¹²³])?\s?[·*×⋅]?\s?){1,4}(?:[\d/^{+[][^\s]{0,8})?)/iu;

const LONGEST_FORMULA = 60;
const LONGEST_HAN = 14;

/** Before a word that is in no list: so it is none of the words of English that look like it. */
export const UNKNOWN = "\ua78f";

/** Signs of other scripts that mean one of ours. */
const MARKS: Readonly<Record<string, string>> = {
  "，": ",",
  "、": "、",
  "。": ".",
  "．": ".",
  "；": ";",
  "：": ":",
  "？": "?",
  "！": ".",
  "（": "(",
  "）": ")",
  "፣": ",",
  "።": ".",
  "፤": ".",
  "፦": ":",
  "፥": ",",
  "፡": " ",
  "፧": "?",
  "।": ".",
  "!": ".",
  "¿": " ",
  "¡": " ",
};

/** Letters of quantities, which are the same in every language. */
const SYMBOL =
  /^(?:pH|pOH|p?K(?:a|b|c|p|w|sp|eq|ps|f|e)?\d?|[Δ∆]_?\{?[rfc]?\}?[A-Za-z][°º⁰⊖]?(?:_?\{?(?:rxn|[rf])\}?[°º⊖]?)?|[ES]°(?:cell|pila)?|STP|[nTPVQ]|t(?:1\/2|½|₁\/₂)|m\/z)(?![\p{L}\d])/u;

const HALF = String.raw`[A-Za-z0-9()+\-−^.,·/=⁺⁻⁰-⁹₀-₉ ]`;

const CELL = new RegExp(`^[A-Z](?:${HALF}{0,40}[|│]){1,3}(?:[|│]|(?<=‖))${HALF}{1,40}(?:[|│]${HALF}{0,40}){1,3}`);

const LONGEST_CELL = 160;

type Found = { readonly tokens: readonly Token[]; readonly end: number };

type Word = { readonly text: string; readonly start: number; readonly end: number };

const ACID = /^(?:अम्ल|एसिड|አሲድ)/;

const GENITIVE = "የ";

const HAN_ION = "离子";

const NO_PREFIX: readonly [string | null, number] = [null, 0];

const NUMERAL = /^ ?\((?:I{1,3}|IV|VI{0,3})\)/;

/** Reads a text of a language into pieces with their English. Linear in the text's length. */
export class TokenReader {
  readonly #text: string;
  readonly #locale: Locale;
  readonly #grammar: Grammar;
  readonly #index: GlossIndex;
  readonly #elements: ReadonlyMap<string, string>;
  readonly #vague: ReadonlySet<string>;
  /** Names that were looked up before, so that a text that repeats itself costs no more. */
  readonly #known = new Map<string, readonly string[]>();
  readonly tokens: Token[] = [];

  constructor(text: string, locale: Locale, grammar: Grammar, index: GlossIndex) {
    this.#text = text;
    this.#locale = locale;
    this.#grammar = grammar;
    this.#index = index;
    this.#elements = elementsOf(locale);
    this.#vague = listVocabularies(locale)[0]?.vague ?? new Set();
  }

  read(): Token[] {
    let at = 0;
    while (at < this.#text.length) {
      const character = this.#text[at] ?? "";
      if (/[^\S\n]/.test(character)) {
        at += 1;
        continue;
      }
      spend(6);
      const found =
        this.#mark(at) ??
        this.#rateLaw(at) ??
        this.#concentration(at) ??
        this.#cell(at) ??
        this.#symbol(at) ??
        this.#nuclide(at) ??
        this.#quantity(at) ??
        this.#formula(at) ??
        this.#word(at) ??
        this.#sign(at);
      for (const token of found.tokens) if (token.english !== " ") this.tokens.push(token);
      at = Math.max(at + 1, found.end);
    }
    return this.tokens;
  }

  get #last(): Token | undefined {
    return this.tokens.at(-1);
  }

  #isFree(at: number): boolean {
    return at === 0 || !/[A-Za-zÀ-ÿ0-9]/.test(this.#text[at - 1] ?? "");
  }

  /** Whether a token stands right behind the one before it. */
  #isGlued(at: number): boolean {
    return at > 0 && !/\s/.test(this.#text[at - 1] ?? " ");
  }

  #mark(at: number): Found | null {
    const character = this.#text[at] ?? "";
    const mark = MARKS[character] ?? (/[.,;:?\n]/.test(character) ? character : null);
    if (mark === null) return null;
    const token: Token = { english: mark === "、" ? "and" : mark, kind: mark === "、" ? "word" : "mark" };
    return { tokens: [token], end: at + 1 };
  }

  /** "v = k[A][B]^2": whatever the language calls the rate. */
  #rateLaw(at: number): Found | null {
    if (!this.#isFree(at)) return null;
    const [written, factors] = RATE_LAW.exec(this.#text.slice(at, at + LONGEST_FORMULA)) ?? [];
    return written === undefined
      ? null
      : { tokens: [{ english: `rate = k${factors ?? ""}`, kind: "sign" }], end: at + written.length };
  }

  /** [Ag+] */
  #concentration(at: number): Found | null {
    if (this.#text[at] !== "[") return null;
    const written = /^\[[^\s]{1,40}?\]+(?:\^\{?-?\d\}?|[⁰¹²³])?/.exec(this.#text.slice(at, at + LONGEST_FORMULA))?.[0];
    return written === undefined
      ? null
      : { tokens: [{ english: written, kind: "substance" }], end: at + written.length };
  }

  /** A cell by its electrodes is one piece in every language. */
  #cell(at: number): Found | null {
    if (!this.#grammar.isHeadLast || !this.#isFree(at)) return null;
    const cell = CELL.exec(this.#text.slice(at, at + LONGEST_CELL))?.[0].trimEnd();
    return cell === undefined ? null : { tokens: [{ english: cell, kind: "substance" }], end: at + cell.length };
  }

  #symbol(at: number): Found | null {
    if (!this.#isFree(at)) return null;
    const letter = this.#grammar.isHeadLast ? null : letterAt(this.#text, at, this.#last);
    if (letter !== null) return { tokens: [{ english: letter, kind: "word" }], end: at + 1 };
    const written = SYMBOL.exec(this.#text.slice(at, at + 14))?.[0];
    // "P + O2": phosphorus.
    if (written === undefined || (/^[nTPVQK]$/.test(written) && !/^\s?=/.test(this.#text.slice(at + 1, at + 3))))
      return null;
    return { tokens: [{ english: this.#symbolOf(written), kind: "word" }], end: at + written.length };
  }

  #symbolOf(written: string): string {
    return written.replace(/^Kps$/, "Ksp").replace(/^Ke$/, "Keq").replace(/pila$/, "cell").replace(/⁰/, "°");
  }

  /** "63Cu": its mass number stays beside it; "2Mg" has two of them. */
  #nuclide(at: number): Found | null {
    const written = this.#isFree(at) ? nuclideAt(this.#text, at) : null;
    return written === null ? null : { tokens: [{ english: written, kind: "substance" }], end: at + written.length };
  }

  #quantity(at: number): Found | null {
    const character = this.#text[at] ?? "";
    if (!/[\d.+\-−–０-９०-९]/.test(character) || !this.#isFree(at)) return null;
    // "Yodo-131", "碘-131"; but "在−20 °C", "为-74.8 kJ", where no space is written before a minus.
    const before = this.#text[at - 1] ?? "";
    const isBehindWord = character === "−" || this.#last?.kind !== "substance";
    const isMinus = isBehindWord && /[\p{Script=Han}\p{Script=Devanagari}\p{Script=Ethiopic}]/u.test(before);
    if (/[-−–]/.test(character) && /\p{L}/u.test(before) && !isMinus) return null;
    const found = readQuantity(this.#text, at, this.#locale);
    // "Bore 10 (10,013 u)": a number, though no quantity can be read from here.
    if (found === null) {
      const digits = /^\d+(?![.,]?\d)/.exec(this.#text.slice(at, at + 8))?.[0];
      return digits === undefined || this.#grammar.isHeadLast
        ? null
        : { tokens: [{ english: digits, kind: "number" }], end: at + digits.length };
    }
    const { english, end, isBare } = found;
    return { tokens: [{ english, kind: isBare ? "number" : "quantity" }], end };
  }

  #formula(at: number): Found | null {
    const isCounted = this.#last?.kind === "number" && /\d/.test(this.#text[at - 1] ?? "");
    if (!/[A-Z([^]/.test(this.#text[at] ?? "") || !(isCounted || this.#isFree(at))) return null;
    // "How many V": no vanadium.
    if (
      this.#grammar.isHeadLast &&
      /^(?:how many|what is)$/.test(this.#last?.english ?? "") &&
      /^[VK](?![A-Za-z0-9])/.test(this.#text.slice(at, at + 2))
    )
      return null;
    const any = ANY.exec(this.#text.slice(at, at + 5))?.[0];
    if (any !== undefined) return { tokens: [{ english: any, kind: "sign" }], end: at + any.length };
    const chunk =
      /^[A-Za-z0-9()[\]^+\-−·.₀-₉⁰¹²³⁴-⁹⁺⁻{}_]+/.exec(this.#text.slice(at, at + LONGEST_FORMULA))?.[0] ?? "";
    // "Ca(OH2": a bracket that was left open makes another formula of each half.
    if (/^[^(]+\([A-Z][^)]*$/.test(chunk) && this.#text[at + chunk.length] !== " ")
      return { tokens: [{ english: chunk, kind: "unknown" }], end: at + chunk.length };
    for (let end = chunk.length; end > 0; end -= 1) {
      const written = chunk.slice(0, end);
      const next = this.#text[at + end] ?? "";
      // "Cl-" ends in a charge, and "Na-" in a dash.
      if (/[.(·–-]$/.test(written) && !/(?:[\d^A-Z)]|Cl|Br)[-−]$/.test(written)) continue;
      if (/[A-Za-zÀ-ÿ0-9]/.test(next)) continue;
      if (!this.#mayBeFormula(written, at)) continue;
      spend(20);
      if (!parseFormula(written).ok) continue;
      return { tokens: [{ english: written, kind: "substance" }], end: at + end };
    }
    return null;
  }

  #mayBeFormula(written: string, at: number): boolean {
    // "D'autres mesures"
    if (/['’]/.test(this.#text[at + written.length] ?? "")) return false;
    if (/^\((?:s|l|g|aq)\)$/.test(written) || /^[A-Z][a-z]{2,}$/.test(written) || /^\(?[a-z]/.test(written))
      return false;
    if (written.startsWith("(") && !/\)\d|\)[A-Z]|\)[₀-₉]/.test(written)) return false;
    if (/^(?:FCC|BCC|HCP|STP|SATP|CNTP|TPN|CNPT|PTN|ADN|ARN)$/.test(written)) return false;
    if (!/^[A-Z][a-z]?$/.test(written) || listPhrases(this.#index, keyOf(written)).length === 0) return true;
    // "Al", "La", "Si": words of the language, unless what stands beside shows that an element is meant.
    return isElementAt(this.#last, this.#text.slice(at + written.length, at + written.length + 12));
  }

  #sign(at: number): Found {
    const character = this.#text[at] ?? "";
    const isGlued = this.#isGlued(at) && character === "-";
    // "Yodo-131": its mass number stays beside it.
    const mass = isGlued ? /^-\d{1,3}(?!\d)/.exec(this.#text.slice(at, at + 5))?.[0] : undefined;
    if (mass !== undefined) return { tokens: [{ english: mass, kind: "sign", isGlued: true }], end: at + mass.length };
    const degrees = this.#text[at] === "°" ? this.#unit(at) : null;
    if (degrees !== null) return degrees;
    const word = /^[A-Za-zΔ∆°][\w°'’-]*/.exec(this.#text.slice(at, at + 40))?.[0];
    if (word !== undefined)
      return { tokens: [{ english: this.#foreign(word), kind: "unknown" }], end: at + word.length };
    const sign = /^(?:<=>|<->|-->|->|=>|\|\||\((?:s|l|g|aq)\))/.exec(this.#text.slice(at, at + 4))?.[0] ?? character;
    return { tokens: [{ english: sign, kind: "sign" }], end: at + sign.length };
  }

  /** A word in Latin letters within another script is English; within Spanish or French it is of these. */
  #foreign(word: string): string {
    return this.#grammar.isHeadLast ? word : `${UNKNOWN}${word}`;
  }

  #word(at: number): Found | null {
    if (this.#text[at] === "°" && this.#grammar.isHeadLast) return this.#unit(at);
    if (!/\p{L}/u.test(this.#text[at] ?? "")) return null;
    const isLatin = /[A-Za-zΔ]/.test(this.#text[at] ?? "");
    // What is written in Latin letters among others is as it is in English.
    if (isLatin && this.#grammar.isHeadLast) {
      const noun = this.#nounInEnglish(at);
      const unit = noun === null ? this.#unit(at) : null;
      if (unit !== null) return unit;
      const word = noun ?? /^[A-Za-zΔ][\w°'’-]*/.exec(this.#text.slice(at, at + 40))?.[0] ?? "";
      return word === "" ? null : { tokens: [{ english: word, kind: "word" }], end: at + word.length };
    }
    return this.#grammar.isUnspaced ? this.#unspaced(at) : this.#spaced(at);
  }

  /** "Oxidation number", "molar mass": several words that are measured as one. */
  #nounInEnglish(at: number): string | null {
    const words = /^[a-z]+(?: [a-z]+){1,3}(?![\w-])/i.exec(this.#text.slice(at, at + 40))?.[0].split(" ") ?? [];
    const lengths = words.map((_, index) => words.length - index).filter((length) => length > 1);
    const nouns = lengths.map((length) => words.slice(0, length).join(" "));
    return nouns.find((english) => isHead({ english: english.toLowerCase(), kind: "word" })) ?? null;
  }

  #unit(at: number): Found | null {
    const unit = scanUnit(this.#text, at, { words: UNIT_WORDS[this.#locale] });
    if (unit === null || !unit.ok) return null;
    const { end } = unit.value;
    if (/[\p{L}\p{M}]/u.test(this.#text[end] ?? "") && !this.#grammar.isUnspaced) return null;
    const isNamed =
      /[^\u0020-\u007e°µ·⁻¹²³]/u.test(this.#text.slice(at, end)) ||
      end - at > 3 ||
      /\//.test(this.#text.slice(at, end));
    const isAsked = /^(?:how many|what is|number of|in|to|@to|into|per|\(|\/)$/.test(this.#last?.english ?? "");
    return isNamed || isAsked ? { tokens: [{ english: nameUnit(unit.value.unit), kind: "unit" }], end } : null;
  }

  #spaced(at: number): Found | null {
    const words = listWords(this.#text, at);
    const [first] = words;
    if (first === undefined) return null;
    // "የውሃ": of water, though names may begin with it.
    const owned = first.text.startsWith(GENITIVE) ? this.#owned(first, at) : null;
    if (owned !== null) return owned;
    const known = this.#best([this.#gloss(words), this.#unit(at)]);
    const best = this.#best([known, this.#name(words)]);
    const [prefix, rest] = known === null || best === null ? this.#withoutPrefix(first) : NO_PREFIX;
    // Names may be known with the letter before them: "በሃይድሮጅን" is in hydrogen.
    const isPrefixed = prefix !== null && rest > at && (best === null || this.#readsTo(rest, best.end));
    if (isPrefixed) return { tokens: prefix === "" ? [] : [glossToken(prefix)], end: rest };
    if (best !== null) return best;
    const verb = this.#grammar.verbOf?.(first.text) ?? null;
    if (verb !== null) return { tokens: [glossToken(verb)], end: first.end };
    if (this.#grammar.isDenial?.(first.text) === true) return { tokens: [glossToken("not")], end: first.end };
    // Ana, Awa: who does it does not matter.
    const isPerson = /^\p{Lu}\p{Ll}{2,}$/u.test(first.text) && this.#last !== undefined && this.#last.kind !== "mark";
    if (isPerson) return { tokens: [{ english: "she", kind: "word" }], end: first.end };
    return { tokens: [{ english: `${UNKNOWN}${first.text}`, kind: "unknown" }], end: first.end };
  }

  /** What begins with the letter for "of", where the rest is known and no phrase is longer. */
  #owned(first: Word, at: number): Found | null {
    const [prefix, rest] = this.#withoutPrefix(first);
    if (prefix === null || rest === at) return null;
    const whole = this.#gloss(listWords(this.#text, at));
    const words = listWords(this.#text, rest);
    const inner = this.#best([this.#gloss(words), this.#unit(rest), this.#name(words)]);
    return whole !== null && whole.end >= (inner?.end ?? rest) ? null : { tokens: [glossToken(prefix)], end: rest };
  }

  /** Whether what stands from a place on is known as far as another place. */
  #readsTo(from: number, end: number): boolean {
    const words = listWords(this.#text, from);
    return (this.#best([this.#gloss(words), this.#unit(from), this.#name(words)])?.end ?? 0) >= end;
  }

  /** The longest, of two that are as long the first. */
  #best(readings: readonly (Found | null)[]): Found | null {
    return readings.reduce(
      (best, next) => (next !== null && (best === null || next.end > best.end) ? next : best),
      null,
    );
  }

  /** A letter before a word that is one of its own: "d'eau", በውሃ; where it stands before a number or formula as well. */
  #withoutPrefix({ text, start, end }: Word): readonly [string | null, number] {
    const prefixes = Object.keys(this.#grammar.prefixes).filter((prefix) => text.toLowerCase().startsWith(prefix));
    for (const prefix of prefixes.toSorted((a, b) => b.length - a.length)) {
      const rest = start + prefix.length;
      const english = this.#grammar.prefixes[prefix] ?? "";
      if (rest === end) {
        if (/[A-Z0-9(Δ[]/.test(this.#text[end] ?? "")) return [english, rest];
        continue;
      }
      const words = listWords(this.#text, rest);
      if (this.#best([this.#gloss(words), this.#unit(rest), this.#name(words)]) !== null) return [english, rest];
    }
    return [null, start];
  }

  #keys(word: Word): string[] {
    const [key, folded] = [keyOf(word.text), foldWord(word.text)];
    return [key, ...(folded === key ? [] : [folded]), ...this.#stripped(folded)];
  }

  #stripped(word: string): readonly string[] {
    return this.#grammar.stemsOf(word);
  }

  #gloss(words: readonly Word[]): Found | null {
    const [first] = words;
    if (first === undefined) return null;
    const phrases = this.#keys(first).flatMap((key) => listPhrases(this.#index, key));
    let best: Found | null = null;
    let bestLength = 0;
    for (const phrase of phrases) {
      const isFirst = phrase.english.startsWith(FIRST);
      const isThere =
        (phrase.words.length > bestLength || (isFirst && phrase.words.length === bestLength)) &&
        (!isFirst || this.#isFirst()) &&
        phrase.words.every((listed, index) => {
          const word = words[index];
          return index === 0 || (word !== undefined && this.#keys(word).some((key) => matchesWord(listed, key)));
        });
      const end = words[phrase.words.length - 1]?.end;
      if (!isThere || end === undefined) continue;
      best = { tokens: phrase.english === "" ? [] : [glossToken(phrase.english.replace(FIRST, ""))], end };
      bestLength = phrase.words.length;
    }
    return best;
  }

  /** Whether a sentence begins here. */
  #isFirst(): boolean {
    return this.#last === undefined || isMark(this.#last, ".", "?", ":", "\n");
  }

  #name(words: readonly Word[]): Found | null {
    const [first] = words;
    if (first === undefined || !this.#mayBegin(words)) return null;
    for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
      const last = words[length - 1];
      if (last === undefined) continue;
      const raw = this.#text.slice(first.start, last.end);
      const numeral = NUMERAL.exec(this.#text.slice(last.end, last.end + 7))?.[0] ?? "";
      const behind = numeral === "" ? [] : listWords(this.#text, last.end + numeral.length + 1).slice(0, 1);
      for (const [name, end] of [
        // "sulfato de cobre(II) pentahidratado"
        ...behind.map((word) => [`${raw}${numeral} ${word.text}`, word.end] as const),
        [raw + numeral, last.end + numeral.length],
        [raw, last.end],
      ] as const) {
        const found = this.#named(name, end, words[length]);
        if (found !== null) return found;
      }
    }
    return null;
  }

  /** Most words begin no name; an acid is known by its last word. */
  #mayBegin([first, second]: readonly Word[]): boolean {
    if (first === undefined) return false;
    const isAcid = second !== undefined && this.#keys(second).some((key) => ACID.test(key));
    return isAcid || [first.text, ...this.#keys(first)].some((key) => mayBeginName(key, this.#locale));
  }

  #named(name: string, end: number, next: Word | undefined): Found | null {
    const plain = name.toLowerCase().replaceAll("’", "'").replaceAll(/\s+/g, " ");
    for (const each of [plain, ...this.#stripped(plain)]) {
      spend(10);
      const english = this.#substance(each, () => this.#isNamedIon(next));
      if (english !== null) return { tokens: [{ english, kind: "substance", isName: true }], end };
    }
    return null;
  }

  /** A name of one substance alone. `isIon` says whether the text calls it an ion. */
  #substance(name: string, isIon: () => boolean): string | null {
    const element = this.#elements.get(name) ?? this.#elements.get(foldWord(name));
    if (element !== undefined) return ELEMENTS_IN_ENGLISH.get(element) ?? element;
    const [formula, ...others] = this.#formulasOf(name);
    if (formula === undefined || others.length > 0) return null;
    if (/[+-]$/.test(formula)) return isIon() ? formula : null;
    return formula === "H2O" ? "water" : formula;
  }

  #formulasOf(name: string): readonly string[] {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const found = this.#vague.has(foldWord(name)) ? [] : listFormulasOf(name, this.#locale);
    this.#known.set(name, found);
    return found;
  }

  /** An ion is named with its word, before it or behind. */
  #isNamedIon(next: Word | undefined): boolean {
    return (
      this.#last?.english === "ion" ||
      (next !== undefined && this.#gloss([next])?.tokens[0]?.english === "ion") ||
      (this.#last?.english === "of" && this.tokens.at(-2)?.english === "ion")
    );
  }

  /** Where no spaces part the words: the longest phrase, unit or name that begins here. */
  #unspaced(at: number): Found | null {
    const run = /^[\p{Script=Han}]+/u.exec(this.#text.slice(at, at + LONGEST_HAN))?.[0] ?? "";
    if (run === "") return null;
    let gloss: Found | null = null;
    for (let length = run.length; length > 0 && gloss === null; length -= 1) {
      const phrase = this.#index.exact.get(run.slice(0, length))?.[0];
      if (phrase !== undefined)
        gloss = { tokens: phrase.english === "" ? [] : [glossToken(phrase.english)], end: at + length };
    }
    const best = this.#best([gloss, this.#unit(at), this.#hanName(run, at, (gloss?.end ?? at) - at)]);
    if (best !== null) return best;
    const [character = ""] = run;
    const last = this.#last;
    // Characters that are in no list are one word.
    if (last?.kind === "unknown" && this.#isGlued(at)) {
      this.tokens.pop();
      return { tokens: [{ ...last, english: last.english + character }], end: at + 1 };
    }
    return { tokens: [{ english: UNKNOWN + character, kind: "unknown" }], end: at + 1 };
  }

  #hanName(run: string, at: number, least: number): Found | null {
    for (let length = run.length; length > least; length -= 1) {
      const numeral = NUMERAL.exec(this.#text.slice(at + length, at + length + 7))?.[0] ?? "";
      spend(10);
      const name = run.slice(0, length) + numeral;
      const isIon = () => name.endsWith(HAN_ION) || this.#text.startsWith(HAN_ION, at + length);
      const english = this.#substance(name, isIon);
      if (english !== null)
        return { tokens: [{ english, kind: "substance", isName: true }], end: at + length + numeral.length };
    }
    return null;
  }
}

function glossToken(english: string): Token {
  if (english.startsWith(SUBSTANCE) && english.length > 1)
    return { english: english.slice(1), kind: "substance", isName: true };
  return english.startsWith("~") ? { english, kind: "postposition" } : { english, kind: "word" };
}

/** The words from a place on, as far as nothing but spaces stands between them. */
function listWords(text: string, from: number): Word[] {
  const words: Word[] = [];
  // A formula may follow a letter of another script at once: በCuSO4.
  const pattern = /[A-Za-zÀ-ÿ]/.test(text[from] ?? "")
    ? /[^\S\n]{0,2}(\p{L}[\p{L}\p{M}'’]*(?:-\p{L}[\p{L}\p{M}]*)*)/uy
    : /[^\S\n]{0,2}((?:(?=[\p{L}\p{M}])[\p{Script=Ethiopic}\p{Script=Devanagari}])+(?:-(?:(?=[\p{L}\p{M}])[\p{Script=Ethiopic}\p{Script=Devanagari}])+)*)/uy;
  let at = from;
  while (words.length <= LONGEST_NAME) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const word = match?.[1];
    if (match === null || word === undefined || (words.length === 0 && match[0] !== word)) break;
    const end = match.index + match[0].length;
    // "d'eau" is two words.
    const elided = /^(?:[dlsncjm]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/iu.exec(word)?.[0];
    if (elided !== undefined) {
      words.push({ text: elided, start: end - word.length, end: end - word.length + elided.length });
      at = end - word.length + elided.length;
      continue;
    }
    words.push({ text: word, start: end - word.length, end });
    at = end;
  }
  return words;
}

const ELEMENTS = new Map<Locale, ReadonlyMap<string, string>>();

function elementsOf(locale: Locale): ReadonlyMap<string, string> {
  const known =
    ELEMENTS.get(locale) ??
    new Map(
      listElementNames(locale).flatMap(({ name, symbol }) => [
        [name, symbol],
        [foldWord(name), symbol],
      ]),
    );
  ELEMENTS.set(locale, known);
  return known;
}

/** The usual name of each element in English, which leaves open what a formula would not: atoms or molecules. */
const ELEMENTS_IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  listElementNames("en")
    .toReversed()
    .map(({ name, symbol }) => [symbol, name]),
);

/** Whether two tokens in brackets or behind a comma name the same: "glucosa (C6H12O6)". */
export function isSaidTwice(name: Token, formula: Token): boolean {
  if (name.kind !== "substance" || formula.kind !== "substance") return false;
  const written = parseFormula(formula.english);
  if (!written.ok) return false;
  const plain = canonicalOf(written.value);
  const element = listElementNames("en").find((each) => each.name === name.english)?.symbol;
  if (element !== undefined)
    return findElement(plain.replace(/\d+$/, "")) !== null && plain.replace(/\d+$/, "") === element;
  return sameAtoms(name.english === "water" ? "H2O" : name.english, plain);
}
