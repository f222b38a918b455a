import { isSense } from "./sentences.ts";
import type { ProblemToken } from "./tokens.ts";

function isQuantity(token: ProblemToken | undefined): token is Extract<ProblemToken, { kind: "quantity" }> {
  return token?.kind === "quantity";
}

/**
 * "De 20 °C a 80 °C": Spanish and French say from and to with the words for of and at. Between two quantities of one
 * dimension they can mean nothing else.
 */
export function readRanges(tokens: readonly ProblemToken[]): ProblemToken[] {
  const read = [...tokens];
  for (const [at, token] of tokens.entries()) {
    const [first, between, second] = tokens.slice(at + 1, at + 4);
    if (!isSense(token, "of") || !isQuantity(first) || !isSense(between, "at") || !isQuantity(second)) continue;
    if (first.reading.quantity.unit.dimension !== second.reading.quantity.unit.dimension) continue;
    read[at] = { kind: "concept", concept: "from" };
    read[at + 2] = { kind: "concept", concept: "to" };
  }
  return read;
}
