import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Evidence } from "../evidence.ts";
import { rowsOf } from "../reference.ts";
import { isWhole, type Line, type WayVerdict } from "./line.ts";
import { isPercent, listSpokenOf } from "./meanings.ts";
import { isComputed } from "./told.ts";
import { comesToResult } from "./units-tell.ts";

export const OF_HALF_LIFE = /half-?\s?li[fv]e|semivida|vida media|demi-vie|半衰期|अर्ध-?\s?आयु|ग्रामअर्ध|ግማሽ/iu;

/** A part by its share of the whole, an amount over the sum that it is in, several half-lives, the water of a hydrate. */
export function judgeFraction({ factors, tree, result, said, sentence, evidence }: Line): WayVerdict {
  const [first, second, ...more] = factors ?? [];
  if (first === undefined || second === undefined || more.length > 0) return null;
  const numbers = [first.number, second.number];
  if (first.power > 0 && second.power > 0) {
    const share = numbers.find(({ quantity: { value, unit } }) => isUnity(unit) && value.lt(1) && value.gt(0));
    const whole = numbers.find((number) => number !== share);
    const isShare = share !== undefined && (isComputed(share, evidence) || isPercentOf(share, evidence));
    const isOfOneKind = whole !== undefined && whole.quantity.unit.dimension === result.quantity.unit.dimension;
    if (isShare && isOfOneKind && whole !== undefined && !isUnity(whole.quantity.unit))
      return comesToResult({ tree, result, said }) ? "holds" : null;
    const count = [first, second].find(({ number, meaning }) => meaning === null && isWhole(number));
    const other = [first, second].find((factor) => factor !== count);
    if (count === undefined || other === undefined) return null;
    const isTime =
      other.meaning?.quantity.unit.dimension === DIMENSIONS.time ||
      other.number.quantity.unit.dimension === DIMENSIONS.time;
    if (isTime && OF_HALF_LIFE.test(`${sentence} ${evidence.problem}`))
      return comesToResult({ tree, result, said }) ? "holds" : null;
    return isWaterOf(count.number.quantity.value.toNumber(), other.number.quantity.value.toNumber(), evidence)
      ? "holds"
      : null;
  }
  const isMoleFraction =
    /^[xχ]/i.test(result.binding.symbol ?? said.symbol ?? "") &&
    [first, second].every(({ meaning }) => meaning?.quantity.unit.dimension === DIMENSIONS.amount) &&
    isComputed(second.number, evidence);
  return isMoleFraction && isUnity(result.quantity.unit) && result.quantity.value.lte(1) ? "holds" : null;
}

/** 0.980 of 98.0 %. */
export function isPercentOf(number: Line["result"], { facts, said }: Evidence): boolean {
  return [...facts, ...said].some(
    ({ quantity }) => isPercent(quantity.unit) && isRoundingOf(number, quantity.value.div(100)),
  );
}

const WATER = 18.015;
const NEAR = 0.01;

function isWaterOf(count: number, mass: number, evidence: Evidence): boolean {
  return (
    Math.abs(mass - WATER) < NEAR &&
    listSpokenOf(evidence).some((formula) => formula.includes(`.${count}H2O`) && rowsOf(formula).length > 2)
  );
}
