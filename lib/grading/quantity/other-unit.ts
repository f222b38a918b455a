import { convertTo } from "../../quantity/conversion.ts";
import { loadUnit } from "../../quantity/stored-quantity.ts";
import { areSameUnit, isUnity } from "../../quantity/units/unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import type { ExpectedQuantity } from "../expected.ts";
import type { GivenQuantity } from "./read-answer.ts";

/** What belongs to an equation as it is written, and the same per mole of such reactions. */
const PAIRS = [
  ["kJ", "kJ/mol"],
  ["J/K", "J/(mol·K)"],
] as const;

/** The unit in which angles are told, which are numbers of degrees. */
const DEGREES = "°";

type Allowed = Pick<ExpectedQuantity, "perEquation" | "alsoUnit">;

const same = (text: string, unit: Unit): boolean => {
  const loaded = loadUnit(text);
  return loaded.ok && areSameUnit(loaded.value, unit);
};

/** The other unit in which the number is right: kJ/mol for kJ and the other way round; null where there is none. */
function findOther(unit: Unit, { perEquation, alsoUnit }: Allowed): Unit | null {
  const ofEquation =
    perEquation === true
      ? PAIRS.flatMap(([plain, molar]) => (same(plain, unit) ? [molar] : same(molar, unit) ? [plain] : []))[0]
      : undefined;
  const other = ofEquation ?? alsoUnit;
  const loaded = other === undefined ? null : loadUnit(other);
  return loaded?.ok === true ? loaded.value : null;
}

/** The answer in the unit that is expected, where it was given in the other one that is right. */
export function inExpectedUnit(given: GivenQuantity, expected: Unit, allowed: Allowed): GivenQuantity {
  if (isUnity(given.unit)) return given;
  const other = findOther(expected, allowed);
  const converted =
    other === null
      ? null
      : convertTo({ value: given.value, unit: given.unit, significantFigures: given.figures }, other);
  return converted?.ok === true ? { ...given, value: converted.value.value, unit: expected } : given;
}

/** Says of what a mole is meant: "kJ/mol rxn", "kJ/mol_rxn", "kJ per mole of reaction". */
const OF_REACTION = /(?<=\bmol(?:e|es)?)(?:\s?(?:of|de))?[\s_-]{0,2}(?:rxn|reaction|réaction|reacción)(?!\p{L})/giu;

/** Behind a number, and not those of a temperature. */
const OF_ANGLE = /(?<=[\d०-९])\s?(?:°|º|deg(?:rees?|r[ée]s?)?|grados?|度|डिग्री|अंश|ዲግሪ)(?!\s?[\p{L}\p{M}])/giu;

/** The text without words that say what the number is of and change nothing about it. */
export function withoutAsides(text: string, { perEquation, alsoUnit }: Allowed): string {
  const plain = perEquation === true ? text.replaceAll(OF_REACTION, "") : text;
  return alsoUnit === DEGREES ? plain.replaceAll(OF_ANGLE, "") : plain;
}
