import { FORMATION_GIBBS_ENERGIES } from "../../chemistry/data/formation-gibbs-energies.ts";
import { STANDARD_ENTROPIES } from "../../chemistry/data/standard-entropies.ts";
import type { Expression, Operator, Quantity as QuantityFact, Term } from "../../methods/facts.ts";
import { equals, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { bracketed, joined, quantity as quantityTerm, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import { ENDOTHERMIC, EXOTHERMIC, listFormationShares } from "./thermochemical-equations.ts";

/** Reactions and changes of state whose entropy is telling; every species is in the tables. */
const MORE_EQUATIONS = [
  "N2O4(g) -> 2 NO2(g)",
  "2 NO(g) + O2(g) -> 2 NO2(g)",
  "NH4Cl(s) -> NH3(g) + HCl(g)",
  "CO(g) + 2 H2(g) -> CH3OH(l)",
  "2 KClO3(s) -> 2 KCl(s) + 3 O2(g)",
  "C2H4(g) + H2(g) -> C2H6(g)",
  "C2H2(g) + 2 H2(g) -> C2H6(g)",
  "2 Cu(s) + O2(g) -> 2 CuO(s)",
  "2 O3(g) -> 3 O2(g)",
  "CO(g) + Cl2(g) -> COCl2(g)",
  "4 CuO(s) -> 2 Cu2O(s) + O2(g)",
  "NH4NO3(s) -> N2O(g) + 2 H2O(g)",
  "N2H4(l) + O2(g) -> N2(g) + 2 H2O(l)",
  "2 N2O(g) -> 2 N2(g) + O2(g)",
  "2 Zn(s) + O2(g) -> 2 ZnO(s)",
  "PCl3(g) + Cl2(g) -> PCl5(g)",
  "C(s) + CO2(g) -> 2 CO(g)",
  "2 H2S(g) + 3 O2(g) -> 2 H2O(g) + 2 SO2(g)",
  "C(s) + 2 H2(g) -> CH4(g)",
  "NH3(g) + HCl(g) -> NH4Cl(s)",
  "CaO(s) + CO2(g) -> CaCO3(s)",
  "H2(g) + I2(s) -> 2 HI(g)",
  "H2(g) + Br2(l) -> 2 HBr(g)",
  "CO(g) + 3 H2(g) -> CH4(g) + H2O(g)",
  "2 NO2(g) -> N2O4(g)",
  "MgO(s) + CO2(g) -> MgCO3(s)",
  "NH4Br(s) -> NH3(g) + HBr(g)",
  "N2(g) + 2 O2(g) -> 2 NO2(g)",
] as const;

/** Of one state only: evaporation and condensation. */
export const STATE_CHANGES = [
  "H2O(l) -> H2O(g)",
  "H2O(g) -> H2O(l)",
  "C2H5OH(l) -> C2H5OH(g)",
  "C2H5OH(g) -> C2H5OH(l)",
  "CH3OH(l) -> CH3OH(g)",
  "C6H6(l) -> C6H6(g)",
  "C6H6(g) -> C6H6(l)",
  "Br2(l) -> Br2(g)",
  "Br2(g) -> Br2(l)",
  "I2(s) -> I2(g)",
  "I2(g) -> I2(s)",
  "Hg(l) -> Hg(g)",
  "PCl3(g) -> PCl3(l)",
] as const;

/** A species of an equation, how often it is formed (reactants are negative), and its value in a table. */
type Share = { readonly species: string; readonly count: number; readonly isElement: boolean; readonly value: Decimal };

function sharesOf(
  text: string,
  valueOf: (species: string, isElement: boolean) => string | undefined,
): readonly Share[] | null {
  const shares = listFormationShares(text).map(({ species, count, isElement }) => ({
    species,
    count,
    isElement,
    value: valueOf(species, isElement),
  }));
  return shares.every((share): share is typeof share & { value: string } => share.value !== undefined)
    ? shares.map((share) => ({ ...share, value: new Decimal(share.value) }))
    : null;
}

/** The standard entropies of all species; null where one is in no table. */
export const entropySharesOf = (text: string): readonly Share[] | null =>
  sharesOf(text, (species) => STANDARD_ENTROPIES[species]);

/** The Gibbs energies of formation, zero for elements; null where one is in no table. */
export const gibbsSharesOf = (text: string): readonly Share[] | null =>
  sharesOf(text, (species, isElement) => (isElement ? "0" : FORMATION_GIBBS_ENERGIES[species]));

export const sumShares = (shares: readonly Share[], factor: (count: number) => number = (count) => count): Decimal =>
  shares.reduce((sum, { count, value }) => sum.plus(value.times(factor(count))), new Decimal(0));

const ALL = [...EXOTHERMIC, ...ENDOTHERMIC, ...MORE_EQUATIONS];

/** Reactions of which all entropies and Gibbs energies are known. */
export const REACTIONS: readonly string[] = ALL.filter(
  (text) => entropySharesOf(text) !== null && gibbsSharesOf(text) !== null,
);

/** To one decimal, as the tables have it. */
export const tenths = (value: Decimal, unit: string): Quantity => quantity(value, unit, figuresToPlace(value, -1));

/** ΔS° of an equation as it is written, in J/K. */
export function entropyOf(text: string): Quantity {
  return tenths(sumShares(entropySharesOf(text) ?? []), "J/K");
}

/** `S°(H₂O(g)) = 188.8 J/(mol·K)` */
export function shareLine(letter: string, unit: string): (share: Share) => Expression {
  return ({ species, value }) => equals(variable(letter, species), tenths(value, unit));
}

/** Exactly so many moles, as an equation says. */
export const moles = (number: number): QuantityFact => quantityTerm(String(number), "mol");

/** `2 mol × 188.8 J/(mol·K) + 1 mol × 205.2 J/(mol·K)`: one side of an equation. */
export function weighted(shares: readonly Share[], unit: string): (Term | Operator)[] {
  return joined(
    shares.map(({ count, value }): (Term | Operator)[] => [
      moles(Math.abs(count)),
      "*",
      ...bracketed(givenTerm(tenths(value, unit))),
    ]),
    "+",
  );
}

/** How many more moles of gas there are after a reaction than before. */
export const gasChangeOf = (text: string): number =>
  listFormationShares(text).reduce((sum, { species, count }) => sum + (species.endsWith("(g)") ? count : 0), 0);
