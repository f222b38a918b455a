import type { Concept } from "./concepts.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { TRENDS } from "./pairs.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

const FARTHEST = 60;
/** What a change may be of instead. */
const OTHER: ReadonlySet<Concept> = new Set(["other-property", "gas-pressure", "gas-volume"]);

/** "The radius decreases across a period": a property, what becomes of it, and along which way. */
export function judgeTrends({
  concepts,
  around,
  lineBefore,
  isDenied,
  start,
  property: spokenOf,
}: Clause): Statement[] {
  if (isDenied) return [];
  const roles = concepts.filter(
    ({ concept }) => concept in TRENDS || OTHER.has(concept) || concept === "increase" || concept === "decrease",
  );
  return roles.flatMap((change, index) => {
    if (change.concept !== "increase" && change.concept !== "decrease") return [];
    const own = propertyOf(roles, index);
    const ownWay = wayOf(concepts, around, change, start);
    const before = [...lineBefore, ...around.filter(({ end }) => end <= change.start)];
    const isNamed = before.some(({ concept }) => concept in TRENDS || OTHER.has(concept));
    const property = own ?? (isNamed ? onlyProperty(before) : spokenOf);
    const way = ownWay ?? onlyWay([...lineBefore, ...around, ...concepts]);
    const trend = property === null ? undefined : TRENDS[property.concept];
    if (trend === undefined || way === null) return [];
    const isRight = trend[way] > 0 === (change.concept === "increase");
    const isSure = own !== null && ownWay !== null;
    return isRight || isSure ? [judged(change, isRight)] : [];
  });
}

/** The property at once before a change; where there is one of each, the one behind it too: "a decrease in radius". */
function propertyOf(roles: readonly FoundConcept[], at: number): FoundConcept | null {
  const [before, change, behind] = [roles[at - 1], roles[at], roles[at + 1]];
  if (change === undefined) return null;
  if (before !== undefined && before.concept !== "increase" && before.concept !== "decrease")
    return change.start - before.end <= FARTHEST ? before : null;
  const isOnly = roles.length === 2 && behind !== undefined && behind.start - change.end <= 12;
  return isOnly ? behind : null;
}

/** "Atomic radius: it shrinks …. Down a group it increases": of a line that names no other property. */
function onlyProperty(before: readonly FoundConcept[]): FoundConcept | null {
  const named = before.filter(({ concept }) => concept in TRENDS || OTHER.has(concept));
  const [only] = named;
  return only !== undefined && named.every(({ concept }) => concept === only.concept) ? only : null;
}

/** Of a line that goes one way only. */
function onlyWay(spoken: readonly FoundConcept[]): "across" | "down" | null {
  const ways = new Set(spoken.flatMap(({ concept }) => (concept === "across" || concept === "down" ? [concept] : [])));
  const [only] = ways;
  return ways.size === 1 && only !== undefined ? only : null;
}

/** Across or down: of the clause, else the last that its sentence named before; none where it names both. */
function wayOf(
  concepts: readonly FoundConcept[],
  around: readonly FoundConcept[],
  change: FoundConcept,
  start: number,
): "across" | "down" | null {
  const isWay = ({ concept }: FoundConcept): boolean => concept === "across" || concept === "down";
  const next = concepts.find(
    ({ concept, start: at }) => at > change.start && (concept === "increase" || concept === "decrease"),
  );
  const behind = concepts.filter(
    (each) => isWay(each) && each.start > change.end && each.end <= (next?.start ?? Infinity),
  );
  const ways = concepts.filter(isWay);
  // "It increases across a period, and it decreases down a group": each has its own behind it.
  const isEachOwn = next !== undefined && behind.length > 0;
  const own = new Set((isEachOwn ? behind : ways).map(({ concept }) => concept));
  if (own.size > 1) return null;
  const [only] = own;
  const found = only ?? around.findLast((each) => isWay(each) && each.end <= Math.max(start, change.start))?.concept;
  return found === "across" || found === "down" ? found : null;
}
