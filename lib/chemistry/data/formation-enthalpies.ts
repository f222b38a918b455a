import { columnOf } from "./substances/substances.ts";

/** Standard enthalpies of formation at 25 °C and 1 bar in kJ/mol, by formula and state; the sources stand beside the values. */
export const FORMATION_ENTHALPIES = columnOf(([enthalpy]) => enthalpy);

/** Elements as they are at 25 °C and 1 bar: their enthalpy of formation is zero by definition. The others are solids. */
export const GASEOUS_ELEMENTS: ReadonlySet<string> = new Set([
  "H2",
  "N2",
  "O2",
  "F2",
  "Cl2",
  "He",
  "Ne",
  "Ar",
  "Kr",
  "Xe",
]);

export const LIQUID_ELEMENTS: ReadonlySet<string> = new Set(["Br2", "Hg"]);

/** Solid elements that are no metals: as molecules where they form some, carbon as graphite. */
export const SOLID_NONMETALS: ReadonlySet<string> = new Set([
  "I2",
  "S8",
  "P4",
  "C",
  "S",
  "B",
  "Si",
  "Ge",
  "As",
  "Sb",
  "Se",
  "Te",
]);
