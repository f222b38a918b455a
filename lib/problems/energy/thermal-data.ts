import { rounded } from "../rounded.ts";
import { SPECIFIC_HEATS } from "../../chemistry/data/heat-capacities.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { DecimalValue } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";

/** A value of a table, all its figures significant. */
export function tabulated(value: string, unit: string): Quantity {
  return quantity(value, unit, Math.max(1, value.replace(/^-?[0.]*/, "").replace(".", "").length));
}

export function measured(value: DecimalValue, unit: string, figures = 3): Quantity {
  return rounded(new Decimal(value), unit, figures);
}

/** As a thermometer shows it: to one decimal, or to two in a calorimeter. */
export function degrees(value: DecimalValue, decimals: 1 | 2 = 1): Quantity {
  const shown = new Decimal(value).toDecimalPlaces(decimals);
  return quantity(shown, "°C", figuresToPlace(shown, -decimals));
}

/** A rise or fall of temperature. */
export function degreesBetween(value: DecimalValue, decimals: 1 | 2 = 1): Quantity {
  return { ...degrees(value, decimals), unit: getUnit("Δ°C") };
}

export function specificHeatOf(formula: string): Quantity {
  return tabulated(SPECIFIC_HEATS[formula] ?? "", "J/(g·°C)");
}

/** Metals that may be heated in a laboratory without melting. */
export const METALS = ["Ag", "Al", "Au", "Cu", "Fe", "Ni", "Pb", "Ti", "Zn"] as const;

/**
 * Enthalpies of solution in much water at 25 °C, in kJ/mol, and how many grams a class would dissolve in 100 g of water at most: CRC
 * Handbook of Chemistry and Physics, section 5, "Enthalpy of Solution of Electrolytes" (V. B. Parker, 1965).
 */
export const SOLUTES = [
  { formula: "NH4Cl", enthalpy: "14.78", most: 8 },
  { formula: "NH4NO3", enthalpy: "25.69", most: 10 },
  { formula: "KNO3", enthalpy: "34.89", most: 8 },
  { formula: "KCl", enthalpy: "17.22", most: 8 },
  { formula: "NaNO3", enthalpy: "20.50", most: 8 },
  { formula: "KI", enthalpy: "20.33", most: 10 },
  { formula: "NaOH", enthalpy: "-44.51", most: 6 },
  { formula: "KOH", enthalpy: "-57.61", most: 6 },
  { formula: "LiCl", enthalpy: "-37.03", most: 5 },
  { formula: "LiBr", enthalpy: "-48.83", most: 8 },
] as const;

/** Heats of combustion per gram in kJ, rounded, to set up measurements: from the enthalpies of formation of `formation-enthalpies.ts`. */
export const FUELS = [
  { formula: "C12H22O11", perGram: "16.5" },
  { formula: "C6H12O6", perGram: "15.6" },
  { formula: "C6H5COOH", perGram: "26.4" },
  { formula: "C10H8", perGram: "40.2" },
  { formula: "C2H5OH", perGram: "29.7" },
  { formula: "CH3OH", perGram: "22.7" },
] as const;

/**
 * Enthalpies of fusion and vaporization in J/g at 1 atm, rounded to three figures. Metals: CRC Handbook, section 12, "Thermal and
 * Physical Properties of Pure Metals". Water as in `water-phases.ts`; the others from the CRC Handbook, section 6 ("Enthalpy of
 * Vaporization", "Enthalpy of Fusion").
 */
export const TRANSITIONS = {
  fusion: [
    { formula: "H2O", perGram: "334" },
    { formula: "Pb", perGram: "23.0" },
    { formula: "Ag", perGram: "105" },
    { formula: "Fe", perGram: "247" },
    { formula: "Hg", perGram: "11.4" },
  ],
  vaporization: [
    { formula: "H2O", perGram: "2257" },
    { formula: "C2H5OH", perGram: "837" },
    { formula: "Hg", perGram: "295" },
    { formula: "NH3", perGram: "1370" },
  ],
} as const;
