import { compose } from "../../nomenclature/compose.ts";

export type Ion = { readonly atoms: string; readonly charge: number; /** pm */ readonly radius: number };

/** Radii for six neighbours: R. D. Shannon, Acta Cryst. A 32 (1976) 751-767, doi:10.1107/S0567739476001551. */
export const CATIONS: readonly Ion[] = [
  { atoms: "Li", charge: 1, radius: 76 },
  { atoms: "Na", charge: 1, radius: 102 },
  { atoms: "K", charge: 1, radius: 138 },
  { atoms: "Rb", charge: 1, radius: 152 },
  { atoms: "Cs", charge: 1, radius: 167 },
  { atoms: "Mg", charge: 2, radius: 72 },
  { atoms: "Ca", charge: 2, radius: 100 },
  { atoms: "Sr", charge: 2, radius: 118 },
  { atoms: "Ba", charge: 2, radius: 135 },
  { atoms: "Al", charge: 3, radius: 53.5 },
];

export const ANIONS: readonly Ion[] = [
  { atoms: "F", charge: -1, radius: 133 },
  { atoms: "Cl", charge: -1, radius: 181 },
  { atoms: "Br", charge: -1, radius: 196 },
  { atoms: "I", charge: -1, radius: 220 },
  { atoms: "O", charge: -2, radius: 140 },
  { atoms: "S", charge: -2, radius: 184 },
  { atoms: "Se", charge: -2, radius: 198 },
];

export type Salt = { readonly formula: string; readonly cation: Ion; readonly anion: Ion };

export function saltOf(cation: Pick<Ion, "atoms" | "charge">, anion: Pick<Ion, "atoms" | "charge">): string {
  return compose({ kind: "salt", cations: [cation], anion }) ?? "";
}

/** Salts with one ion of each kind to the formula, to compare their lattices. */
export const BINARY_SALTS: readonly Salt[] = CATIONS.flatMap((cation) =>
  ANIONS.filter(({ charge }) => charge === -cation.charge).map((anion) => ({
    formula: cation.atoms + anion.atoms,
    cation,
    anion,
  })),
);

/**
 * Lattice energy in kJ/mol by Kapustinskii's equation (Quart. Rev. Chem. Soc. 10 (1956) 283-294): for the order of salts, not for their
 * values, which are some percent too low.
 */
export function latticeEnergy({ cation, anion }: Salt): number {
  const distance = cation.radius + anion.radius;
  return ((120_200 * 2 * cation.charge * -anion.charge) / distance) * (1 - 34.5 / distance);
}
