import { WEAK_ACIDS, WEAK_BASES } from "../../chemistry/data/acid-constants.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { constantOf, power } from "./acidity.ts";

/** A weak acid or base with a salt of it; `acid` and `base` are the two partners of the buffer. */
export type BufferPair = {
  readonly acid: string;
  readonly base: string;
  readonly constant: Quantity;
  readonly of: "acid" | "base";
};

const ofAcid = (acid: string, base: string): BufferPair => ({
  acid,
  base,
  constant: constantOf(WEAK_ACIDS[acid] ?? ""),
  of: "acid",
});

const ofBase = (base: string, acid: string): BufferPair => ({
  acid,
  base,
  constant: constantOf(WEAK_BASES[base] ?? ""),
  of: "base",
});

export const ACID_BUFFERS: readonly BufferPair[] = [
  ofAcid("CH3COOH", "CH3COONa"),
  ofAcid("HCOOH", "HCOONa"),
  ofAcid("C6H5COOH", "C6H5COONa"),
  ofAcid("C2H5COOH", "C2H5COONa"),
  ofAcid("HF", "NaF"),
  ofAcid("HNO2", "NaNO2"),
  ofAcid("HClO", "NaClO"),
  ofAcid("HCOOH", "HCOOK"),
  ofAcid("CH3COOH", "CH3COOK"),
];

export const BASE_BUFFERS: readonly BufferPair[] = [
  ofBase("NH3", "NH4Cl"),
  ofBase("CH3NH2", "CH3NH3Cl"),
  ofBase("C2H5NH2", "C2H5NH3Cl"),
  ofBase("(CH3)3N", "(CH3)3NHCl"),
  ofBase("NH3", "NH4NO3"),
];

/** pKa of the acid partner, to two decimals. */
export function exponentOf({ constant, of }: BufferPair): Quantity {
  const exponent = constant.value.log(10).neg();
  return power(of === "acid" ? exponent : exponent.neg().plus(14));
}
