import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { Spot, SpotOf } from "../../text/spot.ts";

/** "One mole of A gives one mole of B": a reaction of which no more is told than that. */

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  each: 1,
  every: 1,
  ...Object.fromEntries(
    ["one", "two", "three", "four", "five", "six", "seven", "eight"].flatMap((word, at): [string, number][] => [
      [word, at + 1],
      [String(at + 1), at + 1],
    ]),
  ),
};
const COUNT = String.raw`(one|two|three|four|five|six|seven|eight|each|every|a|[1-8])`;
const RATIO = new RegExp(
  String.raw`\b${COUNT} mol(?:es?)? of ([^.;,?]{2,60}?) (?:gives?|yields?|forms?|makes?|produces?|leads to|affords?|can (?:give|form|make|yield|produce)|is (?:converted|turned) (?:in)?to) ${COUNT} mol(?:es?)? of ([^.;,?]{2,60}?)(?=[.;,?]|$)`,
  "i",
);
const ONE_TO_ONE =
  /\b(?:the )?(?:mole|molar|stoichiometric) ratio (?:is|of|between them is) 1 ?: ?1\b|\b(?:in (?:a|the) )?1 ?: ?1 (?:mole|molar|stoichiometric) ratio\b|\b(?:react|reacts|reaction) (?:is )?(?:in )?one[- ]to[- ]one\b/i;

/** What makes another problem of it. */
const ELSE =
  /\b(?:purity|pure|impure|mixture|half|twice|solution of|limiting|left over|remain\w*|recycled|not|volume|STP|percent by mass)\b|(?<!yield[^.?]{0,30})%(?![^.?]{0,20}yield)/i;

const isMass = (spot: Spot): spot is SpotOf<"quantity"> =>
  spot.kind === "quantity" && spot.quantity.unit.dimension === DIMENSIONS.mass;

const formulasOf = (spots: readonly Spot[], from: number, to: number): string[] => [
  ...new Set(
    spots.flatMap((spot) =>
      spot.kind === "substance" && spot.start >= from && spot.end <= to && spot.substance.formulas.length === 1
        ? spot.substance.formulas
        : [],
    ),
  ),
];

/** The substance nearest to a mass: behind it, in its line, or before it. */
function ownerOf(plain: string, spots: readonly Spot[], mass: Spot): string | null {
  const line = plain.lastIndexOf("\n", mass.start);
  const stop = /[.;?\n]/.exec(plain.slice(mass.end).replace(/(?<=\d)\.(?=\d)/g, ","))?.index ?? plain.length;
  const behind = /^ (?:of (?:the )?)?(?:[A-Z]|[a-z]{5,})/.test(plain.slice(mass.end))
    ? formulasOf(spots, mass.end, mass.end + Math.min(stop, 60))
    : [];
  if (behind[0] !== undefined) return behind[0];
  const before = spots.filter((spot) => spot.end <= mass.start && spot.start > line);
  const sentence = before.findLastIndex(
    (spot) => spot.kind === "quantity" || (spot.kind === "mark" && /[.;?]/.test(spot.mark)),
  );
  return formulasOf(before.slice(sentence + 1), 0, mass.start).at(-1) ?? null;
}

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solveMoleRatio(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  const found = RATIO.exec(plain);
  if (found === null || ELSE.test(plain) || ONE_TO_ONE.test(plain) || spots.some(({ kind }) => kind === "equation"))
    return null;
  const [whole, one = "", , other = ""] = found;
  const middle =
    found.index +
    whole.search(/\b(?:gives?|yields?|forms?|makes?|produces?|leads|affords?|can|is (?:converted|turned))\b/i);
  const [from, ...moreFrom] = formulasOf(spots, found.index, middle);
  const [to, ...moreTo] = formulasOf(spots, middle, found.index + whole.length);
  if (from === undefined || to === undefined || moreFrom.length > 0 || moreTo.length > 0 || from === to) return null;
  const ratio: readonly [number, number] = [COUNTS[other.toLowerCase()] ?? 0, COUNTS[one.toLowerCase()] ?? 0];
  const quantities = spots.flatMap((spot) =>
    spot.kind === "quantity" && (spot.end <= found.index || spot.start >= found.index + whole.length) ? [spot] : [],
  );
  if (ratio.includes(0) || !quantities.every(isMass)) return null;
  const owned = quantities.map((spot) => ({ quantity: spot.quantity, of: ownerOf(plain, spots, spot) }));
  const [start, ...starts] = owned.filter(({ of }) => of === from);
  const [got, ...gots] = owned.filter(({ of }) => of === to);
  if (start === undefined || starts.length > 0 || gots.length > 0 || owned.some(({ of }) => of !== from && of !== to))
    return null;
  const scene = { sameNumber: { wanted: to, from, ratio } };
  const asksYield = /\bpercent(?:age)? yield\b|\byield\b[^.?]*(?:percent|%)|%[ -]?yield\b/i.test(plain);
  if (got !== undefined)
    return asksYield
      ? solveByLaws(
          [
            [variableOf("mass", from), start.quantity],
            [variableOf("mass", to, "actual"), got.quantity],
          ],
          variableOf("percent-yield", null),
          getUnit("%"),
          [],
          scene,
        )
      : null;
  const question = plain.slice(plain.search(/\b(?:what|how|calculate|find|determine|work out)\b/i));
  const isMassAsked = /\b(?:what|which) mass of|how many grams of|\bmass of|theoretical yield\b/i.test(question);
  return isMassAsked && !asksYield && formulasOf(spots, plain.length - question.length, plain.length)[0] === to
    ? solveByLaws([[variableOf("mass", from), start.quantity]], variableOf("mass", to), null, [], scene)
    : null;
}
