import { formatFormula } from "../chemistry/formula/format.ts";
import { getFormula } from "../chemistry/formula/parse.ts";
import { greatestCommonDivisor } from "../quantity/greatest-common-divisor.ts";
import { needsNumeral } from "./charges.ts";
import { compose } from "./compose.ts";
import type { IonPart } from "./designation.ts";

/** An ionic compound of two ions: how many of each one formula unit holds. */
export type Salt = {
  readonly formula: string;
  readonly cation: IonPart;
  readonly anion: IonPart;
  readonly cations: number;
  readonly anions: number;
};

export function composeSalt(cation: IonPart, anion: IonPart): Salt {
  const formula = compose({ kind: "salt", cations: [cation], anion });
  if (formula === null) throw new Error(`${cation.atoms} and ${anion.atoms} form no neutral compound`);
  const common = greatestCommonDivisor(cation.charge, -anion.charge);
  return { formula, cation, anion, cations: -anion.charge / common, anions: cation.charge / common };
}

/** Whether the metal has other usual charges, so that names state which. */
export function hasSeveralCharges({ atoms, charge }: IonPart): boolean {
  return /^[A-Z][a-z]?$/.test(atoms) && needsNumeral(atoms, charge);
}

/** Canonical ASCII: `SO4^2-`, `NH4+`. */
export function writeIon(ion: IonPart): string {
  const text = compose({ kind: "ion", ion });
  if (text === null) throw new Error(`${ion.atoms} has no charge`);
  return formatFormula(getFormula(text), "ascii");
}
