import { KINDS } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Dimension } from "../../quantity/units/dimension.ts";
import type { Substance } from "../tokens.ts";
import type { GoalMention } from "./goals.ts";
import { isAsk, isLoose, isSense } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import { findKindOf } from "./senses.ts";
import type { ProblemToken } from "./tokens.ts";

/** pH, pOH and the concentrations behind them: two of them are told together. */
const SCALE: ReadonlySet<Kind> = new Set<Kind>(["ph", "poh", "hydronium", "hydroxide"]);

function isSeparator(token: ProblemToken | undefined): boolean {
  return isSense(token, "and") || (token?.kind === "sign" && token.sign === ",");
}

function skip(sentence: Sentence, from: number): number {
  let at = from;
  while (
    isSeparator(sentence[at]) ||
    isLoose(sentence[at]) ||
    isAsk(sentence[at]) ||
    isSense(sentence[at], "of", "label/total")
  )
    at += 1;
  return at;
}

function dimensionOf(token: ProblemToken): Dimension | null {
  if (token.kind === "unit") return token.unit.unit.dimension;
  const kind = token.kind === "concept" ? findKindOf(token.concept) : null;
  return kind === null ? null : KINDS[kind].dimension;
}

/** "… and volume 2.00 L", "…, [HCl] = 0.10 M": the name of a quantity that is given. */
function isGiven(sentence: Sentence, at: number, dimension: Dimension): boolean {
  const next = sentence
    .slice(at + 1)
    .find(
      (token) =>
        !isLoose(token) &&
        token.kind !== "substance" &&
        !isSense(token, "of", "is", "at") &&
        !(token.kind === "sign" && token.sign !== ","),
    );
  if (next?.kind !== "quantity") return false;
  const given = next.reading.quantity.unit.dimension;
  // "A molecular mass of 194.2 amu".
  return given === dimension || (dimension === DIMENSIONS.molarMass && given === DIMENSIONS.mass);
}

/** "Oxygen gas, O2,", "the molarity of the solution: …, the molarity of NH3 in ammonia": the same once more. */
function isSameAgain(sentence: Sentence, at: number, next: number, { kind, of }: GoalMention): boolean {
  const head = sentence[next];
  if (head?.kind === "concept") {
    const behind = sentence.slice(next).find((token) => token.kind === "substance");
    return (
      findKindOf(head.concept) === kind &&
      (of === null || (behind?.kind === "substance" && isSame(behind.substance, of.substance)))
    );
  }
  const before = sentence.slice(0, at).findLast((token) => token.kind === "substance");
  return head?.kind === "substance" && before?.kind === "substance" && isSame(head.substance, before.substance);
}

function isSame(a: Substance, b: Substance): boolean {
  return a.formulas.some((formula) => b.formulas.includes(formula));
}

/** What stands in a list with what a question names: "find the mass, the volume and the number of molecules", "of CO2, of H2O". */
function listHeads(sentence: Sentence, first: GoalMention, end: number): ProblemToken[] {
  const heads: ProblemToken[] = [];
  let isAmongSubstances = true;
  for (let at = first.start; at < end; at += 1) {
    const token = sentence[at];
    isAmongSubstances &&=
      token?.kind !== "quantity" && !isSense(token, "in", "from", "with", "at", "react", "burn", "contain", "mixture");
    if (!isSeparator(token) || isSeparator(sentence[at - 1])) continue;
    const next = skip(sentence, at);
    const head = sentence[next];
    if (head === undefined || isSameAgain(sentence, at, next, first)) continue;
    // "… and is it acidic?"
    if (isSense(head, "is") && isSense(sentence[next + 1], "it")) heads.push(head);
    const dimension = dimensionOf(head);
    // "The same conditions of temperature and pressure": a list of its own.
    const isOther = at > first.end && dimensionOf(sentence[at - 1] ?? head) !== null;
    const isQuantity = dimension !== null && !isOther && !isGiven(sentence, next, dimension);
    const isSubstance =
      head.kind === "substance" &&
      isAmongSubstances &&
      sentence[next + 1]?.kind !== "quantity" &&
      !isSense(sentence[next + 1], "is", "has");
    if (isQuantity || isSubstance) heads.push(head);
  }
  return heads;
}

function isScale(token: ProblemToken): boolean {
  const kind = token.kind === "concept" ? findKindOf(token.concept) : null;
  return kind !== null && SCALE.has(kind);
}

/** Whether a sentence asks for more than was read of it: an answer to some of several questions is no answer. */
export function hasUnreadGoals(sentence: Sentence, goals: readonly GoalMention[]): boolean {
  const [first] = goals;
  if (first === undefined) return false;
  const condition = sentence.findIndex((token, index) => index > first.start && isSense(token, "when"));
  const heads = listHeads(sentence, first, condition === -1 ? sentence.length : condition);
  if (heads.length === 1 && SCALE.has(first.kind) && heads.every(isScale)) return false;
  return heads.length + 1 > goals.length && heads.length > 0;
}
