import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import { isRoundingOf } from "../agreement.ts";
import { type Line, type WayVerdict } from "./line.ts";

const ENERGIES: ReadonlySet<number> = new Set([DIMENSIONS.energy, DIMENSIONS.molarEnergy]);

/** ΔG = ΔH − T ΔS, with the product or its value; a sum of the two fails. */
export function judgeGibbs({ tree, said, result }: Line): WayVerdict {
  if ((result.binding.symbol ?? said.symbol) !== "ΔG" || tree.kind !== "operation") return null;
  if (tree.operator !== "-" && tree.operator !== "+") return null;
  const [left, right, whole] = [evaluate(tree.left), evaluate(tree.right), evaluate(tree)];
  if (!left.ok || !right.ok || !ENERGIES.has(left.value.unit.dimension) || !ENERGIES.has(right.value.unit.dimension))
    return null;
  const isProduct = tree.right.kind === "operation" && tree.right.operator === "*";
  if (tree.operator === "+") return isProduct && tree.left.kind === "number" ? "fails" : null;
  const { unit } = result.quantity;
  const isOfKind = isUnity(unit) || ENERGIES.has(unit.dimension);
  return isOfKind && whole.ok && isRoundingOf(result, whole.value.value) ? "holds" : null;
}
