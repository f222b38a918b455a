import { textOf } from "../text/spot.ts";
import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Dimension } from "../../quantity/units/dimension.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import type { Property } from "../cues/cue.ts";
import { fits } from "./fits.ts";
import type { NamedSubstance, Spot } from "../text/spot.ts";

/** What a text asks for: a kind of quantity, or a property that is found in a way of its own. */
export type GoalSpot = {
  readonly kinds: readonly Kind[];
  readonly property: Property | null;
  readonly of: NamedSubstance | null;
  readonly unit: Unit | null;
  readonly label: Label | null;
  /** Where the text names it. */
  readonly start: number;
};

const KIND_OF_UNIT = new Map<Dimension, Kind>([
  [DIMENSIONS.mass, "mass"],
  [DIMENSIONS.amount, "amount"],
  [DIMENSIONS.volume, "volume"],
  [DIMENSIONS.energy, "energy"],
  [DIMENSIONS.time, "time"],
  [DIMENSIONS.pressure, "pressure"],
  [DIMENSIONS.temperature, "temperature"],
  [DIMENSIONS.length, "length"],
  [DIMENSIONS.area, "area"],
  [DIMENSIONS.density, "density"],
  [DIMENSIONS.speed, "speed"],
  [DIMENSIONS.concentration, "molarity"],
]);

/** "Molecules", "atoms": how many, not how much. */
function kindOfCount(counted: string): Kind | null {
  if (counted === "atoms") return "particles";
  if (counted === "molecules" || counted === "ions" || counted === "formula units" || counted === "particles")
    return "particles";
  return null;
}

export function kindOfUnit(unit: Unit): Kind | null {
  return unit.counted === "" ? (KIND_OF_UNIT.get(unit.dimension) ?? null) : kindOfCount(unit.counted);
}

export const isCue = (spot: Spot | undefined, ...names: readonly string[]): boolean =>
  spot?.kind === "cue" && names.includes(spot.cue.is);

export const isMark = (spot: Spot | undefined, ...marks: readonly string[]): boolean =>
  spot?.kind === "mark" && marks.includes(spot.mark);

/** A word in letters that is no cue. */
export function isWord(spot: Spot | undefined): boolean {
  return spot?.kind === "word" && /^\p{L}/u.test(spot.text);
}

/** The sentences of a text, as ranges of spots. */
export function listSentences(spots: readonly Spot[]): (readonly [start: number, end: number])[] {
  const ranges: [number, number][] = [];
  let start = 0;
  for (const [index, spot] of spots.entries()) {
    const isEnd = isMark(spot, ".", "?", "\n");
    if (!isEnd) continue;
    if (index > start) ranges.push([start, index]);
    start = index + 1;
  }
  if (start < spots.length) ranges.push([start, spots.length]);
  return ranges;
}

/** "Pressure", "molecules". */
function kindsNamed(spot: Spot | undefined): readonly Kind[] {
  if (spot?.kind === "cue" && spot.cue.is === "kind") return spot.cue.kinds;
  const kind = spot?.kind === "unit" ? kindOfUnit(spot.unit) : null;
  return kind === null ? [] : [kind];
}

/** Whether a value of the kind follows the noun: "the pressure is 2.0 atm", "at a temperature of 25 °C". */
function findValue(spots: readonly Spot[], noun: number, end: number): number | null {
  const named = spots[noun];
  const kinds = kindsNamed(named);
  let at = noun + 1;
  let isLinked = false;
  while (at < end) {
    const spot = spots[at];
    if (spot?.kind === "quantity") {
      const isFit = kinds.length === 0 || kinds.some((kind) => fits(kind, spot.quantity));
      return isFit && (isLinked || at === noun + 1) ? at : null;
    }
    if (isMark(spot, "=") || isMark(spot, ":")) isLinked = true;
    else if (isCue(spot, "link")) isLinked = true;
    else if (
      !isCue(spot, "filler", "solution", "saturated") &&
      spot?.kind !== "substance" &&
      spot?.kind !== "word" &&
      !isMark(spot, ",")
    )
      return null;
    at += 1;
  }
  return null;
}

