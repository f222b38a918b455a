import type { Room } from "../family.ts";
import { bondComparison, covalentBonding } from "./covalent-bonding.ts";
import { hybridization } from "./hybridization.ts";
import { intermolecularForces } from "./intermolecular-forces.ts";
import { ionicBonding } from "./ionic-bonding.ts";
import { ionicProperties } from "./ionic-properties.ts";
import { bestLewisStructure, lewisStructures } from "./lewis-structures.ts";
import { metallicBonding } from "./metallic-bonding.ts";
import { metallicProperties } from "./metallic-properties.ts";
import { molecularGeometry } from "./molecular-geometry.ts";
import { molecularPolarity, polarityReasons } from "./molecular-polarity.ts";

/** The families of each subtopic, the plainest first. */
export const BONDING: Room<"chemical-bonding"> = {
  "ionic-bonding": [ionicBonding, ionicProperties],
  "covalent-bonding": [covalentBonding, bondComparison],
  "lewis-structures": [lewisStructures, bestLewisStructure],
  "molecular-geometry-vsepr": [molecularGeometry],
  "bond-molecular-polarity": [molecularPolarity, polarityReasons],
  hybridization: [hybridization],
  "intermolecular-forces": [intermolecularForces],
  "metallic-bonding": [metallicBonding, metallicProperties],
};
