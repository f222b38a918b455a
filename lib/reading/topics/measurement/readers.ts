import type { Reader } from "../../text/material.ts";
import { solveDensityTold } from "./densities-told.ts";
import { solveUnitChain } from "./unit-chains.ts";

export const MEASUREMENT: readonly Reader[] = [
  ({ text }) => solveDensityTold(text),
  ({ text }) => solveUnitChain(text),
];
