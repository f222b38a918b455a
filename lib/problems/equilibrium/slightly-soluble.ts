import { Decimal } from "../../quantity/decimal.ts";

/** A salt by its ions: how many of each, and its solubility product. */
export type Salt = {
  readonly formula: string;
  readonly cation: string;
  readonly anion: string;
  readonly cations: number;
  readonly anions: number;
  readonly constant: string;
};

const salt = (
  formula: string,
  cation: string,
  anion: string,
  cations: number,
  anions: number,
  constant: string,
): Salt => ({ formula, cation, anion, cations, anions, constant });

/**
 * Solubility products at 25 °C, to two figures: CRC Handbook of Chemistry and Physics, "Solubility Product Constants". Other
 * tables differ, by a factor of ten for some: the statements quote the value.
 */
export const SALTS: readonly Salt[] = [
  salt("AgCl", "Ag^+", "Cl^-", 1, 1, "1.8e-10"),
  salt("AgBr", "Ag^+", "Br^-", 1, 1, "5.4e-13"),
  salt("AgI", "Ag^+", "I^-", 1, 1, "8.5e-17"),
  salt("BaSO4", "Ba^2+", "SO4^2-", 1, 1, "1.1e-10"),
  salt("PbSO4", "Pb^2+", "SO4^2-", 1, 1, "2.5e-8"),
  salt("SrSO4", "Sr^2+", "SO4^2-", 1, 1, "3.4e-7"),
  salt("CaSO4", "Ca^2+", "SO4^2-", 1, 1, "4.9e-5"),
  salt("BaCrO4", "Ba^2+", "CrO4^2-", 1, 1, "1.2e-10"),
  salt("CuI", "Cu^+", "I^-", 1, 1, "1.3e-12"),
  salt("AgIO3", "Ag^+", "IO3^-", 1, 1, "3.2e-8"),
  salt("CaF2", "Ca^2+", "F^-", 1, 2, "3.5e-11"),
  salt("MgF2", "Mg^2+", "F^-", 1, 2, "5.2e-11"),
  salt("SrF2", "Sr^2+", "F^-", 1, 2, "4.3e-9"),
  salt("BaF2", "Ba^2+", "F^-", 1, 2, "1.8e-7"),
  salt("PbI2", "Pb^2+", "I^-", 1, 2, "9.8e-9"),
  salt("PbCl2", "Pb^2+", "Cl^-", 1, 2, "1.7e-5"),
  salt("PbBr2", "Pb^2+", "Br^-", 1, 2, "6.6e-6"),
  salt("Mg(OH)2", "Mg^2+", "OH^-", 1, 2, "5.6e-12"),
  salt("Ba(IO3)2", "Ba^2+", "IO3^-", 1, 2, "4.0e-9"),
  salt("Ag2CrO4", "Ag^+", "CrO4^2-", 2, 1, "1.1e-12"),
  salt("Ag2SO4", "Ag^+", "SO4^2-", 2, 1, "1.2e-5"),
  salt("La(IO3)3", "La^3+", "IO3^-", 1, 3, "7.5e-12"),
  salt("Y(IO3)3", "Y^3+", "IO3^-", 1, 3, "1.1e-10"),
];

export const ONE_TO_ONE = SALTS.filter(({ cations, anions }) => cations === 1 && anions === 1);
export const THREE_IONS = SALTS.filter(({ cations, anions }) => cations + anions === 3);
export const FOUR_IONS = SALTS.filter(({ cations, anions }) => cations + anions === 4);

/** By how much s to the power of the number of ions is multiplied: 4 for MX₂. */
export function factorOf({ cations, anions }: Salt): number {
  return cations ** cations * anions ** anions;
}

/** mol/L of a saturated solution. */
export function solubilityOf(each: Salt, constant: Decimal): Decimal {
  return constant.div(factorOf(each)).pow(new Decimal(1).div(each.cations + each.anions));
}

/** The equation of dissolving. */
export function dissolution({ formula, cation, anion, cations, anions }: Salt): string {
  const several = (count: number, ion: string): string => (count === 1 ? `${ion}(aq)` : `${count} ${ion}(aq)`);
  return `${formula}(s) <=> ${several(cations, cation)} + ${several(anions, anion)}`;
}
