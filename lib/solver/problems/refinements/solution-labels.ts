import type { Label, Variable } from "../../../methods/rules/kinds.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import { withVariables } from "./solution-words.ts";
import type { Reading } from "./solution-pairs.ts";

export function label(variable: Variable, solute: string | null, own: Label | null): Variable {
  const kind = variable.kind === "volume" ? "solution-volume" : variable.kind;
  return { kind, of: solute, label: own };
}

/** Puts a label on the given and asked quantities of one solution, another on those of the other. */
export function labelAll({ statement, solute }: Reading, labels: ReadonlyMap<Given | Goal, Label>): Statement {
  return withVariables(statement, (variable, item) => {
    const own = labels.get(item);
    return own === undefined ? variable : label(variable, solute, own);
  });
}

export function valueOf(given: Given): number {
  const { value, unit } = given.quantity;
  return value.times(unit.numerator).div(unit.denominator).toNumber();
}
