import type { Reader } from "../../text/material.ts";
import { solveSameNumber } from "./same-number.ts";
import { solveMassOfAtoms } from "./mass-of-atoms.ts";

export const MATTER: readonly Reader[] = [({ text }) => solveSameNumber(text), ({ text }) => solveMassOfAtoms(text)];
