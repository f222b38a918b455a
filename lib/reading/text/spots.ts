import { spend } from "../../budget/budget.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Locale } from "../../i18n/locales.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { listElementNames, mayBeginName } from "../../nomenclature/list-names.ts";
import { findQuantity } from "../../quantity/scan-quantity.ts";
import { scanUnit } from "../../quantity/units/parse-unit.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";
import { listVocabularies } from "../../solver/lexicon/lexicons.ts";
import { spellIsotopes } from "../../solver/problems/atoms/nuclides.ts";
import { findMolecule } from "../../solver/tokens.ts";
import type { Cue } from "../cues/cue.ts";
import { toCueWord } from "../cues/cues.ts";
import type { Cues } from "../cues/cues.ts";
import { spotEquations } from "./equations.ts";
import { BEFORE_LETTER, BEHIND_LETTER } from "./letters.ts";
import { plainText } from "./notation.ts";
import type { Mark, NamedSubstance, Spot } from "./spot.ts";

/** No exercise has more quantities. */
const MOST_QUANTITIES = 60;
const LONGEST_NAME = 5;
const LONGEST_FORMULA = 60;

/** "Se tienen 12 g": words of other languages that are written like an element; behind an amount or "de" they are one. */
const SYMBOLS_LIKE_WORDS: Partial<Record<Locale, RegExp>> = {
  es: /^(?:Se|No|La|Al|Si|Es|Te|Os|Ni|He)$/,
  fr: /^(?:Se|Ce|La|Au|Ne|Es|Ni|Si|Te|As|Pu|Lu)$/,
};

/** Symbols that are words at the beginning of a sentence, and acronyms whose letters are elements. */
const WORDS_LIKE_FORMULAS =
  /^(?:In|As|At|I|No|He|Be|Am|Os|Ho|FCC|BCC|HCP|STP|SATP|NTP|US|UK|USA|DNA|RNA|ICE|Si|K|C|N|P|V|W|F|H|B|S|Y|U|NIST|SI|CRC|Cu|Co)$/;

/** Of those, the ones that are elements wherever a substance is meant: behind "of", a quantity or before a state. */
const ELEMENTS_IN_CONTEXT = /^(?:In|As|At|I|No|He|Be|Am|Os|Ho|Si|K|C|N|P|V|W|F|H|B|S|Y|U|Cu|Co)$/;

/** "Contains only C, H and O": letters in a row are elements. */
const ELEMENTS_IN_ROW = /\b[CHNOSPFI](?:, ?[CHNOSPFI]){0,4},? (?:and|or) [CHNOSPFI]\b/g;

const NO_LETTERS: ReadonlySet<string> = new Set();

const FORMING: Cue = { is: "happening", happening: "form" };

type Found = { readonly spot: Spot; readonly end: number };

class Spotter {
  readonly #text: string;
  readonly #locale: Locale;
  readonly #cues: Cues;
  readonly #elements: ReadonlyMap<string, string>;
  readonly #vague: ReadonlySet<string>;
  readonly #letters: ReadonlySet<string>;
  readonly #rows: readonly (readonly [start: number, end: number])[];
  readonly spots: Spot[] = [];

  constructor(text: string, locale: Locale, cues: Cues, letters: ReadonlySet<string>) {
    this.#letters = letters;
    this.#text = text;
    this.#rows = [...text.matchAll(ELEMENTS_IN_ROW)].map(({ index, 0: row }) => [index, index + row.length]);
    this.#locale = locale;
    this.#cues = cues;
    this.#elements = elementsOf(locale);
    this.#vague = listVocabularies(locale)[0]?.vague ?? new Set();
  }

