import { listReactants } from "../../../methods/rules/reaction.ts";
import { isSense } from "../sentences.ts";
import type { Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";

/** Gases whose names and formulas also stand for their solutions in water. */
const HALIDES: ReadonlySet<string> = new Set(["HCl", "HBr", "HI", "HF"]);

/** What an acid is called in each language; the gas has another name. */
const ACID = /acid|ácido|acide|酸|अम्ल|एसिड|አሲድ/iu;

/** "Hydrogen chloride", "HCl gas", "HCl(g)". */
function isCalledGas(formula: string, tokens: readonly ProblemToken[]): boolean {
  return tokens.some((token, at) => {
    if (token.kind !== "substance" || !token.substance.formulas.includes(formula)) return false;
    const next = tokens[at + 1];
    const isMarked =
      isSense(next, "molecule") ||
      isSense(tokens[at - 1], "molecule") ||
      (next?.kind === "state" && next.text.toLowerCase() === "(g)");
    return isMarked || (token.substance.source === "name" && !ACID.test(token.substance.text));
  });
}

/** "Zinc reacts with 100 mL of hydrochloric acid": the volume of a solution whose molarity is not told, not of a gas. Nor does an excess tell a concentration. */
export function refuseAcidVolumes(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const { givens, goals, scene } = statement;
  const reactants: readonly string[] = scene.equation === null ? [] : listReactants(scene.equation);
  const isOfAcid = [...givens, ...goals].some(
    ({ variable: { kind, of } }) =>
      kind === "volume" && of !== null && HALIDES.has(of) && reactants.includes(of) && !isCalledGas(of, tokens),
  );
  // "Titrated with 25.0 mL of NaOH in excess": more than what the acid takes.
  const isOverdone =
    tokens.some((token) => isSense(token, "excess")) &&
    goals.some(({ variable: { kind } }) => kind === "molarity") &&
    tokens.some((token) => isSense(token, "neutralise"));
  return isOfAcid || isOverdone ? null : statement;
}
