import type { Reader } from "../../text/material.ts";
import { solveChargeNeeded } from "./charge-needed.ts";
import { solveCoefficientTold } from "./coefficients-told.ts";
import { solveCombinedPotential } from "./combined-potentials.ts";
import { solveElectrolysis } from "./electrolyses.ts";
import { solveHalfCell } from "./half-cell.ts";
import { solveHydrogenCell } from "./hydrogen-cell.ts";
import { readOxidation } from "./oxidation.ts";

export const REDOX: readonly Reader[] = [
  ({ spots }) => readOxidation(spots),
  ({ text }) => solveHalfCell(text),
  ({ text }) => solveCoefficientTold(text),
  ({ text }) => solveCombinedPotential(text),
  ({ text }) => solveHydrogenCell(text),
  ({ text }) => solveElectrolysis(text),
  ({ text, spots }) => solveChargeNeeded(text, spots),
];
