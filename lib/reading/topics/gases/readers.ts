import type { Reader } from "../../text/material.ts";
import { solveAirForCombustion } from "./air-for-combustion.ts";
import { solveDensityElsewhere } from "./density-elsewhere.ts";
import { solveDryGas } from "./dry-gas.ts";
import { solveGasMotion } from "./gas-motion.ts";
import { solveShareOfPressure } from "./shares-of-pressure.ts";
import { solveVanDerWaals } from "./van-der-waals.ts";

export const GASES: readonly Reader[] = [
  ({ spelt, spots }) => solveAirForCombustion(spelt, spots),
  ({ text, spots }) => solveGasMotion(text, spots),
  ({ text }) => solveDensityElsewhere(text),
  ({ text, spots }) => solveDryGas(text, spots),
  ({ text }) => solveShareOfPressure(text),
  ({ text, spots }) => solveVanDerWaals(text, spots),
];
