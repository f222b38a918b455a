import { STRONG_ACIDS } from "../../chemistry/data/acid-constants.ts";

/** An acid and what is left when it has given up one proton. */
type ConjugatePair = { readonly acid: string; readonly base: string };

const pair = (acid: string, base: string): ConjugatePair => ({ acid, base });

/** Pairs of every first course, by formulas in canonical ASCII; a polyprotic acid has one for each proton. */
export const CONJUGATE_PAIRS: readonly ConjugatePair[] = [
  pair("HCl", "Cl^-"),
  pair("HBr", "Br^-"),
  pair("HI", "I^-"),
  pair("HF", "F^-"),
  pair("HCN", "CN^-"),
  pair("HNO3", "NO3^-"),
  pair("HNO2", "NO2^-"),
  pair("HClO4", "ClO4^-"),
  pair("HClO3", "ClO3^-"),
  pair("HClO2", "ClO2^-"),
  pair("HClO", "ClO^-"),
  pair("HBrO", "BrO^-"),
  pair("CH3COOH", "CH3COO^-"),
  pair("HCOOH", "HCOO^-"),
  pair("C6H5COOH", "C6H5COO^-"),
  pair("C2H5COOH", "C2H5COO^-"),
  pair("H2SO4", "HSO4^-"),
  pair("HSO4^-", "SO4^2-"),
  pair("H2SO3", "HSO3^-"),
  pair("HSO3^-", "SO3^2-"),
  pair("H2CO3", "HCO3^-"),
  pair("HCO3^-", "CO3^2-"),
  pair("H2S", "HS^-"),
  pair("HS^-", "S^2-"),
  pair("H3PO4", "H2PO4^-"),
  pair("H2PO4^-", "HPO4^2-"),
  pair("HPO4^2-", "PO4^3-"),
  pair("H2C2O4", "HC2O4^-"),
  pair("HC2O4^-", "C2O4^2-"),
  pair("NH4^+", "NH3"),
  pair("CH3NH3^+", "CH3NH2"),
  pair("H3O^+", "H2O"),
  pair("H2O", "OH^-"),
];

export function findAcidOf(base: string): string | null {
  return CONJUGATE_PAIRS.find((each) => each.base === base)?.acid ?? null;
}

export function findBaseOf(acid: string): string | null {
  return CONJUGATE_PAIRS.find((each) => each.acid === acid)?.base ?? null;
}

/** Acids that keep no proton in water: their conjugate bases take none from it. */
const STRONG: ReadonlySet<string> = new Set([...STRONG_ACIDS, "H2SO4"]);

export function takesProtons(base: string): boolean {
  return !STRONG.has(findAcidOf(base) ?? "");
}

/** What both gives up and takes up a proton in water, each of which makes a species of the table. */
export const AMPHIPROTIC: readonly string[] = CONJUGATE_PAIRS.flatMap(({ acid }) =>
  findAcidOf(acid) === null || !takesProtons(acid) ? [] : [acid],
);
