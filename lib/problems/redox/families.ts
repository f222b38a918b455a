import type { Room } from "../family.ts";
import { cellEnergies } from "./cell-energy.ts";
import { cellPotential, strongestAgents } from "./cell-potential.ts";
import { cellDirections, cellHalves, cellNotation, cellReactions, cellSpecies } from "./galvanic-cells.ts";
import { electrodeProducts } from "./electrode-products.ts";
import { electrolysis } from "./electrolysis.ts";
import { nernstEffects } from "./nernst-effects.ts";
import { nernstEquation } from "./nernst-equation.ts";
import { oxidationNumbers } from "./oxidation-numbers.ts";
import { potentialAndConstant } from "./potential-and-constant.ts";
import { redoxEquations } from "./redox-equations.ts";

/** The families of each subtopic, the plainest first. */
export const REDOX: Room<"redox-electrochemistry"> = {
  "oxidation-numbers": [oxidationNumbers],
  "balancing-redox-reactions": [redoxEquations],
  "galvanic-cells": [cellSpecies, cellHalves, cellDirections, cellReactions, cellNotation],
  "standard-cell-potential": [cellPotential, cellEnergies, strongestAgents, potentialAndConstant],
  "nernst-equation": [nernstEquation, nernstEffects],
  "electrolysis-faradays-laws": [electrolysis, electrodeProducts],
};