  /** False where a number cannot be read, or there are too many. */
  read(): boolean {
    const equations = spotEquations(this.#text);
    let at = 0;
    let quantities = 0;
    while (at < this.#text.length) {
      const equation = equations.find(({ start }) => start === at);
      if (equation !== undefined) {
        this.spots.push(equation);
        at = equation.end;
        continue;
      }
      if (/\s/.test(this.#text[at] ?? "")) {
        at += 1;
        continue;
      }
      const until = equations.find(({ start }) => start > at)?.start ?? this.#text.length;
      const found =
        this.#concentration(at) ?? this.#formula(at) ?? this.#quantity(at) ?? this.#unit(at) ?? this.#word(at, until);
      if (found === null) return false;
      if (found.spot.kind === "quantity") quantities += 1;
      if (quantities > MOST_QUANTITIES) return false;
      this.spots.push(found.spot);
      at = Math.max(at + 1, found.end);
    }
    return true;
  }

  /** [Ag+], where the brackets hold one formula and nothing else. */
  #concentration(at: number): Found | null {
    if (this.#text[at] !== "[") return null;
    const inner = /^\[([^\][\s]{1,40}|[^\][\s]{0,20}\[[^\][\s]{1,30}\][^\][\s]{0,10})\](?![\^(A-Za-z0-9])/.exec(
      this.#text.slice(at, at + LONGEST_FORMULA),
    );
    const substance = inner === null ? null : this.#substance(inner[1] ?? "");
    if (inner === null || substance === null) return null;
    const end = at + inner[0].length;
    return { end, spot: { kind: "concentration", start: at, end, substance } };
  }

  /** What a reaction that is written with letters calls B is that, and no boron. */
  #substance(written: string): NamedSubstance | null {
    return this.#letters.has(written)
      ? { formulas: [written], state: null, element: null, isName: false }
      : readSubstance(written);
  }

  #letter(at: number): Found | null {
    const letter = this.#text[at] ?? "";
    const [before, behind] = [this.#text.slice(Math.max(0, at - 12), at), this.#text.slice(at + 1, at + 14)];
    if (!this.#letters.has(letter) || /^[\p{L}\d]/u.test(behind)) return null;
    if (letter === "A" && !BEHIND_LETTER.test(before) && !BEFORE_LETTER.test(behind)) return null;
    const substance = this.#substance(letter);
    return substance === null ? null : { end: at + 1, spot: { kind: "substance", start: at, end: at + 1, substance } };
  }

  #isFree(at: number): boolean {
    return at === 0 || !/[\p{L}\p{N}]/u.test(this.#text[at - 1] ?? "");
  }

  #formula(at: number): Found | null {
    if (!/[A-Z([^]/.test(this.#text[at] ?? "") || !this.#isFree(at)) return null;
    if (this.#text[at] === "^") return this.#nuclide(at);
    const letter = this.#letter(at);
    if (letter !== null) return letter;
    const chunk = /^[^\s,;:?!"'“”|=/]+/.exec(this.#text.slice(at, at + LONGEST_FORMULA))?.[0] ?? "";
    for (let end = chunk.length; end > 0; end -= 1) {
      const written = chunk.slice(0, end);
      if (/[.(·–-]$/.test(written) && !/\^?\d*-$/.test(written)) continue;
      if (end < chunk.length && /[A-Za-z0-9]/.test(chunk[end] ?? "")) continue;
      if (!this.#mayBeFormula(written, at)) continue;
      spend(20);
      const substance = readSubstance(written);
      if (substance === null) continue;
      return { end: at + end, spot: { kind: "substance", start: at, end: at + end, substance } };
    }
    return null;
  }

  /** ^14C, as every nuclide is spelt before. */
  #nuclide(at: number): Found | null {
    const written = /^\^\d{1,3}[A-Z][a-z]?(?![a-z\d])/.exec(this.#text.slice(at, at + 6))?.[0];
    const substance = written === undefined ? null : readSubstance(written);
    if (written === undefined || substance === null) return null;
    const end = at + written.length;
    return { end, spot: { kind: "substance", start: at, end, substance } };
  }

  #mayBeFormula(written: string, at: number): boolean {
    if (/^\((?:s|l|g|aq)\)$/.test(written) || /^[A-Z][a-z]{2,}$/.test(written) || /^\(?[a-z]/.test(written))
      return false;
    if (written.startsWith("(") && !/\)\d|\)[A-Z]/.test(written)) return false;
    if (SYMBOLS_LIKE_WORDS[this.#locale]?.test(written) === true)
      return this.spots.at(-1)?.kind === "quantity" || /(?<!\p{L})(?:del?|d['’])\s?$/u.test(this.#text.slice(0, at));
    if (!WORDS_LIKE_FORMULAS.test(written) || this.#rows.some(([start, end]) => at >= start && at < end)) return true;
    if (!ELEMENTS_IN_CONTEXT.test(written)) return false;
    const before = this.spots.at(-1);
    const isOf = before?.kind === "quantity" || (before?.kind === "cue" && before.text === "of");
    const next = this.#text.slice(at + written.length, at + written.length + 4);
    return isOf && !/^\s?=/.test(next);
  }

  #quantity(at: number): Found | null {
    if (!/[\d.+\-−–×]/.test(this.#text[at] ?? "") || !this.#isFree(at)) return null;
    const found = findQuantity(this.#text, at, { locale: this.#locale, trailingZeros: "measured" });
    if (found === null || !found.ok || found.value.start !== at) return null;
    const { quantity, end, unit } = found.value;
    return { end, spot: { kind: "quantity", start: at, end, quantity, isBare: unit === null } };
  }

  /** "In kPa", "(kJ)", "how many grams". */
  #unit(at: number): Found | null {
    const before = this.#text.slice(Math.max(0, at - 16), at);
    if (!/(?:\b(?:in|into|to|of|and|how many|number of|per|units|on the)\s|\b(?:in|into|to): |\()$/i.test(before))
      return null;
    const unit = scanUnit(this.#text, at, { words: UNIT_WORDS[this.#locale] });
    if (unit === null || !unit.ok) return null;
    const written = this.#text.slice(at, unit.value.end);
    if (!/^(?:[\s.,;:?!)]|$)/.test(this.#text.slice(unit.value.end, unit.value.end + 1))) return null;
    if (/^(?:a|an|as|in|at|s|g|l|h|d|ion|cup|day)$/i.test(written) && !/\bin\s$|how many\s$/i.test(before)) return null;
    if (/^(?:a|an|as|in|at|it)$/i.test(written)) return null;
    return { end: unit.value.end, spot: { kind: "unit", start: at, end: unit.value.end, unit: unit.value.unit } };
  }

  #word(at: number, until: number): Found | null {
    const character = this.#text[at] ?? "";
    if (".?,;:()=\n".includes(character))
      return { end: at + 1, spot: { kind: "mark", start: at, end: at + 1, mark: character as Mark } };
    const words = listWords(this.#text, at, until);
    const [first] = words;
    if (first === undefined) return { end: at + 1, spot: { kind: "word", start: at, end: at + 1, text: character } };
    const name = this.#name(words);
    const cue = this.#cue(words);
    spend(4);
    if (name !== null && (cue === null || name.end >= cue.end)) return name;
    if (cue !== null) return cue;
    return {
      end: first.end,
      spot: { kind: "word", start: first.start, end: first.end, text: toCueWord(first.text) },
    };
  }

  #tells({ text, end }: Word): boolean {
    return /^(?:gives|yields)$/i.test(text) || (/^gives?$/i.test(text) && /^\s\d/.test(this.#text.slice(end, end + 2)));
  }

  #cue(words: readonly Word[]): Found | null {
    const keys = words.map(({ text }) => toCueWord(text));
    const entry = (this.#cues.get(keys[0] ?? "") ?? []).find(({ words: phrase }) =>
      phrase.every((word, index) => keys[index] === word),
    );
    const last = words[(entry?.words.length ?? 0) - 1];
    const [first] = words;
    // "Which gives 0.32 g of AgCl", "25.0 g give 12.0 g": no order.
    if (entry?.cue.is === "ask" && first !== undefined && this.#tells(first))
      return {
        end: first.end,
        spot: { kind: "cue", start: first.start, end: first.end, cue: FORMING, text: first.text },
      };
    // "The service reports pressures": somebody does, and nobody is told to.
    const isTold = entry?.cue.is === "ask" && first !== undefined && /[a-z]{2}[^s]s$/.test(first.text);
    return entry === undefined || last === undefined || first === undefined || isTold
      ? null
      : {
          end: last.end,
          spot: {
            kind: "cue",
            start: first.start,
            end: last.end,
            cue: entry.cue,
            text: this.#text.slice(first.start, last.end),
          },
        };
  }

  /** Most words begin no name; an acid is known by its last word. */
  #mayBegin([first, second]: readonly Word[]): boolean {
    return (
      first !== undefined &&
      (mayBeginName(first.text.toLowerCase(), this.#locale) || second?.text.toLowerCase() === "acid")
    );
  }

  /** "Sodium hydroxide", "copper(II) sulfate", "carbonate ion". */
  #name(words: readonly Word[]): Found | null {
    const [first] = words;
    if (first === undefined || !this.#mayBegin(words)) return null;
    for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
      const last = words[length - 1];
      if (last === undefined) continue;
      const name = words
        .slice(0, length)
        .map(({ text }) => text.toLowerCase())
        .join(" ");
      const element = length === 1 ? (this.#elements.get(name) ?? null) : null;
      const formulas = element === null ? listFormulasOf(name, this.#locale) : elementReadings(element);
      if (formulas.length === 0 || this.#vague.has(name)) continue;
      // "Water vapor pressure": the pressure that water has.
      if (/ vapou?r$/.test(name) && /^pressures?$/i.test(words[length]?.text ?? "")) continue;
      const isIon = formulas.some((formula) => /[+-]$/.test(formula));
      if (
        isIon &&
        !/ ions?$/.test(name) &&
        !/^(?:ions?|cations?|anions?|concentrations?)$/i.test(words[length]?.text ?? "")
      )
        continue;
      return {
        end: last.end,
        spot: {
          kind: "substance",
          start: first.start,
          end: last.end,
          substance: { formulas, state: null, element, isName: true },
        },
      };
    }
    return null;
  }
}

type Word = { readonly text: string; readonly start: number; readonly end: number };

const MOST_WORDS = 7;

/** The words from a place on, as far as nothing but spaces and hyphens stands between them. */
function listWords(text: string, from: number, until: number): Word[] {
  const words: Word[] = [];
  const pattern = /[\s-]?(°?\p{L}[\p{L}\p{M}'’°]*(?:\((?:I{1,3}|IV|VI{0,3})\))?|\d+-\p{L}+)/uy;
  let at = from;
  while (at < until && words.length < MOST_WORDS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const word = match?.[1];
    if (match === null || word === undefined || match.index + match[0].length > until) break;
    const end = match.index + match[0].length;
    words.push({ text: word, start: end - word.length, end });
    at = end;
  }
  return words;
}

function elementReadings(symbol: string): string[] {
  const molecule = findMolecule(symbol);
  return molecule === null ? [symbol] : [symbol, molecule];
}

function readSubstance(written: string): NamedSubstance | null {
  const parsed = parseFormula(written);
  if (!parsed.ok) return null;
  const formula = canonicalOf(parsed.value);
  return {
    formulas: [formula],
    state: parsed.value.state,
    element: findElement(formula) === null ? null : formula,
    isName: false,
  };
}

const ELEMENTS = new Map<Locale, ReadonlyMap<string, string>>();

function elementsOf(locale: Locale): ReadonlyMap<string, string> {
  const known = ELEMENTS.get(locale) ?? new Map(listElementNames(locale).map(({ name, symbol }) => [name, symbol]));
  ELEMENTS.set(locale, known);
  return known;
}

/** Where numbers beside elements are mass numbers. */
const ABOUT_NUCLEI = /isotop|nucle|half-?\s?li(?:fe|ves)|radioact|radiocarbon|decay|t\s?_?\{?1\/2|binding energy/i;

/** Nuclides in one spelling: carbon-14, C-14, ¹⁴C. */
function withNuclides(text: string, locale: Locale): string {
  const [vocabulary] = listVocabularies(locale);
  return vocabulary === undefined || !ABOUT_NUCLEI.test(text) ? text : spellIsotopes(text, vocabulary);
}

/** A text in the notation in which spots have their places. */
export function spelt(text: string, locale: Locale): string {
  return plainText(withNuclides(text, locale));
}

/** What stands in a text, in order; null where a number of it cannot be read. Linear in the text's length. */
export function listSpots(
  text: string,
  locale: Locale,
  cues: Cues,
  letters: ReadonlySet<string> = NO_LETTERS,
): readonly Spot[] | null {
  const spotter = new Spotter(spelt(text, locale), locale, cues, letters);
  return spotter.read() ? spotter.spots : null;
}