/** The substance that a noun speaks of: "the mass of CO2", "CO2 pressure", "[CO2]". */
function findSubject(spots: readonly Spot[], noun: number, start: number, end: number): NamedSubstance | null {
  for (let at = noun + 1; at < end; at += 1) {
    const spot = spots[at];
    if (spot?.kind === "substance") return spot.substance;
    const isPassed =
      isCue(spot, "link", "filler", "solution", "saturated", "ion", "label") ||
      spot?.kind === "word" ||
      spot?.kind === "unit" ||
      spot?.kind === "quantity" ||
      // "The mass (g) of CO2"
      (isMark(spot, "(") && spots[at + 1]?.kind === "unit") ||
      (isMark(spot, ")") && spots[at - 1]?.kind === "unit");
    if (!isPassed) break;
  }
  for (let at = noun - 1; at >= start; at -= 1) {
    const spot = spots[at];
    if (spot?.kind === "substance") return spot.substance;
    if (!isCue(spot, "ion", "filler", "label")) break;
  }
  return null;
}

/** Becquerels measure, though they count decays; atoms are only counted. */
const isMeasure = ({ counted, dimension }: Unit): boolean => counted === "" || dimension !== DIMENSIONS.none;

function listUnits(spots: readonly Spot[], from: number, end: number): Unit[] {
  return spots.slice(from, end).flatMap((spot) => (spot.kind === "unit" && isMeasure(spot.unit) ? [spot.unit] : []));
}

/** "Convert 80.92 °C to K and °F": the value again, in each of the units. */
function listConversions(spots: readonly Spot[], ask: number, end: number): GoalSpot[] {
  const asking = spots[ask];
  const orders = asking?.kind === "cue" && asking.cue.is === "ask" && asking.cue.isConversion === true;
  const values = spots.flatMap((spot) => (spot.kind === "quantity" ? [spot.quantity.unit.dimension] : []));
  return !orders
    ? []
    : listUnits(spots, ask, end).flatMap((unit) => {
        const kind = kindOfUnit(unit);
        return kind === null || !values.includes(unit.dimension)
          ? []
          : [{ kinds: [kind], property: null, of: null, unit, label: null, start: asking?.start ?? 0 }];
      });
}

/** Where the question of a sentence ends: at "if", "when", "from", "using", or a colon. */
export function endOfQuestion(spots: readonly Spot[], from: number, end: number): number {
  for (let at = from; at < end; at += 1)
    if (isCue(spots[at], "when", "source") || isMark(spots[at], ":", ";") || spots[at]?.kind === "equation") return at;
  return end;
}

/** Nothing but harmless words between two places: a word that is not known may make the noun another one. */
function isPlain(spots: readonly Spot[], from: number, to: number): boolean {
  return spots
    .slice(from, to)
    .every(
      (spot) =>
        isCue(
          spot,
          "filler",
          "link",
          "label",
          "and",
          "ask",
          "how",
          "kind",
          "property",
          "ion",
          "condition",
          "lattice",
          "order",
          "solution",
        ) ||
        isMark(spot, ",", "(", ")") ||
        spot.kind === "unit" ||
        spot.kind === "substance" ||
        spot.kind === "concentration",
    );
}

const isIn = (spot: Spot | undefined): boolean => spot?.kind === "cue" && spot.text.toLowerCase() === "in";

function isCountedThing(spot: Spot | undefined): boolean {
  return spot?.kind === "unit" && spot.unit.counted !== "";
}

/** "… at the temperature given", "… with a pressure": under which it is asked, and not asked itself. */
function isCircumstance(spots: readonly Spot[], noun: number): boolean {
  const before = spots
    .slice(0, noun)
    .findLast((spot) => !(spot.kind === "cue" && /^(?:the|a|an|this|that|its)$/i.test(spot.text)));
  return before?.kind === "cue" && /^(?:at|under|with|by|from|to|in|for)$/i.test(before.text);
}

type Common = Pick<GoalSpot, "unit" | "label">;

function goalAt(spots: readonly Spot[], at: number, range: readonly [number, number], common: Common): GoalSpot | null {
  const spot = spots[at];
  const [ask, stop] = range;
  const of = findSubject(spots, at, ask + 1, stop);
  if (spot?.kind === "cue" && spot.cue.is === "kind")
    return { kinds: spot.cue.kinds, property: null, of, start: spot.start, ...common };
  if (spot?.kind === "cue" && spot.cue.is === "property")
    return { kinds: [], property: spot.cue.property, of, start: spot.start, ...common };
  if (spot?.kind === "unit" && isCue(spots[at - 1], "how")) {
    const kind = kindOfUnit(spot.unit);
    return kind === null ? null : { kinds: [kind], property: null, of, start: spot.start, ...common, unit: spot.unit };
  }
  if (spot?.kind === "concentration" && !isMark(spots[at + 1], "="))
    return { kinds: ["molarity"], property: null, of: spot.substance, start: spot.start, ...common };
  return null;
}

