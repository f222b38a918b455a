import { parseNuclide } from "../../../chemistry/formula/nuclide.ts";
import type { Kind, Label, Variable } from "../../../methods/rules/kinds.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { listSentences } from "../../statement/goals.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import type { Spot } from "../../text/spot.ts";

/** What tells how fast. */
const SPEEDS: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>(["half-life", "decay-constant"]);

/** What may be counted of a sample, by the kind that a number without more words has. */
const MEASURES: ReadonlyMap<Kind | undefined, Kind> = new Map<Kind | undefined, Kind>([
  ["mass", "mass"],
  ["amount", "amount"],
  ["activity", "activity"],
  ["particles", "particles"],
  ["mass-percent", "fraction-left"],
]);

/** What tells how many nuclei there are. */
const COUNTED: ReadonlySet<Kind> = new Set<Kind>(["mass", "particles"]);

const TIMES: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>(["time", "half-life", "decay-constant"]);

/** A sample that decays gets less. */
const MORE = /^(?:ris|rose|grow|grew|increas|climb|gain|doubl|tripl|background)/;

const LEFT = /^(?:left|remain|remaining|remains|still)$/;
const GONE = /^(?:decay|decayed|disintegrate|disintegrated|gone|lost|vanish|vanished)$/;

export type Decay = { readonly variables: ReadonlyMap<GivenSpot, Variable>; readonly goal: Variable };

const lastWords = (spots: readonly Spot[]): string[] =>
  spots.flatMap((spot) => (spot.kind === "word" || spot.kind === "cue" ? [spot.text.toLowerCase()] : []));

/** The words of the sentence in which a spot stands. */
function wordsAround(spots: readonly Spot[], at: number): string[] {
  const [start, end] = listSentences(spots).find(([from, to]) => at >= from && at < to) ?? [0, 0];
  return lastWords(spots.slice(start, end));
}

/** "Until only 2.0 % remains", "for 90 % of it to decay": null where nothing says which. */
function shareLabel(spots: readonly Spot[], at: number): Label | null {
  const words = wordsAround(spots, at);
  if (words.some((word) => LEFT.test(word))) return "final";
  return words.some((word) => GONE.test(word)) ? "decayed" : null;
}

const nuclideOf = ({ of }: Pick<GivenSpot, "of">): string | null => {
  const [formula = null, ...others] = of?.formulas ?? [];
  return formula !== null && others.length === 0 && parseNuclide(formula) !== null ? formula : null;
};

/** Of two values of one sample that only gets less, the smaller one is later, whatever comes first; "0.25 g has decayed" is none of them. */
function labelPair(spots: readonly Spot[], first: GivenSpot, second: GivenSpot): Map<GivenSpot, Label> | null {
  const ratio = first.quantity.value.times(first.quantity.unit.numerator).div(first.quantity.unit.denominator);
  const other = second.quantity.value.times(second.quantity.unit.numerator).div(second.quantity.unit.denominator);
  const [more, less] = ratio.gt(other) ? [first, second] : [second, first];
  const isTurned = more.label === "final" || less.label === "initial";
  const isGone = spots.some(({ kind }, at) => {
    const [spot, next] = [spots[at], spots[at + 1]];
    return (
      kind === "cue" &&
      spot?.kind === "cue" &&
      /^(?:has|have|had)$/i.test(spot.text) &&
      next?.kind === "word" &&
      GONE.test(next.text)
    );
  });
  // "Of 20 g there are 35 g left": what is left is less.
  const isMoreLeft =
    spots
      .slice(more.at + 1, more.at + 5)
      .some((spot) => (spot.kind === "word" || spot.kind === "cue") && LEFT.test(spot.text)) &&
    !spots
      .slice(less.at + 1, less.at + 5)
      .some((spot) => (spot.kind === "word" || spot.kind === "cue") && LEFT.test(spot.text));
  // "16 g loses 14 g", "decays by 10 g": what is gone.
  const taken = spots[less.at - 1];
  const isTaken = (taken?.kind === "cue" || taken?.kind === "word") && /^(?:by|loses?|lost|losing)$/i.test(taken.text);
  // "20 g decays to 25 g": nothing that decays gets more.
  const before = spots[more.at - 1];
  const isMoreLater = more.at > less.at && before?.kind === "cue" && /^(?:to|into)$/i.test(before.text);
  // "12 g weigh 18 g after 10 days": what it is afterwards is less.
  const isAfterwards = ({ at }: GivenSpot): boolean => {
    const next = spots.findIndex(({ kind }, index) => index > at && kind === "quantity");
    return lastWords(spots.slice(at, next === -1 ? undefined : next)).includes("after");
  };
  const isMoreAfterwards = more.at > less.at && isAfterwards(more) && !isAfterwards(less);
  return isTurned || isGone || isMoreLeft || isMoreLater || isMoreAfterwards || isTaken || ratio.eq(other)
    ? null
    : new Map<GivenSpot, Label>([
        [more, "initial"],
        [less, "final"],
      ]);
}

