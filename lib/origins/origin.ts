import type { DerivedConstant } from "../methods/derivation.ts";
import type { Spot } from "./spot.ts";

/**
 * Where a number of a solution comes from. Places are told by their number among the spots of the solution. `given`: the
 * problem says it; `value` and `unit` as the problem has them, which is not how they stand here where it is `converted`.
 * `computed`: what its own line comes to, from the numbers there. `result`: what an earlier line came to, in another unit
 * where it is `converted`. `definition`: what a unit, a percentage, or the zero of the Celsius scale is.
 */
export type Origin =
  | { readonly kind: "given"; readonly value: string; readonly unit: string; readonly converted: boolean }
  | { readonly kind: "computed"; readonly from: readonly number[] }
  | { readonly kind: "result"; readonly of: number; readonly converted: boolean }
  | { readonly kind: "constant"; readonly constant: DerivedConstant }
  | { readonly kind: "atomic-weight"; readonly element: string }
  | { readonly kind: "molar-mass"; readonly formula: string }
  | { readonly kind: "table" }
  | { readonly kind: "definition"; readonly of: "unit" | "percent" | "celsius" | "standard" }
  | { readonly kind: "coefficient"; readonly equation: string }
  | { readonly kind: "bonds" }
  | { readonly kind: "atoms"; readonly element: string; readonly formula: string };

/** A number or letter of a solution that can be asked where it comes from. */
export type Traced = {
  readonly spot: Spot;
  /** Which node of the derivation it is; null where it is none. */
  readonly node: number | null;
  /** Of a letter: the number that it stands for. */
  readonly standsFor: number | null;
  readonly origin: Origin;
};
