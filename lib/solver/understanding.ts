import type { Rounding } from "../methods/rounding.ts";
import type { Reading } from "./tasks.ts";
import { hasObject, isConcept, isHarmless, isQuestionConcept, isSign, isUnknownWord } from "./token-kinds.ts";
import { readLowerCaseFormula } from "./tokens.ts";
import type { Token } from "./tokens.ts";

/** Unknown words before a formula ("of the pigment minium, Pb3O4") beyond which they are no longer its description. */
const LONGEST_APPOSITION = 6;
const LONGEST_UNKNOWN_NAME = 4;

/** A sentence of small talk: it asks nothing and names nothing. */
export function isChatter(sentence: readonly Token[]): boolean {
  return !sentence.some(
    (token) =>
      hasObject(token) ||
      isQuestionConcept(token) ||
      isConcept(token, "mass", "foreign", "amount", "decimals", "figures") ||
      token.kind === "rounding",
  );
}

/** Takes out numbers that are no part of the chemistry: "question 4", "(2 marks)", "to 3 decimal places". Null when one is left. */
export function removeNumbers(tokens: readonly Token[]): { tokens: Token[]; rounding: Rounding | null } | null {
  const kept: Token[] = [];
  let rounding: Rounding | null = null;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === "rounding") {
      rounding = token.rounding;
    } else if (token.kind === "number") {
      const [before, after] = [tokens[index - 1], tokens[index + 1]];
      const value = Number(token.text);
      if (isConcept(after, "decimals") && Number.isInteger(value) && value <= 6) rounding = { decimals: value };
      else if (isConcept(after, "figures") && Number.isInteger(value) && value >= 1 && value <= 8)
        rounding = { figures: value };
      else if (!isConcept(before, "number-label") && !isConcept(after, "counted")) return null;
    } else if (!isConcept(token, "decimals", "figures")) {
      kept.push(token);
    }
  }
  return { tokens: kept, rounding };
}

/** Whether every unknown word is one that may be there: before the question, after "for my", or describing a formula. */
export function understandsWords(sentence: readonly Token[]): boolean {
  const first = sentence.findIndex((token) => isQuestionConcept(token) || hasObject(token));
  const purpose = sentence.findLastIndex((token) => isConcept(token, "purpose"));
  const isTrailing = purpose > sentence.findLastIndex((token) => isQuestionConcept(token) || hasObject(token));
  const limit = isTrailing ? purpose : sentence.length;
  for (let at = Math.max(first, 0); at < limit; at += 1) {
    const token = sentence[at];
    if (token === undefined || !isUnknownWord(token)) continue;
    let end = at;
    while (end < sentence.length && (sentence[end]?.kind === "unknown" || isHarmless(sentence[end]))) end += 1;
    if (!isDescription(sentence, at, end)) return false;
    at = end;
  }
  return true;
}

/** "… of the pigment minium, Pb3O4", "NaCl (halite)": words that describe a formula right beside them. */
function isDescription(sentence: readonly Token[], start: number, end: number): boolean {
  const described = sentence[end];
  if (described?.kind === "substance" && described.substance.source === "formula" && end - start <= LONGEST_APPOSITION)
    return true;
  const words = sentence.slice(start, end);
  const close = words.findIndex((token) => isSign(token, ")"));
  return isSign(sentence[start - 1], "(") && close !== -1 && words.slice(close).every((token) => !isUnknownWord(token));
}

/** "… of vibranium": words that stand where the substance should. Null when there are none, or too many to be a name. */
export function findUnknownObject(tokens: readonly Token[]): Reading | null {
  const question = tokens.findIndex((token) => isQuestionConcept(token) && !isConcept(token, "balance", "coefficient"));
  if (question === -1) return null;
  const link = tokens.findIndex((token, index) => index > question && isConcept(token, "link"));
  const start = tokens.findIndex((token, index) => index > link && token.kind === "unknown");
  if (
    link === -1 ||
    start === -1 ||
    !tokens.slice(question, start).every((token) => isHarmless(token) || isQuestionConcept(token))
  )
    return null;
  let end = start;
  while (tokens[end]?.kind === "unknown" || isConcept(tokens[end], "state")) end += 1;
  const rest = tokens.slice(end);
  if (end - start > LONGEST_UNKNOWN_NAME || !rest.every((token) => isHarmless(token) || isQuestionConcept(token)))
    return null;
  const words = tokens
    .slice(start, end)
    .map((token) => (token.kind === "unknown" ? token.text : ""))
    .filter((word) => word !== "");
  const [only, ...others] = words;
  if (only !== undefined && others.length === 0) {
    const formula = readLowerCaseFormula(only);
    if (formula?.kind === "suspect")
      return { kind: "issue", issue: { code: "invalid-formula", text: only, issue: formula.issue } };
  }
  return { kind: "issue", issue: { code: "unknown-name", name: words.join(" ") } };
}
