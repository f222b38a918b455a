import type { Room } from "../family.ts";
import { calorimeters } from "./calorimeters.ts";
import { formationEnthalpies } from "./formation-enthalpies.ts";
import { hessLaw } from "./hess-law.ts";
import { phaseChanges } from "./phase-changes.ts";
import { reactionHeat } from "./reaction-heat.ts";
import { specificHeat } from "./specific-heat.ts";
import { phasesOnCurve, states } from "./states.ts";
import { thermalEquilibrium } from "./thermal-equilibrium.ts";

/** The families of each subtopic, the plainest first. */
export const ENERGY: Room<"thermochemistry-thermodynamics"> = {
  "calorimetry-specific-heat": [specificHeat, thermalEquilibrium, calorimeters],
  "enthalpy-of-reaction": [reactionHeat],
  "hesss-law": [hessLaw, formationEnthalpies],
  "bond-enthalpy": [],
  "heating-curves": [phaseChanges, states, phasesOnCurve],
  entropy: [],
  "gibbs-free-energy": [],
};
