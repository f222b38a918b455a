import { findOnlySalt, ionToken } from "./ions-of-salts.ts";
import { isSense } from "./sentences.ts";
import type { ProblemToken } from "./tokens.ts";

/** More are no mixture of an exercise. */
const MOST_MEMBERS = 5;

/** "The concentration of each ion": the ions of the one salt. */
function listIons(tokens: readonly ProblemToken[]): ProblemToken[] {
  const salt = findOnlySalt(tokens);
  return salt === null ? [] : [...salt.cations, salt.anion].map(({ formula }) => ionToken(formula, ""));
}

/** "The partial pressure of each gas": the substances of the mixture, in the order of the text. */
function listMembers(tokens: readonly ProblemToken[]): ProblemToken[] {
  const members = new Map<string, ProblemToken>();
  for (const token of tokens) if (token.kind === "substance") members.set(token.substance.formulas.join(), token);
  return members.size > 1 && members.size <= MOST_MEMBERS ? [...members.values()] : [];
}

function findMembers(tokens: readonly ProblemToken[], at: number): ProblemToken[] {
  const what = tokens[at + 1];
  const before = tokens.slice(0, at);
  if (isSense(what, "kind/ions"))
    return before.some((token) => token.kind === "unit" || isSense(token, "kind/molarity")) ? listIons(tokens) : [];
  const isShare = before.slice(-3).some((token) => isSense(token, "kind/mole-fraction", "kind/pressure"));
  return isShare && isSense(what, "molecule", "it", "member") ? listMembers(tokens) : [];
}

/** A problem that asks for something of each of several things: the same problem once for every one of them. */
export function listForEach(tokens: readonly ProblemToken[]): ProblemToken[][] {
  const at = tokens.findIndex((token) => isSense(token, "per"));
  const members = at === -1 ? [] : findMembers(tokens, at);
  return members.length === 0
    ? [[...tokens]]
    : members.map((member) => [...tokens.slice(0, at), member, ...tokens.slice(at + 2)]);
}
