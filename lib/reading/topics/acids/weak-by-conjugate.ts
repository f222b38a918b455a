import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, variableOf } from "../../../methods/rules/kinds.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { takeLabelled } from "../../text/labelled.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { CONSTANT_NAMES, PURE } from "./conjugate-constants-told.ts";

/** pH of a weak base that is told by the Ka of its conjugate acid, and of a weak acid by the Kb of its conjugate base. */

const MOLAR = new RegExp(String.raw`(?<![\d.])(${VALUE} ?(?:M|mol\/L|mol\/dm\^?3|mol L\^?-1))(?![A-Za-z\d/])`);

const ELSE =
  /buffer|titrat|\bsalts?\b|chloride|bromide|nitrate|sulfate|sodium|potassium|mix|added|adding|equal|\bnot\b|n't|percent|%|strong|polyprotic|diprotic|K_?[ab] ?[12]|half|equivalence|neutrali|precipit/i;

const SENTENCE = /[^.?!]+(?:\.(?=\d)[^.?!]*)*[.?!]?/g;
const ASKS_PH = /\b(?:what|calculate|find|determine|compute|estimate)\b[^?]*\bpH\b/i;

const OTHER: Readonly<Partial<Record<Kind, Kind>>> = {
  "acid-constant": "base-constant",
  "acid-exponent": "base-exponent",
  "base-constant": "acid-constant",
  "base-exponent": "acid-exponent",
};

/** Which of a pair the constant is of; null where the text speaks of both as conjugates, or of neither. */
function sideOf(text: string): "acid" | "base" | null {
  const [isAcid, isBase] = [/\bconjugate (?:weak )?acid\b/i.test(text), /\bconjugate (?:weak )?base\b/i.test(text)];
  return isAcid === isBase ? null : isAcid ? "acid" : "base";
}

/** "The pH of 0.10 M codeine", that is the base, or "of the base": not of its conjugate. */
function asksOf(question: string, rest: string, dissolved: "acid" | "base"): boolean {
  if (/\bconjugate (?:acid|base)\b(?![^,.?]*\b(?:has|have|with|is|K_?a|K_?b|p ?K)\b)/i.test(question)) return false;
  if (new RegExp(String.raw`\b(?:the|this|a|an|weak) (?:weak )?${dissolved}\b`, "i").test(question)) return true;
  const named = new RegExp(
    String.raw`\b([a-z]{4,}),? (?:[^.?]*, )?(?:is|acts as) (?:an? )?(?:[a-z]+ )*${dissolved}\b`,
    "i",
  ).exec(rest)?.[1];
  return named !== undefined && new RegExp(String.raw`\b${named}\b`, "i").test(question);
}

/** Null for any other text, and where it tells more. */
export function solveWeakByConjugate(text: string): SolutionFacts[] | null {
  const plain = normalise(text);
  const side = sideOf(plain);
  if (side === null || ELSE.test(plain) || !ASKS_PH.test(plain)) return null;
  const dissolved = side === "acid" ? "base" : "acid";
  const taken = new Taken(plain);
  const told = CONSTANT_NAMES.flatMap(([kind, name]) => {
    const value = takeLabelled(taken, name, PURE);
    return value === null ? [] : [[kind, value] as const];
  });
  const molarity = readQuantity(taken.take(MOLAR)?.[0] ?? "");
  const rest = taken.rest.replaceAll(
    /\b(?:at )?25(?:\.0)? ?°C|(?<![A-Za-z\d])[A-Z][A-Za-z]*\d[A-Za-z\d()]*(?:\^?\d?[+-])?/g,
    " ",
  );
  const questions = (rest.match(SENTENCE) ?? []).filter((sentence) => ASKS_PH.test(sentence));
  const [constant, ...more] = told;
  const [question, ...others] = questions;
  if (constant === undefined || more.length > 0 || question === undefined || others.length > 0) return null;
  if (molarity === null || /\d/.test(rest) || !asksOf(question, rest, dissolved)) return null;
  const own = OTHER[constant[0]];
  if (own === undefined || !constant[0].startsWith(side)) return null;
  const [first] =
    solveByLaws([[variableOf(constant[0], null), constant[1]]], variableOf(own, null), null, ["conjugate"]) ?? [];
  const found = first === undefined ? null : foundBy(first);
  const [last] =
    found === null
      ? []
      : (solveByLaws(
          [
            [variableOf(own, null), found],
            [variableOf("molarity", null), molarity],
          ],
          variableOf("ph", null),
          null,
          [dissolved === "base" ? "weak-base" : "weak-acid"],
        ) ?? []);
  const solution =
    first === undefined || last === undefined ? null : chain([first, last], { ...first.givens, ...last.givens });
  return solution === null ? null : [solution];
}
