import type { Reader } from "../../text/material.ts";
import { solveMassSpectrum } from "./mass-spectra.ts";
import { solvePrecipitate } from "./precipitates.ts";
import { solveRetentionTold } from "./retention-told.ts";
import { solveTitratedSample } from "./titrated-samples.ts";

export const ANALYTICAL: readonly Reader[] = [
  ({ text }) => solveMassSpectrum(text),
  ({ text }) => solveRetentionTold(text),
  ({ spelt, spots }) => solveTitratedSample(spelt, spots),
  ({ spelt, spots }) => solvePrecipitate(spelt, spots),
];
