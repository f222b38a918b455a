import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { isRoundingOf, valueInUnit } from "../agreement.ts";
import type { ReadNumber } from "../claim.ts";
import { readNumberAt } from "../reading.ts";
import { type Clause, judged, right, type Statement } from "./statement.ts";

const ENERGY = /(?<![\d.,\p{L}+−-])\d[\d.,]*\s?k?J/gu;
const DEGREES = /(?<![\d.,\p{L}+−-])\d[\d.,]*\s?(?:°\s?C|℃|K)(?!\p{L})/gu;
const RELEASES =
  /releas|(?:giv|gav|given)\p{L}* (?:off|out)|set free|liber[ae]|desprend|libèr|dégag|放出|释放|放热|मुक्त होत|निकलती|उत्सर्जित|ይለቀቃል|ይለቃል/iu;
const ABSORBS = /absorb|takes? (?:in|up)|took in|吸收|अवशोषित|सोख|ይወስዳል|ይስባል/iu;
const CHANGES =
  /drop of|fall of|rise of|increase of|decrease of|difference of|change of|descenso de|aumento de|diferencia de|subida de|baisse de|hausse de|différence de|升高了?|降低了?|温差|温度变化|का अंतर|की वृद्धि|की कमी|ልዩነት/iu;
const NEAR = 30;

/** What was told before, again in words: a heat by its sign, and what lies between two temperatures. */
export function judgeToldAgain(clause: Clause): Statement[] {
  return clause.isDenied ? [] : [...judgeHeats(clause), ...judgeIntervals(clause)];
}

function numbersBeside(clause: Clause, pattern: RegExp): { readonly number: ReadNumber; readonly beside: string }[] {
  const { text, locale } = clause;
  return [...text.matchAll(pattern)].flatMap((match) => {
    const number = readNumberAt(text, match.index, locale);
    if (number === null) return [];
    const beside = text.slice(Math.max(0, number.start - NEAR), Math.min(text.length, number.end + NEAR));
    return [{ number, beside }];
  });
}

/** "110.5 kJ are released" of a change that was told as −110.5 kJ. */
function judgeHeats(clause: Clause): Statement[] {
  return numbersBeside(clause, ENERGY).flatMap(({ number, beside }): Statement[] => {
    const [releases, absorbs] = [RELEASES.test(beside), ABSORBS.test(beside)];
    const signs = new Set(
      clause.facts.flatMap(({ quantity, unrounded, symbol, source }) => {
        const isHeat =
          quantity.unit.dimension === DIMENSIONS.energy || quantity.unit.dimension === DIMENSIONS.molarEnergy;
        // The number itself is among what the text says, without a letter.
        const isNamed = symbol !== null || source !== "given";
        if (!isHeat || !isNamed || symbol?.startsWith("ΔG") === true) return [];
        return isOfSize(number, [quantity.value, unrounded]) ? [quantity.value.isNegative() ? -1 : 1] : [];
      }),
    );
    if (releases === absorbs || signs.size !== 1) return [];
    const span = { start: clause.start + number.start, end: clause.start + number.end };
    if (signs.has(releases ? -1 : 1)) return [right(span)];
    return absorbs ? [judged(span, false)] : [];
  });
}

/** As large as one of the values, whatever their sign is. */
const isOfSize = (number: ReadNumber, values: readonly Decimal[]): boolean =>
  values.some((value) => isRoundingOf(number, value.abs()));

/** "A drop of 75.0 °C" between 100.0 °C and 25.0 °C. */
function judgeIntervals(clause: Clause): Statement[] {
  return numbersBeside(clause, DEGREES).flatMap(({ number, beside }): Statement[] => {
    if (!CHANGES.test(beside)) return [];
    const scale = clause.facts.flatMap(({ quantity, symbol }) => {
      const isOnScale = quantity.unit.dimension === DIMENSIONS.temperature && symbol !== "ΔT";
      return isOnScale ? (valueInUnit(quantity.value, quantity.unit, number.quantity.unit) ?? []) : [];
    });
    const isBetween = scale.some((one) =>
      scale.some((other) => one.gt(other) && isRoundingOf(number, one.minus(other))),
    );
    return isBetween ? [right({ start: clause.start + number.start, end: clause.start + number.end })] : [];
  });
}
