import { columnOf } from "./substances/substances.ts";

/**
 * Standard Gibbs energies of formation at 25 °C and 1 bar in kJ/mol, by formula and state; the sources stand beside the values.
 * Those of elements in their standard states are zero by definition.
 */
export const FORMATION_GIBBS_ENERGIES = columnOf(([, , gibbsEnergy]) => gibbsEnergy);
