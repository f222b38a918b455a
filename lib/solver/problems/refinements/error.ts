import type { Variable } from "../../../methods/rules/kinds.ts";
import type { Statement } from "../statement.ts";

/** A percent error compares two values of one kind, whatever they are of; one is the accepted, the other the measured. */
export function refineError(statement: Statement): Statement | null {
  const { givens, goals, scene } = statement;
  if (!goals.some(({ variable }) => variable.kind === "percent-error")) return statement;
  const [first, second, third] = givens.map(({ variable }) => variable);
  if (first === undefined || second === undefined || third !== undefined || first.kind !== second.kind) return null;
  const accepted = [first, second].filter(({ label }) => isAccepted(label));
  if (accepted.length !== 1) return null;
  const settled = givens.map((given) => {
    const label = isAccepted(given.variable.label) ? "accepted" : "measured";
    return { ...given, variable: { ...given.variable, of: null, label } satisfies Variable };
  });
  return { givens: settled, goals, scene: { ...scene, givens: settled.map(({ variable }) => variable) } };
}

function isAccepted(label: Variable["label"]): boolean {
  return label === "accepted" || label === "theoretical";
}
