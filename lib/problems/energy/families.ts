import type { Room } from "../family.ts";
import { bondEnthalpy } from "./bond-enthalpy.ts";
import { calorimeters } from "./calorimeters.ts";
import { entropyChanges, entropyOrder, entropySigns } from "./entropy.ts";
import { formationEnthalpies } from "./formation-enthalpies.ts";
import { gibbsEnergy, gibbsSigns } from "./gibbs-energy.ts";
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
  "bond-enthalpy": [bondEnthalpy],
  "heating-curves": [phaseChanges, states, phasesOnCurve],
  entropy: [entropySigns, entropyOrder, entropyChanges],
  "gibbs-free-energy": [gibbsSigns, gibbsEnergy],
};
