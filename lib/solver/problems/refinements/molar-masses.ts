import { findSubstance } from "../../../methods/rules/substance.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Given, Statement } from "../statement.ts";
import { rebuild } from "./rebuild.ts";

/** Rounded molar masses differ from the sum of weights by less. */
const MOST_ERROR = 0.003;

/** Whether a molar mass is told that the formula tells anyway. */
function isKnown({ variable, quantity }: Given, givens: readonly Given[]): boolean {
  if (variable.kind !== "molar-mass") return false;
  const others = new Set(givens.flatMap(({ variable: { of } }) => of ?? []));
  const [only] = others;
  const substance = findSubstance(variable.of ?? (others.size === 1 ? (only ?? null) : null));
  return (
    substance !== null && getValueIn(quantity, getUnit("g/mol")).div(substance.molarMass).minus(1).abs().lt(MOST_ERROR)
  );
}

/** "The molar mass of NaCl is 58.44 g/mol": helpful, but no given of its own. */
export function dropKnownMolarMasses(statement: Statement): Statement {
  const { givens, goals } = statement;
  if (goals.some(({ variable }) => variable.kind === "molar-mass" || variable.kind.endsWith("-formula")))
    return statement;
  const kept = givens.filter((given) => !isKnown(given, givens));
  return kept.length === givens.length || kept.length === 0 ? statement : rebuild(statement, { givens: kept });
}
