import { listTerms } from "../../chemistry/equation/equation.ts";
import type { Equation, Term } from "../../chemistry/equation/equation.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import type { EquationIssue } from "../../chemistry/equation/parse.ts";
import { fail } from "../../result.ts";
import type { Result } from "../../result.ts";

/** "Balanced equation: …", "The answer is …". */
const LEAD = /^[^=<>→⇌]{0,120}?(?:[:：]|\bis\b|(?<!\bno )\bes\b|\best\b|(?<!不)是|(?<!认)为)\s*/su;
const END = /[\s.!?,;。，।።]+$/u;
/** "… ነው", "… है": the verb that follows. */
const TAIL = /\s(?:ነው|है|हैं)$/u;
/** Of "I think it's …", "Je trouve …": letters alone, without the signs of a species. */
const WORD_BEFORE = /^[\p{L}\p{M}'’]{1,20}(?:\s{0,2}[:：፦=])?\s{1,2}(?=[\p{L}\d([])/u;
const MOST_WORDS = 8;
const NEGATION = /(?:^|\s)(?:not|isn['’]t|never|no|pas|but|except|than|instead|unlike|नहीं|አይደለም)(?=\s|$)|不是/iu;
const COEFFICIENTS = /^\s*\d{1,5}(?:(?:\s*[,;:/-]\s*|\s+)\d{1,5})+\s*$/;

/**
 * The equation that is the answer, with words before it or on other lines. Numbers alone (`2, 1, 2`) are the coefficients
 * of the expected equation's species in their order.
 */
export function readEquationAnswer(text: string, expected: Equation): Result<Equation, EquationIssue> {
  const listed = readCoefficients(text.replace(END, ""), expected);
  if (listed) return { ok: true, value: listed };
  const whole = parseEquation(text.replace(END, ""));
  if (whole.ok) return whole;
  const attempts = [text, ...text.split("\n").toReversed()].map((part) => ({
    part,
    lead: LEAD.exec(part)?.[0].length ?? 0,
  }));
  for (const { part, lead } of attempts.slice(0, 20)) {
    const parsed = parseEquation(part.slice(lead).replace(END, ""));
    if (parsed.ok) return parsed;
    const unled = lead > 0 ? parseEquation(part.replace(END, "")) : parsed;
    if (unled.ok) return unled;
  }
  return readBehindWords(text.replace(END, "").replace(TAIL, "").replace(END, "")) ?? fail(whole.issue);
}

/** The equation behind as few words as possible; null when there is none, or when the words deny it. */
function readBehindWords(text: string): Result<Equation, EquationIssue> | null {
  let rest = text;
  for (let words = 0; words <= MOST_WORDS; words += 1) {
    const parsed = parseEquation(rest);
    if (parsed.ok) return NEGATION.test(text.slice(0, text.length - rest.length)) ? null : parsed;
    const word = WORD_BEFORE.exec(rest)?.[0] ?? "";
    if (word === "") return null;
    rest = rest.slice(word.length);
  }
  return null;
}

function readCoefficients(text: string, expected: Equation): Equation | null {
  const terms = listTerms(expected);
  const numbers = COEFFICIENTS.test(text) ? [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)) : [];
  if (numbers.length !== terms.length || numbers.includes(0)) return null;
  const numbered = terms.map((term, index): Term => ({
    ...term,
    coefficient: { numerator: numbers[index] ?? 1, denominator: 1 },
  }));
  const split = expected.reactants.length;
  return { ...expected, reactants: numbered.slice(0, split), products: numbered.slice(split) };
}
