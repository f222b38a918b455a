import type { Room } from "../family.ts";
import { absorbance } from "./absorbance.ts";

/** The families of each subtopic, the plainest first. */
export const ANALYTICAL: Room<"analytical-spectroscopic-techniques"> = {
  "beer-lambert-law": [absorbance],
  "infrared-spectroscopy": [],
  "nmr-spectroscopy": [],
  "mass-spectrometry": [],
  chromatography: [],
  "gravimetric-volumetric-analysis": [],
};
