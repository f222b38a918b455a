import type { Reader } from "../../text/material.ts";
import { solveCrystalTold } from "./crystals-told.ts";
import { solveIonsInContact } from "./ions-in-contact.ts";
import { solveSaltCell } from "./salt-cells.ts";

export const MATERIALS: readonly Reader[] = [
  ({ text }) => solveIonsInContact(text),
  ({ text }) => solveSaltCell(text),
  ({ spelt, spots }) => solveCrystalTold(spelt, spots),
];
