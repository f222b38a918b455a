import type { Kind, Label } from "../../../methods/rules/kinds.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import type { Spot } from "../../text/spot.ts";

/** What tells the state of a gas. */
const OF_GAS: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>([
  "pressure",
  "volume",
  "temperature",
  "amount",
]);

/** What keeps its volume, and words by which it would not. */
const VESSEL = /^(?:tank|flask|cylinder|container|vessel|bottle|bulb|ty?ire|canister|bomb|autoclave|drum|chamber)s?$/i;
const ELASTIC =
  /^(?:balloon|bag|piston|expand|compress|inflat|stretch|elastic|flexible|syringe|bubble|bladder|lung|connect|evacuat|vacuum|leak|escap|open|releas|add|pump|remov|withdraw|spill|let)/i;

/** Whether what a gas is in stays as large as it is: "the can", "a steel tank". */
export function isInRigid(spots: readonly Spot[]): boolean {
  const words = spots.map((spot) => (spot.kind === "cue" || spot.kind === "word" ? spot.text : ""));
  const isVessel = words.some(
    (word, at) => VESSEL.test(word) || (/^can$/i.test(word) && /^(?:an?|the|spray|this)$/i.test(words[at - 1] ?? "")),
  );
  return isVessel && !words.some((word) => ELASTIC.test(word));
}

/**
 * Where the condition of a question begins that asks first: "what volume does a gas occupy at 60 °C that occupies 1.50 L at
 * 25 °C". Null where the question stands elsewhere, or has none.
 */
export function findCondition(spots: readonly Spot[], goals: readonly GoalSpot[]): number | null {
  const goal = spots.findIndex(({ start }) => start === goals[0]?.start);
  const first = spots.findIndex(({ kind }) => kind === "quantity");
  if (goal === -1 || first < goal) return null;
  const found = spots.findIndex((spot, at) => at > first && isCondition(spot));
  const isSame = !spots.slice(goal, found).some((spot) => spot.kind === "mark" && /[.?;]/.test(spot.mark));
  return found !== -1 && isSame ? found : null;
}

function isCondition(spot: Spot): boolean {
  return spot.kind === "cue" && /^(?:if|that|which|when)$/i.test(spot.text);
}

export type States = {
  readonly labels: ReadonlyMap<GivenSpot, Label>;
  readonly goal: Label;
  /** What stays as it is, and need not be known. */
  readonly aside: readonly GivenSpot[];
};

/**
 * A gas in two states, one quantity of the second unknown: what is told twice comes in the order of the states, unless a
 * word says otherwise. Null where a text tells another number of them.
 */
export function readGasStates(
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
  { isRigid = false, condition = null }: { readonly isRigid?: boolean; readonly condition?: number | null } = {},
): States | null {
  const [goal, ...more] = goals;
  const asked = goal?.kinds[0];
  if (goal === undefined || asked === undefined || more.length > 0 || !OF_GAS.has(asked)) return null;
  if (!givens.every(({ kinds: [kind] }) => OF_GAS.has(kind))) return null;
  const of = (wanted: Kind | undefined): GivenSpot[] => givens.filter(({ kinds: [kind] }) => kind === wanted);
  const known = of(asked);
  const kinds = [...new Set(givens.map(({ kinds: [kind] }) => kind))].filter((kind) => kind !== asked);
  // A can has one volume, whatever is in it.
  const isInVessel = isRigid && asked !== "volume" && of("volume").length === 1 && kinds.length > 1;
  const changing = isInVessel ? kinds.filter((kind) => kind !== "volume") : kinds;
  const [start, ...others] = known;
  const isTwoStates = changing.length > 0 && changing.every((kind) => of(kind).length === 2);
  if (start === undefined || others.length > 0 || !isTwoStates) return null;
  const labels = new Map<GivenSpot, Label>();
  for (const kind of changing) {
    const [first, second] = of(kind);
    if (first === undefined || second === undefined) return null;
    const isAsked = condition !== null && first.at < condition && condition < Math.min(second.at, start.at);
    const isTurned = first.label === "final" || second.label === "initial" || (isAsked && second.label === null);
    labels.set(first, isTurned ? "final" : "initial");
    labels.set(second, isTurned ? "initial" : "final");
  }
  const end: Label = start.label === "final" || goal.label === "initial" ? "initial" : "final";
  labels.set(start, end === "final" ? "initial" : "final");
  return { labels, goal: end, aside: isInVessel ? of("volume") : [] };
}
