import { findHalfLife } from "../../../chemistry/elements/half-lives.ts";
import { findPair } from "../../../laws/nuclear/dating.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { pureNumber, type Quantity, quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { findUnit } from "../../../quantity/units/symbols.ts";
import { areSameUnit, type Unit } from "../../../quantity/units/unit.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, VALUE } from "../../text/taken.ts";
import type { Named } from "./decay-chains.ts";
import { ELSE_OF_DECAYS, MASS, nameOf, readSample, type Sample, takeRate, TIME, type Told } from "./decaying-sample.ts";

/** A sample that decays, in a story: how old it is and what is left of it, by one half-life. */

const LEFT: readonly RegExp[] = [
  new RegExp(String.raw`(${VALUE}) ?% (?:as much|as many|of (?:its|the|their|all the) (?:initial|original))`, "i"),
  new RegExp(
    String.raw`(${VALUE}) ?%(?: of [^.?%\d]{0,50}?)? (?:is |are |was |were |still |has |have )*(?:remain|left\b)`,
    "i",
  ),
];
const GONE = new RegExp(
  String.raw`(${VALUE}) ?%(?: of [^.?%\d]{0,50}?)? (?:to |has |have |had |is |are |be |been |was |were )*(?:decay|disintegrat|disappear|gone\b|lost\b)`,
  "i",
);

const ASKS_AGE =
  /\bhow old\b|\b(?:what|estimate|calculate|determine|find|compute)\b[^.?]*\b(?:age|time at which)\b|\bhow long ago\b|\bhow (?:long|many (?:seconds|minutes|hours|days|years)) (?:does|do|will|would|did|has|must|until|before|is|it|ago)|\bwhen (?:did|was)\b/i;
const ASKS_LEFT =
  /\b(?:what|how (?:much|many)|calculate|determine|find|compute)\b[^.?]*\b(?:fraction|percent(?:age)?)\b[^.?]*\b(?:remain|left\b)/i;
/** In years, of what dates things, where the text leaves it out. */
function ownHalfLife(nuclides: readonly Named[]): Quantity | null {
  const [value, ...more] = nuclides.flatMap(({ massNumber, symbol }) => findHalfLife(`${massNumber}${symbol}`) ?? []);
  return value === undefined || more.length > 0 ? null : quantity(value, "yr", 4);
}

const CONSTANT = new RegExp(
  String.raw`\b(?:decay|rate) constant\b[^.;?!\d]{0,60}?(${VALUE} ?(?:1? ?\/ ?${TIME}|(?:s|min|h|d|day|y|yr|year)\^?-1))`,
  "i",
);

/** What tells how fast: a half-life, a decay constant, or the nuclide alone. */
function speedOf({ taken, nuclides, halfLife }: Sample): Told | null {
  const constant = halfLife === null ? readQuantity(taken.take(CONSTANT)?.[0] ?? "") : null;
  if (constant !== null) return [variableOf("decay-constant", null), constant];
  const half = halfLife ?? ownHalfLife(nuclides);
  return half === null ? null : [variableOf("half-life", null), half];
}

const UNIT_ASKED = /\b(?:how many|in) (seconds|minutes|hours|days|years)\b/i;

/** The unit of a time that is asked for: the one that is named, or that of the half-life. */
function timeUnit([{ kind }, value]: Told, { taken }: Sample): Unit | null {
  const [, named] = UNIT_ASKED.exec(taken.rest) ?? [];
  if (named !== undefined) return findUnit(named.toLowerCase());
  return kind === "half-life" ? value.unit : null;
}

const massOf = (symbol: string): RegExp =>
  new RegExp(String.raw`(${VALUE} ?${MASS}) (?:of )?(?:the )?(?:pure )?<${symbol}>`);

/** "9.6 mg of U-238 and 2.5 mg of Pb-206": how long ago all of it was the parent. */
function solveRock(sample: Sample): SolutionFacts[] | null {
  const { taken, nuclides } = sample;
  const pair = findPair(nuclides.map(nameOf));
  if (pair === null || nuclides.length !== 2) return null;
  const masses = [pair.parent, pair.daughter].map((name): Told | null => {
    const value = readQuantity(taken.take(massOf(name.replace(/^\^\d+/, "")))?.[0] ?? "");
    return value === null ? null : [variableOf("mass", name), value];
  });
  const speed = speedOf(sample);
  const [parent, daughter] = masses;
  if (!parent || !daughter || speed === null || taken.hasNumber) return null;
  return solveByLaws([speed, parent, daughter], variableOf("time", null), timeUnit(speed, sample));
}

