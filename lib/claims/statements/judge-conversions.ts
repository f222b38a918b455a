import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf, valueInUnit } from "../agreement.ts";
import { readNumberAt } from "../reading.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

/** "In kilojoules that is …": the result before, in another unit. */
const IN_UNIT =
  /(?:^|[,;]\s*)[\s*]*(?:in|en)\s(?:kilo|milli|mili)?(?:joules?|julios?|gramos?|gram(?:me)?s?|lit(?:er|re)s?|litros?|mol(?:es)?|seconds|minutes|hours|segundos|minutos|horas|secondes|heures|pascals?|pascales|atmospheres|atmósferas|atmosphères)[^\d.;]{0,24}(?=\d)/giu;
const POWER_OF_TEN = 1e-3;

/** A value told again in another unit: right where it is the same, wrong where a power of ten parts them. */
export function judgeConversions(clause: Clause): Statement[] {
  const { text, start, locale, facts, isDenied } = clause;
  if (isDenied) return [];
  const again = [...text.matchAll(IN_UNIT)].flatMap((match): Statement[] => {
    const at = match.index + match[0].length;
    const number = readNumberAt(text, at, locale);
    if (number === null || isUnity(number.quantity.unit)) return [];
    const { value, unit } = number.quantity;
    const before = facts.findLast(
      ({ source, quantity }) => source === "computed" && quantity.unit.dimension === unit.dimension,
    );
    const known = before === undefined ? null : valueInUnit(before.quantity.value, before.quantity.unit, unit);
    if (known === null || known.isZero() || value.isZero()) return [];
    const apart = Math.log10(value.div(known).abs().toNumber());
    const span = { start: start + at, end: start + number.end };
    const isTenfold = Math.abs(apart) > 0.5 && Math.abs(apart - Math.round(apart)) < 5 * POWER_OF_TEN;
    return Math.abs(apart) < 2 * POWER_OF_TEN ? [judged(span, true)] : isTenfold ? [judged(span, false)] : [];
  });
  return [...again, ...judgeUnits(clause)];
}

const ONE =
  /(?<![\d.,\p{L}])1\s?[\p{L}°]{1,12}\s(?:is|are|equals|es|est|vaut|equivale a)\s(?:equal to |about )?(?=\d)/giu;
const FAR = 0.03;

/** "1 atm is 101.325 kPa": one unit in another of its kind. */
function judgeUnits({ text, start, locale }: Clause): Statement[] {
  return [...text.matchAll(ONE)].flatMap(({ index, 0: said }): Statement[] => {
    const [one, other] = [readNumberAt(text, index, locale), readNumberAt(text, index + said.length, locale)];
    if (one === null || other === null || [one, other].some(({ quantity }) => isUnity(quantity.unit))) return [];
    const known = valueInUnit(one.quantity.value, one.quantity.unit, other.quantity.unit);
    if (known === null || known.lte(0) || one.quantity.unit.shift !== null) return [];
    const span = { start: start + index, end: start + other.end };
    if (isRoundingOf(other, known)) return [judged(span, true)];
    return other.quantity.value.div(known).minus(1).abs().gt(FAR) ? [judged(span, false)] : [];
  });
}
