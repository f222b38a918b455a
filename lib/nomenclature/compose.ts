import type { CountedElement, Designation, IonPart } from "./designation.ts";
import { greatestCommonDivisor } from "../quantity/greatest-common-divisor.ts";

function isSingleAtom(atoms: string): boolean {
  return /^[A-Z][a-z]?$/.test(atoms);
}

function counted(atoms: string, count: number): string {
  if (count === 1) return atoms;
  return isSingleAtom(atoms) ? `${atoms}${count}` : `(${atoms})${count}`;
}

/** The smallest neutral formula: Fe 3+ and SO4 2- → Fe2(SO4)3. Null when two cations, once each, leave a remainder. */
function composeSalt(cations: readonly IonPart[], anion: IonPart): string | null {
  const positive = cations.reduce((sum, ion) => sum + ion.charge, 0);
  const divisor = greatestCommonDivisor(positive, -anion.charge);
  const cationCount = -anion.charge / divisor;
  if (cations.length > 1 && cationCount > 1) return null;
  return cations.map((ion) => counted(ion.atoms, cationCount)).join("") + counted(anion.atoms, positive / divisor);
}

function composeElement({ symbol, count }: CountedElement): string {
  return count === 1 ? symbol : `${symbol}${count}`;
}

function composeIon({ atoms, charge }: IonPart): string {
  const size = Math.abs(charge) === 1 ? "" : String(Math.abs(charge));
  return `${atoms}^${size}${charge > 0 ? "+" : "-"}`;
}

/** The formula of what a name says, as text that `parseFormula` reads; null where its charges cannot add up. */
export function compose(designation: Designation): string | null {
  switch (designation.kind) {
    case "salt":
      return composeSalt(designation.cations, designation.anion);
    case "molecule":
      return composeElement(designation.first) + composeElement(designation.second);
    case "ion":
      return composeIon(designation.ion);
    case "element":
      return composeElement(designation);
    case "nuclide":
      return `^${designation.massNumber}${designation.symbol}`;
    case "listed":
    case "organic":
      return designation.formula;
    case "hydrate": {
      const main = compose(designation.of);
      return main === null ? null : `${main}·${designation.waters === 1 ? "" : designation.waters}H2O`;
    }
  }
}
