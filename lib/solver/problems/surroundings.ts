import type { Label } from "../../methods/rules/kinds.ts";
import type { Concept } from "../lexicon/lexicon.ts";
import { isAsk, isLoose, isSense } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import { findKindOf, findLabelOf } from "./senses.ts";
import type { ProblemToken } from "./tokens.ts";

/** The words that belong to a quantity, but for those of a question: since the one before it, and behind it up to a comma or the next one. */
export function splitWordsAround(
  sentence: Sentence,
  at: number,
  taken: ReadonlySet<number>,
): readonly [before: readonly ProblemToken[], behind: readonly ProblemToken[]] {
  const isEdge = (token: ProblemToken): boolean => token.kind === "quantity" || isAsk(token);
  const start = sentence.findLastIndex((token, index) => index < at && isEdge(token)) + 1;
  const end = sentence.findIndex(
    (token, index) => index > at && (isEdge(token) || (token.kind === "sign" && token.sign === ",")),
  );
  const list = (from: number, to: number): ProblemToken[] =>
    sentence.slice(from, to).filter((_, index) => !taken.has(from + index));
  return [list(start, at), list(at + 1, end === -1 ? sentence.length : end)];
}

/**
 * The words behind a quantity without a kind that the next quantity takes: in "0.30 M acid has a hydronium concentration of
 * 2.1 × 10⁻³ M" the concentration is the second one's.
 */
export function withoutNextKind(
  sentence: Sentence,
  at: number,
  behind: readonly ProblemToken[],
): readonly ProblemToken[] {
  const next = sentence.findIndex((token, index) => index > at && token.kind === "quantity");
  const own = behind.findLastIndex((token) => token.kind === "concept" && findKindOf(token.concept) !== null);
  const last = behind.at(-1);
  const reaches = next !== -1 && last !== undefined && sentence[next - 1] === last;
  const isTaken = behind
    .slice(own + 1)
    .every((token) => isSense(token, "of", "is", "filler") || (token.kind === "sign" && token.sign === "="));
  const isTold = behind.slice(0, own).some((token) => isSense(token, "has", "with"));
  return own !== -1 && reaches && isTaken && isTold ? behind.slice(0, own) : behind;
}

/** What the words mean, in order. */
export function listConcepts(tokens: readonly ProblemToken[]): Concept[] {
  return tokens.flatMap((token) => (token.kind === "concept" ? [token.concept] : []));
}

/** The first word that reads as something. */
export function findWord<Word>(words: readonly ProblemToken[], read: (sense: string) => Word | null): Word | null {
  for (const token of words) {
    const word = token.kind === "concept" ? read(token.concept) : null;
    if (word !== null) return word;
  }
  return null;
}

/** What may stand between a quantity and the word that labels it. */
export function isConnective(token: ProblemToken): boolean {
  const isKind = token.kind === "concept" && findKindOf(token.concept) !== null;
  return (
    isLoose(token) ||
    isKind ||
    token.kind === "substance" ||
    isSense(token, "of", "is", "has", "with", "at", "in", "react")
  );
}

/**
 * "The accepted value is 7.87 g/mL", "12.0 g was obtained": the nearest label with nothing but connectives between.
 * "Measured" says least: in "the actual yield was measured as 2.80 g" the other counts.
 */
export function findLabel(before: readonly ProblemToken[], behind: readonly ProblemToken[]): Label | null {
  const labels: Label[] = [];
  for (const words of [before.toReversed(), behind]) {
    for (const token of words) {
      const label = token.kind === "concept" ? findLabelOf(token.concept) : null;
      if (label !== null) labels.push(label);
      else if (!isConnective(token)) break;
    }
  }
  return labels.find((label) => label !== "measured") ?? labels[0] ?? null;
}
