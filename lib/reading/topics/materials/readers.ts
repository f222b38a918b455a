import type { Reader } from "../../text/material.ts";
import { solveCrystalTold } from "./crystals-told.ts";
import { solveSaltCell } from "./salt-cells.ts";

export const MATERIALS: readonly Reader[] = [
  ({ text }) => solveSaltCell(text),
  ({ spelt, spots }) => solveCrystalTold(spelt, spots),
];
