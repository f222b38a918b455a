import type { Label } from "../../../methods/rules/kinds.ts";
import type { Concept } from "../../lexicon/lexicon.ts";
import { isAsk, isLoose, isSense } from "../sentences.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import { has, isWater, listPlaces, WATER } from "./solution-words.ts";
import { pairUp, type Reading } from "./solution-pairs.ts";
import { findAskedState, findLoneState, opposite, type State } from "./dilution-states.ts";
import { labelAll, valueOf } from "./solution-labels.ts";

/** The question names the molarity right behind it: "what volume of 12 M HCl". */
function isAskedWith({ tokens }: Reading, given: Given, places: readonly number[], givens: readonly Given[]): boolean {
  const place = places[givens.indexOf(given)];
  const asked = tokens.findLastIndex((token, at) => place !== undefined && at < place && isAsk(token));
  return (
    place !== undefined &&
    asked !== -1 &&
    tokens
      .slice(asked, place)
      .every(
        (token) =>
          isAsk(token) ||
          isLoose(token) ||
          isSense(token, "of", "solution", "stock", "kind/volume") ||
          token.kind === "unit" ||
          token.kind === "substance" ||
          (token.kind === "sign" && token.sign === ","),
      )
  );
}

/** The volume is asked: of the three givens two belong together, and the third molarity is the other solution's. */
export function diluteToVolume(reading: Reading, goal: Goal): Statement | null {
  const { statement, tokens } = reading;
  const { pairs, loose } = pairUp(reading);
  const molarities = statement.givens.filter(({ variable }) => variable.kind === "molarity");
  const volume = statement.givens.find(({ variable }) => variable.kind === "volume" && variable.of !== WATER);
  // "From solid NaCl" is no dilution.
  const isFromSolid = tokens.some((token) => isSense(token, "state", "condensed"));
  if (molarities.length !== 2 || volume === undefined || isFromSolid) return null;
  const asked = molarities.filter((molarity) => isAskedWith(reading, molarity, listPlaces(tokens), statement.givens));
  const [pair] = pairs;
  const own = pair?.molarity ?? (asked.length === 1 ? molarities.find((molarity) => molarity !== asked[0]) : undefined);
  const other = molarities.find((molarity) => molarity !== own);
  if (own === undefined || own === null || other === undefined || asked.includes(own) || loose.length > 2) return null;
  if (valueOf(own) === valueOf(other)) return null;
  const [strong, weak]: [Label, Label] = ["initial", "final"];
  const isOwnStrong = valueOf(own) > valueOf(other);
  // No recipe makes a stronger solution from a weaker one.
  const isRecipe = statement.scene.conditions.has("preparation") || (asked.length === 1 && has(tokens, "needed"));
  if (isRecipe && isOwnStrong && goal.variable.of !== WATER) return null;
  const labels = new Map<Given | Goal, Label>([
    [own, isOwnStrong ? strong : weak],
    [volume, isOwnStrong ? strong : weak],
    [other, isOwnStrong ? weak : strong],
  ]);
  if (goal.variable.of === WATER) return isOwnStrong ? labelAll(reading, labels) : null;
  return labelAll(reading, labels.set(goal, isOwnStrong ? weak : strong));
}

/** "Poured into a 300 mL flask" tells how large the flask is; "diluted to 300 mL" how much is in it. */
function isVessel({ tokens }: Reading, given: Given, givens: readonly Given[]): boolean {
  const place = listPlaces(tokens)[givens.indexOf(given)];
  return place !== undefined && isSense(tokens[place + 1], "vessel") && !has(tokens, "dilute");
}

/** The molarity is asked: it has the volume that does not stand beside the given one. */
export function diluteToMolarity(reading: Reading, goal: Goal): Statement | null {
  const { statement } = reading;
  const { pairs } = pairUp(reading);
  if (
    statement.givens.some((given) => given.words.before.at(-1) === "by" || isVessel(reading, given, statement.givens))
  )
    return null;
  const volumes = statement.givens.filter(({ variable }) => variable.kind === "volume" && variable.of !== WATER);
  const [molarity, ...others] = statement.givens.filter(({ variable }) => variable.kind === "molarity");
  if (molarity === undefined || others.length > 0) return null;
  const water = statement.givens.filter(({ variable }) => variable.kind === "volume" && variable.of === WATER);
  const [first, second] = volumes;
  const lone = pairs.length > 0 ? null : findLoneState(reading, goal, molarity);
  const asked = findAskedState(reading, goal);
  if (water.length === 1 && first !== undefined && second === undefined) {
    const known = pairs.length > 0 ? "initial" : lone;
    if (known === null || asked === known || asked === "unclear") return null;
    return labelAll(
      reading,
      new Map<Given | Goal, Label>([
        [molarity, known],
        [first, "initial"],
        [goal, opposite(known)],
      ]),
    );
  }
  // "Mixed with 20 mL of NaCl solution": of a strength that is not told.
  if (
    water.length === 0 &&
    has(reading.tokens, "mix", "condition/mixing-heat") &&
    !has(reading.tokens, "dilute") &&
    !reading.tokens.some(isWater)
  )
    return null;
  if (water.length > 0 || first === undefined || second === undefined || volumes.length > 2) return null;
  const start = findStart(first, second);
  const own = pairs[0]?.volume ?? (start === null || lone === null ? null : lone === "initial" ? start : second);
  if (own === null) return null;
  const other = own === first ? second : first;
  if (valueOf(own) === valueOf(other)) return null;
  const isOwnSmall = valueOf(own) < valueOf(other);
  const [before, after]: [State, State] = isOwnSmall ? ["initial", "final"] : ["final", "initial"];
  if (asked !== null && asked !== after && !(asked === "final" && pairs.length > 0)) return null;
  return labelAll(
    reading,
    new Map<Given | Goal, Label>([
      [molarity, before],
      [own, before],
      [other, after],
      [goal, after],
    ]),
  );
}

function endsWith(words: readonly Concept[], sense: Concept): boolean {
  return words.findLast((word) => word === "to" || word === "from" || word === "of" || word === "is") === sense;
}

/** "… is diluted from 25 mL to 100 mL": what was there first. */
function findStart(first: Given, second: Given): Given | null {
  return endsWith(second.words.before, "to") && !endsWith(first.words.before, "to") ? first : null;
}

/** "How many mL of 37.0% HCl with a density of 1.19 g/mL are needed to make 1.00 L of 0.100 M HCl?" */
export function diluteConcentrated(
  reading: Reading,
  goal: Goal,
  [percent, density]: readonly [Given, Given],
): Statement | null {
  const { givens } = reading.statement;
  const [molarity, volume] = (["molarity", "volume"] as const).map((kind) =>
    givens.find(({ variable }) => variable.kind === kind),
  );
  if (goal.variable.kind !== "volume" || goal.variable.of === WATER || molarity === undefined || volume === undefined)
    return null;
  if (!pairUp(reading).pairs.some((pair) => pair.molarity === molarity && pair.volume === volume)) return null;
  return labelAll(
    reading,
    new Map<Given | Goal, Label>([
      [percent, "initial"],
      [density, "initial"],
      [goal, "initial"],
      [molarity, "final"],
      [volume, "final"],
    ]),
  );
}
