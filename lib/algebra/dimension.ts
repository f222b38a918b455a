import { DIMENSIONS, type Dimension } from "../quantity/units/dimension.ts";
import type { Equality, Tree } from "./tree.ts";
import { partsOf } from "./tree.ts";

/** Of each letter; a letter that is missing has no dimension to check. */
type DimensionOf = (letter: string) => Dimension;

/**
 * The dimension of a tree, or null where it has none that makes sense: a sum of mass and volume, a logarithm of a
 * pressure. Arguments of functions and exponents must be pure numbers; a base of an open exponent as well.
 */
export function dimensionOf(tree: Tree, of: DimensionOf): Dimension | null {
  switch (tree.kind) {
    case "number":
      return DIMENSIONS.none;
    case "letter":
      return of(tree.letter);
    case "sum": {
      const [first = null, ...others] = partsOf(tree).map((part) => dimensionOf(part, of));
      return others.every((each) => each === first) ? first : null;
    }
    case "product":
      return tree.factors.reduce<Dimension | null>((total, factor) => {
        const own = dimensionOf(factor, of);
        return total === null || own === null ? null : total + own;
      }, DIMENSIONS.none);
    case "power": {
      const [base, exponent] = [dimensionOf(tree.base, of), dimensionOf(tree.exponent, of)];
      if (base === null || exponent !== DIMENSIONS.none) return null;
      if (base === DIMENSIONS.none) return base;
      return tree.exponent.kind === "number" ? base * tree.exponent.value.toNumber() : null;
    }
    case "function":
      return dimensionOf(tree.of, of) === DIMENSIONS.none ? DIMENSIONS.none : null;
  }
}

/** Whether both sides of an equality measure the same. */
export function isHomogeneous({ left, right }: Equality, of: DimensionOf): boolean {
  const dimension = dimensionOf(left, of);
  return dimension !== null && dimension === dimensionOf(right, of);
}
