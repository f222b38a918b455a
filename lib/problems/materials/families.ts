import type { Room } from "../family.ts";
import { alloysSemiconductors } from "./alloys-semiconductors.ts";
import { bragg } from "./bragg.ts";
import { coordinationCompounds } from "./coordination-compounds.ts";
import { crystalStructures } from "./crystal-structures.ts";
import { transitionMetals } from "./transition-metals.ts";

/** The families of each subtopic, the plainest first. */
export const MATERIALS: Room<"materials-inorganic-chemistry"> = {
  "transition-metals": [transitionMetals],
  "coordination-compounds": [coordinationCompounds],
  "crystal-structures": [crystalStructures, bragg],
  "alloys-semiconductors": [alloysSemiconductors],
};
