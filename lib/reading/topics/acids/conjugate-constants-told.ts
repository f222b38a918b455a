import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, variableOf } from "../../../methods/rules/kinds.ts";
import { normalise } from "../../../solver/normalise.ts";
import { FORMULA, takeLabelled } from "../../text/labelled.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { Taken } from "../../text/taken.ts";

/** Ka and Kb, pKa and pKb of an acid and its conjugate base, whatever their names are: "the pKa of lactic acid … Kb of lactate". */

export const CONSTANT_NAMES: readonly (readonly [kind: Kind, name: string])[] = [
  ["acid-exponent", String.raw`\bp ?K_?\{?a\}?(?![a-z\d])`],
  ["base-exponent", String.raw`\bp ?K_?\{?b\}?(?![a-z\d])`],
  ["acid-constant", String.raw`(?<!p ?)\bK_?\{?a\}?(?![a-z\d])`],
  ["base-constant", String.raw`(?<!p ?)\bK_?\{?b\}?(?![a-z\d])`],
];
export const PURE = String.raw`(?![A-Za-z°%])(?! ?(?:M|mol|g|mL|L)\b)`;

/** "Lactic acid" and "the lactate ion", HA and A−, a base and "its conjugate acid": that they are one pair is said by their names. */
const PAIRS: readonly RegExp[] = [
  /\b([a-z]{3,})ic acid\b[^]*\b\1ate\b/i,
  /\b([a-z]{3,})ous acid\b[^]*\b\1ite\b/i,
  /\bhydro([a-z]{3,})ic acid\b[^]*\b\1ide\b/i,
  /\b([a-z]{3,}?)(?:e|ia)?\b[^]*\b\1(?:ium|onium|inium)\b/i,
  /\bconjugate (?:acid|base)\b/i,
];
const ELSE = /\bpH\b|buffer|titrat|concentration|percent|%|first|second|diprotic|triprotic|strong|K_?a ?[12]|\bnot\b/i;
const SENTENCE = /[^.?!]+(?:\.(?=\d)[^.?!]*)*[.?!]?/g;

/** Null for any other text, and where it tells more. */
export function solveConjugateConstantsTold(text: string): SolutionFacts[] | null {
  if (ELSE.test(text) || !PAIRS.some((pattern) => pattern.test(text))) return null;
  const taken = new Taken(normalise(text).replaceAll(FORMULA, " X "));
  const told = CONSTANT_NAMES.flatMap(([kind, name]) => {
    const value = takeLabelled(taken, name, PURE);
    return value === null ? [] : [[kind, value] as const];
  });
  const rest = taken.rest.replaceAll(/\b25(?:\.0)? ?°C/g, " ");
  const question = (rest.match(SENTENCE) ?? []).find((sentence) =>
    /\b(?:what|calculate|find|determine)\b/i.test(sentence),
  );
  const asked = CONSTANT_NAMES.filter(([, name]) => new RegExp(name).test(question ?? "")).map(([kind]) => kind);
  const [given, ...more] = told;
  const [goal, ...others] = asked;
  if (given === undefined || goal === undefined || more.length > 0 || others.length > 0 || /\d/.test(rest)) return null;
  // Of one pair: the constant of the acid from that of the base, or the other way round.
  if (given[0].startsWith("acid") === goal.startsWith("acid")) return null;
  return solveByLaws([[variableOf(given[0], null), given[1]]], variableOf(goal, null), null, ["conjugate"]);
}
