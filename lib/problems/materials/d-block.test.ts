import { expect, test } from "vitest";
import { countUnpaired, countUnpairedLowSpin, D_IONS, D_METALS } from "./d-block.ts";

test("the atoms of the first row have their electrons beyond argon in 4s and 3d", () => {
  expect(D_METALS.map(({ symbol, s, d }) => `${symbol} ${s} ${d}`)).toEqual([
    "Sc 2 1",
    "Ti 2 2",
    "V 2 3",
    "Cr 1 5",
    "Mn 2 5",
    "Fe 2 6",
    "Co 2 7",
    "Ni 2 8",
    "Cu 1 10",
    "Zn 2 10",
  ]);
});

test.each([
  ["Fe^3+", 5],
  ["Fe^2+", 6],
  ["Cu^+", 10],
  ["Cu^2+", 9],
  ["Ti^4+", 0],
  ["Cr^3+", 3],
  ["V^2+", 3],
])("%s has %i 3d electrons", (formula, d) => {
  expect(D_IONS.find((ion) => ion.formula === formula)?.d).toBe(d);
});

test("orbitals are taken singly first, the lower three of a low-spin complex before the others", () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(all.map(countUnpaired)).toEqual([0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0]);
  expect(all.map(countUnpairedLowSpin)).toEqual([0, 1, 2, 3, 2, 1, 0, 1, 2, 1, 0]);
});
