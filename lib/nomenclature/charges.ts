import { listCationCharges } from "../chemistry/ions/ions.ts";

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

/** Metals whose name means one charge unless a numeral says otherwise: nickel chloride is NiCl2. */
const MEANT_CHARGES: Readonly<Record<string, readonly number[]>> = { Ni: [2] };

/** The charges of an element's usual cations, most usual first, of which a name without numeral leaves one open. */
export function listOpenCharges(symbol: string): readonly number[] {
  // The rarest of them (chromium 6, manganese 7) have no simple salts.
  return (
    MEANT_CHARGES[symbol] ??
    listCationCharges(symbol)
      .filter((charge) => charge <= 4)
      .slice(0, 3)
  );
}
