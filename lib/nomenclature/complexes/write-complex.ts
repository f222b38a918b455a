import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";
import { chargeOfComplex, type Complex } from "./complex.ts";

/** What is written of a complex inside its brackets, ligands in this order. */
type Inner = {
  readonly metal: string;
  readonly oxidation: number;
  readonly ligands: readonly {
    readonly ligand: { readonly formula: string; readonly charge: number };
    readonly count: number;
  }[];
};

/** An ion outside the brackets. */
export type Outer = { readonly formula: string; readonly charge: number };

type Salt = { readonly complexes: number; readonly outers: number; readonly formula: string };

const isElement = (formula: string): boolean => /^[A-Z][a-z]?$/.test(formula);

const countText = (count: number): string => (count === 1 ? "" : String(count));

/** `^2+`, `^-`; nothing for a neutral one. */
export function writeCharge(charge: number): string {
  return charge === 0 ? "" : `^${countText(Math.abs(charge))}${charge > 0 ? "+" : "-"}`;
}

/** `[Co(NH3)4Cl2]`, without its charge. */
export function writeComplex({ metal, ligands }: Pick<Inner, "metal" | "ligands">): string {
  const parts = ligands.map(
    ({ ligand: { formula }, count }) => (isElement(formula) ? formula : `(${formula})`) + countText(count),
  );
  return `[${metal}${parts.join("")}]`;
}

/** How many of each make a neutral compound; the cation stands first. */
export function writeSalt(complex: Inner, outer: Outer): Salt {
  const charge = chargeOfComplex(complex);
  const divisor = greatestCommonDivisor(Math.abs(charge), Math.abs(outer.charge));
  const [complexes, outers] = [Math.abs(outer.charge) / divisor, Math.abs(charge) / divisor];
  return { complexes, outers, formula: writeParts(complex, outer, complexes, outers) };
}

/** The formula of so many complexes and so many ions, balanced or not. */
export function writeParts(complex: Inner, outer: Outer, complexes: number, outers: number): string {
  const inner = writeComplex(complex) + countText(complexes);
  const isSingle = outers === 1 || isElement(outer.formula);
  const around = (isSingle ? outer.formula : `(${outer.formula})`) + countText(outers);
  return outer.charge > 0 ? around + inner : inner + around;
}

/** `[Co(NH3)5Cl]Cl2`, ligands in the order of their names; an ion with its charge. */
export function writeComplexFormula(complex: Complex): string {
  return complex.outer === null
    ? writeComplex(complex) + writeCharge(chargeOfComplex(complex))
    : writeSalt(complex, complex.outer).formula;
}
