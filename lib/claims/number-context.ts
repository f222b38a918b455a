import { FUNCTION_BEFORE, isValueChanged, readSignWord } from "../quantity/value-context.ts";
import { parseUnit } from "../quantity/units/parse-unit.ts";
import { isUnity } from "../quantity/units/unit.ts";
import type { ReadNumber, Span } from "./claim.ts";
import { isFormulaWord } from "./formula-words.ts";

const BEFORE = 40;
const BEHIND = 60;

/** `= − 890`: a sign with a space behind it. */
const SIGN_APART = /[=≈≃≅(（]\s{0,3}[-−–]\s{1,3}$/;
/** A dash that is neither read as a sign nor begins a line, nor parts two clauses (`– `). */
const DASH_BEFORE = /[-−–]$|[-−]\s{1,3}$|(?<!\p{L})(?:is|be|es|est|是|为|है|ነው)\s{0,2}[:：]?\s{0,2}–\s{1,3}$/iu;
const BULLET = /(?:^|\n)[\s>]*[-−–*•·]\s+$/;
/** `2 ×`, `5.00 g of salt /`: computed with, where the rest could not be read. */
const OPERATOR_BEFORE = /[×·⋅∙÷^+/\ue001\ue002]\s{0,3}[([]?\s{0,2}$/;
const OPERATOR_BEHIND =
  /^\s{0,3}[)\]]{0,2}\s{0,3}(?:[×⋅∙÷^/\ue001\ue002]|[·+−](?=\s?[\p{L}\d([√])|[x*]\s{0,2}\d|[-–]\s{0,2}[\d(])|^\s{0,2}(?:(?![\d०-९])[\p{L}\p{M}\d₀-₉()]{1,20}\s{0,2}){1,3}[×÷\ue001\ue002]\s{0,2}[\d(]/u;
/** "0.0856 mol of ions": of parts of the substance, of which there may be more or fewer. */
const OF_PARTS =
  /^\s{0,2}(?:of (?:the |its )?|de |d['’]|des |的?|का |के |की |የ)?(?:\p{L}{2,12} )?(?:atoms?|ions?|protons?|neutrons?|[áa]tomos?|iones|protones|neutrones|atomes?|原子|离子|质子|中子|परमाणु|आयन|प्रोटॉन|न्यूट्रॉन|አቶም|አዮን|አየን|ፕሮቶን|ኒውትሮን)/iu;

/** `0.0856 mol × M`: a letter that could be a unit, but is multiplied with. */
const LETTER_FACTOR = /\p{L}\s?[×*]\s?\p{L}|·\s?M$/u;
const WORD_BEHIND = /^[ \u00a0\u202f]{0,2}([\p{Script=Latin}µ]{1,4})(?![\p{L}\d₀-₉])/u;

/** `15.0 ML`: a unit that may be one of several, or none that is known. */
function hasUnreadUnit(behind: string): boolean {
  const word = WORD_BEHIND.exec(behind)?.[1] ?? "";
  const parsed = parseUnit(word);
  if (!parsed.ok && parsed.issue.code === "ambiguous-unit") return true;
  return !parsed.ok && /^\p{Lu}{2,4}$/u.test(word) && !isFormulaWord(word);
}

/**
 * A number with what stands beside it in a plain text: a sign that is written apart or as a word counts, and where its value
 * is denied, multiplied, or computed with in a way that could not be read, it is unclear.
 */
export function readInContext(number: ReadNumber, text: string): ReadNumber {
  const before = text.slice(Math.max(0, number.start - BEFORE), number.start);
  const behind = text.slice(number.end, number.end + BEHIND);
  const isSigned = number.hasSignApart || /[-−–]/.test(text.charAt(number.start));
  if (!isSigned && (SIGN_APART.test(before) || readSignWord(before) === "negates")) {
    const { quantity } = number;
    return {
      ...number,
      quantity: { ...quantity, value: quantity.value.neg() },
      hasSignApart: true,
      isUnclear: number.isUnclear || isValueChanged("", behind),
    };
  }
  const isOfOther = isUnity(number.quantity.unit)
    ? hasUnreadUnit(behind)
    : OF_PARTS.test(behind) || LETTER_FACTOR.test(text.slice(number.start, number.end));
  const isUnclear = number.isUnclear || isOfOther || isChangedBeside(number.hasSignApart ? "" : before, behind);
  return isUnclear ? { ...number, isUnclear } : number;
}

/** Whether what stands beside a calculation makes it another one. */
export function isChangedAround(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  return isChangedBeside(before, text.slice(end, end + BEHIND));
}

function isChangedBeside(before: string, behind: string): boolean {
  const hasStrayDash = DASH_BEFORE.test(before) && !BULLET.test(before);
  return (
    hasStrayDash ||
    readSignWord(before) !== null ||
    isValueChanged(before, behind) ||
    FUNCTION_BEFORE.test(before) ||
    isComputedWith(before, behind)
  );
}

/** Whether an operator stands at once beside a number that is none of its operands. */
export function isComputedWith(before: string, behind: string): boolean {
  return (OPERATOR_BEFORE.test(before) && !BULLET.test(before)) || OPERATOR_BEHIND.test(behind);
}
