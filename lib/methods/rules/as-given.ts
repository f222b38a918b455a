import type { Kind, Label, Variable } from "./kinds.ts";
import { variableOf } from "./kinds.ts";
import type { Scene } from "./rule.ts";

/** The variable as it is given: of this substance, or of the surroundings. */
export function asGiven({ givens }: Scene, kind: Kind, of: string | null, label: Label | null = null): Variable {
  const isOwn = givens.some((given) => given.kind === kind && given.of === of && given.label === label);
  const isShared = givens.some((given) => given.kind === kind && given.of === null && given.label === label);
  return variableOf(kind, isOwn || !isShared ? of : null, label);
}

export function hasGiven({ givens }: Scene, { kind, of, label }: Variable): boolean {
  return givens.some((given) => given.kind === kind && given.of === of && given.label === label);
}
