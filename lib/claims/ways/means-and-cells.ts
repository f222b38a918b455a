import { METAL_COUPLES, OTHER_METAL_COUPLES } from "../../chemistry/data/reduction-potentials.ts";
import { MAIN_ELEMENTS } from "../../problems/periodic-table/elements.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, ReadNumber } from "../claim.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import { asMolarMass } from "../known-operands.ts";
import type { Evidence } from "../evidence.ts";
import { isMassOf, listAtoms } from "../reference.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { listSpokenOf } from "./meanings.ts";
import type { WayVerdict } from "./line.ts";

type Calculation = { readonly tree: Arithmetic; readonly result: ReadNumber; readonly evidence: Evidence };

/** The masses of isotopes by their shares: what comes out is the mass of an element that is spoken of. */
export function judgeMean({ tree, result, evidence }: Calculation): WayVerdict {
  const products = productsOf(tree);
  if (products === null || products.length < 2) return null;
  const shares = products.map(([one, other]) =>
    Math.min(one.quantity.value.toNumber(), other.quantity.value.toNumber()),
  );
  const isWhole = Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 0.002;
  const mass = asMolarMass(result);
  const symbols = new Set(listSpokenOf(evidence).flatMap((formula) => listAtoms(formula)));
  return isWhole && [...symbols].some((symbol) => isMassOf(mass, symbol)) ? "holds" : null;
}

function productsOf(tree: Arithmetic): (readonly [ReadNumber, ReadNumber])[] | null {
  if (tree.kind !== "operation") return null;
  if (tree.operator === "*")
    return tree.left.kind === "number" && tree.right.kind === "number" ? [[tree.left.number, tree.right.number]] : null;
  const [left, right] = tree.operator === "+" ? [productsOf(tree.left), productsOf(tree.right)] : [null, null];
  return left === null || right === null ? null : [...left, ...right];
}

/** E°cell is the potential of reduction of the cathode less that of the anode; the sum of two potentials of reduction is none. */
export function judgeCell({ tree, result }: Calculation): WayVerdict {
  const { unit } = result.quantity;
  if (unit.dimension !== DIMENSIONS.potential || tree.kind !== "operation") return null;
  const [left, right, whole] = [evaluate(tree.left), evaluate(tree.right), evaluate(tree)];
  if (!left.ok || !right.ok || !whole.ok || !isRoundingOf(result, whole.value.value)) return null;
  const isTold = [left, right].every(
    ({ value }) =>
      (isUnity(value.unit) || value.unit.dimension === DIMENSIONS.potential) && POTENTIALS.has(value.value.toNumber()),
  );
  if (!isTold) return null;
  if (tree.operator === "-") return whole.value.value.gt(0) ? "holds" : null;
  const isOfTwo = left.value.value.isNegative() !== right.value.value.isNegative();
  return tree.operator === "+" && isOfTwo ? "fails" : null;
}

const POTENTIALS: ReadonlySet<number> = new Set(
  [...METAL_COUPLES, ...OTHER_METAL_COUPLES].map(({ potential }) => Number(potential)),
);

/** The difference of two electronegativities, of elements that stand beside it by their symbols. */
export function judgePolarity({
  tree,
  sentence,
}: {
  readonly tree: Arithmetic;
  readonly sentence: string;
}): WayVerdict {
  if (tree.kind !== "operation" || tree.operator !== "-") return null;
  if (tree.left.kind !== "number" || tree.right.kind !== "number") return null;
  const isOf = ({ quantity }: ReadNumber): boolean =>
    MAIN_ELEMENTS.some(
      ({ symbol, electronegativity }) =>
        electronegativity !== null &&
        quantity.value.eq(electronegativity) &&
        new RegExp(`(?<!\\p{Ll}{2})${symbol}(?!\\p{Ll})`, "u").test(sentence),
    );
  return isOf(tree.left.number) && isOf(tree.right.number) ? "holds" : null;
}
