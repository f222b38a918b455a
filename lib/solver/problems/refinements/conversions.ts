import type { Kind } from "../../../methods/rules/kinds.ts";
import { KINDS } from "../../../methods/rules/kinds.ts";
import { areSameUnit } from "../../../quantity/units/unit.ts";
import { isAsk, isSense } from "../sentences.ts";
import { findKindOf } from "../senses.ts";
import type { Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { rebuild, withVariable } from "./rebuild.ts";

/** Kinds that another word may name again: "the radius is 52.9 pm. What is this length". */
const NAMED_AGAIN: ReadonlySet<Kind> = new Set<Kind>(["length"]);

/** "What is this pressure in kPa?": nothing but the one quantity of the text, and a unit. */
function asksUnitOnly(tokens: readonly ProblemToken[]): boolean {
  const question = tokens.slice(tokens.findLastIndex((token) => isAsk(token)) + 1);
  const isPlain = (token: ProblemToken): boolean =>
    token.kind === "unit" ||
    token.kind === "sign" ||
    isSense(token, "it", "is", "in", "to", "of", "filler") ||
    (token.kind === "concept" && findKindOf(token.concept) !== null);
  return (
    question.every(isPlain) &&
    question.some((token) => isSense(token, "it")) &&
    question.filter(({ kind }) => kind === "unit").length === 1
  );
}

/** One quantity of a text that is asked for in another unit, whatever it is of; null where the text asks for more. */
export function readConversion(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const [given, ...givens] = statement.givens;
  const [goal, ...goals] = statement.goals;
  if (
    given === undefined ||
    goal === undefined ||
    givens.length > 0 ||
    goals.length > 0 ||
    statement.scene.equation !== null
  )
    return null;
  const { kind } = given.variable;
  const isSame =
    kind === goal.variable.kind ||
    (NAMED_AGAIN.has(goal.variable.kind) && KINDS[kind].dimension === KINDS[goal.variable.kind].dimension);
  if (
    !isSame ||
    goal.unit === null ||
    KINDS[kind].dimension === 0 ||
    areSameUnit(goal.unit, given.quantity.unit) ||
    !asksUnitOnly(tokens)
  )
    return null;
  return rebuild(statement, {
    givens: [withVariable(given, { of: null, label: null })],
    goals: [withVariable(goal, { kind, of: null, label: null })],
  });
}
