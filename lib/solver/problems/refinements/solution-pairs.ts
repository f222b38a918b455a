import { isLoose, isSense } from "../sentences.ts";
import type { Given, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { listPlaces, WATER } from "./solution-words.ts";

/** Between a volume and the molarity of the same solution stands nothing that separates them: "25 mL of a 6.0 M …". */
function isTogether(tokens: readonly ProblemToken[], from: number, to: number): boolean {
  return (
    to > from &&
    tokens
      .slice(from + 1, to)
      .every(
        (token) =>
          isLoose(token) ||
          isSense(token, "of", "solution", "stock", "kind/volume", "with", "kind/molarity", "at") ||
          token.kind === "substance",
      )
  );
}

type Solution = { readonly volume: Given | null; readonly molarity: Given | null };

export type Reading = {
  readonly statement: Statement;
  readonly tokens: readonly ProblemToken[];
  readonly solute: string | null;
};

/** Volumes with the molarity that stands beside them, and the rest. */
export function pairUp({ statement, tokens }: Reading): {
  readonly pairs: readonly Solution[];
  readonly loose: readonly Given[];
} {
  const places = listPlaces(tokens);
  const { givens } = statement;
  const pairs: Solution[] = [];
  const taken = new Set<Given>();
  for (const [index, given] of givens.entries()) {
    const next = givens[index + 1];
    const [from, to] = [places[index], places[index + 1]];
    if (next === undefined || from === undefined || to === undefined || taken.has(given)) continue;
    const kinds = [given.variable.kind, next.variable.kind];
    const isPair =
      kinds.includes("volume") &&
      kinds.includes("molarity") &&
      given.variable.of !== WATER &&
      isTogether(tokens, from, to);
    if (!isPair || (kinds[0] === "molarity" && isTogetherWithNext(givens, tokens, places, index + 1))) continue;
    pairs.push(kinds[0] === "volume" ? { volume: given, molarity: next } : { volume: next, molarity: given });
    taken.add(given).add(next);
  }
  return { pairs, loose: givens.filter((given) => !taken.has(given)) };
}

/** "… 0.5 M from 25 mL of 6 M": the volume in the middle belongs to what follows it. */
function isTogetherWithNext(
  givens: readonly Given[],
  tokens: readonly ProblemToken[],
  places: readonly number[],
  index: number,
): boolean {
  const [from, to] = [places[index], places[index + 1]];
  return (
    givens[index + 1]?.variable.kind === "molarity" &&
    from !== undefined &&
    to !== undefined &&
    isTogether(tokens, from, to)
  );
}
