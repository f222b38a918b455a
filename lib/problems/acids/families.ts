import type { Room } from "../family.ts";
import { acidicOrBasic } from "./acidic-or-basic.ts";
import { phInUse } from "./ph-in-use.ts";
import { phScale } from "./ph-scale.ts";
import { strongOrWeak } from "./strong-or-weak.ts";
import { strongSolutions } from "./strong-solutions.ts";
import { weakSolutions } from "./weak-solutions.ts";

/** The families of each subtopic, the plainest first. */
export const ACIDS: Room<"acids-bases"> = {
  "acid-base-definitions": [],
  "ph-poh": [phScale, acidicOrBasic, phInUse],
  "strong-acids-bases": [strongSolutions, strongOrWeak],
  "weak-acids-bases": [weakSolutions],
  buffers: [],
  titrations: [],
  "salt-hydrolysis": [],
};
