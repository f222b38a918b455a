import { expect, test } from "vitest";
import { frameOf } from "./atom-label.tsx";
import type { StructureAtom } from "./structure-atom.ts";

const labelled = (label: Partial<NonNullable<StructureAtom["label"]>>): StructureAtom => ({
  x: 0,
  y: 0,
  label: { symbol: "C", hydrogens: 0, charge: 0, side: "after", ...label },
});

test("[DRAW-01] what an atom's letters cover reaches over its hydrogen atoms and its charge", () => {
  const bare = frameOf(labelled({}));
  const methyl = frameOf(labelled({ hydrogens: 3 }));
  expect(methyl.left).toBe(bare.left);
  expect(methyl.right).toBeGreaterThan(bare.right + 15);
  expect(frameOf(labelled({ symbol: "O", hydrogens: 1, side: "before" })).left).toBeLessThan(bare.left - 10);
  expect(frameOf(labelled({ symbol: "N", hydrogens: 1, side: "above" })).top).toBeLessThan(bare.top - 15);
  expect(frameOf(labelled({ symbol: "N", hydrogens: 1, side: "below" })).bottom).toBeGreaterThan(bare.bottom + 15);
  expect(frameOf(labelled({ symbol: "N", charge: 1 })).right).toBeGreaterThan(bare.right);
});
