import { Molecule } from "openchemlib";
import { expect, test } from "vitest";
import { CONFORMERS } from "./conformers.ts";
import { MOLECULES } from "./molecules.ts";

type Atom = { readonly symbol: string; readonly at: readonly number[] };

function read(smiles: string): { atoms: Atom[]; bonds: number[][] } {
  const [atoms, bonds] = CONFORMERS[smiles] ?? expect.fail(`${smiles} has no conformer`);
  return {
    atoms: atoms.split(", ").map((row) => {
      const [symbol = "", ...at] = row.split(" ");
      return { symbol, at: at.map(Number) };
    }),
    bonds: bonds.split(", ").map((row) => row.split(" ").map(Number)),
  };
}

const minus = (a: readonly number[], b: readonly number[]) => a.map((value, axis) => value - (b[axis] ?? 0));

test("[CARD-07] every molecule of a lesson has its places", () => {
  for (const { smiles } of Object.values(MOLECULES)) expect(CONFORMERS[smiles], smiles).toBeDefined();
});

test.each(Object.keys(CONFORMERS))(
  "[CARD-07] %s has its atoms, bonds as long as bonds are, and no two atoms in one place",
  (smiles) => {
    const { atoms, bonds } = read(smiles);
    const counts = Map.groupBy(atoms, ({ symbol }) => symbol);
    const formula = [...counts.keys()]
      .toSorted((a, b) => ("CH".includes(b) ? ("CH".includes(a) ? a.localeCompare(b) : 1) : a.localeCompare(b)))
      .map((symbol) => `${symbol}${(counts.get(symbol)?.length ?? 0) > 1 ? counts.get(symbol)?.length : ""}`)
      .join("");
    expect(formula).toBe(Molecule.fromSmiles(smiles).getMolecularFormula().formula);
    for (const [from = 0, to = 0, order = 0] of bonds) {
      const length = Math.hypot(...minus(atoms[from]?.at ?? [], atoms[to]?.at ?? []));
      expect([from, to, length > 80 && length < 160 && order >= 1 && order <= 3]).toEqual([from, to, true]);
    }
    atoms.forEach((atom, index) => {
      for (const other of atoms.slice(index + 1)) expect(Math.hypot(...minus(atom.at, other.at))).toBeGreaterThan(80);
    });
  },
);

test("L-alanine is left-handed: from the methyl group, H, N and the carboxyl group follow anticlockwise", () => {
  const { atoms, bonds } = read("C[C@H](N)C(=O)O");
  const around = bonds.flatMap(([from = 0, to = 0]) => (from === 1 ? [to] : to === 1 ? [from] : []));
  const find = (wanted: (index: number) => boolean) => {
    const index = around.find((each) => wanted(each)) ?? expect.fail("There is a neighbour less");
    return minus(atoms[index]?.at ?? [], atoms[1]?.at ?? []);
  };
  const [a, b, c] = [
    find((index) => atoms[index]?.symbol === "H"),
    find((index) => atoms[index]?.symbol === "N"),
    find((index) => index === 3),
  ];
  const [ax = 0, ay = 0, az = 0] = a;
  const [bx = 0, by = 0, bz = 0] = b;
  const [cx = 0, cy = 0, cz = 0] = c;
  const volume = (ay * bz - az * by) * cx + (az * bx - ax * bz) * cy + (ax * by - ay * bx) * cz;
  expect(volume).toBeLessThan(0);
});
