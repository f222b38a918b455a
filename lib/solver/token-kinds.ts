import { spend } from "../budget/budget.ts";
import type { Concept } from "./lexicon/lexicon.ts";
import type { Token } from "./tokens.ts";

export function isConcept(token: Token | undefined, ...concepts: Concept[]): boolean {
  spend(1);
  return token?.kind === "concept" && concepts.includes(token.concept);
}

export function isSign(token: Token | undefined, ...signs: string[]): boolean {
  spend(1);
  return token?.kind === "sign" && signs.includes(token.sign);
}

export function isStop(token: Token | undefined): boolean {
  return token === undefined || isSign(token, ".", "?", "newline");
}

/** Words that change nothing wherever they stand. */
export function isHarmless(token: Token | undefined): boolean {
  if (token === undefined) return true;
  if (token.kind === "sign") return token.sign !== "->" && token.sign !== "<=>" && token.sign !== "+";
  return (
    isConcept(
      token,
      "filler",
      "and",
      "or",
      "link",
      "pronoun",
      "state",
      "molecule",
      "atom",
      "reacts-with",
      "number-label",
      "counted",
      "every-element",
      "purpose",
      "reaction-kind",
    ) || token.kind === "state"
  );
}

/** A word that says something unknown; a single letter only names a coefficient or a part of the question. */
export function isUnknownWord(token: Token): boolean {
  return token.kind === "unknown" && !/^[a-z]$/.test(token.text);
}

export function splitSentences(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (isStop(token)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

export function isQuestionConcept(token: Token): boolean {
  return isConcept(
    token,
    "balance",
    "coefficient",
    "molar-mass",
    "atomic-mass",
    "molecular-mass",
    "relative-mass",
    "mass-unit",
    "one-mole",
    "percent",
    "composition",
  );
}

export function hasObject(token: Token): boolean {
  return (
    token.kind === "substance" ||
    token.kind === "equation" ||
    token.kind === "suspect" ||
    isConcept(token, "yields", "energy") ||
    isSign(token, "->", "<=>", "+")
  );
}
