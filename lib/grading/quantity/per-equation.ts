import { convertTo } from "../../quantity/conversion.ts";
import { loadUnit } from "../../quantity/stored-quantity.ts";
import { areSameUnit } from "../../quantity/units/unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import type { GivenQuantity } from "./read-answer.ts";

/** What belongs to an equation as it is written, and the same per mole of such reactions. */
const PAIRS = [
  ["kJ", "kJ/mol"],
  ["J/K", "J/(mol·K)"],
] as const;

const same = (text: string, unit: Unit): boolean => {
  const loaded = loadUnit(text);
  return loaded.ok && areSameUnit(loaded.value, unit);
};

/** kJ/mol for kJ and the other way round; null for a unit that is none of an equation's. */
function findOther(unit: Unit): Unit | null {
  const other = PAIRS.flatMap(([plain, molar]) => (same(plain, unit) ? [molar] : same(molar, unit) ? [plain] : []))[0];
  const loaded = other === undefined ? null : loadUnit(other);
  return loaded?.ok === true ? loaded.value : null;
}

/** The answer in the unit that is expected, where it was given per mole of reaction and is expected for the equation, or the other way round. */
export function perEquation(given: GivenQuantity, expected: Unit): GivenQuantity {
  const other = findOther(expected);
  const converted = other === null ? null : convertTo({ value: given.value, unit: given.unit, significantFigures: given.figures }, other);
  return converted?.ok === true ? { ...given, value: converted.value.value, unit: expected } : given;
}

/** Says of what a mole is meant: "kJ/mol rxn", "kJ/mol_rxn", "kJ per mole of reaction". */
const OF_REACTION = /(?<=\bmol(?:e|es)?)(?:\s?(?:of|de))?[\s_-]{0,2}(?:rxn|reaction|réaction|reacción)(?!\p{L})/giu;

export const withoutReaction = (text: string): string => text.replaceAll(OF_REACTION, "");
