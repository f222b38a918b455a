import type { Reader } from "../../text/material.ts";
import { solveUnitChain } from "./unit-chains.ts";

export const MEASUREMENT: readonly Reader[] = [({ text }) => solveUnitChain(text)];
