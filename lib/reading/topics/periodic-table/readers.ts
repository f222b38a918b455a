import type { Reader } from "../../text/material.ts";
import { solveIonizationJump } from "./ionization-jumps.ts";

export const PERIODIC_TABLE: readonly Reader[] = [({ text }) => solveIonizationJump(text)];
