import type { Locale } from "../../i18n/locales.ts";
import { findQuantity } from "../../quantity/scan-quantity.ts";
import type { QuantityReading } from "../../quantity/scan-quantity.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";
import { scanUnit } from "../../quantity/units/parse-unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import type { UnitReading } from "../../quantity/units/parse-unit.ts";

/** A text whose measured numbers and units are taken out, so that what normalises and reads words cannot touch them. */
type MaskedText = {
  /** With a mark for each reading, in order. */
  readonly text: string;
  readonly readings: readonly Reading[];
};

export type Reading =
  | { readonly kind: "quantity"; readonly quantity: QuantityReading }
  | { readonly kind: "unit"; readonly unit: UnitReading };

/** A private character, which no text contains on purpose. */
export const MARK = "\ue000";

/** Numbers like these count no atoms before a formula: they are quantities even without a unit. */
const LEAST_COUNT = 1000;

/** Numbers in doubt that may well mean something else. */
const DOUBTFUL: ReadonlySet<string | null> = new Set(["expression", "range", "lost-exponent"]);

/** Right before a unit that stands without a number; Latin scripts need the space. */
const BEFORE_UNIT: Readonly<Record<Locale, RegExp>> = {
  en: /(?<=\bin |\(in |\s\(|\bhow many |\bnumber of |\bto |\binto |, |\b(?:in|into|to) \S{1,6} (?:and|or) )/iy,
  es: /(?<=\ben |\(en |\s\(|\bcu[aá]nt[oa]s |\bn[uú]mero de |\ba |, |\ben \S{1,6} [yo] )/iy,
  fr: /(?<=\ben |\(en |\s\(|\bcombien de |\bnombre de |, |\ben \S{1,6} (?:et|ou) )/iy,
  am: /(?<=በ |በ|\s\(|ስንት |, )/uy,
  zh: /(?<=(?:多少|几|以|用|单位为|（|\(|化为|换算成|转换为)\s?)/uy,
  hi: /(?<=\s\(|कितने |कितना |कितनी |को |, )/uy,
};

/** "1 mol = ? g", as it is spelt by then. */
const BLANK = /(?<=symhowmany\s+)/y;

function isBehind(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** What may follow a unit that stands without a number. */
const BEHIND_UNIT = /^(?:\s|[.,;:?!)）。，？]|$|का|के|की|में|为|的|是)/u;

/** Where a unit without a number may begin. */
const CANDIDATE =
  /(?<=\s|(?<![\p{L}\p{N})\]])[(（]|[\u0900-\u9fff])(?:[A-Za-zµμ°Å%][^\s,;?]{0,24}|(?<=[少几])[毫千微](?:升|克|摩尔|焦))/gu;

/** In brackets these are states of a substance. */
const STATES = /^[slg]$/;

/** Symbols that are words or elements too, so that they are units only in brackets or at an end. */
const WORDLIKE = /^(?:a|A|h|in|d|as|at|s|C|K|N|V|W|F|S|y|u|cal|cup|mole|ion|decays?)$/;

function isQuantity(text: string, reading: QuantityReading): boolean {
  // "2K[Ag(CN)2]" begins with potassium, whatever else its first letter may mean.
  if (reading.unit !== null) return !/^[[({]/.test(text.slice(reading.end));
  if (reading.number.form === "scientific" || reading.quantity.value.abs().gte(LEAST_COUNT)) return true;
  return (
    !/^\s?(?:[A-Z([]|e(?=[-−⁻^]))/.test(text.slice(reading.end, reading.end + 3)) &&
    !/^\s?(?:\+|->|→|⟶|=)/.test(text.slice(reading.end, reading.end + 3))
  );
}

/** No exercise has more. */
const MOST_READINGS = 60;

/** Replaces quantities by marks; null when a number cannot be read with certainty, or there are too many. */
export function maskQuantities(text: string, locale: Locale): MaskedText | null {
  const readings: Reading[] = [];
  let masked = "";
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const found = findQuantity(text, at, { locale, trailingZeros: "measured" });
    if (found === null) break;
    if (!found.ok) return null;
    const reading = found.value;
    if (DOUBTFUL.has(reading.number.doubt) || readings.length > MOST_READINGS) return null;
    at = reading.end;
    if (!isQuantity(text, reading)) continue;
    masked += maskUnits(text.slice(from, reading.start), locale, readings);
    readings.push({ kind: "quantity", quantity: reading });
    masked += ` ${MARK} `;
    from = reading.end;
  }
  masked += maskUnits(text.slice(from), locale, readings);
  // A question mark apart from its sentence would be a blank to be filled in.
  return { text: masked.replaceAll(`${MARK} ?`, `${MARK}?`), readings };
}

/** Words of languages that are written in Latin letters, beside which a symbol of that spelling counts for nothing. */
const PARTICLES = /^(?:a|as|at|in|A|d|y|u|ion|mole)$/;

/** The units that stand where one is asked for, right behind "in" or "how many", whatever else the letters may mean there. */
export function listAskedUnits(text: string, locale: Locale): Unit[] {
  return [...text.matchAll(CANDIDATE)].flatMap((match) => {
    if (!isBehind(BEFORE_UNIT[locale], text, match.index)) return [];
    const unit = scanUnit(text, match.index, { words: UNIT_WORDS[locale] });
    if (unit === null || !unit.ok) return [];
    const written = text.slice(match.index, unit.value.end);
    // "(m = 9.1e-31 kg)": a letter that is told.
    if (/^ ?=/.test(text.slice(unit.value.end))) return [];
    return BEHIND_UNIT.test(text.slice(unit.value.end)) && !PARTICLES.test(written) ? [unit.value.unit] : [];
  });
}

/** Replaces units without a number by marks: "how many g", "in mL", "(kJ)". */
function maskUnits(text: string, locale: Locale, readings: Reading[]): string {
  let masked = "";
  let from = 0;
  for (const match of text.matchAll(CANDIDATE)) {
    const start = match.index;
    if (start < from || !(isBehind(BEFORE_UNIT[locale], text, start) || isBehind(BLANK, text, start))) continue;
    const unit = scanUnit(text, start, { words: UNIT_WORDS[locale] });
    if (unit === null || !unit.ok) continue;
    const { end } = unit.value;
    const written = text.slice(start, end);
    const isBracketed = /[(（]$|\(in $/.test(text.slice(0, start)) && /^[)）]/.test(text.slice(end));
    if (STATES.test(written) && /[(（]$/.test(text.slice(0, start))) continue;
    const isClosed = /^(?:[.,;:?!)）。，？]|$)/.test(text.slice(end));
    if (
      !BEHIND_UNIT.test(text.slice(end)) ||
      (WORDLIKE.test(written) && !isBracketed && !(isClosed && /\b(?:in|en|to) $/.test(text.slice(0, start))))
    )
      continue;
    masked += `${text.slice(from, start)} ${MARK} `;
    readings.push({ kind: "unit", unit: unit.value });
    from = end;
  }
  return masked + text.slice(from);
}
