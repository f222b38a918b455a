/**
 * Molecules that lessons draw, by formula (ASCII) and structure in SMILES. The structures are those of every textbook; a
 * test holds each to its formula. Stereocentres: L-alanine, and β-D-glucopyranose.
 */
export const MOLECULES = {
  propane: { formula: "C3H8", smiles: "CCC" },
  ethene: { formula: "C2H4", smiles: "C=C" },
  ethyne: { formula: "C2H2", smiles: "C#C" },
  benzene: { formula: "C6H6", smiles: "c1ccccc1" },
  ethanol: { formula: "C2H6O", smiles: "CCO" },
  ethanal: { formula: "C2H4O", smiles: "CC=O" },
  propanone: { formula: "C3H6O", smiles: "CC(=O)C" },
  "ethanoic-acid": { formula: "C2H4O2", smiles: "CC(=O)O" },
  "methyl-ethanoate": { formula: "C3H6O2", smiles: "CC(=O)OC" },
  methylamine: { formula: "CH5N", smiles: "CN" },
  butane: { formula: "C4H10", smiles: "CCCC" },
  "2-methylpropane": { formula: "C4H10", smiles: "CC(C)C" },
  "2-methylbutane": { formula: "C5H12", smiles: "CCC(C)C" },
  glucose: { formula: "C6H12O6", smiles: "OC[C@H]1O[C@@H](O)[C@H](O)[C@@H](O)[C@@H]1O" },
  "palmitic-acid": { formula: "C16H32O2", smiles: "CCCCCCCCCCCCCCCC(=O)O" },
  alanine: { formula: "C3H7NO2", smiles: "C[C@H](N)C(=O)O" },
  adenine: { formula: "C5H5N5", smiles: "Nc1ncnc2[nH]cnc12" },
} as const;

export type MoleculeId = keyof typeof MOLECULES;
