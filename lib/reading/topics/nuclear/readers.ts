import type { Reader } from "../../text/material.ts";
import { solveBombardment } from "./bombardments-told.ts";
import { solveChain, solveChainEnd, solveRockAge } from "./decay-chains.ts";
import { solveMassEnergyTold } from "./mass-energy-told.ts";
import { solveNuclearBinding } from "./nuclear-binding.ts";
import { solveActivityTold } from "./activities-told.ts";
import { solveDecayTold } from "./decay-told.ts";
import { solveFission } from "./fissions-told.ts";

export const NUCLEAR: readonly Reader[] = [
  ({ text }) => solveMassEnergyTold(text),
  ({ text }) => solveChain(text),
  ({ text }) => solveChainEnd(text),
  ({ text }) => solveNuclearBinding(text),
  ({ text }) => solveRockAge(text),
  ({ text }) => solveDecayTold(text),
  ({ text }) => solveActivityTold(text),
  ({ text }) => solveFission(text),
  ({ text }) => solveBombardment(text),
];
