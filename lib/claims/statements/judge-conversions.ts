import { isUnity } from "../../quantity/units/unit.ts";
import { valueInUnit } from "../agreement.ts";
import { readNumberAt } from "../reading.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

/** "In kilojoules that is …": the result before, in another unit. */
const IN_UNIT =
  /(?:^|[,;]\s*)[\s*]*(?:in|en)\s(?:kilo|milli|mili)?(?:joules?|julios?|gramos?|gram(?:me)?s?|lit(?:er|re)s?|litros?|mol(?:es)?|seconds|minutes|hours|segundos|minutos|horas|secondes|heures|pascals?|pascales|atmospheres|atmósferas|atmosphères)[^\d.;]{0,24}(?=\d)/giu;
const POWER_OF_TEN = 1e-3;

/** A value told again in another unit: right where it is the same, wrong where a power of ten parts them. */
export function judgeConversions({ text, start, locale, facts, isDenied }: Clause): Statement[] {
  if (isDenied) return [];
  return [...text.matchAll(IN_UNIT)].flatMap((match): Statement[] => {
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
}
