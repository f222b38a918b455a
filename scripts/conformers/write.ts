// Writes lib/chemistry/organic/conformers.ts: every molecule that is drawn by its skeleton, as it stands in space. The library
// that computes it and its tables weigh 2.4 MB and take seconds, so it is done here, once, and not in the browser.
import { readFileSync, writeFileSync } from "node:fs";
import { ConformerGenerator, Molecule, Resources } from "openchemlib";
import { MOLECULES } from "#lib/chemistry/organic/molecules.ts";
import { SMILES } from "#lib/facts/structures.ts";

const TABLES = new URL("../../node_modules/openchemlib/dist/resources.json", import.meta.url);
const FILE = new URL("../../lib/chemistry/organic/conformers.ts", import.meta.url);
/** The same places each time. */
const SEED = 1;
const PM = 100;

type Place = [number, number, number];
type Matrix = [Place, Place, Place];

const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A direction that a symmetric matrix stretches most, found by applying it again and again. */
function mainAxis(matrix: Matrix): Place {
  let axis: Place = [0.61, 0.57, 0.55];
  for (let round = 0; round < 200; round += 1) {
    const next: Place = [dot(matrix[0], axis), dot(matrix[1], axis), dot(matrix[2], axis)];
    const length = Math.hypot(...next) || 1;
    axis = [next[0] / length, next[1] / length, next[2] / length];
  }
  return axis;
}

/** Its longest extent across the page, its thinnest towards the reader; its handedness stays. */
function laidFlat(places: Place[]): Place[] {
  const middle = [0, 1, 2].map((axis) => places.reduce((sum, place) => sum + (place[axis] ?? 0), 0) / places.length);
  const centered = places.map(([x, y, z]): Place => [x - (middle[0] ?? 0), y - (middle[1] ?? 0), z - (middle[2] ?? 0)]);
  const spread = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => centered.reduce((sum, place) => sum + (place[row] ?? 0) * (place[column] ?? 0), 0)),
  ) as Matrix;
  const x = mainAxis(spread);
  const most = dot(x, [dot(spread[0], x), dot(spread[1], x), dot(spread[2], x)]);
  const rest = spread.map((row, i) => row.map((value, j) => value - most * (x[i] ?? 0) * (x[j] ?? 0))) as Matrix;
  const raw = mainAxis(rest);
  const along = dot(raw, x);
  const across: Place = [raw[0] - along * x[0], raw[1] - along * x[1], raw[2] - along * x[2]];
  const length = Math.hypot(...across) || 1;
  const y: Place = [across[0] / length, across[1] / length, across[2] / length];
  const z: Place = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
  return centered.map((place): Place => [dot(place, x), dot(place, y), dot(place, z)]);
}

function conformerOf(smiles: string) {
  const molecule = new ConformerGenerator(SEED).getOneConformerAsMolecule(Molecule.fromSmiles(smiles));
  if (molecule === null) throw new Error(`${smiles} has no conformer`);
  const indexes = Array.from({ length: molecule.getAllAtoms() }, (_, atom) => atom);
  const places = laidFlat(
    indexes.map((atom): Place => [molecule.getAtomX(atom), molecule.getAtomY(atom), molecule.getAtomZ(atom)]),
  );
  const atoms = indexes.map((atom) =>
    [molecule.getAtomLabel(atom), ...(places[atom] ?? []).map((value) => Math.round(value * PM) + 0)].join(" "),
  );
  const bonds = Array.from({ length: molecule.getAllBonds() }, (_, bond) => {
    const order = molecule.isAromaticBond(bond) ? 1.5 : molecule.getBondOrder(bond);
    return [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond), order].join(" ");
  });
  return [atoms.join(", "), bonds.join(", ")];
}

Resources.register(readFileSync(TABLES, "utf8"));
const all = new Set([...Object.values(MOLECULES).map(({ smiles }) => smiles), ...Object.values(SMILES)]);
const lines = [...all].map((smiles) => `  ${JSON.stringify(smiles)}: ${JSON.stringify(conformerOf(smiles))},`);
writeFileSync(
  FILE,
  `/**
 * Molecules in space, by their SMILES, as scripts/conformers/write.ts computes them with openchemlib: of each one conformer, its
 * longest extent across the page. Atoms: symbol and place in pm; bonds: two atoms and the order, 1.5 in an aromatic ring.
 */
export const CONFORMERS: Readonly<Record<string, readonly [atoms: string, bonds: string]>> = {
${lines.join("\n")}
};
`,
);
