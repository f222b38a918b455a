import { FORMATION_ENTHALPIES } from "../../chemistry/data/formation-enthalpies.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { canonicalOf, formatFormula } from "../../chemistry/formula/format.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";

/** Reactions whose heat is known from the enthalpies of formation; every species is in the table or an element in its standard state. */
export const EXOTHERMIC = [
  "CH4(g) + 2 O2(g) -> CO2(g) + 2 H2O(l)",
  "2 C2H6(g) + 7 O2(g) -> 4 CO2(g) + 6 H2O(l)",
  "C3H8(g) + 5 O2(g) -> 3 CO2(g) + 4 H2O(l)",
  "2 C4H10(g) + 13 O2(g) -> 8 CO2(g) + 10 H2O(l)",
  "2 C8H18(l) + 25 O2(g) -> 16 CO2(g) + 18 H2O(l)",
  "C2H5OH(l) + 3 O2(g) -> 2 CO2(g) + 3 H2O(l)",
  "2 CH3OH(l) + 3 O2(g) -> 2 CO2(g) + 4 H2O(l)",
  "2 C2H2(g) + 5 O2(g) -> 4 CO2(g) + 2 H2O(l)",
  "C6H12O6(s) + 6 O2(g) -> 6 CO2(g) + 6 H2O(l)",
  "2 H2(g) + O2(g) -> 2 H2O(l)",
  "2 CO(g) + O2(g) -> 2 CO2(g)",
  "2 Mg(s) + O2(g) -> 2 MgO(s)",
  "4 Al(s) + 3 O2(g) -> 2 Al2O3(s)",
  "4 Fe(s) + 3 O2(g) -> 2 Fe2O3(s)",
  "2 Al(s) + Fe2O3(s) -> Al2O3(s) + 2 Fe(s)",
  "2 Na(s) + Cl2(g) -> 2 NaCl(s)",
  "N2(g) + 3 H2(g) -> 2 NH3(g)",
  "4 NH3(g) + 5 O2(g) -> 4 NO(g) + 6 H2O(g)",
  "2 SO2(g) + O2(g) -> 2 SO3(g)",
  "2 H2O2(l) -> 2 H2O(l) + O2(g)",
  "CaO(s) + H2O(l) -> Ca(OH)2(s)",
] as const;

export const ENDOTHERMIC = [
  "CaCO3(s) -> CaO(s) + CO2(g)",
  "2 HgO(s) -> 2 Hg(l) + O2(g)",
  "N2(g) + O2(g) -> 2 NO(g)",
  "2 H2O(l) -> 2 H2(g) + O2(g)",
  "CH4(g) + H2O(g) -> CO(g) + 3 H2(g)",
  "C(s) + H2O(g) -> CO(g) + H2(g)",
  "MgCO3(s) -> MgO(s) + CO2(g)",
  "2 NaHCO3(s) -> Na2CO3(s) + H2O(g) + CO2(g)",
  "2 Al2O3(s) -> 4 Al(s) + 3 O2(g)",
  "Fe2O3(s) + 3 C(s) -> 2 Fe(s) + 3 CO(g)",
  "ZnO(s) + C(s) -> Zn(s) + CO(g)",
  "2 Ag2O(s) -> 4 Ag(s) + O2(g)",
  "C2H6(g) -> C2H4(g) + H2(g)",
  "PCl5(g) -> PCl3(g) + Cl2(g)",
] as const;

/** What happens between reactants and products, in terms of formation: how often each is formed; reactants are negative. */
export type FormationShare = {
  readonly species: string;
  readonly formula: string;
  readonly count: number;
  readonly enthalpy: Decimal;
  readonly isElement: boolean;
};

/** The species of an equation with states, each with its enthalpy of formation; throws for one that is in no table. */
export function listFormationShares(text: string): readonly FormationShare[] {
  const parsed = parseEquation(text);
  if (!parsed.ok) throw new Error(`${text} is no equation`);
  return listTerms(parsed.value).map(({ coefficient, formula }, index) => {
    const species = formatFormula(formula, "ascii");
    const count = (coefficient?.numerator ?? 1) / (coefficient?.denominator ?? 1);
    const isElement = formula.counts.size === 1 && !Object.hasOwn(FORMATION_ENTHALPIES, species);
    const value = isElement ? "0" : FORMATION_ENTHALPIES[species];
    if (value === undefined) throw new Error(`${species} has no enthalpy of formation`);
    return {
      species,
      formula: canonicalOf(formula),
      count: index < parsed.value.reactants.length ? -count : count,
      enthalpy: new Decimal(value),
      isElement,
    };
  });
}

/** To one decimal, as the enthalpies of formation have it. */
export function kilojoules(value: Decimal): Quantity {
  return quantity(value, "kJ", figuresToPlace(value, -1));
}

/** ΔH° of an equation as it is written. */
export function enthalpyOf(text: string): Quantity {
  return kilojoules(
    listFormationShares(text).reduce((sum, { count, enthalpy }) => sum.plus(enthalpy.times(count)), new Decimal(0)),
  );
}
