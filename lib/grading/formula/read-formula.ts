import type { Formula } from "../../chemistry/formula/formula.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import type { FormulaIssue } from "../../chemistry/formula/issue.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import { compositionKey } from "./composition.ts";

/** The issue of the text itself, or several formulas in it. */
export type FormulaAnswerIssue =
  | FormulaIssue
  | { readonly code: "several-formulas"; readonly formulas: readonly string[] };

/** "It is …", "formula: …", "x = …"; not "no es …". */
const LEAD = /^.{0,160}(?:[=:：]|(?<!\bno )\b(?:is|es|est)\b|(?<!不)是|为)\s*/su;
const END = /[\s.!?,;。，、।።]+$/u;
/** A charge behind a space. */
const SPACED_CHARGE = /^(\S{1,40})\s{1,2}(\d{0,2}[+\-−])$/;
const MOST_WORDS = 80;

/** "Not Zn" is no answer, nor is it Zn. */
const NEGATIONS: ReadonlySet<string> = new Set([
  "not",
  "isn't",
  "isn’t",
  "non",
  "never",
  "neither",
  "nor",
  "nunca",
  "pas",
  "jamais",
  "except",
  "unlike",
  "不是",
  "नहीं",
  "አይደለም",
]);

/** Words and signs between the items of a list. */
const CONNECTIVES: ReadonlySet<string> = new Set([
  "or",
  "and",
  "to",
  "o",
  "u",
  "y",
  "e",
  "ou",
  "et",
  "或",
  "或者",
  "和",
  "या",
  "और",
  "ወይም",
  "እና",
  "",
  "/",
  "-",
  "–",
  "&",
  "+",
  "|",
]);

/** Words of a sentence that are formulas to a parser. */
const NOT_MEANT: ReadonlySet<string> = new Set([
  "OK",
  "I",
  "In",
  "No",
  "As",
  "At",
  "He",
  "Be",
  "So",
  "Os",
  "Es",
  "Al",
  "La",
  "Y",
  "U",
  "BUT",
  "NOT",
]);

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
  const unquoted = word.replaceAll(/^["'“«*]+|["'”»,.;:!?*，、。；！？।፣፤።]+$/g, "");
  const inner = unquoted.slice(1, -1);
  return /^\(.+\)$/.test(unquoted) && isBalanced(inner) ? inner : unquoted;
}

/** Not "NH4)(NO3". */
function isBalanced(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    open += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Symbols among `NOT_MEANT` that are meant where no sentence goes on: "either F or I", "it must be He". */
const MAYBE_MEANT: ReadonlySet<string> = new Set(["I", "In", "As", "At", "He", "Be", "Os", "Al", "La"]);
/** Words that go on after one of several elements. */
const ALTERNATIVES: ReadonlySet<string> = new Set(["instead", "rather", "vs", "versus", "than", "ነው", "है"]);

function isMeant(word: string, next: string | undefined, written: string): boolean {
  if (!NOT_MEANT.has(word)) return true;
  if (!MAYBE_MEANT.has(word)) return false;
  return (
    next === undefined || next === "" || /[,，、፣]$/.test(written) || CONNECTIVES.has(next) || ALTERNATIVES.has(next)
  );
}

/** NO and No are nitrogen monoxide and nobelium. */
function isNegation(word: string): boolean {
  return word === "no" || NEGATIONS.has(word.toLowerCase());
}

function findInWords(text: string): Result<Formula, FormulaAnswerIssue> | null {
  const formulas = new Map<string, Formula>();
  const written = text.trim().split(/\s+/).slice(0, MOST_WORDS);
  const words = written.map((word) => bareWord(word));
  if (words.some((word) => isNegation(word))) return null;
  // "In, Sn" or "In or Sn": a list of elements and no sentence.
  const isList = words.every((word) => CONNECTIVES.has(word) || parseFormula(word).ok);
  if (/\b(?:anything|everything|all) but\b|\bother than\b/i.test(text)) return null;
  for (const [index, bare] of words.entries()) {
    if (!/[A-Z]/.test(bare) || (!isList && !isMeant(bare, words[index + 1], written[index] ?? ""))) continue;
    const parsed = parseFormula(bare);
    if (parsed.ok) formulas.set(compositionKey(parsed.value), parsed.value);
  }
  const [first, ...others] = formulas.values();
  if (first === undefined) return null;
  if (others.length === 0) return succeed(first);
  return fail({
    code: "several-formulas",
    formulas: [first, ...others].slice(0, 8).map((formula) => formatFormula(formula, "ascii")),
  });
}
