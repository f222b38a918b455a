import type { Reader } from "../../text/material.ts";
import { solveCombinedConstants } from "./combined-constants.ts";
import { solveDissociations } from "./dissociations.ts";
import { solveDissolvingTold } from "./dissolving-told.ts";
import { solveSelectivePrecipitation } from "./selective-precipitation.ts";
import { solveSolubilityTold } from "./solubility-told.ts";
import { solveVantHoffTold } from "./vant-hoff-told.ts";

export const EQUILIBRIUM: readonly Reader[] = [
  ({ text }) => solveCombinedConstants(text),
  ({ text }) => solveVantHoffTold(text),
  ({ text }) => solveDissociations(text),
  ({ text }) => solveSolubilityTold(text),
  ({ text }) => solveDissolvingTold(text),
  ({ text }) => solveSelectivePrecipitation(text),
];
