import type { Statement } from "../statement.ts";
import { listVariables, withVariables } from "./solution-words.ts";

/** In a reaction, the volume of what has a molarity is that of its solution. */
export function refineReacting(statement: Statement): Statement {
  const dissolved = new Set(listVariables(statement).flatMap(({ kind, of }) => (kind === "molarity" ? [of] : [])));
  const open = statement.givens.filter(({ variable }) => variable.kind === "volume" && variable.of === null);
  const without = [...dissolved].filter(
    (of) =>
      of !== null && !listVariables(statement).some((variable) => variable.kind === "volume" && variable.of === of),
  );
  const [owner] = without;
  // "15.00 mL of the solution": that of the one solute whose volume is not told.
  // "Find the molarity of the acid": of the one substance of whose solution only the volume is told.
  const [asked, ...askedToo] = statement.goals;
  const measured = statement.givens.filter(
    ({ variable }) =>
      variable.kind === "volume" &&
      variable.of !== null &&
      !statement.givens.some((given) => given.variable.kind === "molarity" && given.variable.of === variable.of),
  );
  const [unknown] = measured;
  if (
    asked?.variable.kind === "molarity" &&
    asked.variable.of === null &&
    askedToo.length === 0 &&
    measured.length === 1 &&
    unknown !== undefined
  )
    return refineReacting(
      withVariables(statement, (variable) =>
        variable.kind === "molarity" && variable.of === null ? { ...variable, of: unknown.variable.of } : variable,
      ),
    );
  if (open.length === 1 && without.length === 1 && owner !== undefined && owner !== null)
    return refineReacting(
      withVariables(statement, (variable) =>
        variable.kind === "volume" && variable.of === null ? { ...variable, of: owner } : variable,
      ),
    );
  return withVariables(statement, (variable) =>
    variable.kind === "volume" && variable.of !== null && dissolved.has(variable.of)
      ? { ...variable, kind: "solution-volume" }
      : variable,
  );
}
