import { COURSE_SALTS } from "../../chemistry/data/solubility-products.ts";
import type { Salt } from "../../chemistry/data/solubility-products.ts";
import { Decimal } from "../../quantity/decimal.ts";

export const ONE_TO_ONE = COURSE_SALTS.filter(({ cations, anions }) => cations === 1 && anions === 1);
export const THREE_IONS = COURSE_SALTS.filter(({ cations, anions }) => cations + anions === 3);
export const FOUR_IONS = COURSE_SALTS.filter(({ cations, anions }) => cations + anions === 4);

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
