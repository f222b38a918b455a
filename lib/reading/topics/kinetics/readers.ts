import type { Reader } from "../../text/material.ts";
import { solveArrheniusTold } from "./arrhenius-told.ts";
import { solveBarrier } from "./barriers.ts";
import { solveBarrierByChange } from "./barriers-by-change.ts";
import { solveInitialRates } from "./initial-rates.ts";
import { solveIntegratedTold } from "./integrated-told.ts";
import { solveMeanRate } from "./mean-rate.ts";
import { solveOneReactant } from "./one-reactant.ts";
import { solveOrdersInWords, solveOrderInWords, solveOrderOfToldLaw } from "./orders-in-words.ts";
import { solveRateFactorTold } from "./rate-factor-told.ts";
import { solveSpeeds } from "./solve-speeds.ts";
import { solveTenDegrees } from "./ten-degrees.ts";
import { solveTwoMixtures } from "./two-mixtures.ts";
import { solveTwoStretches } from "./two-stretches.ts";

export const KINETICS: readonly Reader[] = [
  ({ text, cues }) => solveSpeeds(text, cues),
  ({ text }) => solveInitialRates(text),
  ({ text }) => solveTwoMixtures(text),
  ({ text }) => solveOrdersInWords(text),
  ({ text }) => solveOrderInWords(text),
  ({ text }) => solveOrderOfToldLaw(text),
  ({ text }) => solveIntegratedTold(text),
  ({ text }) => solveTwoStretches(text),
  ({ text }) => solveOneReactant(text),
  ({ text }) => solveRateFactorTold(text),
  ({ text }) => solveArrheniusTold(text),
  ({ text }) => solveBarrier(text),
  ({ spelt, spots }) => solveBarrierByChange(spelt, spots),
  ({ text }) => solveTenDegrees(text),
  ({ spelt, spots }) => solveMeanRate(spelt, spots),
];
