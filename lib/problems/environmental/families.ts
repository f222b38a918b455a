import type { Room } from "../family.ts";
import { atmosphericChemistry } from "./atmospheric-chemistry.ts";
import { greenChemistry } from "./green-chemistry.ts";
import { greenhouseGases } from "./greenhouse-gases.ts";
import { waterQuality } from "./water-quality.ts";

/** The families of each subtopic, the plainest first. */
export const ENVIRONMENTAL: Room<"environmental-applied-chemistry"> = {
  "atmospheric-chemistry": [atmosphericChemistry],
  "water-quality": [waterQuality],
  "greenhouse-gases": [greenhouseGases],
  "green-chemistry": [greenChemistry],
};
