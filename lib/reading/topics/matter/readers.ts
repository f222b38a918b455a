import type { Reader } from "../../text/material.ts";
import { solveAtomsOfMolecule } from "./atoms-of-molecule.ts";
import { solveGroupShare } from "./group-shares.ts";
import { solveMassOfAtoms } from "./mass-of-atoms.ts";
import { solvePartBesidePart } from "./parts-beside-parts.ts";
import { solveSameNumber } from "./same-number.ts";
import { solveShareTold } from "./shares-told.ts";

export const MATTER: readonly Reader[] = [
  ({ text }) => solveSameNumber(text),
  ({ text }) => solveMassOfAtoms(text),
  ({ text }) => solveAtomsOfMolecule(text),
  ({ text }) => solveShareTold(text),
  ({ text }) => solveGroupShare(text),
  ({ text, spots }) => solvePartBesidePart(text, spots),
];
