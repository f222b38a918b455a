import type { Room } from "../family.ts";
import { acidicOrBasic } from "./acidic-or-basic.ts";
import { bufferMixtures } from "./buffer-mixtures.ts";
import { bufferSolutions } from "./buffer-solutions.ts";
import { conjugates } from "./conjugates.ts";
import { equivalencePoints } from "./equivalence-points.ts";
import { indicators } from "./indicators.ts";
import { phInUse } from "./ph-in-use.ts";
import { phScale } from "./ph-scale.ts";
import { saltSolutions } from "./salt-solutions.ts";
import { strongOrWeak } from "./strong-or-weak.ts";
import { strongSolutions } from "./strong-solutions.ts";
import { titrationPoints } from "./titration-ph.ts";
import { titrationVolumes } from "./titration-volumes.ts";
import { weakSolutions } from "./weak-solutions.ts";

/** The families of each subtopic, the plainest first. */
export const ACIDS: Room<"acids-bases"> = {
  "acid-base-definitions": [conjugates],
  "ph-poh": [phScale, acidicOrBasic, phInUse],
  "strong-acids-bases": [strongSolutions, strongOrWeak],
  "weak-acids-bases": [weakSolutions],
  buffers: [bufferSolutions, bufferMixtures],
  titrations: [titrationVolumes, equivalencePoints, indicators, titrationPoints],
  "salt-hydrolysis": [saltSolutions],
};
