import type { Room } from "../family.ts";
import { absorbance } from "./absorbance.ts";
import { chromatography } from "./chromatography.ts";
import { gravimetry } from "./gravimetry.ts";
import { irCompounds, irSpectra } from "./ir-spectra.ts";
import { massSpectra } from "./mass-spectra.ts";
import { nmrSpectra } from "./nmr-spectra.ts";
import { volumetry } from "./volumetry.ts";

/** The families of each subtopic, the plainest first. */
export const ANALYTICAL: Room<"analytical-spectroscopic-techniques"> = {
  "beer-lambert-law": [absorbance],
  "infrared-spectroscopy": [irSpectra, irCompounds],
  "nmr-spectroscopy": [nmrSpectra],
  "mass-spectrometry": [massSpectra],
  chromatography: [chromatography],
  "gravimetric-volumetric-analysis": [gravimetry, volumetry],
};
