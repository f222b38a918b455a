/** A complex ion by its metal and its ligands, and the constant of its formation from both. */
export type ComplexIon = {
  readonly formula: string;
  readonly metal: string;
  readonly ligand: string;
  readonly count: number;
  readonly constant: string;
};

const complex = (formula: string, metal: string, ligand: string, count: number, constant: string): ComplexIon => ({
  formula,
  metal,
  ligand,
  count,
  constant,
});

/** Formation constants at 25 °C: Appendix K of OpenStax Chemistry 2e (CC BY 4.0). By formulas in canonical ASCII. */
export const COMPLEX_IONS: readonly ComplexIon[] = [
  complex("AlF6^3-", "Al^3+", "F-", 6, "7e19"),
  complex("Cd(NH3)4^2+", "Cd^2+", "NH3", 4, "1.3e7"),
  complex("Cd(CN)4^2-", "Cd^2+", "CN-", 4, "3e18"),
  complex("Co(NH3)6^2+", "Co^2+", "NH3", 6, "1.3e5"),
  complex("Co(NH3)6^3+", "Co^3+", "NH3", 6, "2.3e33"),
  complex("Cu(CN)2^-", "Cu+", "CN-", 2, "1.0e16"),
  complex("Cu(NH3)4^2+", "Cu^2+", "NH3", 4, "1.7e13"),
  complex("Fe(CN)6^4-", "Fe^2+", "CN-", 6, "1.5e35"),
  complex("Fe(CN)6^3-", "Fe^3+", "CN-", 6, "2e43"),
  complex("HgCl4^2-", "Hg^2+", "Cl-", 4, "1.1e16"),
  complex("Ni(NH3)6^2+", "Ni^2+", "NH3", 6, "2.0e8"),
  complex("AgCl2-", "Ag+", "Cl-", 2, "1.8e5"),
  complex("Ag(CN)2^-", "Ag+", "CN-", 2, "1e21"),
  complex("Ag(NH3)2^+", "Ag+", "NH3", 2, "1.7e7"),
  complex("Zn(CN)4^2-", "Zn^2+", "CN-", 4, "2.1e19"),
  complex("Zn(OH)4^2-", "Zn^2+", "OH-", 4, "2e15"),
];
