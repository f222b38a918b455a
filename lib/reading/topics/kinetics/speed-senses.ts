import { textOf } from "../../text/spot.ts";
import { isCue, isMark } from "../../statement/goals.ts";
import type { Spot } from "../../text/spot.ts";

/** What a word tells of how fast something goes. */
export type SpeedSense =
  | "ask"
  | "rate"
  | "reaction-rate"
  | "constant"
  | "law"
  | "used"
  | "formed"
  | "from"
  | "to"
  | "by"
  | "initial"
  | "final";

const WORDS: readonly (readonly [SpeedSense, RegExp])[] = [
  [
    "used",
    /^(?:used|used up|consumed|consumption|disappears?|disappearing|disappearance|decompos(?:e|es|ing|ition)|react|reacts|reacted|reacting|depletion|fall|fell|drop|dropped|decrease|decreased|decreasing)$/i,
  ],
  [
    "formed",
    /^(?:form|forms|formed|forming|formation|produced?|producing|production|appear|appearing|appearance|made|generated|rise|rose|increased?|increasing)$/i,
  ],
  ["from", /^(?:from|goes from)$/i],
  ["to", /^(?:to|reach|reaches|reached)$/i],
  ["by", /^by$/i],
  ["rate", /^(?:rate|rates|speed)$/i],
  ["law", /^ratelaw$/i],
];

/** Words of such problems that change nothing; a text with any other is not read here. */
const KNOWN =
  /^(?:rate|speed|average|mean|instantaneous|ratelaw|law|fast|quickly|rapidly|up|time|over|period|interval|equation|according|reactant|product|first|second|third|certain|experiment|s|ammonia|follows?|being|each|only|kinetics|then|goes?|passed)$/i;

/** "The rate of the reaction", "the reaction rate". */
function isOfReaction(spots: readonly Spot[], at: number): boolean {
  const before = spots.slice(0, at).findLast((spot) => !/^(?:average|mean|initial)$/i.test(textOf(spot)));
  if (/^reaction$/i.test(textOf(before))) return true;
  const behind = spots.slice(at + 1).filter((spot) => !/^(?:the|this)$/i.test(textOf(spot)));
  const [of, reaction] = behind;
  return /^(?:of|for)$/i.test(textOf(of)) && /^reaction$/i.test(textOf(reaction));
}

/** What a place of a clause tells; null where nothing here. */
export function senseAt(spots: readonly Spot[], at: number): SpeedSense | null {
  const spot = spots[at];
  if (spot === undefined) return null;
  if (isCue(spot, "ask", "how")) return "ask";
  if (spot.kind === "word" && /^how$/i.test(spot.text)) return "ask";
  if (spot.kind === "cue" && spot.cue.is === "label") return spot.cue.label === "initial" ? "initial" : "final";
  if (spot.kind === "cue" && spot.cue.is === "kind" && spot.cue.kinds[0] === "rate-constant") return "constant";
  const [sense] = WORDS.find(([, words]) => words.test(textOf(spot))) ?? [];
  if (sense === "rate") return isOfReaction(spots, at) ? "reaction-rate" : "rate";
  return sense ?? null;
}

/** Whether every word of a text is one that is understood here. */
export const isKnown = (spots: readonly Spot[]): boolean =>
  spots.every(
    (spot, at) =>
      spot.kind !== "word" || !/\p{L}/u.test(spot.text) || KNOWN.test(spot.text) || senseAt(spots, at) !== null,
  );

const BETWEEN = /^(?:if|when|given|given that|where|assuming|while)$/i;

/** The parts of a text that each tell or ask one thing. */
export function listClauses(spots: readonly Spot[]): Spot[][] {
  const clauses: Spot[][] = [[]];
  for (const spot of spots) {
    if (isMark(spot, ".", "?", ",", ";", ":", "\n") || BETWEEN.test(textOf(spot))) clauses.push([]);
    else clauses.at(-1)?.push(spot);
  }
  return clauses.filter((clause) => clause.length > 0);
}
