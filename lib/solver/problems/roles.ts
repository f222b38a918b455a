import type { Condition } from "../../methods/rules/rule.ts";
import type { Concept } from "../lexicon/lexicon.ts";
import type { Substance } from "../tokens.ts";
import { isLoose, isSense } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import { findConditionOf } from "./senses.ts";

/** What the verbs of a problem say about its substances. */
export type Roles = {
  readonly products: readonly Substance[];
  readonly excess: readonly Substance[];
  readonly conditions: ReadonlySet<Condition>;
  readonly hasReaction: boolean;
  readonly burns: boolean;
  /** Something is heated, or falls apart. */
  readonly decomposes: boolean;
};

/** The next substance in a direction, over quantities and harmless words. */
function findNear(sentence: Sentence, from: number, direction: 1 | -1): Substance | null {
  for (let at = from + direction; at >= 0 && at < sentence.length; at += direction) {
    const token = sentence[at];
    if (token?.kind === "substance") return token.substance;
    if (
      token?.kind !== "quantity" &&
      token?.kind !== "unit" &&
      !isLoose(token) &&
      !isSense(token, "of", "is", "label/actual")
    )
      return null;
  }
  return null;
}

function collect(sentences: readonly Sentence[], sense: Concept, direction: 1 | -1): Substance[] {
  return sentences.flatMap((sentence) =>
    sentence.flatMap((token, at): Substance[] => {
      const near = isSense(token, sense) ? findNear(sentence, at, direction) : null;
      return near === null ? [] : [near];
    }),
  );
}

/** "Water forms from 4.0 g of hydrogen": what stands before the verb. */
function listFormed(sentences: readonly Sentence[]): Substance[] {
  return sentences.flatMap((sentence) =>
    sentence.flatMap((token, at): Substance[] => {
      const isFrom =
        isSense(token, "produce") && (isSense(sentence[at + 1], "from", "when") || sentence[at + 1] === undefined);
      const near = isFrom ? findNear(sentence, at, -1) : null;
      return near === null ? [] : [near];
    }),
  );
}

export function readRoles(sentences: readonly Sentence[]): Roles {
  const senses = new Set(
    sentences.flatMap((sentence) => sentence.flatMap((token) => (token.kind === "concept" ? [token.concept] : []))),
  );
  const has = (...wanted: Concept[]): boolean => wanted.some((sense) => senses.has(sense));
  return {
    products: [...collect(sentences, "produce", 1), ...collect(sentences, "produced", -1), ...listFormed(sentences)],
    excess: [...collect(sentences, "excess", 1), ...collect(sentences, "excess", -1)],
    conditions: new Set([...senses].flatMap((sense) => findConditionOf(sense) ?? [])),
    hasReaction: has("burn", "react", "decompose", "neutralise", "produce", "produced", "needed", "mix"),
    burns: has("burn"),
    decomposes: has("decompose", "change"),
  };
}
