import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** "The rate doubles from 300 K to 310 K": the activation energy from the ratio of two rate constants, told in words. */

const T = String.raw`(${VALUE} ?(?:°C|K))(?![A-Za-z\d])`;

const WARMINGS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:from|between) ${T},? (?:to|and|up to) ${T}`, "i"),
  new RegExp(String.raw`\bby ${T} (?:from|starting (?:from|at)|above) ${T}`, "i"),
  new RegExp(String.raw`\bfrom ${T} by ${T}`, "i"),
];

const WORDS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, ten: 10 };
const COUNT = String.raw`(\d+(?:\.\d+)?|two|three|four|five|ten)`;

const FACTORS: readonly (readonly [pattern: RegExp, factor: number | null])[] = [
  [/\bdoubl(?:es?|ed|ing)\b|\btwice\b/i, 2],
  [/\btripl(?:es?|ed|ing)\b/i, 3],
  [/\bquadrupl(?:es?|ed|ing)\b/i, 4],
  [new RegExp(String.raw`\bby a factor of (?:about |exactly )?${COUNT}\b`, "i"), null],
  [new RegExp(String.raw`\b${COUNT}[- ]?(?:times|fold)\b`, "i"), null],
  [/\bk_?2 ?\/ ?k_?1 ?= ?(\d+(?:\.\d+)?)/, null],
];

const ASKS = /\b(?:what|calculate|find|determine|estimate|compute|show|evaluate|work out)\b|\?/i;

/** Arrhenius supposes it, and some texts say so. */
const UNCHANGED =
  /,? ?\(?\b(?:assum(?:e|ing) (?:that )?|if )?(?:it|this|E_?a|(?:the )?(?:activation energy|energy of activation)) (?:does not|doesn't) (?:change|vary|depend) (?:with|on) (?:the )?temperature\)?/i;

/** What also changes a rate, or asks for something else. */
const ELSE =
  /catal|concentration|half-?life|pressure|halv|\blow|decreas|falls?\b|drops?\b|slow|order|enthalp|equilibrium|every|each|\bnot\b|how (?:long|much|many)|how fast|frequency|surface/i;

export function takeFactor(taken: Taken): Quantity | null {
  for (const [pattern, factor] of FACTORS) {
    const groups = taken.take(pattern);
    if (groups === null) continue;
    const told = groups[0] ?? "";
    if (factor !== null) return pureNumber(factor, null);
    return told in WORDS ? pureNumber(WORDS[told] ?? 1, null) : readQuantity(told);
  }
  return null;
}

/** The two temperatures in kelvins, the lower one first as a warming goes. */
export function takeTemperatures(taken: Taken): readonly [Quantity, Quantity] | null {
  for (const [index, pattern] of WARMINGS.entries()) {
    const groups = taken.take(pattern);
    if (groups === null) continue;
    const [one, other] = groups.map(readQuantity);
    if (one === undefined || one === null || other === undefined || other === null) return null;
    if (index === 0) return [one, other];
    const [from, by] = index === 1 ? [other, one] : [one, other];
    return [from, { ...from, value: from.value.plus(by.value) }];
  }
  return null;
}

/** Null for any other text, and where it tells more. */
export function solveBarrier(text: string): SolutionFacts[] | null {
  if (!/activation energy|energy of activation|\bE_?a\b/i.test(text) || !/\brate|\bk\b|faster/i.test(text)) return null;
  const plain = normalise(withoutToldConstants(text) ?? text).replace(UNCHANGED, " ");
  const taken = new Taken(
    plain.replace(
      /\bshow that (the activation energy|E_?a) is (?:about |approximately )?\d[\d.]* ?kJ\/mol/i,
      "find $1",
    ),
  );
  const temperatures = takeTemperatures(taken);
  const factor = takeFactor(taken);
  const rest = taken.rest.replaceAll(/\b(?:first|second|zero)[- ]order\b/gi, " ");
  if (temperatures === null || factor === null || /\d/.test(rest) || ELSE.test(rest) || !ASKS.test(rest)) return null;
  if (takeFactor(new Taken(rest)) !== null) return null;
  const [cold, warm] = temperatures.map((each) => inUnit(each, "K"));
  if (cold === undefined || warm === undefined || !warm.value.gt(cold.value) || !factor.value.gt(1)) return null;
  return solveByLaws(
    [
      [variableOf("constant-ratio", null), factor],
      [variableOf("temperature", null, "first"), temperatures[0]],
      [variableOf("temperature", null, "second"), temperatures[1]],
    ],
    variableOf("activation-energy", null),
    getUnit("kJ/mol"),
  );
}
