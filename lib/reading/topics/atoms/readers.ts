import type { Reader } from "../../text/material.ts";
import { readAtomParts } from "./atom-parts.ts";
import { solveLight, solveMatterWave } from "./light-told.ts";
import { solveParticlesOf } from "./particles-of-molecules.ts";
import { solveLevelTold } from "./levels-told.ts";
import { solvePhotonsTold } from "./photons-told.ts";
import { solveElectronSetFree } from "./electrons-set-free.ts";

export const ATOMS: readonly Reader[] = [
  ({ text, locale, spots }) => readAtomParts(text, locale, spots),
  ({ text }) => solveLight(text),
  ({ text }) => solveMatterWave(text),
  ({ text }) => solvePhotonsTold(text),
  ({ text }) => solveLevelTold(text),
  ({ text, spots }) => solveParticlesOf(text, spots),
  ({ text }) => solveElectronSetFree(text),
];
