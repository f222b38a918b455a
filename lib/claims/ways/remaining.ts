import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic } from "../claim.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import type { Evidence } from "../evidence.ts";
import { listNumbers, withoutUnits } from "../read-arithmetic.ts";
import type { Calculation } from "./calculation.ts";
import type { WayVerdict } from "./line.ts";
import { isComputed, isSameAsTold, isTold } from "./told.ts";

/** What −kt is said to be. */
const EXPONENT = /(?:[-−–]\s?k\s?[·×*]?\s?t\s?|ln[^=\n]{1,30})=\s*$/u;

/** −k t of a constant and a time that were told, and what is left of a told value: N₀ · e^(−k t). */
export function judgeRemaining({ tree, result, lead, evidence }: Calculation): WayVerdict {
  const value = evaluate(withoutUnits(tree));
  if (!value.ok || !isRoundingOf(result, value.value.value)) return null;
  if (isExponent(tree, evidence))
    return isUnity(result.quantity.unit) && (EXPONENT.test(lead) || isWritten(tree)) ? "holds" : null;
  if (tree.kind !== "operation" || tree.operator !== "*" || tree.left.kind !== "number") return null;
  const { right } = tree;
  const isFraction =
    right.kind === "function" &&
    right.name === "exp" &&
    (isExponent(right.of, evidence) || (right.of.kind === "number" && isComputed(right.of.number, evidence)));
  const start = tree.left.number;
  const [from, to] = [start.quantity.unit, result.quantity.unit];
  const isOfStart = isTold(start, evidence) && (isUnity(from) || isUnity(to) || from.dimension === to.dimension);
  return isFraction && isOfStart && result.quantity.value.lt(start.quantity.value) ? "holds" : null;
}

/** −(k)(t): a constant and a time with a minus before both or the first of them. */
function isExponent(tree: Arithmetic, evidence: Evidence): boolean {
  const isNegated = tree.kind === "function" && tree.name === "negative";
  const product = isNegated ? tree.of : tree;
  if (product.kind !== "operation" || product.operator !== "*") return false;
  const [one, other, ...more] = listNumbers(product);
  if (one === undefined || other === undefined || more.length > 0) return false;
  const value = evaluate(withoutUnits(tree));
  const times = [one, other].filter((number) => isOfTime(number, evidence));
  const areTold = [one, other].every((number) => isTold(number, evidence));
  return value.ok && value.value.value.isNegative() && times.length === 1 && areTold;
}

const isWritten = (tree: Arithmetic): boolean => listNumbers(tree).every(({ quantity }) => !isUnity(quantity.unit));

const isOfTime = (number: Parameters<typeof isTold>[0], { facts, said }: Evidence): boolean =>
  [...facts, ...said].some((fact) => fact.quantity.unit.dimension === DIMENSIONS.time && isSameAsTold(number, fact));
