import { isSameVariable, variableOf } from "../../methods/rules/kinds.ts";
import type { Kind, Label, Variable } from "../../methods/rules/kinds.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { OF_CRYSTAL, OF_SUBSTANCE } from "../statement/belongings.ts";
import { fits } from "../statement/fits.ts";
import { OFFERED_KINDS } from "./offered-kinds.ts";

/** Kinds that belong to no substance, or to one: a pressure is that of one gas, or of all. */
const OF_EITHER: ReadonlySet<Kind> = new Set<Kind>(["pressure", "molarity", "mass", "volume", "amount"]);

const HAS_OWNER: ReadonlySet<Kind> = new Set<Kind>([...OF_SUBSTANCE, ...OF_CRYSTAL, ...OF_EITHER, "ion-molarity"]);

/** What has one value at first and another in the end. */
export const CHANGING: ReadonlySet<Kind> = new Set<Kind>([
  "volume",
  "solution-volume",
  "molarity",
  "pressure",
  "temperature",
  "amount",
  "mass",
  "mass-percent",
]);

export const MOMENTS: readonly Label[] = ["initial", "final"];

/** More make no list that anybody reads. */
const MOST_CHOICES = 20;

export function withoutRepeats(variables: readonly Variable[]): Variable[] {
  return variables.filter((each, at) => variables.findIndex((other) => isSameVariable(other, each)) === at);
}

/** Of whom a kind may be, what stands nearest first. */
export function ownersOf(kind: Kind, own: string | null, substances: readonly string[]): (string | null)[] {
  if (!HAS_OWNER.has(kind)) return [null];
  return [...new Set([...(own === null ? [] : [own]), ...substances, null])];
}

/** What a value may be by its unit: what its words say first. */
export function listChoices(
  quantity: Quantity,
  { kinds, of, label }: { kinds: readonly Kind[]; of: string | null; label: Label | null },
  substances: readonly string[],
): Variable[] {
  const fitting = [...kinds, ...OFFERED_KINDS.filter((kind) => fits(kind, quantity) && !kinds.includes(kind))];
  const variables = fitting.flatMap((kind) => ownersOf(kind, of, substances).map((owner) => variableOf(kind, owner)));
  const [kind] = kinds;
  const first = kind === undefined || label === null ? [] : [variableOf(kind, of, label)];
  const moments = kind === undefined || !CHANGING.has(kind) ? [] : MOMENTS.map((each) => variableOf(kind, of, each));
  return withoutRepeats([...first, ...variables.slice(0, MOST_CHOICES), ...moments]);
}