/**
 * A sample that decays: a half-life, a time, and what is there of it at first and later, one of them unknown; or a rock
 * that has what it decayed to. Null where the text tells another number of them.
 */
export function readDecay(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): Decay | null {
  const [goal, ...more] = goals;
  const asked = goal?.kinds[0];
  if (goal === undefined || asked === undefined || more.length > 0) return null;
  if (!SPEEDS.has(asked) && !givens.some(({ kinds: [kind] }) => SPEEDS.has(kind))) return null;
  const measured = givens.filter(({ kinds: [kind] }) => MEASURES.has(kind));
  if (lastWords(spots).some((word) => MORE.test(word))) return null;
  if (!givens.every((given) => measured.includes(given) || TIMES.has(given.kinds[0]))) return null;
  const variables = new Map<GivenSpot, Variable>(
    givens.flatMap((given) => {
      const [kind] = given.kinds;
      return kind === undefined || measured.includes(given) ? [] : [[given, variableOf(kind, null)] as const];
    }),
  );
  const [first, second, ...others] = measured;
  const kind = MEASURES.get(first?.kinds[0]);
  if (first === undefined || kind === undefined || others.length > 0) return null;
  if (second !== undefined) {
    const [parent, daughter] = [nuclideOf(first), nuclideOf(second)];
    if (second.kinds[0] !== first.kinds[0] || !TIMES.has(asked)) return null;
    if (parent !== null && daughter !== null && parent !== daughter) {
      variables.set(first, variableOf(kind, parent)).set(second, variableOf(kind, daughter));
      return kind === "mass" ? { variables, goal: variableOf(asked, null) } : null;
    }
    // "2.0 mg of the one and 0.9 mg of the other" is no sample that was measured twice.
    if (first.isOther && second.isOther) return null;
    if (first.of !== null && second.of !== null && first.of.formulas.join() !== second.of.formulas.join()) return null;
    const labels = labelPair(spots, first, second);
    for (const [given, label] of labels ?? []) variables.set(given, variableOf(kind, null, label));
    return labels === null ? null : { variables, goal: variableOf(asked, null) };
  }
  const isAlone = !givens.some(({ kinds: [each] }) => each === "time");
  if (asked === "activity" && COUNTED.has(kind) && nuclideOf(first) !== null && isAlone) {
    variables.set(first, variableOf(kind, nuclideOf(first)));
    return { variables, goal: variableOf("activity", nuclideOf(first)) };
  }
  // "How many atoms of 60Co have an activity of …?"
  const sought = goal.of === null ? null : nuclideOf({ of: goal.of });
  if (kind === "activity" && COUNTED.has(asked) && sought !== null && isAlone) {
    variables.set(first, variableOf("activity", sought));
    return { variables, goal: variableOf(asked, sought) };
  }
  const label = kind === "fraction-left" ? shareLabel(spots, first.at) : null;
  if (label === null || !TIMES.has(asked)) return null;
  variables.set(first, variableOf(kind, null, label));
  return { variables, goal: variableOf(asked, null) };
}
