import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, ReadNumber } from "../claim.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import type { Evidence } from "../evidence.ts";
import { listNumbers, withoutUnits } from "../read-arithmetic.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import type { WayVerdict } from "./line.ts";
import { isTold } from "./told.ts";

type Calculation = { readonly tree: Arithmetic; readonly result: ReadNumber; readonly evidence: Evidence };

const LN_TWO: ReadonlySet<string> = new Set(["0.693", "0.6931"]);
const GAS: ReadonlySet<string> = new Set(["8.314", "8.31", "8.3145"]);
const NERNST: ReadonlySet<string> = new Set(["0.0592", "0.05916", "0.059"]);
const KILO = 1000;

/** t = t½ / ln 2 · ln(N₀/N): of a half-life that was told. */
export function judgeDecayTime({ tree, result, evidence }: Calculation): WayVerdict {
  if (result.quantity.unit.dimension !== DIMENSIONS.time || tree.kind !== "operation" || tree.operator !== "*")
    return null;
  const { left, right } = tree;
  const isOfHalfLife =
    left.kind === "operation" &&
    left.operator === "/" &&
    left.left.kind === "number" &&
    isTold(left.left.number, evidence) &&
    isLogarithmOfTwo(left.right);
  if (!isOfHalfLife || right.kind !== "function" || right.name !== "ln") return null;
  const value = evaluate(withoutUnits(tree));
  return value.ok && value.value.value.gt(0) && isRoundingOf(result, value.value.value) ? "holds" : null;
}

function isLogarithmOfTwo(tree: Arithmetic): boolean {
  if (tree.kind === "number") return LN_TWO.has(tree.number.quantity.value.toFixed());
  return (
    tree.kind === "function" && tree.name === "ln" && tree.of.kind === "number" && tree.of.number.quantity.value.eq(2)
  );
}

/** Ea = R · ln(k₂/k₁) / (1/T₁ − 1/T₂), of two temperatures that were told, or of the difference that was computed of them. */
export function judgeActivation({ tree, result, evidence }: Calculation): WayVerdict {
  if (result.quantity.unit.dimension !== DIMENSIONS.molarEnergy || tree.kind !== "operation") return null;
  if (tree.operator !== "/") return null;
  const above = listNumbers(tree.left);
  const isOfGas = above.length === 2 && above.some(({ quantity }) => GAS.has(quantity.value.toFixed()));
  const isOfTemperatures =
    tree.right.kind === "number"
      ? isComputedOfTemperatures(tree.right.number, evidence)
      : isReciprocal(tree.right, evidence);
  const value = isOfGas && isOfTemperatures ? evaluate(withoutUnits(tree)) : null;
  const isKilo = result.quantity.unit.factors.some(({ unit }) => unit.symbol === "kJ");
  const joules = value?.ok === true ? value.value.value : null;
  return joules !== null && isRoundingOf(result, joules.div(isKilo ? KILO : 1)) ? "holds" : null;
}

/** `1/300 − 1/320 = 2.08 × 10⁻⁴ K⁻¹`: the lower of two temperatures that were told first. */
export function judgeReciprocals({ tree, result, evidence }: Calculation): WayVerdict {
  if (!isReciprocal(tree, evidence)) return null;
  const { unit } = result.quantity;
  const value = evaluate(withoutUnits(tree));
  const isOfKind = isUnity(unit) || unit.dimension === PER_KELVIN;
  return isOfKind && value.ok && value.value.value.gt(0) && isRoundingOf(result, value.value.value) ? "holds" : null;
}

const PER_KELVIN = getUnit("1/K").dimension;

/** A difference of two reciprocals of temperatures that were told. */
function isReciprocal(tree: Arithmetic, evidence: Evidence): boolean {
  if (tree.kind !== "operation" || tree.operator !== "-") return false;
  const temperatures = listNumbers(tree).filter(({ quantity }) => !quantity.value.eq(1));
  return (
    temperatures.length === 2 &&
    temperatures.every(({ quantity: { value } }) =>
      [...evidence.facts, ...evidence.said].some(
        ({ quantity }) =>
          quantity.unit.dimension === DIMENSIONS.temperature &&
          [value, value.pow(-1)].some((each) => each.minus(quantity.value).abs().lt("1e-6")),
      ),
    )
  );
}

/** Of two temperatures that were told, as their reciprocals differ. */
function isComputedOfTemperatures(number: ReadNumber, { facts, said }: Evidence): boolean {
  const temperatures = [...facts, ...said].filter(({ quantity }) => quantity.unit.dimension === DIMENSIONS.temperature);
  return temperatures.some((one) =>
    temperatures.some(
      (other) =>
        other.quantity.value.gt(one.quantity.value) &&
        one.quantity.value.gt(0) &&
        isRoundingOf(number, one.quantity.value.pow(-1).minus(other.quantity.value.pow(-1))),
    ),
  );
}

/** E = E° − 0.0592 / n · log Q, of an E° that was told. */
export function judgeNernst({ tree, result, evidence }: Calculation): WayVerdict {
  if (result.quantity.unit.dimension !== DIMENSIONS.potential || tree.kind !== "operation" || tree.operator !== "-")
    return null;
  const { left, right } = tree;
  const isFromStandard = left.kind === "number" && isTold(left.number, evidence);
  const isOfNernst = listNumbers(right).some(({ quantity }) => NERNST.has(quantity.value.toFixed()));
  const value = isFromStandard && isOfNernst && right.kind !== "number" ? evaluate(withoutUnits(tree)) : null;
  return value?.ok === true && isRoundingOf(result, value.value.value) ? "holds" : null;
}
