import { ELEMENTS } from "./elements.ts";
import type { Element } from "./elements.ts";

/** An atom or monatomic ion of a certain isotope. */
export type Species = { readonly element: Element; readonly massNumber: number; readonly charge: number };

/** `2+`, `-` as it stands behind a formula in ASCII. */
function writeCharge(charge: number): string {
  const [size, sign] = [Math.abs(charge), charge > 0 ? "+" : "-"];
  return charge === 0 ? "" : size === 1 ? sign : `^${size}${sign}`;
}

/** `^63Cu^2+`, canonical ASCII. */
export function writeSpecies({ element, massNumber, charge }: Species): string {
  return `^${massNumber}${writeIon(element.symbol, charge)}`;
}

/** `Cu^2+`, canonical ASCII. */
export const writeIon = (symbol: string, charge: number): string => symbol + writeCharge(charge);

export const neutronsOf = ({ element, massNumber }: Species): number => massNumber - element.number;

export const electronsOf = ({ element, charge }: Species): number => element.number - charge;

/** The element of an atomic number; null where there is none. */
export const elementOf = (number: number): Element | null => ELEMENTS[number - 1] ?? null;
