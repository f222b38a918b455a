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

/** "The sample is 85 % pure": how much of a sample is what it is called is no share of a solution. */
export function takesPurityForShare(tokens: readonly ProblemToken[], solutions: readonly SolutionFacts[]): boolean {
  return (
    solutions.some(({ steps }) => steps.some(({ id }) => id === "solute-beside-solvent")) &&
    tokens.some((token) => isSense(token, "pure", "impure"))
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