/** What there is of each by itself; concentrations and temperatures may be of all together. */
const COUNTED: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "particles", "volume"]);

/** "Sodium hydroxide, NaOH, …", "glycol, C2H6O2, …": the same once more. */
function isSaidOnceMore(first: NamedSubstance, next: NamedSubstance): boolean {
  const isFormulaOf = first.isName && !next.isName && first.formulas.length === 1;
  return (
    first.formulas.join() === next.formulas.join() ||
    (isFormulaOf && sameAtoms(first.formulas[0] ?? "", next.formulas[0] ?? ""))
  );
}

/** "Grams of CO2 and of water", "moles of H2, O2 and N2": the same of each substance. */
function listFurther(spots: readonly Spot[], noun: number, stop: number, goal: GoalSpot): GoalSpot[] {
  const further: GoalSpot[] = [];
  if (goal.of === null || !goal.kinds.every((kind) => COUNTED.has(kind))) return further;
  let isNext = false;
  for (
    let at = spots.findIndex((spot, index) => index > noun && spot.kind === "substance") + 1;
    at > 0 && at < stop;
    at += 1
  ) {
    const spot = spots[at];
    if (isCue(spot, "and") || isMark(spot, ",")) isNext = true;
    else if (isNext && spot?.kind === "substance") {
      if (![goal, ...further].some(({ of }) => of !== null && isSaidOnceMore(of, spot.substance)))
        further.push({ ...goal, of: spot.substance });
      isNext = false;
    } else if (!isNext || !isCue(spot, "link", "filler")) break;
  }
  return further;
}

const isAskBehind = (spot: Spot | undefined): boolean =>
  spot?.kind === "cue" && spot.cue.is === "ask" && spot.cue.isBehind === true;

/** "Its density in g/mL is to be found": what the clause before a place names first. */
function goalsBefore(spots: readonly Spot[], start: number, ask: number): GoalSpot[] | null {
  const clause = spots.findLastIndex((spot, at) => at >= start && at < ask && isMark(spot, ",", ";"));
  return goalsAt(spots, Math.max(start, clause + 1) - 1, ask);
}

/** The goals of one sentence; null where it asks for something that is not known. */
function goalsOf(spots: readonly Spot[], start: number, end: number): GoalSpot[] | null {
  const asks = spots.flatMap((spot, at) => (at >= start && at < end && isCue(spot, "ask", "how") ? [at] : []));
  if (asks.length === 0) return [];
  // "Look up what you need and calculate …": the order that names a quantity.
  for (const ask of asks) {
    const goals = isAskBehind(spots[ask]) ? goalsBefore(spots, start, ask) : goalsAt(spots, ask, end);
    if (goals !== null) return goals;
  }
  return null;
}

const TIME: readonly Kind[] = ["time"];

/** "How long until the concentration is 0.20 M": what stands behind is no question, unless it is a time itself. */
function asksForTime(spots: readonly Spot[], ask: number, stop: number): boolean {
  const asking = spots[ask];
  const isTime = asking?.kind === "cue" && asking.cue.is === "how" && asking.cue.kinds[0] === "time";
  return isTime && !spots.slice(ask + 1, stop).some((spot) => /^(?:half.life|time|age)$/i.test(textOf(spot)));
}

/** "The lead concentration of the water in ppm" is a share of the mass: of what is named right before it. */
function asShare(goal: GoalSpot, before: Spot | undefined): GoalSpot {
  const isShare = goal.kinds[0] === "molarity" && ["ppm", "ppb"].includes(goal.unit?.factors[0]?.unit.symbol ?? "");
  if (!isShare) return goal;
  return { ...goal, kinds: ["mass-percent"], of: before?.kind === "substance" ? before.substance : goal.of };
}

