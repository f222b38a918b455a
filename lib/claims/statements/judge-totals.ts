import { areSameUnit, isUnity } from "../../quantity/units/unit.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { isRoundingOf } from "../agreement.ts";
import { readNumberAt } from "../reading.ts";
import { type Clause, right, type Statement } from "./statement.ts";

const TOTAL =
  /(?:total|sum|together|in all|suma|en conjunto|somme|ensemble|en tout|总共|总和|合计|总计|共|कुल|योग|ድምር|በአጠቃላይ|በድምሩ)[\s:：፦=]{0,3}(?:is|of|es|de|est|为|是)?[\s:：፦=*]{0,4}(?=\d)/giu;
const MOST_TERMS = 6;

/** "Total 2648 kJ": the sum of what was computed last, term by term. */
export function judgeTotals({ text, start, locale, facts, isDenied }: Clause): Statement[] {
  if (isDenied) return [];
  return [...text.matchAll(TOTAL)].flatMap((match): Statement[] => {
    const number = readNumberAt(text, match.index + match[0].length, locale);
    if (number === null || isUnity(number.quantity.unit)) return [];
    const computed = facts
      .filter(({ source, quantity: { unit } }) => source === "computed" && areSameUnit(unit, number.quantity.unit))
      .map(({ quantity }) => quantity.value);
    const sums = Array.from({ length: MOST_TERMS }, (_, at) => computed.slice(-at - 1))
      .filter((terms) => terms.length > 1)
      .map((terms) => terms.reduce((sum, term) => sum.plus(term), new Decimal(0)));
    const span = { start: start + number.start, end: start + number.end };
    return sums.some((sum) => isRoundingOf(number, sum)) ? [right(span)] : [];
  });
}
