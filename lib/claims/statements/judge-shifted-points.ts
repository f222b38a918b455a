import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Evidence, Fact } from "../evidence.ts";
import { readNumberAt } from "../reading.ts";
import { type Clause, right, type Statement } from "./statement.ts";

export const FREEZES =
  /freez|froze|congel|solidific|gèle|gel(?:er|é)|congélation|凝固|冰点|结冰|जम|हिमांक|ይቀዘቅዛል|ይረጋል|መቀዝቀዣ/iu;
const BOILS = /boil|herv|hierve|ebullición|ébullition|(?<!\p{L})bout(?!\p{L})|沸|क्वथन|उबल|ይፈላ|መፍያ|መፍላ/iu;
export const WATER_BOILS = 100;
/** No solution of a course is shifted by more. */
const LARGEST_SHIFT = 40;
/** Solvents of such problems besides water. */
const OTHER_SOLVENTS: ReadonlySet<string> = new Set(
  "C6H6 C6H12 CH3COOH C10H8 C10H16O CCl4 CHCl3 C2H5OH C2H6O CS2".split(" "),
);
const DEGREES = /(?<![\d.,\p{L}])[+−–-]?\s?\d{1,3}(?:[.,]\d{1,4})?\s?°\s?C(?!\p{L})/gu;

export const isOfWater = ({ formulas, mentioned }: Pick<Evidence, "formulas" | "mentioned">): boolean =>
  ![...formulas, ...mentioned].some((formula) => OTHER_SOLVENTS.has(formula));

/** What was called ΔT, or computed as so many degrees. */
export const shiftsOf = (facts: readonly Fact[]): Decimal[] =>
  facts.flatMap(({ symbol, source, quantity: { value, unit }, unrounded }) => {
    const isShift = symbol?.startsWith("ΔT") === true || source === "computed" || source === "step";
    const isOfKind = unit.dimension === DIMENSIONS.temperature && value.abs().lte(LARGEST_SHIFT);
    return isShift && isOfKind ? [value.abs(), unrounded.abs()] : [];
  });

/** "It freezes at −0.93 °C", "boils at 100.51 °C": by the shift that was computed before, in water. */
export function judgeShiftedPoints(clause: Clause): Statement[] {
  const [freezes, boils] = [FREEZES.test(clause.text), BOILS.test(clause.text)];
  const spoken = [...clause.earlier, ...clause.mentioned.flatMap(({ formulas }) => formulas)];
  if (clause.isDenied || freezes === boils || spoken.some((formula) => OTHER_SOLVENTS.has(formula))) return [];
  const shifts = shiftsOf(clause.facts);
  return [...clause.text.matchAll(DEGREES)].flatMap((match): Statement[] => {
    const number = readNumberAt(clause.text, match.index, clause.locale);
    if (number === null) return [];
    const points = shifts.map((shift) => (freezes ? shift.neg() : shift.plus(WATER_BOILS)));
    const isPoint = !number.quantity.value.isZero() && points.some((point) => isRoundingOf(number, point));
    return isPoint ? [right({ start: clause.start + number.start, end: clause.start + number.end })] : [];
  });
}
