import { spend } from "../../budget/budget.ts";
import type { Concept } from "../lexicon/lexicon.ts";
import type { ProblemToken } from "./tokens.ts";

/** The tokens of a problem with their places, a list for each sentence. */
export type Sentence = readonly ProblemToken[];

export function isSense(token: ProblemToken | undefined, ...senses: readonly Concept[]): boolean {
  spend(1);
  return token?.kind === "concept" && senses.includes(token.concept);
}

const LOOSE: ReadonlySet<Concept> = new Set<Concept>([
  "filler",
  "state",
  "molecule",
  "it",
  "by",
  "solution",
  "solute",
  "stock",
  "condensed",
  "vessel",
  "mixture",
  "earlier",
  "cube",
  "sphere",
  "level",
  "anhydrous",
  "pure",
  "impure",
  "condition/calorimeter",
  "buffer",
]);

/** Words that change nothing between a quantity, or a question, and its substance. */
export function isLoose(token: ProblemToken | undefined): boolean {
  spend(1);
  return token?.kind === "concept" ? LOOSE.has(token.concept) : token?.kind === "state";
}

/** What asks for a quantity, or orders it. */
export const ASKING: ReadonlySet<Concept> = new Set<Concept>([
  "how-many",
  "how-much",
  "how-long",
  "what",
  "find",
  "convert",
  "asked",
  "condition/preparation",
]);

export function isAsk(token: ProblemToken | undefined): boolean {
  spend(1);
  return token?.kind === "concept" && ASKING.has(token.concept);
}

export function isStop(token: ProblemToken): boolean {
  return token.kind === "sign" && (token.sign === "." || token.sign === "?" || token.sign === "newline");
}

export function splitSentences(tokens: readonly ProblemToken[]): Sentence[] {
  const sentences: ProblemToken[][] = [[]];
  for (const token of tokens) {
    if (isStop(token)) sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}
