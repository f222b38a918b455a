import type { Reader } from "../../text/material.ts";
import { solveSameNumber } from "./same-number.ts";

export const MATTER: readonly Reader[] = [({ text }) => solveSameNumber(text)];
