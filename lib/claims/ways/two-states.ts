import { DIMENSIONS, type Dimension } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf, valueInUnit } from "../agreement.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import type { Evidence } from "../evidence.ts";
import { dimensionOf, type Factor, isOnScale, type Line, type Operand, type WayVerdict } from "./line.ts";
import { comesToResult } from "./units-tell.ts";

type State = 1 | 2;
type Read = { readonly lone: Factor; readonly above: Factor; readonly below: Factor; readonly isOpposed: boolean };

/** What grows as the other shrinks, and what grows with it. */
const OPPOSED: readonly (readonly [Dimension, Dimension])[] = [
  [DIMENSIONS.pressure, DIMENSIONS.volume],
  [DIMENSIONS.concentration, DIMENSIONS.volume],
];
const TOGETHER: readonly (readonly [Dimension, Dimension])[] = [
  [DIMENSIONS.volume, DIMENSIONS.temperature],
  [DIMENSIONS.pressure, DIMENSIONS.temperature],
  [DIMENSIONS.volume, DIMENSIONS.amount],
];

/** P1 · V1 / V2, V1 · T2 / T1, c1 · V1 / V2: which state a value is of decides whether it is multiplied by or divided. */
export function judgeTwoStates(line: Line): WayVerdict {
  const read = readStates(line);
  if (read === null) return null;
  const { lone, above, below, isOpposed } = read;
  if (isOnScale(above) || isOnScale(below)) return isOpposed ? null : "fails";
  if (isDilution(line, read)) return "holds";
  const states = [lone, above, below].map((factor) => stateOf(factor, line.evidence));
  const [ofLone, ofAbove, ofBelow] = states;
  const expected = isOpposed ? ofAbove === ofLone && ofBelow !== ofLone : ofBelow === ofLone && ofAbove !== ofLone;
  if (ofLone === null || ofAbove === null || ofBelow === null || ofAbove === ofBelow) return null;
  const index = indexOf(line.said.symbol ?? line.result.binding.symbol);
  if (index !== null && index === ofLone) return null;
  if (expected) return comesToResult(line) ? "holds" : null;
  return isTurned(line, read) ? "fails" : null;
}

/** Whether the states in which its values were told speak against it, though they need not be sure. */
export function isAgainstStates(line: Line): boolean {
  const read = readStates(line);
  if (read === null || isOnScale(read.above) || isOnScale(read.below) || isDilution(line, read)) return false;
  const [ofLone, ofAbove, ofBelow] = [read.lone, read.above, read.below].map((factor) =>
    stateOf(factor, line.evidence),
  );
  if (ofLone === null || ofAbove === null || ofBelow === null || ofAbove === ofBelow) return false;
  return read.isOpposed ? ofAbove !== ofLone : ofBelow !== ofLone;
}

/** What is diluted has more volume and less concentration behind: V₁ and c₂ are the smaller ones. */
function isDilution(line: Line, { lone, above, below }: Read): boolean {
  const kinds = [lone, above].map((factor) => dimensionOf(factor));
  const index = indexOf(line.said.symbol ?? line.result.binding.symbol);
  if (!kinds.includes(DIMENSIONS.concentration) || index === null || !comesToResult(line)) return false;
  const shrinks = above.number.quantity.value.lt(below.number.quantity.value);
  return shrinks === ((kinds[0] === DIMENSIONS.volume) === (index === 1));
}

function readStates({ factors, result }: Line): Read | null {
  if (factors?.length !== 3) return null;
  const [above, below, lone] = partsOf(factors);
  if (above === undefined || below === undefined || lone === undefined) return null;
  const [pair, other] = [dimensionOf(above), dimensionOf(lone)];
  const { unit } = result.quantity;
  if (!isUnity(unit) && unit.dimension !== other) return null;
  const isOf = ([one, two]: readonly [Dimension, Dimension]): boolean =>
    (one === pair && two === other) || (two === pair && one === other);
  if (OPPOSED.some(isOf)) return { above, below, lone, isOpposed: true };
  return TOGETHER.some(isOf) ? { above, below, lone, isOpposed: false } : null;
}

function partsOf(
  factors: readonly Factor[],
): readonly [above?: Factor | undefined, below?: Factor | undefined, lone?: Factor | undefined] {
  const below = factors.find(({ power }) => power < 0);
  if (below === undefined) return [];
  const above = factors.find((factor) => factor.power > 0 && dimensionOf(factor) === dimensionOf(below));
  const lone = factors.find((factor) => factor !== above && factor !== below && factor.power > 0);
  return [above, below, lone];
}

/** By the index of its letter, else by the order in which two values of its kind are told; of one alone, the first. */
export function stateOf({ meaning, number }: Operand, { facts, said }: Evidence): State | null {
  if (meaning === null) return null;
  const own = indexOf(meaning.symbol) ?? indexOf(namesakeOf(number, said));
  if (own !== null) return own;
  // The order of what is told says nothing of a dilution.
  if (meaning.quantity.unit.dimension === DIMENSIONS.concentration) return null;
  const told = [...facts.filter(({ source }) => source === "given" || source === "computed"), ...said].filter(
    ({ quantity }) => quantity.unit.dimension === meaning.quantity.unit.dimension,
  );
  const values = [...new Map(told.map(({ quantity }) => [`${quantity.value}`, quantity] as const)).values()];
  const at = values.findIndex((value) => {
    const { unit } = meaning.quantity;
    const converted = valueInUnit(value.value, value.unit, unit);
    return converted !== null && (isRoundingOf(number, converted) || isKelvinOf(number, converted));
  });
  return at < 0 ? null : at === 0 ? 1 : 2;
}

/** "V₂ = 500", whose unit stands apart. */
function namesakeOf({ quantity: { value } }: Operand["number"], said: Evidence["said"]): string | null {
  return said.find(({ quantity, symbol }) => symbol !== null && quantity.value.eq(value))?.symbol ?? null;
}

/** 27 °C is 300 K for those who add 273. */
function isKelvinOf(number: Factor["number"], kelvin: Factor["number"]["quantity"]["value"]): boolean {
  return kelvin.minus(number.quantity.value).abs().lte("0.5");
}

function indexOf(symbol: string | null): State | null {
  const digit = /\D([12])$/.exec(symbol ?? "")?.[1];
  return digit === undefined ? null : digit === "1" ? 1 : 2;
}

/** Whether the engine has what comes out the other way round, or the letters themselves tell the states. */
function isTurned(
  { tree, said, evidence }: Line,
  { lone, above, below }: { lone: Factor; above: Factor; below: Factor },
): boolean {
  const value = evaluate(tree);
  if (!value.ok || lone.meaning === null) return false;
  const turned = lone.number.quantity.value.times(below.number.quantity.value).div(above.number.quantity.value);
  const unit = lone.meaning.quantity.unit;
  const isOfEngine = evidence.facts.some(({ source, quantity, unrounded }) => {
    const known = source === "answer" ? valueInUnit(unrounded, quantity.unit, unit) : null;
    return known !== null && known.minus(turned).abs().lte(known.abs().times("0.01"));
  });
  return (
    isOfEngine ||
    (indexOf(said.symbol) === 2 &&
      [lone, above, below].every(({ meaning }) => indexOf(meaning?.symbol ?? null) !== null))
  );
}
