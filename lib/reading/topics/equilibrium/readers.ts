import type { Reader } from "../../text/material.ts";
import { solveCombinedConstants } from "./combined-constants.ts";
import { solveComplexesApart } from "./complexes-apart.ts";
import { solveComplexesTold } from "./complexes-told.ts";
import { solveDissociations } from "./dissociations.ts";
import { solveDissolvingTold } from "./dissolving-told.ts";
import { solveSolubilityAtAcidity } from "./held-acidity.ts";
import { solvePressureAboveSolid } from "./pressure-above-solid.ts";
import { solveSelectivePrecipitation } from "./selective-precipitation.ts";
import { solveSolubilityTold } from "./solubility-told.ts";
import { solveVantHoffTold } from "./vant-hoff-told.ts";

export const EQUILIBRIUM: readonly Reader[] = [
  ({ text }) => solveCombinedConstants(text),
  ({ text }) => solveVantHoffTold(text),
  ({ text }) => solvePressureAboveSolid(text),
  ({ text }) => solveDissociations(text),
  ({ text }) => solveComplexesTold(text),
  ({ text }) => solveComplexesApart(text),
  ({ text }) => solveSolubilityAtAcidity(text),
  ({ text }) => solveSolubilityTold(text),
  ({ text }) => solveDissolvingTold(text),
  ({ text }) => solveSelectivePrecipitation(text),
];
