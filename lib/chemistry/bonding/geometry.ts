import { COVALENT_RADII } from "../data/covalent-radii.ts";
import { MEASURED_ANGLES } from "../data/measured-angles.ts";
import type { LewisStructure } from "./lewis.ts";

/** x to the right, y up, z towards the reader. */
export type Vector = readonly [x: number, y: number, z: number];

/** Where the atoms around a centre are, in pm from it, and the directions of its lone pairs, of length one. */
export type Geometry = { readonly ligands: readonly Vector[]; readonly pairs: readonly Vector[] };

export const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by];
export const added = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const lengthOf = (vector: Vector): number => Math.sqrt(dot(vector, vector));

const RADIANS = Math.PI / 180;
const sin = (degrees: number): number => Math.sin(degrees * RADIANS);
const cos = (degrees: number): number => Math.cos(degrees * RADIANS);

/** Half of the angle of a tetrahedron, whose other half belongs to two lone pairs. */
const TETRAHEDRAL = Math.acos(-1 / 3) / RADIANS;

/** `count` directions around the y axis, so many degrees from it, the first one towards the reader. */
function around(count: number, degrees: number, turn = 0): Vector[] {
  return Array.from({ length: count }, (_, index): Vector => {
    const at = turn + (360 / count) * index;
    return [sin(degrees) * sin(at), cos(degrees), sin(degrees) * cos(at)];
  });
}

/** Three bonds at this angle to one another, below the centre. */
function pyramid(degrees: number): Vector[] {
  const fromAxis = Math.asin(Math.sqrt((2 / 3) * (1 - cos(degrees)))) / RADIANS;
  return around(3, 180 - fromAxis);
}

/** Two bonds at this angle, below the centre in the plane of the page. */
const bent = (degrees: number): Vector[] => [
  [-sin(degrees / 2), -cos(degrees / 2), 0],
  [sin(degrees / 2), -cos(degrees / 2), 0],
];

const UP: Vector = [0, 1, 0];
const DOWN: Vector = [0, -1, 0];

type Directions = { readonly bonds: readonly Vector[]; readonly pairs: readonly Vector[] };

/**
 * By ligands and lone pairs of the centre. Where lone pairs press the bonds together and no angle was measured, each takes 2.5°
 * from the angle of a tetrahedron and 2° from that of a triangle, as in NH₃, H₂O and NO₂⁻; the trigonal bipyramid and the
 * octahedron give way as in SF₄, ClF₃ and IF₅ (CRC Handbook of Chemistry and Physics, section 9).
 */
const DIRECTIONS: Readonly<Record<string, (measured: number | null) => Directions>> = {
  "1-0": () => ({ bonds: [[1, 0, 0]], pairs: [] }),
  "1-1": () => ({ bonds: [[1, 0, 0]], pairs: [[-1, 0, 0]] }),
  "1-2": () => ({
    bonds: [[1, 0, 0]],
    pairs: [
      [-cos(60), sin(60), 0],
      [-cos(60), -sin(60), 0],
    ],
  }),
  "1-3": () => ({
    bonds: [[1, 0, 0]],
    pairs: around(3, 180 - TETRAHEDRAL).map(([x, y, z]): Vector => [-y, x, z]),
  }),
  "2-0": () => ({
    bonds: [
      [-1, 0, 0],
      [1, 0, 0],
    ],
    pairs: [],
  }),
  "3-0": () => ({ bonds: [UP, ...bent(120)], pairs: [] }),
  "2-1": (measured) => ({ bonds: bent(measured ?? 118), pairs: [UP] }),
  "4-0": () => ({ bonds: [UP, ...pyramid(TETRAHEDRAL)], pairs: [] }),
  "3-1": (measured) => ({ bonds: pyramid(measured ?? 107), pairs: [UP] }),
  "2-2": (measured) => ({
    bonds: bent(measured ?? 104.5),
    pairs: [
      [0, cos(TETRAHEDRAL / 2), sin(TETRAHEDRAL / 2)],
      [0, cos(TETRAHEDRAL / 2), -sin(TETRAHEDRAL / 2)],
    ],
  }),
  "5-0": () => ({ bonds: [UP, DOWN, ...around(3, 90, 30)], pairs: [] }),
  "4-1": () => ({
    bonds: [
      [sin(3.5), cos(3.5), 0],
      [sin(3.5), -cos(3.5), 0],
      [cos(51), 0, sin(51)],
      [cos(51), 0, -sin(51)],
    ],
    pairs: [[-1, 0, 0]],
  }),
  "3-2": () => ({
    bonds: [
      [sin(2.5), cos(2.5), 0],
      [sin(2.5), -cos(2.5), 0],
      [1, 0, 0],
    ],
    pairs: [
      [-cos(60), 0, sin(60)],
      [-cos(60), 0, -sin(60)],
    ],
  }),
  "2-3": () => ({ bonds: [UP, DOWN], pairs: around(3, 90) }),
  "6-0": () => ({ bonds: [UP, DOWN, ...around(4, 90, 45)], pairs: [] }),
  "5-1": () => ({ bonds: [UP, ...around(4, 82, 45)], pairs: [DOWN] }),
  "4-2": () => ({ bonds: around(4, 90, 45), pairs: [UP, DOWN] }),
};

/** The sum of covalent radii, in pm; between two orders, as of bonds that resonance makes equal, the share between them. */
function bondLength(one: string, other: string, order: number): number {
  const radiusAt = (symbol: string): number => {
    const radii = COVALENT_RADII[symbol] ?? [120, 110, 105];
    const below = Math.min(Math.floor(order), 2);
    const [from = 0, to = 0] = [radii[below - 1], radii[below]];
    return from + (to - from) * (order - below);
  };
  return radiusAt(one) + radiusAt(other);
}

/** A molecule or ion with one centre as it stands in space; `orders`: of its bonds, where they differ from the structure's own. */
export function geometryOf(
  formula: string,
  { center, centerPairs, ligands }: LewisStructure,
  orders: readonly number[],
): Geometry {
  const measured = MEASURED_ANGLES[formula];
  const { bonds, pairs } = DIRECTIONS[`${ligands.length}-${centerPairs}`]?.(
    measured === undefined ? null : Number(measured),
  ) ?? { bonds: [], pairs: [] };
  return {
    ligands: bonds.map((direction, index) =>
      scaled(direction, bondLength(center, ligands[index]?.symbol ?? "", orders[index] ?? 1)),
    ),
    pairs,
  };
}