/** "The number of moles and the mass of oxygen": both are of what stands behind the second. */
function withSharedSubjects(spots: readonly Spot[], goals: readonly GoalSpot[]): GoalSpot[] {
  return goals.map((goal, index) => {
    const next = goals[index + 1];
    if (goal.of !== null || next === undefined || !goal.kinds.every((kind) => COUNTED.has(kind))) return goal;
    const between = spots.filter(({ start }) => start >= goal.start && start < next.start);
    const isJoined = between.every((spot) => isCue(spot, "and", "filler", "kind", "link") || isMark(spot, ","));
    return isJoined ? { ...goal, of: next.of } : goal;
  });
}

function goalsAt(spots: readonly Spot[], ask: number, end: number): GoalSpot[] | null {
  const stop = endOfQuestion(spots, ask + 1, end);
  const goals: GoalSpot[] = [];
  const asking = spots[ask];
  const label = spots.slice(ask, stop).find((spot) => isCue(spot, "label"));
  const conversions = listConversions(spots, ask, end);
  if (conversions.length > 0) return conversions;
  const units = listUnits(spots, ask, stop);
  if (asksForTime(spots, ask, stop))
    return [{ kinds: TIME, property: null, of: null, unit: units[0] ?? null, label: null, start: asking?.start ?? 0 }];
  const common = {
    unit: units[0] ?? null,
    label: label?.kind === "cue" && label.cue.is === "label" ? label.cue.label : null,
  };
  let from = ask;
  let depth = 0;
  for (let at = Math.max(0, ask); at < stop; at += 1) {
    if (isMark(spots[at], "(")) depth += 1;
    if (isMark(spots[at], ")")) depth -= 1;
    // "What is Kp (pressures in atm)?": an aside asks nothing.
    if (depth > 0 && spots[at]?.kind === "cue") continue;
    if (!isPlain(spots, Math.max(0, from), at)) break;
    if (isCue(spots[at], "foreign", "fact")) return null;
    const goal = goalAt(spots, at, [ask, stop], common);
    // "Boiling point elevation": another quantity than the noun by itself.
    if (goal !== null && spots[at]?.kind === "cue" && isWord(spots[at + 1])) return null;
    // "Moles of atoms" are not moles of the compound.
    if (goal !== null && !isIn(spots[at + 1]) && isCountedThing(spots[at + 2])) return null;
    if (goal === null || (goals.length > 0 && (findValue(spots, at, stop) !== null || isCircumstance(spots, at))))
      continue;
    const isSaid = goals.some(
      ({ kinds, of }) =>
        kinds.join() === goal.kinds.join() && (of?.formulas.join() === goal.of?.formulas.join() || goal.of === null),
    );
    if (!isSaid) goals.push(asShare(goal, spots[at - 1]), ...listFurther(spots, at, stop, goal));
    from = at + 1;
  }
  // "By how many kelvins does it rise?" asks for a difference.
  const before = spots[ask - 1];
  if (
    before?.kind === "cue" &&
    before.text.toLowerCase() === "by" &&
    goals.some(({ kinds: [kind] }) => kind === "temperature")
  )
    return null;
  const [only, ...others] = goals;
  // "What is this pressure in atmospheres, in kilopascals, and in bar?"
  if (only !== undefined && others.length === 0 && units.length > 1) return units.map((unit) => ({ ...only, unit }));
  if (only !== undefined) return withSharedSubjects(spots, goals);
  return asking?.kind === "cue" && asking.cue.is === "how" && asking.cue.kinds.length > 0
    ? [
        {
          kinds: asking.cue.kinds,
          property: null,
          of: findSubject(spots, ask, ask, stop),
          start: asking?.start ?? 0,
          ...common,
        },
      ]
    : null;
}

/** "pH of 0.12 M ammonia": a text that asks nothing, and names a quantity without a value. */
function listHeadless(spots: readonly Spot[]): GoalSpot[] {
  return listSentences(spots).flatMap(([start, end]) => {
    const [first] = spots.slice(start, end);
    const isNamed = first?.kind === "cue" && (first.cue.is === "kind" || first.cue.is === "property");
    return isNamed && findValue(spots, start, end) === null ? (goalsAt(spots, start - 1, end) ?? []) : [];
  });
}

/** What a text asks for, in its order; null where a question of it is not understood. */
export function listGoals(spots: readonly Spot[]): GoalSpot[] | null {
  const goals = listSentences(spots).map(([start, end]) => goalsOf(spots, start, end));
  if (!goals.every((each) => each !== null)) return null;
  const asked = goals.flat();
  return asked.length === 0 && !spots.some((spot) => isCue(spot, "ask", "how")) ? listHeadless(spots) : asked;
}
