import { expect, test } from "vitest";
import {
  countElectrons,
  countUnpaired,
  fillOrbitals,
  findConfiguration,
  formatConfiguration,
  parseConfiguration,
  writeConfiguration,
  writeShortConfiguration,
} from "./configuration.ts";
import { ELEMENTS } from "./elements.ts";

/** Ground states as the NIST Atomic Spectra Database lists them; ions by inorganic textbooks. */
const KNOWN: readonly (readonly [symbol: string, charge: number, short: string, unpaired: number])[] = [
  ["H", 0, "1s1", 1],
  ["O", 0, "[He] 2s2 2p4", 2],
  ["Na", 0, "[Ne] 3s1", 1],
  ["K", 0, "[Ar] 4s1", 1],
  ["Cr", 0, "[Ar] 3d5 4s1", 6],
  ["Fe", 0, "[Ar] 3d6 4s2", 4],
  ["Cu", 0, "[Ar] 3d10 4s1", 1],
  ["Br", 0, "[Ar] 3d10 4s2 4p5", 1],
  ["Pd", 0, "[Kr] 4d10", 0],
  ["Gd", 0, "[Xe] 4f7 5d1 6s2", 8],
  ["Pb", 0, "[Xe] 4f14 5d10 6s2 6p2", 2],
  ["Fe", 2, "[Ar] 3d6", 4],
  ["Fe", 3, "[Ar] 3d5", 5],
  ["Cu", 2, "[Ar] 3d9", 1],
  ["Sn", 2, "[Kr] 4d10 5s2", 0],
  ["S", -2, "[Ne] 3s2 3p6", 0],
  ["Na", 1, "[He] 2s2 2p6", 0],
];

test.each(KNOWN)("[SOLVE-04] %s with charge %d is %s", (symbol, charge, short, unpaired) => {
  const found = findConfiguration(symbol, charge) ?? [];
  expect(writeShortConfiguration(found)).toBe(short);
  expect(countUnpaired(found)).toBe(unpaired);
});

test("[SOLVE-04] every atom has as many electrons as its number says, and reads back from each way of writing", () => {
  for (const { symbol, number } of ELEMENTS) {
    const found = findConfiguration(symbol) ?? [];
    expect(countElectrons(found)).toBe(number);
    const [full, short] = [writeConfiguration(found), writeShortConfiguration(found)];
    for (const text of [full, short, full.replaceAll(" ", ""), formatConfiguration(full), formatConfiguration(short)])
      expect(parseConfiguration(text), text).toEqual(found);
  }
});

test.each([
  [0, 1, [1]],
  [0, 2, [2]],
  [1, 0, [0, 0, 0]],
  [1, 2, [1, 1, 0]],
  [1, 4, [2, 1, 1]],
  [2, 5, [1, 1, 1, 1, 1]],
  [2, 6, [2, 1, 1, 1, 1]],
  [2, 9, [2, 2, 2, 2, 1]],
  [3, 14, [2, 2, 2, 2, 2, 2, 2]],
] as const)("[SOLVE-04] with l = %d, %d electrons lie in their orbitals by Hund's rule", (l, electrons, orbitals) => {
  expect(fillOrbitals({ l, electrons })).toEqual(orbitals);
  expect(orbitals.filter((each: number) => each === 1)).toHaveLength(countUnpaired([{ n: 4, l, electrons }]));
});

test.each(["", "2d1", "1p2", "1s3", "1s2 1s2", "2, 8, 1", "[Na] 3s1", "1s2 2s2 2px1", "sodium"])(
  "[SOLVE-04] %j is no configuration",
  (text) => {
    expect(parseConfiguration(text)).toBeNull();
  },
);
