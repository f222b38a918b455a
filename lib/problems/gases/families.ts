import type { Room } from "../family.ts";
import { effusion } from "./effusion.ts";
import { gasLaws } from "./gas-laws.ts";
import { idealGas } from "./ideal-gas.ts";
import { kineticTheory } from "./kinetic-theory.ts";
import { partialPressures } from "./partial-pressures.ts";
import { realGases } from "./real-gases.ts";
import { stateChanges } from "./state-changes.ts";
import { vaporPressures } from "./vapor-pressures.ts";

/** The families of each subtopic, the plainest first. */
export const GASES: Room<"states-of-matter-gases"> = {
  "kinetic-molecular-theory": [kineticTheory],
  "gas-laws": [gasLaws],
  "ideal-gas-law": [idealGas],
  "daltons-law-of-partial-pressures": [partialPressures],
  "grahams-law-of-effusion": [effusion],
  "phase-changes-phase-diagrams": [stateChanges, vaporPressures],
  "real-gases": [realGases],
};
