import { expect, test } from "vitest";
import { lewisStructure } from "./lewis.ts";

test.each([
  ["O", ["H", "H"], 0, 2, "bent", [1, 1]],
  ["N", ["H", "H", "H"], 0, 1, "trigonal-pyramidal", [1, 1, 1]],
  ["N", ["H", "H", "H", "H"], 1, 0, "tetrahedral", [1, 1, 1, 1]],
  ["C", ["H", "H", "H", "H"], 0, 0, "tetrahedral", [1, 1, 1, 1]],
  ["C", ["O", "O"], 0, 0, "linear", [2, 2]],
  ["C", ["H", "N"], 0, 0, "linear", [1, 3]],
  ["C", ["O", "O", "O"], -2, 0, "trigonal-planar", [2, 1, 1]],
  ["B", ["F", "F", "F"], 0, 0, "trigonal-planar", [1, 1, 1]],
  ["Be", ["Cl", "Cl"], 0, 0, "linear", [1, 1]],
  ["S", ["O", "O"], 0, 1, "bent", [2, 2]],
  ["P", ["Cl", "Cl", "Cl", "Cl", "Cl"], 0, 0, "trigonal-bipyramidal", [1, 1, 1, 1, 1]],
  ["S", ["F", "F", "F", "F", "F", "F"], 0, 0, "octahedral", [1, 1, 1, 1, 1, 1]],
] as const)(
  "[CARD-07] %s with %j and charge %d has %d pairs at its centre and is %s",
  (center, ligands, charge, pairs, shape, orders) => {
    const structure = lewisStructure(center, ligands, charge);
    expect(structure).toMatchObject({ centerPairs: pairs, shape });
    expect(structure?.ligands.map(({ order }) => order)).toEqual(orders);
    const electrons =
      2 * pairs + (structure?.ligands ?? []).reduce((sum, each) => sum + 2 * each.order + 2 * each.pairs, 0);
    const valence = { H: 1, Be: 2, B: 3, C: 4, N: 5, O: 6, F: 7, P: 5, S: 6, Cl: 7 };
    expect(electrons).toBe([center, ...ligands].reduce((sum, symbol) => sum + valence[symbol], 0) - charge);
  },
);

test("what cannot be counted is not drawn", () => {
  expect(lewisStructure("N", ["O"])).toBeNull();
  expect(lewisStructure("Fe", ["O", "O"])).toBeNull();
});
