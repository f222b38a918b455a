import type { Kind } from "../../../methods/rules/kinds.ts";
import { isCue, isMark, listSentences } from "../../statement/goals.ts";
import { isText, type Spot } from "../../text/spot.ts";

/** What there is of a species. */
export const PARTS: ReadonlySet<Kind> = new Set<Kind>(["molarity", "pressure", "amount"]);

/** When each value of a reaction is: at first, or at equilibrium. */
export type Moment = "start" | "end";

/** What is done before a reaction begins. */
const START =
  /^(?:placed|filled|introduced|charged|added|injected|sealed|mixed|combined|put|pumped|admitted|loaded|taken|fed|supplied|already|pure|starts?|begins?|began|started)$/i;

const COMES =
  /^(?:reach(?:e[sd]?)?|comes?|came|attains?|attained|establish\w*|achieved?|approache?s?|settles?|settled)$/i;

/** What a mixture is left to, and what it is from: the words before and behind speak of two moments. */
const LEFT = /^(?:allowed|left|permitted)$/i;
const SOURCE = /^(?:produced|formed|obtained|made|from|starting)$/i;

/**
 * "… and is allowed to come to equilibrium", "when 1 mol of A and 2 mol of B reach equilibrium": where it goes, and no moment
 * at which something is measured; "when the mixture reaches equilibrium" is one.
 */
function isOnTheWay(spots: readonly Spot[], at: number, from: number): boolean {
  const before = spots.slice(from, at);
  const near = before.slice(-4);
  const value = before.findLastIndex((spot) => spot.kind === "quantity");
  return (
    near.some((spot) => isText(spot, COMES)) &&
    (near.some((spot) => isText(spot, LEFT)) || !before.slice(value + 1).some((spot) => isCue(spot, "when")))
  );
}

/** "Are heated in a 2.0 L flask", "… heated together": what is put there. */
function isPutInHeat(spots: readonly Spot[], at: number): boolean {
  const [spot, next] = [spots[at], spots[at + 1]];
  return spot !== undefined && next !== undefined && isText(spot, /^heated$/i) && isText(next, /^(?:in|together)$/i);
}

const isEquilibrium = (spot: Spot): boolean =>
  spot.kind === "cue" &&
  /equilibrium/i.test(spot.text) &&
  (spot.cue.is === "condition" || (spot.cue.is === "kind" && spot.cue.kinds.every((kind) => PARTS.has(kind))));

export function momentAt(spots: readonly Spot[], at: number, from: number): Moment | null {
  const spot = spots[at];
  if (spot === undefined) return null;
  if (spot.kind === "cue" && spot.cue.is === "label") return spot.cue.label === "initial" ? "start" : "end";
  const isAttribute = isText(spot, /^sealed$/i) && isText(spots[at - 1], /^(?:an?|the|this)$/i);
  if ((isText(spot, START) && !isAttribute) || isPutInHeat(spots, at)) return "start";
  return isEquilibrium(spot) && !isOnTheWay(spots, at, from) ? "end" : null;
}

const isPercent = (spot: Spot): boolean =>
  spot.kind === "quantity" && spot.quantity.unit.factors[0]?.unit.symbol === "%";

type Stretch = { readonly from: number; readonly to: number; readonly moments: ReadonlySet<Moment> };

function stretchOf(spots: readonly Spot[], from: number, to: number): Stretch {
  const moments = spots.slice(from, to).flatMap((_, index) => momentAt(spots, from + index, from) ?? []);
  return { from, to, moments: new Set(moments) };
}

function cutAt(spots: readonly Spot[], { from, to }: Stretch, isCut: (spot: Spot) => boolean): Stretch[] {
  const cuts = spots.slice(from, to).flatMap((spot, index) => (isCut(spot) ? [from + index] : []));
  return [from, ...cuts].map((start, index) => stretchOf(spots, start, cuts[index] ?? to));
}

const START_ALONE: ReadonlySet<Moment> = new Set<Moment>(["start"]);
const END_ALONE: ReadonlySet<Moment> = new Set<Moment>(["end"]);

/** "1.0 mol of A and 2.0 mol of B were left to reach equilibrium, when …": first what was there at first; null for any other sentence. */
function splitOnTheWay(spots: readonly Spot[], { from, to }: Stretch): Stretch[] | null {
  const at = spots.findIndex(
    (spot, index) => index >= from && index < to && isEquilibrium(spot) && isOnTheWay(spots, index, from),
  );
  const [behind, beyond] = [stretchOf(spots, at + 1, to), spots.slice(at + 1, at + 3)];
  const isThen = isMark(beyond[0], ",", ";") || beyond.some((spot) => isCue(spot, "and", "when"));
  const isTold = at !== -1 && spots.slice(from, at).some(({ kind }) => kind === "quantity");
  return !isTold || !isThen || behind.moments.has("start") || stretchOf(spots, from, at).moments.has("end")
    ? null
    : [
        { from, to: at + 1, moments: START_ALONE },
        { from: at + 1, to, moments: END_ALONE },
      ];
}

/** Stretches of a sentence that speak of one moment each; null where one speaks of two. */
function listStretches(spots: readonly Spot[], whole: Stretch): Stretch[] | null {
  const split = splitOnTheWay(spots, whole);
  if (split !== null) return split;
  if (whole.moments.size < 2) return [whole];
  const clauses = cutAt(spots, whole, (spot) => isMark(spot, ",", ";", ":", "(")).flatMap((clause) =>
    clause.moments.size < 2
      ? [clause]
      : cutAt(spots, clause, (spot) => isCue(spot, "and", "when") || isPercent(spot) || isText(spot, SOURCE)),
  );
  return clauses.every(({ moments }) => moments.size < 2) ? clauses : null;
}

/**
 * The moment of each stretch: its own, else that of the one before in the sentence, else of the one behind; "if 0.5 M A and
 * 0.5 M B were there at the start" is told anew, so that what stands behind tells when.
 */
function settleMoments(spots: readonly Spot[], stretches: readonly Stretch[]): (Moment | null)[] {
  const own = stretches.map(({ moments: [moment = null] }) => moment);
  return stretches.map(({ from }, index) => {
    const [now = null] = own.slice(index, index + 1);
    if (now !== null) return now;
    const behind = own.slice(index).find((each) => each !== null);
    const before = own.slice(0, index).findLast((each) => each !== null);
    return (isCue(spots[from], "when") ? (behind ?? before) : (before ?? behind)) ?? null;
  });
}

/** When each place of a text is; null where a sentence leaves it open. */
export function readMoments(spots: readonly Spot[]): ((at: number) => Moment | null) | null {
  const moments: (Moment | null)[] = spots.map(() => null);
  let last: Moment | null = null;
  for (const [from, to] of listSentences(spots)) {
    const stretches = listStretches(spots, stretchOf(spots, from, to));
    if (stretches === null) return null;
    const own = settleMoments(spots, stretches);
    for (const [index, { from: start, to: end }] of stretches.entries()) moments.fill(own[index] ?? last, start, end);
    last = own.at(-1) ?? last;
  }
  return (at) => moments[at] ?? null;
}
