import type { SolutionFacts } from "../../../methods/facts.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { loadQuantity } from "../../../quantity/stored-quantity.ts";
import { readHeatFlow } from "../heat-source.ts";
import type { Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";

/** Above zero where the answer has the body get warmer, below where colder; null where it says nothing of that. */
function changeTold({ variable }: Goal, { answer }: SolutionFacts, { givens }: Statement): number | null {
  const value = answer.value.kind === "quantity" ? loadQuantity(answer.value) : null;
  if (value === null || !value.ok) return null;
  if (variable.kind === "temperature-change") return value.value.value.comparedTo(0);
  const other = givens.filter(({ variable: { kind } }) => kind === "temperature");
  const [only] = other;
  if (variable.kind !== "temperature" || only === undefined || other.length > 1) return null;
  const change = getValueIn(value.value, "K").comparedTo(getValueIn(only.quantity, "K"));
  return variable.label === "initial" ? -change : change;
}

/**
 * Whether an answer has a body cooled by the heat that it takes up, or warmed by what it loses; or whether the text does
 * not say which of both the heat is.
 */
export function flowsBackwards(
  tokens: readonly ProblemToken[],
  statement: Statement,
  solutions: readonly SolutionFacts[],
): boolean {
  const flow = readHeatFlow(tokens);
  if (flow === null) return false;
  return statement.goals.some((goal, index) => {
    const solution = solutions[index];
    const change = solution === undefined ? null : changeTold(goal, solution, statement);
    return change !== null && change !== 0 && (flow === "unclear" || change > 0 !== (flow === "in"));
  });
}
