import { Molecule } from "openchemlib";
import { expect, test } from "vitest";
import { countGraphAtoms, graphOf, piecesOf, treeOf } from "./molecule-graph.ts";
import { condensedText, readMolecule } from "./read-molecule.ts";
import { readSmiles, writeSmiles } from "./smiles.ts";
import { fingerprint, listAlkanes, listSubstituted, listUnsaturated, withDoubleLastBond } from "./structure.ts";

const idOf = (smiles: string): string => Molecule.fromSmiles(smiles).getIDCode();

/** Some hundreds of molecules, of every kind that exercises ask for. */
const TREES = [2, 3, 4, 5, 6].flatMap((carbons) =>
  listAlkanes(carbons).flatMap((alkane) => [
    alkane,
    ...["O", "N", "Cl"].flatMap((symbol) => listSubstituted(alkane, symbol)),
    ...listSubstituted(alkane, "O").flatMap((alcohol) => withDoubleLastBond(alcohol) ?? []),
    ...listUnsaturated(alkane, 2),
    ...listUnsaturated(alkane, 3),
  ]),
);

test("[DRAW-01] molecules are told apart exactly as openchemlib tells them apart", () => {
  const ids = new Map<string, Set<string>>();
  for (const tree of TREES) {
    const key = fingerprint(tree);
    ids.set(key, (ids.get(key) ?? new Set()).add(idOf(writeSmiles(graphOf(tree)))));
  }
  expect([...ids.values()].every((each) => each.size === 1)).toBe(true);
  expect(new Set([...ids.values()].flatMap((each) => [...each])).size).toBe(ids.size);
});

test.each([
  "CCO",
  "CC(C)(C)C=O",
  "C1CCCCC1",
  "C1CC2CCC1C2",
  "C1=CC=CC=C1",
  "CC(=O)[O-]",
  "C[NH2+]C",
  "C#CC(Cl)Br",
  "FC(F)(F)I",
  "N#CC1CC1",
])("[DRAW-01] %s is the same molecule when it is read, written, and read again", (smiles) => {
  const read = readSmiles(smiles);
  if (!read.ok) throw new Error(read.issue);
  const written = writeSmiles(read.value);
  expect(idOf(written)).toBe(idOf(smiles));
  const { atoms, atomsWithHydrogens } = {
    atoms: countGraphAtoms(read.value),
    atomsWithHydrogens: Molecule.fromSmiles(smiles).getMolecularFormula().formula,
  };
  const hydrogens = Number(/H(\d*)/.exec(atomsWithHydrogens)?.[1] ?? "0");
  expect(atoms["H"] ?? 0).toBe(/H(?!\d)/.test(atomsWithHydrogens) ? 1 : hydrogens);
});

test("[DRAW-01] pieces of a drawing stand apart, and are no molecule", () => {
  const drawing = { atoms: ["C", "O", "C"], bonds: [{ a: 0, b: 2, order: 2 as const }], charges: [0, 0, 0] };
  expect(piecesOf(drawing)).toEqual([[0, 2], [1]]);
  expect(writeSmiles(drawing)).toBe("C=C.O");
  expect(treeOf(drawing)).toBeNull();
  expect(readMolecule("C=C.O")).toEqual({ ok: false, issue: "several-pieces" });
});

test.each([
  ["CC(C)CO", "CH₃CH(CH₃)CH₂OH"],
  ["CCOC(C)=O", "CH₃COOCH₂CH₃"],
  ["CH3CH2OH", "CH₃CH₂OH"],
  ["ClC(Cl)(Cl)Cl", "CCl₄"],
  ["CCl4", "CCl₄"],
  ["C1CC1", "C1CC1"],
  ["what?", "what?"],
])("[DRAW-01] %s is shown as %s", (text, shown) => {
  expect(condensedText(text)).toBe(shown);
});
