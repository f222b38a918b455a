import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";

/** `("SO4", -2)` → `SO4^2-`. */
export function writeIon(atoms: string, charge: number): string {
  const size = Math.abs(charge) === 1 ? "" : `^${Math.abs(charge)}`;
  return `${atoms}${size}${charge > 0 ? "+" : "-"}`;
}

function counted(atoms: string, count: number): string {
  if (count === 1) return atoms;
  return /^[A-Z][a-z]?$/.test(atoms) ? `${atoms}${count}` : `(${atoms})${count}`;
}

type CountedIon = { readonly atoms: string; readonly charge: number; readonly count: number };

/** The smallest formula whose charges cancel, the cations in the numbers that are given, or in multiples of them. */
export function composeSalt(cations: readonly CountedIon[], anion: string, anionCharge: number): string {
  const positive = cations.reduce((sum, { charge, count }) => sum + charge * count, 0);
  const divisor = greatestCommonDivisor(positive, -anionCharge);
  return (
    cations.map(({ atoms, count }) => counted(atoms, (count * -anionCharge) / divisor)).join("") +
    counted(anion, positive / divisor)
  );
}
