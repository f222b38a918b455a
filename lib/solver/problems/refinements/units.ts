import { KINDS } from "../../../methods/rules/kinds.ts";
import type { Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { rebuild } from "./rebuild.ts";

/** "What wavelength of light, in nm, …": the one unit that stands without a number is that of the answer. */
export function refineUnits(statement: Statement, tokens: readonly ProblemToken[]): Statement {
  const [goal, ...others] = statement.goals;
  if (goal === undefined || others.length > 0 || goal.unit !== null) return statement;
  const { dimension } = KINDS[goal.variable.kind];
  const units = tokens.flatMap((token) => (token.kind === "unit" && dimension !== 0 && token.unit.unit.dimension === dimension ? [token.unit.unit] : []));
  const [unit, ...more] = units;
  return unit === undefined || more.length > 0 ? statement : rebuild(statement, { goals: [{ ...goal, unit }] });
}
