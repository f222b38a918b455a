import type { Reader } from "../../text/material.ts";
import { solveMoleRatio } from "./mole-ratios-told.ts";
import { solveYieldBesideTheory } from "./yield-beside-theory.ts";

export const REACTIONS: readonly Reader[] = [
  ({ spelt, spots }) => solveMoleRatio(spelt, spots),
  ({ spelt, spots }) => solveYieldBesideTheory(spelt, spots),
];
