import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { isAsk, isSense } from "../sentences.ts";
import type { Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";

function isUnknown(token: ProblemToken): boolean {
  return token.kind === "unknown" && token.text.length > 1;
}

/** "Twelve eggs weigh 720 g": a number of things, so that the quantity is not that of one. */
const NUMBER_WORD = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|hundred|thousand)$/i;

/** What makes a temperature a difference of two. */
const DIFFERENCE =
  /^(?:intervals?|differences?|changes?|above|below|warming|cooling|rises?|rose|risen|fell|falls?|fallen|drops?|dropped|increased?|decreased?|warmer|cooler|colder|hotter)$/i;

/** "An interval of 54 °F", "2.0 °C above normal": a difference is converted in another way than a temperature. */
function mayBeDifference(tokens: readonly ProblemToken[], { givens }: Statement): boolean {
  if (!givens.some(({ variable }) => variable.kind === "temperature")) return false;
  return tokens.some(
    (token) => (token.kind === "unknown" && DIFFERENCE.test(token.text)) || isSense(token, "by", "falls-by", "change"),
  );
}

/** Whether a quantity was only written in another unit, though the text tells more of it than that. */
export function convertsTooMuch(
  tokens: readonly ProblemToken[],
  statement: Statement,
  solutions: readonly SolutionFacts[],
): boolean {
  if (!solutions.some(({ method }) => method === "unit-conversion")) return false;
  return (
    mayBeDifference(tokens, statement) ||
    tokens.some((token) => token.kind === "unknown" && NUMBER_WORD.test(token.text))
  );
}

/** "… Would phenolphthalein be pink?": a question that asks for no quantity, in words that nobody here reads. */
export function leavesQuestion(tokens: readonly ProblemToken[]): boolean {
  let start = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== "sign" || ![".", "?", "newline"].includes(token.sign)) continue;
    const sentence = tokens.slice(start, at);
    start = at + 1;
    const isPlain = sentence.every(
      (each) =>
        !isAsk(each) &&
        each.kind !== "quantity" &&
        each.kind !== "number" &&
        each.kind !== "unit" &&
        each.kind !== "equation",
    );
    if (token.sign === "?" && isPlain && sentence.some(isUnknown)) return true;
  }
  return false;
}

/** "A mixture of N2, O2 and Ar has 0.70 atm of N2 and 0.20 atm of O2": all together need the pressure of each. */
export function lacksPart(tokens: readonly ProblemToken[], { givens, goals }: Statement): boolean {
  const isTotal = goals.some(({ variable: { kind, label } }) => kind === "pressure" && label === "total");
  const parts = givens.filter(({ variable: { kind, of } }) => kind === "pressure" && of !== null);
  if (!isTotal || parts.length < 2 || parts.length < givens.length) return false;
  const named = new Set(
    tokens.flatMap((token) => (token.kind === "substance" ? [token.substance.formulas.at(-1) ?? ""] : [])),
  );
  return named.size > parts.length;
}

/** "各气体的分压是多少": of each, where one answer was found. */
export function answersOneOfEach(text: string, locale: Locale, solutions: readonly SolutionFacts[]): boolean {
  const [only, ...others] = solutions;
  return locale === "zh" && others.length === 0 && only?.answer.value.kind === "quantity" && text.includes("各");
}
