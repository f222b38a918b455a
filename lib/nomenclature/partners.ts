import { isNonmetal } from "../chemistry/formula/charge.ts";
import { findOnlyCharge } from "./charges.ts";
import type { IonPart } from "./designation.ts";

/** "Hydrogen chloride" is a compound, "hydrogen sulfate" an ion. */
const HYDROGEN_PARTNERS: ReadonlySet<string> = new Set(["F", "Cl", "Br", "I", "S", "Se", "Te", "CN", "N3"]);

/**
 * Anions of several like atoms, which only metals of one charge (1 or 2) and ammonium meet: PbO2 is an oxide and BaO2 a
 * peroxide, "titanium disulfide" is TiS2 and "sodium disulfide" Na2S2.
 */
const ONLY_OF_STRONG_METALS: ReadonlySet<string> = new Set(["O2", "O3", "S2", "I3"]);

/** Carbides, silicides and borides do not follow charges (Fe3C, CaSi2): they are named with counts or from a table. */
const OF_NO_ONE_CHARGE: ReadonlySet<string> = new Set(["C", "Si", "B"]);

/** Whether a cation and an anion are named as a salt (or a hydrogen compound) of the two. */
export function mayMeet(cation: IonPart, anion: IonPart): boolean {
  if (OF_NO_ONE_CHARGE.has(anion.atoms)) return false;
  if (cation.atoms === "H") return HYDROGEN_PARTNERS.has(anion.atoms);
  // "Sulfur(VI) oxide", but no "sulfur(VI) nitrate".
  if (isNonmetal(cation.atoms)) return /^[A-Z][a-z]?$/.test(anion.atoms);
  if (!ONLY_OF_STRONG_METALS.has(anion.atoms)) return true;
  return cation.atoms === "NH4" || (findOnlyCharge(cation.atoms) ?? 3) <= 2;
}
