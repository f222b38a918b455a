import type { Kind } from "../../../methods/rules/kinds.ts";
import { splitSentences } from "../sentences.ts";
import type { Given, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { listKinds } from "./rebuild.ts";

const AMOUNTS: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount"]);

/** The sentence in which each quantity stands, in the order of the text. */
function listSentences(tokens: readonly ProblemToken[]): number[] {
  return splitSentences(tokens).flatMap((sentence, index) =>
    sentence.flatMap((token) => (token.kind === "quantity" ? [index] : [])),
  );
}

/**
 * The members of a mixture are told in one sentence: what another one tells of may stand beside the mixture. Null where
 * they are told in several.
 */
export function refineMembers(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const { givens, scene } = statement;
  const kinds = listKinds(statement);
  if (scene.equation !== null || !(kinds.has("mole-fraction") || kinds.has("pressure"))) return statement;
  const places = listSentences(tokens);
  const isMember = ({ variable: { kind, of } }: Given): boolean => AMOUNTS.has(kind) && of !== null;
  const sentences = new Set(givens.flatMap((given, index) => (isMember(given) ? [places[index]] : [])));
  return sentences.size > 1 ? null : statement;
}
