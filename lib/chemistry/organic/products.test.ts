import { expect, test } from "vitest";
import { addAlike, addUnlike, esterify, oxidizeSecondary } from "./products.ts";
import { fingerprint, readStructure } from "./structure.ts";

const printed = (smiles: string): string => fingerprint(readStructure(smiles));

test.each([
  ["C=CC", "Br", "CC(Br)C"],
  ["CC(C)=C", "Cl", "CC(C)(Cl)C"],
  ["C=C", "O", "CCO"],
  ["CC=CC", "Br", "CCC(Br)C"],
] as const)("adds to %s by Markovnikov's rule: %s", (alkene, symbol, product) => {
  expect(fingerprint(addUnlike(readStructure(alkene), symbol) ?? readStructure("C"))).toBe(printed(product));
});

test.each(["CC=CCC", "C=CC(C)C", "CC#C", "CCC", "C=CCO"])("leaves open what %s adds", (alkene) => {
  expect(addUnlike(readStructure(alkene), "Br")).toBeNull();
});

test("adds two equal atoms, oxidizes a secondary alcohol alone, and joins an acid and an alcohol", () => {
  expect(fingerprint(addAlike(readStructure("C=CC"), "Br") ?? readStructure("C"))).toBe(printed("BrCC(Br)C"));
  expect(fingerprint(oxidizeSecondary(readStructure("CC(O)C")) ?? readStructure("C"))).toBe(printed("CC(=O)C"));
  expect(oxidizeSecondary(readStructure("CCO"))).toBeNull();
  expect(oxidizeSecondary(readStructure("CC(C)(O)C"))).toBeNull();
  const ester = esterify(readStructure("CCC(=O)O"), readStructure("CO"));
  expect(fingerprint(ester ?? readStructure("C"))).toBe(printed("CCC(=O)OC"));
  expect(esterify(readStructure("CC=O"), readStructure("CO"))).toBeNull();
});
