import type { Variable } from "../../../methods/rules/kinds.ts";
import type { Concept } from "../../lexicon/lexicon.ts";
import { isAsk, isLoose, isSense } from "../sentences.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { rebuild, withVariable } from "./rebuild.ts";

/** The usual solvent, and what dilutes. */
export const WATER = "H2O";

/** "In 200 mL of water": the volume of the solvent. "In water in a 100-mL flask" it is that of the solution. */
export function isOfWater({ variable, words }: Given | Goal): boolean {
  return variable.kind === "volume" && variable.of === WATER && words.behind[0] !== "vessel";
}

/** The statement with every quantity, given or asked, read anew. */
export function withVariables(
  statement: Statement,
  change: (variable: Variable, item: Given | Goal) => Variable,
): Statement {
  return rebuild(statement, {
    givens: statement.givens.map((given) => withVariable(given, change(given.variable, given))),
    goals: statement.goals.map((goal) => withVariable(goal, change(goal.variable, goal))),
  });
}

export function listVariables({ givens, goals }: Statement): Variable[] {
  return [...givens, ...goals].map(({ variable }) => variable);
}

/** The places of the quantities among the tokens, in order. */
export function listPlaces(tokens: readonly ProblemToken[]): number[] {
  return tokens.flatMap((token, place) => (token.kind === "quantity" ? [place] : []));
}

export function has(tokens: readonly ProblemToken[], ...senses: Concept[]): boolean {
  return tokens.some((token) => isSense(token, ...senses));
}

/** "How many grams of nitric acid solution": the mass of the whole, which a molarity does not tell. */
export function asksForSolution(tokens: readonly ProblemToken[]): boolean {
  const asked = tokens.findLastIndex((token) => isAsk(token));
  const behind = tokens.slice(asked + 1);
  const end = behind.findIndex(
    (token) => token.kind === "quantity" || isSense(token, "in", "needed", "contain", "dissolve", "produce"),
  );
  return behind.slice(0, end === -1 ? behind.length : end).some((token) => isSense(token, "solution"));
}

/** Names that no name of a substance has taken: "0.200 M chloride". */
const BARE_ION = /^(?:ammonium|\w+(?:ide|ate|ite))$/i;

/** Ions have another molarity than what they come from. */
export function isIon(token: ProblemToken): boolean {
  return (
    (token.kind === "unit" && token.unit.unit.counted === "ions") ||
    (token.kind === "unknown" && BARE_ION.test(token.text))
  );
}

export function isWater(token: ProblemToken): boolean {
  return token.kind === "substance" && token.substance.formulas.includes(WATER);
}

/** "What volumes of 6 M HCl and water": the water is asked for, too. */
export function asksForWater(tokens: readonly ProblemToken[]): boolean {
  return tokens.some((token, at) => {
    const next = tokens.slice(at + 1).find((another) => !isLoose(another));
    return isSense(token, "and") && next !== undefined && isWater(next);
  });
}
