import { variableOf } from "../methods/rules/kinds.ts";
import type { Kind, Label } from "../methods/rules/kinds.ts";
import { BARE_SCENE } from "../methods/rules/rule.ts";
import { negate } from "../quantity/arithmetic.ts";
import type { Given, Statement } from "../solver/problems/statement.ts";
import type { GivenSpot } from "./givens.ts";
import type { GoalSpot } from "./goals.ts";
import { BESIDES, isObject } from "./heat-exchange.ts";
import { settle } from "./scene.ts";
import type { Spot } from "./spot.ts";

/** One body that takes up heat, or loses it, and the temperature that it then has, or had. */

const NO_WORDS = { before: [], behind: [] };

const IN =
  /\b(?:absorb(?:s|ed|ing)?|gain(?:s|ed)?|receiv(?:es|ed)|(?:is|are|was|were) (?:added|supplied|applied|transferred)\b[^.?!]{0,20}\bto|adding)\b/i;

const OUT =
  /\b(?:los(?:es?|t|ing)|releas(?:es|ed)|giv(?:es|ing) (?:off|up)|gave (?:off|up)|(?:is|are|was|were) removed)\b/i;

/** "Absorbs 500 J from the water", "gives off 500 J to the water": which of both the body is, the words alone do not tell. */
const PARTNER =
  /\b(?:absorb|gain|receiv|los|releas|giv|gave)\w*\b[^.?!]*\d[^.?!]*\b(?:from|to|into) (?:the|an?|its|\d)/i;

const ONCE: readonly Kind[] = ["mass", "energy", "temperature"];

/** How often each of them is told. */
function isOfOneBody(givens: readonly GivenSpot[]): boolean {
  const count = (wanted: Kind): number => givens.filter(({ kinds: [kind] }) => kind === wanted).length;
  const specific = count("specific-heat");
  return ONCE.every((kind) => count(kind) === 1) && specific <= 1 && givens.length === ONCE.length + specific;
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
