import { expect, test } from "vitest";
import { writeCondensed } from "./condensed.ts";
import { readDrawn } from "./read-drawn.ts";
import { fingerprint, listAlkanes, listPaths, listSubstituted, listUnsaturated, readStructure } from "./structure.ts";

test.each([
  ["CH3-CH(CH3)-CH2-OH", "CC(C)CO"],
  ["CH3–CHCl–CH2–CH3", "CC(Cl)CC"],
  ["CH3 – CH2 – CH = CH2", "CCC=C"],
  ["CH3 - CH2 - CHO", "CCC=O"],
  ["HC≡C-CH2-CH3", "C#CCC"],
  ["CH3-C(=O)-CH2-CH3", "CC(=O)CC"],
  ["CH2=CH-CH=CH2", "C=CC=C"],
  ["(CH3)3C-CH2-CH3", "CC(C)(C)CC"],
  ["CH3CH(CH3)CH2COOH", "CC(C)CC(=O)O"],
])("[CARD-03] %s is read as the molecule %s", (text, smiles) => {
  const read = readDrawn(text);
  expect(read === null ? null : fingerprint(read)).toBe(fingerprint(readStructure(smiles)));
});

test.each(["CH2-CH2", "CH3-CH2-", "-CH2-CH2-", "CH3=CH3", "CH3-CH-CH3", "CH3COO-", "C4H10", "CH≡CH2", "CH3-X"])(
  "[CARD-03] %s is no molecule, or none that is certain",
  (text) => {
    expect(readDrawn(text)).toBeNull();
  },
);

test("[CARD-03] every molecule is read back along every way that it is written", () => {
  for (const alkane of [3, 4, 5, 6].flatMap((carbons) => listAlkanes(carbons))) {
    for (const molecule of [alkane, ...listSubstituted(alkane, "Cl"), ...listSubstituted(alkane, "O")]) {
      for (const path of listPaths(molecule)) {
        const text = writeCondensed(molecule, path).replaceAll(/[₀-₉]/g, (digit) =>
          String("₀₁₂₃₄₅₆₇₈₉".indexOf(digit)),
        );
        const read = readDrawn(text);
        expect(read === null ? null : fingerprint(read), text).toBe(fingerprint(molecule));
      }
    }
    for (const molecule of [...listUnsaturated(alkane, 2), ...listUnsaturated(alkane, 3)]) {
      const [path] = listPaths(molecule).toSorted((a, b) => b.length - a.length);
      const text = writeCondensed(molecule, path ?? []).replaceAll(/[₀-₉]/g, (digit) =>
        String("₀₁₂₃₄₅₆₇₈₉".indexOf(digit)),
      );
      const read = readDrawn(text);
      if (text.includes("=") || text.includes("≡"))
        expect(read === null ? null : fingerprint(read), text).toBe(fingerprint(molecule));
    }
  }
});