/** Of what only gets less the greater value was first: "50 Bq at the start" is not the later one. */
const isLater = (text: string, number: string): boolean =>
  !text
    .split(/[,;?]|[.](?!\d)| (?:if|when|where|while|but|and) /)
    .some((clause) => clause.includes(number) && /\b(?:initial|original|start|fresh|living|alive)/i.test(clause));

/** Two activities of one sample, of which the greater one was first, or the share of it that is left. */
function solveAge(sample: Sample): SolutionFacts[] | null {
  const { taken, nuclides } = sample;
  const told = taken.rest;
  if (nuclides.some((each) => findPair([nameOf(each), ...nuclides.map(nameOf)]) !== null)) return null;
  const speed = speedOf(sample);
  const rates = [takeRate(taken), takeRate(taken)];
  const left = LEFT.flatMap((pattern) => taken.take(pattern)?.[0] ?? [])[0];
  const gone = left === undefined ? taken.take(GONE)?.[0] : undefined;
  if (speed === null || taken.hasNumber) return null;
  const [first, second] = rates;
  const share = readQuantity(left ?? gone ?? "");
  const isShare = share !== null && share.value.gt(0) && share.value.lt(100) && !first;
  if (isShare) {
    const part: Told = [
      variableOf("fraction-left", null, left === undefined ? "decayed" : "final"),
      pureNumber(share.value.div(100), share.significantFigures),
    ];
    return solveByLaws([speed, part], variableOf("time", null), timeUnit(speed, sample));
  }
  if (share !== null || nuclides.length > 1 || !first || !second || first.isOfGram !== second.isOfGram) return null;
  if (!areSameUnit(first.value.unit, second.value.unit) || first.value.value.eq(second.value.value)) return null;
  const [more, less] = first.value.value.gt(second.value.value) ? [first, second] : [second, first];
  if (!isLater(told, less.number)) return null;
  const labelled: Told[] = [
    [variableOf("activity", null, "initial"), more.value],
    [variableOf("activity", null, "final"), less.value],
  ];
  return solveByLaws([speed, ...labelled], variableOf("time", null), timeUnit(speed, sample));
}

const PASSED = new RegExp(
  String.raw`\b(?:after|in|over|during|within|following) (?:exactly |about |only |a period of |the (?:first|next) )?(${VALUE} ?${TIME})|(${VALUE} ?${TIME}) (?:later|after|ago|have passed|has passed)`,
  "i",
);

/** What share is left after a time. */
function solveLeft({ taken, nuclides, halfLife }: Sample): SolutionFacts[] | null {
  const [first, second] = taken.take(PASSED) ?? [];
  const time = readQuantity(first === "" ? (second ?? "") : (first ?? ""));
  if (halfLife === null || time === null || nuclides.length > 1 || taken.hasNumber) return null;
  return solveByLaws(
    [
      [variableOf("half-life", null), halfLife],
      [variableOf("time", null), time],
    ],
    variableOf("fraction-left", null, "final"),
    /percent|%/i.test(taken.rest) ? getUnit("%") : null,
  );
}

const NUCLEAR = /radioactiv|\bdecay|disintegrat|isotop|nuclid|\bdpm\b|radiocarbon|carbon dating/i;

/** Null for any other text, and where it tells more. */
export function solveDecayTold(text: string): SolutionFacts[] | null {
  const isAge = ASKS_AGE.test(text);
  if (isAge === ASKS_LEFT.test(text) || ELSE_OF_DECAYS.test(text)) return null;
  const sample = readSample(text);
  // Reactions have half-lives too.
  if (sample.nuclides.length === 0 && !NUCLEAR.test(text)) return null;
  return isAge ? (solveRock(sample) ?? solveAge(sample)) : solveLeft(sample);
}
