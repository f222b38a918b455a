import { listTerms } from "../../chemistry/equation/equation.ts";
import type { Equation, Term } from "../../chemistry/equation/equation.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import type { EquationIssue } from "../../chemistry/equation/parse.ts";
import { fail } from "../../result.ts";
import type { Result } from "../../result.ts";

/** "Balanced equation: …", "The answer is …". */
const LEAD = /^[^=<>→⇌]{0,120}?(?:[:：]|\bis\b|\bes\b|\best\b|(?<!不)是|为)\s*/su;
const END = /[\s.!?,;。，।።]+$/u;
const COEFFICIENTS = /^\s*\d{1,5}(?:\s*[,;:/\s-]\s*\d{1,5})+\s*$/;

/**
 * The equation that is the answer, with words before it or on other lines. Numbers alone (`2, 1, 2`) are the coefficients
 * of the expected equation's species in their order.
 */
export function readEquationAnswer(text: string, expected: Equation): Result<Equation, EquationIssue> {
  const listed = readCoefficients(text.replace(END, ""), expected);
  if (listed) return { ok: true, value: listed };
  const whole = parseEquation(text.replace(END, ""));
  if (whole.ok) return whole;
  const attempts = [text, ...text.split("\n").toReversed()].map((part) => ({ part, lead: LEAD.exec(part)?.[0].length ?? 0 }));
  for (const { part, lead } of attempts.slice(0, 20)) {
    const parsed = parseEquation(part.slice(lead).replace(END, ""));
    if (parsed.ok) return parsed;
    const unled = lead > 0 ? parseEquation(part.replace(END, "")) : parsed;
    if (unled.ok) return unled;
  }
  return fail(whole.issue);
}

function readCoefficients(text: string, expected: Equation): Equation | null {
  const terms = listTerms(expected);
  const numbers = COEFFICIENTS.test(text) ? [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)) : [];
  if (numbers.length !== terms.length || numbers.includes(0)) return null;
  const numbered = terms.map((term, index): Term => ({ ...term, coefficient: { numerator: numbers[index] ?? 1, denominator: 1 } }));
  const split = expected.reactants.length;
  return { ...expected, reactants: numbered.slice(0, split), products: numbered.slice(split) };
}
