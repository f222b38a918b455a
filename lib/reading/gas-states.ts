import type { Kind, Label } from "../methods/rules/kinds.ts";
import type { GivenSpot } from "./givens.ts";
import type { GoalSpot } from "./goals.ts";

/** What tells the state of a gas. */
const OF_GAS: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>([
  "pressure",
  "volume",
  "temperature",
  "amount",
]);

export type States = { readonly labels: ReadonlyMap<GivenSpot, Label>; readonly goal: Label };

/**
 * A gas in two states, one quantity of the second unknown: what is told twice comes in the order of the states, unless a
 * word says otherwise. Null where a text tells another number of them.
 */
export function readGasStates(goals: readonly GoalSpot[], givens: readonly GivenSpot[]): States | null {
  const [goal, ...more] = goals;
  const asked = goal?.kinds[0];
  if (goal === undefined || asked === undefined || more.length > 0 || !OF_GAS.has(asked)) return null;
  if (!givens.every(({ kinds: [kind] }) => OF_GAS.has(kind))) return null;
  const of = (wanted: Kind | undefined): GivenSpot[] => givens.filter(({ kinds: [kind] }) => kind === wanted);
  const known = of(asked);
  const changing = [...new Set(givens.map(({ kinds: [kind] }) => kind))].filter((kind) => kind !== asked);
  const [start, ...others] = known;
  const isTwoStates = changing.length > 0 && changing.every((kind) => of(kind).length === 2);
  if (start === undefined || others.length > 0 || !isTwoStates) return null;
  const labels = new Map<GivenSpot, Label>();
  for (const kind of changing) {
    const [first, second] = of(kind);
    if (first === undefined || second === undefined) return null;
    const isTurned = first.label === "final" || second.label === "initial";
    labels.set(first, isTurned ? "final" : "initial");
    labels.set(second, isTurned ? "initial" : "final");
  }
  const end: Label = start.label === "final" || goal.label === "initial" ? "initial" : "final";
  labels.set(start, end === "final" ? "initial" : "final");
  return { labels, goal: end };
}
