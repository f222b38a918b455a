import { KINDS } from "../../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Dimension } from "../../../quantity/units/dimension.ts";
import { areSameUnit } from "../../../quantity/units/unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { isAsk, isLoose, isSense, splitSentences } from "../sentences.ts";
import type { Sentence } from "../sentences.ts";
import { findKindOf } from "../senses.ts";
import type { Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { rebuild } from "./rebuild.ts";

/** Units without a number that the answer might have. */
function listUnits(tokens: readonly ProblemToken[], dimension: Dimension): Unit[] {
  if (dimension === DIMENSIONS.none) return [];
  return tokens.flatMap((token) =>
    token.kind === "unit" && token.unit.unit.dimension === dimension ? [token.unit.unit] : [],
  );
}

function isKind(token: ProblemToken | undefined): boolean {
  return token?.kind === "concept" && findKindOf(token.concept) !== null;
}

/** "In mol/L and in g/L", "…, and the molality?": a second question behind the first one. */
function asksMore(sentence: Sentence): boolean {
  return sentence.some((token, at) => {
    if (!isSense(token, "and")) return false;
    const [next, ...others] = sentence
      .slice(at + 1)
      .filter((another) => !isLoose(another) && !isSense(another, "in", "to"));
    if (next === undefined) return false;
    const before = sentence[at - 1];
    // "At the same temperature and pressure" asks nothing.
    return (
      (next.kind === "unit" && before?.kind === "unit") || (isKind(next) && !isKind(before) && others.length === 0)
    );
  });
}

/**
 * "What wavelength of light, in nm, …": the one unit that stands without a number is that of the answer. Null where one
 * question names several: "in atmospheres and in pascals" asks for two answers.
 */
export function refineUnits(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const [goal, ...others] = statement.goals;
  if (goal === undefined || others.length > 0) return statement;
  const { dimension } = KINDS[goal.variable.kind];
  const [question = [], ...behind] = splitSentences(tokens.slice(tokens.findIndex((token) => isAsk(token)) + 1));
  if (asksMore(question)) return null;
  // "Give the answer in kPa" has settled the unit already.
  const further = behind.filter(([first]) => !isSense(first, "find", "convert"));
  const asked = listUnits([question, ...further].flat(), dimension);
  if (asked.some((unit) => asked.some((another) => !areSameUnit(another, unit)))) return null;
  const [unit, ...more] = listUnits(tokens, dimension);
  return unit !== undefined && goal.unit === null && more.length === 0
    ? rebuild(statement, { goals: [{ ...goal, unit }] })
    : statement;
}
