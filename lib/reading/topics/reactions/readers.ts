import type { Reader } from "../../text/material.ts";
import { solveMoleRatio } from "./mole-ratios-told.ts";

export const REACTIONS: readonly Reader[] = [({ spelt, spots }) => solveMoleRatio(spelt, spots)];
