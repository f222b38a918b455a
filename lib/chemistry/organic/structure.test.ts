import { expect, test } from "vitest";
import { writeHill } from "../../nomenclature/organic/organic.ts";
import { getFormula } from "../formula/parse.ts";
import { writeCondensed } from "./condensed.ts";
import { readCondensed } from "./read-condensed.ts";
import {
  carbonsOn,
  countAtoms,
  fingerprint,
  hydrogensOn,
  listAlkanes,
  listPaths,
  listSubstituted,
  listUnsaturated,
  readStructure,
  unsaturationOf,
} from "./structure.ts";

test.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 3],
  [6, 5],
  [7, 9],
  [8, 18],
  [9, 35],
])("[CARD-03] the alkane with %i carbon atoms has %i isomers, each CnH2n+2", (carbons, isomers) => {
  const all = listAlkanes(carbons);
  expect(all).toHaveLength(isomers);
  for (const each of all) {
    expect(countAtoms(each)).toEqual({ C: carbons, H: 2 * carbons + 2 });
    expect(unsaturationOf(countAtoms(each))).toBe(0);
  }
});

test.each([
  // Pentane: three of the unbranched one, four of 2-methylbutane, one of 2,2-dimethylpropane.
  [5, "Cl", 8],
  [4, "Cl", 4],
  [4, "O", 4],
  [3, "N", 2],
])("[CARD-03] an alkane of %i carbons with one %s has %i isomers", (carbons, symbol, isomers) => {
  const all = listAlkanes(carbons).flatMap((alkane) => listSubstituted(alkane, symbol));
  expect(new Set(all.map(fingerprint)).size).toBe(isomers);
});

test.each([
  [4, 3],
  [5, 5],
  [6, 13],
])("[CARD-03] the alkene with %i carbon atoms has %i structural isomers, each CnH2n", (carbons, isomers) => {
  const all = listAlkanes(carbons).flatMap((alkane) => listUnsaturated(alkane, 2));
  expect(new Set(all.map(fingerprint)).size).toBe(isomers);
  for (const each of all) expect(unsaturationOf(countAtoms(each))).toBe(1);
});

test.each([
  ["CC(C)CC", "C5H12"],
  ["C=CC", "C3H6"],
  ["CC#C", "C3H4"],
  ["CCO", "C2H6O"],
  ["CC(=O)O", "C2H4O2"],
  ["CC(=O)OCC", "C4H8O2"],
  ["ClCCl", "CH2Cl2"],
  ["NCC(=O)O", "C2H5NO2"],
])("[CARD-03] %s is %s", (smiles, formula) => {
  expect(writeHill(countAtoms(readStructure(smiles)))).toBe(formula);
});

test.each([
  ["CC(C)CC", "CCC(C)C", true],
  ["CC(O)C", "OC(C)C", true],
  ["CCCO", "CC(O)C", false],
  ["CC=CC", "C=CCC", false],
])("[CARD-03] %s and %s are the same molecule: %s", (one, other, isSame) => {
  expect(fingerprint(readStructure(one)) === fingerprint(readStructure(other))).toBe(isSame);
});

test.each([
  ["CC(C)CC", "CH₃CH(CH₃)CH₂CH₃"],
  ["CC(C)(C)C", "CH₃C(CH₃)₂CH₃"],
  ["C=CC", "CH₂=CHCH₃"],
  ["CC#CC", "CH₃C≡CCH₃"],
  ["CCO", "CH₃CH₂OH"],
  ["CC(O)C", "CH₃CH(OH)CH₃"],
  ["CC(=O)C", "CH₃COCH₃"],
  ["CCC=O", "CH₃CH₂CHO"],
  ["CC(=O)O", "CH₃COOH"],
  ["CC(=O)OCC", "CH₃COOCH₂CH₃"],
  ["C(=O)OC", "HCOOCH₃"],
  ["CC(N)C", "CH₃CH(NH₂)CH₃"],
  ["CC(Cl)(Cl)C", "CH₃CCl₂CH₃"],
])("[CARD-03] %s is written %s", (smiles, text) => {
  const structure = readStructure(smiles);
  const written = listPaths(structure).map((path) => writeCondensed(structure, path));
  expect(written).toContain(text);
});

test("[CARD-03] carbon atoms are counted by their neighbours", () => {
  const structure = readStructure("CC(C)(C)CC(C)C");
  const kinds = structure.atoms.map((_, atom) => `${carbonsOn(structure, atom)} ${hydrogensOn(structure, atom)}`);
  expect(kinds).toEqual(["1 3", "4 0", "1 3", "1 3", "2 2", "3 1", "1 3", "1 3"]);
});

test("[CARD-03] what is no chain with branches is refused", () => {
  expect(() => readStructure("C1CCCCC1")).toThrow("more than a chain");
});

test("a condensed formula is read back as its molecule, along every way to write it", () => {
  const alkanes = [1, 2, 3, 4, 5, 6, 7].flatMap((carbons) => listAlkanes(carbons));
  const all = alkanes.flatMap((each) => [
    each,
    ...["O", "N", "Cl", "Br"].flatMap((symbol) => listSubstituted(each, symbol)),
  ]);
  expect(all.length).toBeGreaterThan(300);
  for (const molecule of all) {
    for (const path of listPaths(molecule)) {
      const text = writeCondensed(molecule, path);
      const read = readCondensed(getFormula(text));
      expect(read === null ? null : fingerprint(read), text).toBe(fingerprint(molecule));
    }
  }
});

test.each([
  ["(CH3)2CHCH2CH3", "CCC(C)C"],
  ["CH3CH2CH(CH3)2", "CCC(C)C"],
  ["(CH3)4C", "CC(C)(C)C"],
  ["CH3(CH2)3CH3", "CCCCC"],
  ["H3CCH2OH", "CCO"],
  ["HOC2H5", "CCO"],
  ["C2H5OH", "CCO"],
  ["(CH3)3COH", "CC(C)(C)O"],
  ["CH3CHOHCH3", "CC(O)C"],
  ["CH3COCH3", "CC(=O)C"],
  ["C2H5CHO", "CCC=O"],
  ["HOOCCH3", "CC(=O)O"],
  ["CH3CO2C2H5", "CC(=O)OCC"],
  ["(C2H5)2O", "CCOCC"],
  ["(CH3)2NH", "CNC"],
  ["ClCH2CH2Cl", "ClCCCl"],
  ["CH3CN", "CC#N"],
  ["CH2CHCH3", "C=CC"],
])("%s is %s", (formula, smiles) => {
  const read = readCondensed(getFormula(formula));
  expect(read === null ? null : fingerprint(read)).toBe(fingerprint(readStructure(smiles)));
});

test.each(["C5H12", "C3H7OH", "C6H5OH", "C2H6O", "NaCl", "CH3", "CH5OH"])("%s shows no molecule", (formula) => {
  expect(readCondensed(getFormula(formula))).toBeNull();
});
