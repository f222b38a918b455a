import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Kind, Label } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import { negate } from "../../../quantity/arithmetic.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { BESIDES, isObject } from "./heat-exchange.ts";
import { settle } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

/** One body that takes up heat, or loses it, and the temperature that it then has, or had. */

const NO_WORDS = { before: [], behind: [] };

const IN =
  /\b(?:absorb(?:s|ed|ing)?|gain(?:s|ed)?|receiv(?:es|ed)|(?:is|are|was|were) (?:added|supplied|applied|transferred)\b[^.?!]{0,20}\bto|adding)\b/i;

const OUT =
  /\b(?:los(?:es?|t|ing)|releas(?:es|ed)|giv(?:es|ing) (?:off|up)|gave (?:off|up)|(?:is|are|was|were) removed)\b/i;

/** "Absorbs 500 J from the water", "gives off 500 J to the water": which of both the body is, the words alone do not tell. */
const PARTNER =
  /\b(?:absorb|gain|receiv|los|releas|giv|gave)\w*\b[^.?!]*\d[^.?!]*\b(?:from|to|into) (?:the|an?|its|\d)/i;

const ACTIVE = /\b(?:absorb|gain|receiv|los|releas|giv|gave)\w*/gi;

/** What stands between a verb and what it is said of; and who the body is without its name, or where none is named. */
const AUXILIARY = /^(?:that|which|has|have|had|then|also|now|slowly|is|are|was|were|will)$/i;
const UNNAMED = /^(?:it|after|when|by|if|and|on|while|of|heat|energy|only|before)$/i;

/** What is told of a body between its name and its verb: "(c = 0.449 J/g·°C) at 25.0 °C". */
const VALUE = /\([^)]*\)|\b(?:initially )?at (?:an? (?:initial )?temperature of )?[-−]?\d[\d.]* ?(?:°? ?[CF]|K)\b/gi;

/** Whether each verb is said of the body: of "a heater that gives off 5 kJ" under the water the heater loses it. */
function isOfBody(text: string, body: string): boolean {
  const own = new Set(body.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...text.matchAll(ACTIVE)].every(({ index }) => {
    const plain = text.slice(0, index).replace(VALUE, " ");
    const before = plain.match(/[\p{L}\p{N}]+|[.,;?!]/gu) ?? [];
    const subject = before.findLast((word) => !AUXILIARY.test(word)) ?? ".";
    return /^[.,;?!]$/.test(subject) || UNNAMED.test(subject) || own.has(subject.toLowerCase());
  });
}

const ONCE: readonly Kind[] = ["mass", "energy", "temperature"];

/** How often each of them is told. */
function isOfOneBody(givens: readonly GivenSpot[]): boolean {
  const count = (wanted: Kind): number => givens.filter(({ kinds: [kind] }) => kind === wanted).length;
  const specific = count("specific-heat");
  return ONCE.every((kind) => count(kind) === 1) && specific <= 1 && givens.length === ONCE.length + specific;
}

/** "400 g of water at", "a 150 g aluminium block absorbs": the words behind a mass, as far as they may name its body. */
function nameBehind(text: string, at: number): string {
  return /^(?:\s*(?:of\s+)?[\p{L}\d-]+){0,4}/u.exec(text.slice(at))?.[0] ?? "";
}

/** Null where a text tells of more than one body and its heat, or not which way that goes. */
export function readOneBody(
  text: string,
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): Statement | null {
  const [goal, ...others] = goals;
  if (goal === undefined || others.length > 0 || goal.kinds[0] !== "temperature" || !isOfOneBody(givens)) return null;
  const isIn = IN.test(text);
  if (isIn === OUT.test(text) || PARTNER.test(text) || BESIDES.test(text) || /\b(?:ice|melt\w*)\b/i.test(text))
    return null;
  const sized = givens.find(({ kinds: [kind] }) => kind === "mass");
  if (sized === undefined || (sized.isOther && !isObject(spots, sized))) return null;
  if (!isOfBody(text, nameBehind(text, spots[sized.at]?.end ?? 0))) return null;
  const of = settle(sized.of, null, false) ?? sized.of?.element ?? null;
  const asked: Label = goal.label === "initial" ? "initial" : "final";
  const told: Label = asked === "final" ? "initial" : "final";
  if (givens.some(({ kinds: [kind], label }) => kind === "temperature" && label === asked)) return null;
  const bound = givens.flatMap(({ kinds: [kind], quantity }): Given[] => {
    if (kind === undefined) return [];
    const variable = variableOf(kind, of, kind === "temperature" ? told : null);
    return [{ variable, quantity: kind === "energy" && !isIn ? negate(quantity) : quantity, words: NO_WORDS }];
  });
  return {
    givens: bound,
    goals: [{ variable: variableOf("temperature", of, asked), unit: goal.unit, words: NO_WORDS }],
    scene: { ...BARE_SCENE, conditions: new Set(["heating"]), givens: bound.map(({ variable }) => variable) },
  };
}
