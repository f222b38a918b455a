import type { Reader } from "../../text/material.ts";
import { solveBondEnergies } from "./bond-energies.ts";
import { solveBondsTold } from "./bonds-told.ts";
import { solveBoilingByTables, solveConstantByTables } from "./by-tables.ts";
import { solveFirstLaw } from "./first-law.ts";
import { solveGibbsTold } from "./gibbs-told.ts";
import { solveIceThatMelts } from "./ice-that-melts.ts";
import { solveIsothermalEntropy } from "./isothermal-entropy.ts";
import { solveMeanBond } from "./mean-bond.ts";
import { solveNeutralisation } from "./neutralisations.ts";
import { solvePhaseEntropyTold } from "./phase-entropy-told.ts";
import { solveEntropyOfSurroundings } from "./surroundings-told.ts";
import { solveFormationTold } from "./formation-told.ts";
import { solveGibbsOfMixture } from "./gibbs-of-mixtures.ts";

export const ENERGY: readonly Reader[] = [
  ({ text, spots }) => solveBondEnergies(text, spots),
  ({ spelt, spots }) => solveBondsTold(spelt, spots),
  ({ spelt, spots }) => solveMeanBond(spelt, spots),
  ({ text }) => solveNeutralisation(text),
  ({ text }) => solveGibbsTold(text),
  ({ text }) => solvePhaseEntropyTold(text),
  ({ text }) => solveIsothermalEntropy(text),
  ({ text }) => solveEntropyOfSurroundings(text),
  ({ text }) => solveFirstLaw(text),
  ({ spelt, spots }) => solveIceThatMelts(spelt, spots),
  ({ text }) => solveGibbsOfMixture(text),
  ({ text }) => solveFormationTold(text),
  ({ text }) => solveConstantByTables(text),
  ({ text }) => solveBoilingByTables(text),
];
