import type { Unit } from "./unit.ts";
import { findUnit, findUnitByPhrase, getSymbol, startsPhrase } from "./symbols.ts";

/** More names of units, for a language: by folded name, with the first words of names of several words. */
export type UnitWords = { readonly units: ReadonlyMap<string, Unit>; readonly phraseStarts: ReadonlySet<string> };

export type UnitToken = {
  readonly unit: Unit;
  readonly end: number;
  /** The letters as they stand, to tell `in` from `inches`. */
  readonly word: string;
};

const LATIN_WORD = /[A-Za-zµ\u03bcΩ\u2126ℓ\u212a\u212b\u00c0-\u024f]{1,32}\u030a?/y;
/** A word of any script, for the names that a language adds. */
const ANY_WORD = /[\p{L}\p{M}]{1,32}/uy;
const NEXT_ANY_WORD = / [\p{L}\p{M}]{1,32}/uy;
const HAN = /^\p{Script=Han}/u;
const LONGEST_HAN_NAME = 8;
/** Degree signs as keyboards, LaTeX and lost superscripts have them. */
const DEGREES =
  /(Δ\s?)?(?:\^\s?\{?\s?(?:\\circ|[∘°oO0])\s?\}?|\\degree|\\circ|[°º˚∘]|o(?= [CF](?![\p{L}\d])))\s?(?:\\(?:mathrm|text)\{([CFK])\}|([CFK])(?![A-Za-z0-9]))/uy;
const SINGLE_SIGNS: Readonly<Record<string, string>> = {
  "%": "%",
  "％": "%",
  "‰": "‰",
  "℃": "°C",
  "℉": "°F",
  "\\%": "%",
};
/** Of mass, of volume, of amount: which one, the context knows. */
const PERCENT_BY = /(?:wt|mass|vol|mol)\.?\s?[%％]/y;
const CELSIUS_DEGREE = /([CF])[°º]/uy;
const NEXT_WORD = /\.?[ -][A-Za-z]{1,16}/y;
const MOST_WORDS = 4;

/** LaTeX commands that set a unit upright. */
export const WRAPPER = /\\(?:text|mathrm|textrm|rm|unit)\s?\{(?:\s|\\[,;: ]|~){0,2}/y;

/** The named unit whose name or symbol begins at `at`, the longest one; null when there is none. */
export function readUnitToken(text: string, at: number, words?: UnitWords): UnitToken | null {
  const code = text.charCodeAt(at);
  if (Number.isNaN(code) || (code >= 0x30 && code <= 0x39) || code === 0x20) return null;
  return readSign(text, at) ?? readDegrees(text, at) ?? readWord(text, at, words) ?? readWrapped(text, at, words);
}

/** `\text{mL}`: one name alone; `parse-unit.ts` reads more than one as a group. */
function readWrapped(text: string, at: number, words: UnitWords | undefined): UnitToken | null {
  WRAPPER.lastIndex = at;
  if (!WRAPPER.test(text)) return null;
  const start = WRAPPER.lastIndex;
  const token = readSign(text, start) ?? readDegrees(text, start) ?? readWord(text, start, words);
  return token && text[token.end] === "}" ? { ...token, end: token.end + 1 } : null;
}

function readSign(text: string, at: number): UnitToken | null {
  PERCENT_BY.lastIndex = at;
  if (PERCENT_BY.test(text)) return { unit: getSymbol("%"), end: PERCENT_BY.lastIndex, word: "%" };
  const sign = text[at] === "\\" ? text.slice(at, at + 2) : (text[at] ?? "");
  const symbol = Object.hasOwn(SINGLE_SIGNS, sign) ? SINGLE_SIGNS[sign] : undefined;
  return symbol === undefined ? null : { unit: getSymbol(symbol), end: at + sign.length, word: symbol };
}

function readDegrees(text: string, at: number): UnitToken | null {
  CELSIUS_DEGREE.lastIndex = at;
  const swapped = CELSIUS_DEGREE.exec(text);
  if (swapped) return { unit: getSymbol(`°${swapped[1]}`), end: CELSIUS_DEGREE.lastIndex, word: swapped[0] };
  DEGREES.lastIndex = at;
  const match = DEGREES.exec(text);
  if (!match) return null;
  const letter = match[2] ?? match[3];
  const symbol = letter === "K" ? "K" : `${match[1] ? "Δ" : ""}°${letter}`;
  return { unit: getSymbol(symbol), end: DEGREES.lastIndex, word: symbol };
}

function readWord(text: string, at: number, words: UnitWords | undefined): UnitToken | null {
  LATIN_WORD.lastIndex = at;
  const word = LATIN_WORD.exec(text)?.[0];
  if (word === undefined) return words ? readAddedName(text, at, words) : null;
  const lower = word.toLowerCase();
  if (startsPhrase(lower)) {
    const phrase = readPhrase(text, at, word);
    if (phrase) return phrase;
  }
  const unit = findUnit(word);
  // "mm de mercurio" is longer than "mm".
  const added = words && (unit === null || words.phraseStarts.has(lower)) ? readAddedName(text, at, words) : null;
  if (unit === null || (added && added.end > at + word.length)) return added;
  return { unit, end: at + word.length, word };
}

/** Chinese puts no space behind a unit, so there the longest beginning counts that is a name; elsewhere whole words. */
function readAddedName(text: string, at: number, { units, phraseStarts }: UnitWords): UnitToken | null {
  ANY_WORD.lastIndex = at;
  const run = ANY_WORD.exec(text)?.[0] ?? "";
  if (HAN.test(run)) return readHanName(run, at, units);
  let end = at + run.length;
  let best: UnitToken | null = null;
  for (let count = 1; count <= MOST_WORDS; count++) {
    const word = text.slice(at, end);
    const unit = units.get(foldName(word));
    if (unit) best = { unit, end, word };
    if (!phraseStarts.has(foldName(run))) break;
    NEXT_ANY_WORD.lastIndex = end;
    if (!NEXT_ANY_WORD.test(text)) break;
    end = NEXT_ANY_WORD.lastIndex;
  }
  return best;
}

/** A name as `UnitWords` keeps it: lower case, and Latin letters without the accents that haste leaves out. */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  if (/^[a-z ]*$/.test(lower)) return lower;
  return /^[\p{Script=Latin}\p{M} ]+$/u.test(lower)
    ? lower.normalize("NFD").replace(/\p{M}/gu, "")
    : lower.normalize("NFC");
}

function readHanName(run: string, at: number, units: ReadonlyMap<string, Unit>): UnitToken | null {
  for (let length = Math.min(run.length, LONGEST_HAN_NAME); length > 0; length--) {
    const word = run.slice(0, length);
    const unit = units.get(word);
    if (unit) return { unit, end: at + length, word };
  }
  return null;
}

function readPhrase(text: string, at: number, first: string): UnitToken | null {
  let best: UnitToken | null = null;
  let end = at + first.length;
  for (let count = 1; count < MOST_WORDS; count++) {
    NEXT_WORD.lastIndex = end;
    if (!NEXT_WORD.test(text)) break;
    end = NEXT_WORD.lastIndex;
    const written = text.slice(at, end);
    const unit = findUnitByPhrase(
      written
        .toLowerCase()
        .replace(/[-.]+ ?/g, " ")
        .replaceAll("  ", " "),
    );
    if (unit) best = { unit, end, word: written };
  }
  return best;
}
