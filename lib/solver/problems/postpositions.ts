import { isSense } from "./sentences.ts";
import type { ProblemToken } from "./tokens.ts";

/** "15 °C से 90 °C तक": where the words for from and to stand behind their quantities, they are put before them. */
export function turnPostpositions(tokens: readonly ProblemToken[]): ProblemToken[] {
  const turned = [...tokens];
  for (let at = 0; at + 3 < turned.length; at += 1) {
    const [start, from, end, to] = turned.slice(at, at + 4);
    const isRange =
      start?.kind === "quantity" && end?.kind === "quantity" && isSense(from, "from") && isSense(to, "to");
    if (isRange && from !== undefined && to !== undefined && !isSense(turned[at - 1], "from", "to"))
      turned.splice(at, 4, from, start, to, end);
  }
  return turned;
}
