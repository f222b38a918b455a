import type { Reader } from "../../text/material.ts";
import { solveColligativeTold } from "./colligative-told.ts";
import { solveGasSolubility } from "./gas-solubility.ts";
import { solveIonizedShare } from "./ionized-share.ts";
import { solveMassConcentration } from "./mass-concentrations.ts";
import { solveMixedStrengths } from "./mixed-strengths.ts";
import { solvePartOfWhole } from "./parts-of-whole.ts";
import { solvePercentMixing } from "./percent-mixing.ts";
import { solveSaturatedSolution } from "./saturated-solutions.ts";
import { solveSerialDilution } from "./serial-dilutions.ts";
import { solveTwoLiquidsTold } from "./two-liquids-told.ts";
import { solveVaporLoweringTold } from "./vapor-lowering-told.ts";
import { solveVolumeShare } from "./volume-shares.ts";

export const SOLUTIONS: readonly Reader[] = [
  ({ text }) => solvePartOfWhole(text),
  ({ text }) => solveVolumeShare(text),
  ({ spelt, spots }) => solveSerialDilution(spelt, spots),
  ({ spelt, spots }) => solveMassConcentration(spelt, spots),
  ({ spelt, spots }) => solvePercentMixing(spelt, spots),
  ({ text }) => solveSaturatedSolution(text),
  ({ text, spots }) => solveGasSolubility(text, spots),
  ({ spelt, spots }) => solveMixedStrengths(spelt, spots),
  ({ spelt, spots }) => solveTwoLiquidsTold(spelt, spots),
  ({ text }) => solveVaporLoweringTold(text),
  ({ text }) => solveIonizedShare(text),
  ({ spelt, spots }) => solveColligativeTold(spelt, spots),
];
