import type { Room } from "../family.ts";
import { bindingEnergies } from "./binding-energy.ts";
import { fissionFusion } from "./fission-fusion.ts";
import { halfLife } from "./half-life.ts";
import { nuclearEquations } from "./nuclear-equations.ts";
import { radioactiveDecay } from "./radioactive-decay.ts";

/** The families of each subtopic, the plainest first. */
export const NUCLEAR: Room<"nuclear-chemistry"> = {
  "radioactive-decay": [radioactiveDecay],
  "nuclear-equations": [nuclearEquations],
  "half-life": [halfLife],
  "fission-fusion": [fissionFusion],
  "mass-defect-binding-energy": [bindingEnergies],
};
