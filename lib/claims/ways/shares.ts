import { Decimal } from "../../quantity/decimal.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf } from "../agreement.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import { rowsOf } from "../reference.ts";
import { dimensionOf, type Factor, type Line, termsOf, type WayVerdict } from "./line.ts";
import { isPartOf } from "./sums.ts";
import { isPercent } from "./meanings.ts";
import { isComputed, isTold } from "./told.ts";

const OF_YIELD = /yield|rendimiento|rendement|产率|收率|लब्धि|ምርት/iu;
const WHOLE = 100;
/** In percent: so far masses that were rounded lead from the share. */
const ROUNDED_APART = 0.05;
const WATER = new Decimal("18.015");

/** A quotient of two of a kind: a share in percent, or how many times as much the one is. */
export function judgeShare(line: Line): WayVerdict {
  const { factors, result } = line;
  const hundred = factors?.find(({ number }) => number.quantity.value.eq(WHOLE));
  const [above, below, ...more] = (factors ?? [])
    .filter((factor) => factor !== hundred)
    .toSorted((a, b) => b.power - a.power);
  if (above?.power !== 1 || below?.power !== -1 || more.length > 0) return null;
  const ofFormula =
    hundred?.power === 1 || isPercent(result.quantity.unit) ? judgeComposition(line, above, below) : null;
  if (ofFormula !== null) return ofFormula;
  const kind = dimensionOf(above);
  if (above.meaning === null || below.meaning === null || dimensionOf(below) !== kind || kind === DIMENSIONS.none)
    return null;
  const isShare = hundred?.power === 1 || isPercent(result.quantity.unit);
  if (!isShare) return isUnity(result.quantity.unit) ? judgeTimes(line) : null;
  if (isOfSolution(line, above, below) || isOfStart(line, above, below)) return "holds";
  const isYield = [line.sentence, line.said.symbol ?? "", line.evidence.problem].some((text) => OF_YIELD.test(text));
  if (!isYield || (kind !== DIMENSIONS.mass && kind !== DIMENSIONS.amount)) return null;
  return result.quantity.value.lte(WHOLE) ? "holds" : "fails";
}

/** A mass over the sum that it is a part of. */
function isOfSolution({ evidence, result }: Line, above: Factor, below: Factor): boolean {
  const isSum = evidence.facts.some(
    ({ source, quantity }) => source === "computed" && quantity.value.eq(below.number.quantity.value),
  );
  return (
    isSum &&
    dimensionOf(above) === DIMENSIONS.mass &&
    dimensionOf(below) === DIMENSIONS.mass &&
    above.number.quantity.value.lt(below.number.quantity.value) &&
    result.quantity.value.lt(WHOLE)
  );
}

/** What was computed to have reacted, of the concentration that was given: how much of an acid is ionized, of a reactant converted. */
function isOfStart({ evidence, result, sentence }: Line, above: Factor, below: Factor): boolean {
  const isGiven = evidence.facts.some(
    ({ source, quantity }) => source === "given" && quantity.value.eq(below.number.quantity.value),
  );
  const isReacted =
    isComputed(above.number, evidence) || (OF_CONVERSION.test(sentence) && isTold(above.number, evidence));
  const isOfKind = dimensionOf(above) === DIMENSIONS.concentration || OF_CONVERSION.test(sentence);
  return isGiven && isReacted && isOfKind && isPercent(result.quantity.unit) && result.quantity.value.lte(WHOLE);
}

const OF_CONVERSION = /conver[ts]i?on|conversión|taux d['’]avancement|转化率|रूपांतरण|ioni[sz]ation|dissociation|电离/iu;

function judgeTimes({ tree, result, said, sentence }: Line): WayVerdict {
  const value = evaluate(tree);
  const isNamed = (result.binding.symbol ?? said.symbol) !== null;
  if (!value.ok || isNamed || OF_YIELD.test(sentence) || !isUnity(value.value.unit)) return null;
  const isWhole = result.quantity.value.isInteger();
  return isRoundingOf(result, value.value.value, isWhole ? 1 : undefined) ? "holds" : null;
}

/** What the water of a hydrate weighs, as far as books differ. */
function isWaterIn(formula: string, { number }: Factor): boolean {
  const count = /\.(\d*)H2O$/.exec(formula)?.[1];
  return (
    count !== undefined &&
    number.quantity.value
      .minus(WATER.times(count === "" ? 1 : count))
      .abs()
      .lt("0.03")
  );
}

/** 15.8 + 28.1 + 56.1 = 100.0: shares that were told, in percent of one whole. */
export function judgePercents({ tree, result, evidence }: Pick<Line, "tree" | "result" | "evidence">): WayVerdict {
  const terms = termsOf(tree);
  if (terms === null || terms.length < 2 || !result.quantity.value.eq(WHOLE)) return null;
  const areShares = terms.every((term) =>
    [...evidence.facts, ...evidence.said].some(
      ({ quantity }) => isPercent(quantity.unit) && quantity.value.eq(term.quantity.value),
    ),
  );
  const sum = terms.reduce((total, { quantity }) => total.plus(quantity.value), new Decimal(0));
  return areShares && isRoundingOf(result, sum) ? "holds" : null;
}

/** By the tables, or by masses as they were rounded here. */
function isShareOf(
  result: Line["result"],
  { percent }: { readonly percent: string | number },
  above: Factor,
  below: Factor,
): boolean {
  const exact = new Decimal(percent);
  const own = above.number.quantity.value.div(below.number.quantity.value).times(WHOLE);
  return isRoundingOf(result, exact) || (isRoundingOf(result, own) && own.minus(exact).abs().lt(ROUNDED_APART));
}

/** The mass of all atoms of an element over that of the formula; that of one atom of several is a mistake. */
function judgeComposition({ result, evidence }: Line, above: Factor, below: Factor): WayVerdict {
  const of = below.meaning?.origin === "substance" ? below.meaning.of : null;
  if (of === null) return null;
  const rows = rowsOf(of);
  const part = rows.find((row) => isPartOf(above.number, row));
  if (part !== undefined) return isShareOf(result, part, above, below) ? "holds" : null;
  if (isWaterIn(of, above)) return "holds";
  const single = rows.find(({ weight, count }) => count > 1 && isRoundingOf(above.number, new Decimal(weight)));
  return single !== undefined && evidence.formulas.has(of) ? "fails" : null;
}
