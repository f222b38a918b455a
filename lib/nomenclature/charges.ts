import { listCationCharges } from "../chemistry/ions/ions.ts";

/**
 * Charges that the common ions do not show, as numerals may give them; Greenwood & Earnshaw, Chemistry of the Elements,
 * 2nd ed. (1997), the tables of oxidation states. Nonmetals stand here for names such as "sulfur(VI) oxide".
 */
const OTHER_CHARGES: Readonly<Record<string, readonly number[]>> = {
  Ti: [2, 3, 4], V: [2, 3, 4, 5], Cr: [2, 3, 4, 5, 6], Mn: [2, 3, 4, 5, 6, 7], Fe: [2, 3, 4, 6], Co: [2, 3, 4], Ni: [2, 3, 4], Cu: [1, 2, 3],
  Zr: [2, 3, 4], Nb: [2, 3, 4, 5], Mo: [2, 3, 4, 5, 6], Tc: [4, 7], Ru: [2, 3, 4, 6, 8], Rh: [1, 3, 4], Pd: [2, 4], Ag: [1, 2, 3],
  Hf: [4], Ta: [3, 4, 5], W: [2, 3, 4, 5, 6], Re: [3, 4, 5, 6, 7], Os: [2, 3, 4, 6, 8], Ir: [1, 3, 4, 6], Pt: [2, 4, 6], Au: [1, 3, 5],
  Ga: [1, 3], In: [1, 3], Tl: [1, 3], Ge: [2, 4], Sb: [3, 5], Po: [2, 4],
  Pr: [3, 4], Pm: [3], Sm: [2, 3], Eu: [2, 3], Tb: [3, 4], Dy: [3], Ho: [3], Tm: [2, 3], Yb: [2, 3], Lu: [3],
  Ac: [3], Pa: [4, 5], U: [3, 4, 5, 6], Np: [3, 4, 5, 6, 7], Pu: [3, 4, 5, 6, 7], Am: [3, 4, 5, 6], Cm: [3], Bk: [3, 4], Cf: [3],
  B: [3], C: [2, 4], Si: [2, 4], N: [1, 2, 3, 4, 5], P: [3, 5], As: [3, 5], S: [2, 4, 6], Se: [2, 4, 6], Te: [2, 4, 6],
  Cl: [1, 3, 4, 5, 6, 7], Br: [1, 3, 4, 5], I: [1, 3, 5, 7], Kr: [2], Xe: [2, 4, 6, 8],
};

/** Of one charge, but written with a numeral all the same. */
const NUMERAL_BY_CUSTOM: ReadonlySet<string> = new Set(["Ni", "Zr", "Hf", "Th", "Ce", "U", "H"]);

/** The charge that goes without saying (Na 1, Ca 2, Al 3, Zn 2, Ag 1), or null. */
export function findOnlyCharge(symbol: string): number | null {
  const [charge, ...others] = listCationCharges(symbol);
  return charge === undefined || others.length > 0 ? null : charge;
}

/** Whether the element's cation of this charge is named with a Roman numeral. */
export function needsNumeral(symbol: string, charge: number): boolean {
  return findOnlyCharge(symbol) !== charge || (NUMERAL_BY_CUSTOM.has(symbol) && symbol !== "H");
}

/** Every charge that a numeral behind this element may give. */
export function listNumeralCharges(symbol: string): readonly number[] {
  return [...new Set([...listCationCharges(symbol), ...(OTHER_CHARGES[symbol] ?? [])])];
}

/** Metals whose name means one charge unless a numeral says otherwise: nickel chloride is NiCl2. */
const MEANT_CHARGES: Readonly<Record<string, readonly number[]>> = { Ni: [2] };

/** The charges of an element's usual cations, most usual first, of which a name without numeral leaves one open. */
export function listOpenCharges(symbol: string): readonly number[] {
  // The rarest of them (chromium 6, manganese 7) have no simple salts.
  return MEANT_CHARGES[symbol] ?? listCationCharges(symbol).filter((charge) => charge <= 4).slice(0, 3);
}
