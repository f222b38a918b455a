import type { Kind, Variable } from "../../methods/rules/kinds.ts";

const ALIKE: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  volume: ["volume", "solution-volume"],
  mass: ["mass", "solution-mass"],
  molarity: ["molarity", "ion-molarity", "reactant-molarity"],
};

/** Whether a variable is what a noun says: "the volume" may be that of a solution. */
export function isKindOf({ kind }: Variable, said: Kind): boolean {
  return kind === said || ALIKE[said]?.includes(kind) === true;
}
