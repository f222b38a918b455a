import type { Room } from "../family.ts";
import { atomicDiscoveries, atomicModels } from "./atomic-models.ts";
import { averageMass } from "./average-mass.ts";
import { configurations } from "./configurations.ts";
import { hydrogenLines } from "./hydrogen-lines.ts";
import { photons } from "./photons.ts";
import { quantumNumberSets } from "./quantum-number-sets.ts";
import { quantumNumbers } from "./quantum-numbers.ts";
import { subatomicParticles } from "./subatomic-particles.ts";

/** The families of each subtopic, the plainest first. */
export const ATOMS: Room<"atomic-structure"> = {
  "atomic-models": [atomicModels, atomicDiscoveries],
  "subatomic-particles": [subatomicParticles],
  "isotopes-average-atomic-mass": [averageMass],
  "electron-configuration": [configurations],
  "quantum-numbers": [quantumNumbers, quantumNumberSets],
  "light-atomic-spectra": [photons, hydrogenLines],
};
