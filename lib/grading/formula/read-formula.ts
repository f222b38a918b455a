import type { Formula } from "../../chemistry/formula/formula.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import type { FormulaIssue } from "../../chemistry/formula/issue.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import { compositionKey } from "./composition.ts";

/** The issue of the text itself, or several formulas in it. */
export type FormulaAnswerIssue = FormulaIssue | { readonly code: "several-formulas"; readonly formulas: readonly string[] };

/** "It is …", "formula: …", "x = …". */
const LEAD = /^.{0,160}(?:[=:：]|\b(?:is|es|est)\b|(?<!不)是|为)\s*/su;
const END = /[\s.!?,;。，、।።]+$/u;
/** A charge behind a space. */
const SPACED_CHARGE = /^(\S{1,40})\s{1,2}(\d{0,2}[+\-−])$/;
const MOST_WORDS = 80;

/** "Not Zn" is no answer, nor is it Zn. */
const NEGATIONS: ReadonlySet<string> = new Set(["not", "isn't", "isn’t", "non", "never", "neither", "nor", "nunca", "pas", "jamais", "不是", "नहीं", "አይደለም"]);

/** Words and signs between the items of a list. */
const CONNECTIVES: ReadonlySet<string> = new Set(["or", "and", "to", "o", "u", "y", "e", "ou", "et", "或", "或者", "和", "या", "और", "ወይም", "እና", "", "/", "-", "–", "&", "+", "|"]);

/** Words of a sentence that are formulas to a parser. */
const NOT_MEANT: ReadonlySet<string> = new Set(["OK", "I", "In", "No", "As", "At", "He", "Be", "So", "Os", "Es", "Al", "La", "Y", "U", "BUT", "NOT"]);

/** The formula that is the answer: the whole text, what stands behind "is" or a colon, or the only formula among words. */
export function readFormulaAnswer(text: string): Result<Formula, FormulaAnswerIssue> {
  const whole = parseTrimmed(text, 0);
  if (whole.ok) return whole;
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const behind = lead > 0 ? parseTrimmed(text, lead) : whole;
  if (behind.ok) return behind;
  const found = findInWords(text.slice(lead)) ?? (lead > 0 ? findInWords(text) : null);
  return found ?? (isOneWord(text.slice(lead)) ? behind : whole);
}

function isOneWord(text: string): boolean {
  return text.trim() !== "" && !/\s/.test(text.trim());
}

function parseTrimmed(text: string, start: number): Result<Formula, FormulaIssue> {
  const trimmed = text.slice(start).replace(END, "");
  const parsed = parseFormula(trimmed.replace(SPACED_CHARGE, "$1^$2"));
  return parsed.ok ? parsed : fail({ ...parsed.issue, at: parsed.issue.at + start });
}

function bareWord(word: string): string {
  const unquoted = word.replaceAll(/^["'“«]+|["'”»,.;:!?]+$/g, "");
  return /^\([^()]+\)$/.test(unquoted) ? unquoted.slice(1, -1) : unquoted;
}

/** NO and No are nitrogen monoxide and nobelium. */
function isNegation(word: string): boolean {
  return word === "no" || NEGATIONS.has(word.toLowerCase());
}

function findInWords(text: string): Result<Formula, FormulaAnswerIssue> | null {
  const formulas = new Map<string, Formula>();
  const words = text.split(/\s+/).slice(0, MOST_WORDS).map((word) => bareWord(word));
  if (words.some((word) => isNegation(word))) return null;
  // "In, Sn" or "In or Sn": a list of elements and no sentence.
  const isList = words.every((word) => CONNECTIVES.has(word) || parseFormula(word).ok);
  for (const bare of words) {
    if (!/[A-Z]/.test(bare) || (!isList && NOT_MEANT.has(bare))) continue;
    const parsed = parseFormula(bare);
    if (parsed.ok) formulas.set(compositionKey(parsed.value), parsed.value);
  }
  const [first, ...others] = formulas.values();
  if (first === undefined) return null;
  if (others.length === 0) return succeed(first);
  return fail({ code: "several-formulas", formulas: [first, ...others].slice(0, 8).map((formula) => formatFormula(formula, "ascii")) });
}
