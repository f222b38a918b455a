import { expect, test } from "vitest";
import { findAcidOfSalt, findBaseOfSalt, isAcidOf, isBaseOf } from "./conjugates.ts";

test.each([
  ["NaF", "HF", true],
  ["NaCH3COO", "CH3COOH", true],
  ["CH3COONa", "CH3COOH", true],
  ["Ca(CH3COO)2", "CH3COOH", false],
  ["CH3COO^-", "CH3COOH", true],
  ["KCN", "HCN", true],
  ["NaCl", "HCl", false],
  ["NaF", "HCN", false],
  ["Na2CO3", "H2CO3", false],
  ["NH4F", "HF", false],
])("%s holds the conjugate base of %s: %s", (salt, acid, expected) => {
  expect(isBaseOf(salt, acid)).toBe(expected);
});

test.each([
  ["NH4Cl", "NH3", true],
  ["NH4^+", "NH3", true],
  ["NH4NO3", "NH3", true],
  ["CH3NH3Cl", "CH3NH2", true],
  ["NaCl", "NH3", false],
  ["NH4CH3COO", "NH3", false],
])("%s holds the conjugate acid of %s: %s", (salt, base, expected) => {
  expect(isAcidOf(salt, base)).toBe(expected);
});

test("the tables tell where a salt comes from", () => {
  expect(findAcidOfSalt("NaNO2")).toBe("HNO2");
  expect(findAcidOfSalt("NaCl")).toBeNull();
  expect(findBaseOfSalt("NH4Br")).toBe("NH3");
  expect(findBaseOfSalt("KBr")).toBeNull();
});

test.each([
  ["(CH3)2NH2Cl", "(CH3)2NH"],
  ["C2H5NH3Cl", "C2H5NH2"],
  ["CH3CH2NH3^+", "CH3CH2NH2"],
])("of isomers the base of %s is %s", (salt, base) => {
  expect(findBaseOfSalt(salt)).toBe(base);
});
