import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { parseFormula } from "../formula/parse.ts";
import { isCondensed } from "./is-condensed.ts";
import { graphOf, MOST_ATOMS, overfullAtoms, piecesOf, treeOf } from "./molecule-graph.ts";
import type { MoleculeGraph } from "./molecule-graph.ts";
import { readDrawn } from "./read-drawn.ts";
import { readSmiles } from "./smiles.ts";
import type { SmilesIssue } from "./smiles.ts";
import { usualPaths, writeUsual } from "./usual-path.ts";

/** Why a text is not read as one molecule; `left-open`: a formula, but not which atom is bonded to which. */
export const MOLECULE_ISSUES = [
  "unreadable",
  "other-atom",
  "aromatic",
  "several-pieces",
  "too-large",
  "valence",
  "left-open",
] as const satisfies readonly (SmilesIssue | "several-pieces" | "left-open")[];

export type MoleculeIssue = (typeof MOLECULE_ISSUES)[number];

const MOST_CHARACTERS = 400;

/** The molecule that was drawn, in SMILES, or written: `CCO`, `CH3CH2OH`, `CH₃–CH₂–OH`. */
export function readMolecule(text: string): Result<MoleculeGraph, MoleculeIssue> {
  if (text.length > MOST_CHARACTERS) return fail("too-large");
  const plain = text.trim().replaceAll(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
  if (isCondensed(plain)) return readWritten(plain);
  const drawn = readOne(plain);
  if (drawn.ok || drawn.issue !== "unreadable") return drawn;
  const written = readWritten(plain);
  return written.ok ? written : drawn;
}

function readOne(smiles: string): Result<MoleculeGraph, MoleculeIssue> {
  const drawn = readSmiles(smiles);
  if (!drawn.ok) return drawn;
  if (piecesOf(drawn.value).length > 1) return fail("several-pieces");
  return overfullAtoms(drawn.value).length > 0 ? fail("valence") : drawn;
}

/** What was drawn so far, be it whole or not, or written; null where it cannot be read. */
export function readUnfinished(text: string): MoleculeGraph | null {
  const drawn = readSmiles(text);
  if (drawn.ok) return drawn.value;
  const read = readMolecule(text);
  return read.ok ? read.value : null;
}

function readWritten(text: string): Result<MoleculeGraph, MoleculeIssue> {
  const structure = readDrawn(text);
  if (structure !== null) return structure.atoms.length > MOST_ATOMS ? fail("too-large") : succeed(graphOf(structure));
  const parsed = parseFormula(text.replaceAll(/[-–—−=≡#]/gu, ""));
  return fail(parsed.ok ? "left-open" : "unreadable");
}

/** A molecule as people read it: its condensed formula; null where it has rings, charges or no carbon. */
export function writeMolecule(graph: MoleculeGraph): string | null {
  const tree = treeOf(graph);
  return tree === null || usualPaths(tree).length === 0 ? null : writeUsual(tree);
}

/** The condensed formula of a molecule that was drawn or written; the text as it is where it has none. */
export function condensedText(text: string): string {
  const read = readMolecule(text);
  return (read.ok ? writeMolecule(read.value) : null) ?? text;
}
