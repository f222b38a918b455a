import { equal, number, over, plus, power, root, times, type Tree } from "../../algebra/tree.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { type At, isAboveZero, type Law, law, type OwnSlip } from "../law.ts";
import { LATTICE_NAMES, LATTICES, type LatticeName } from "../../chemistry/lattices.ts";

const slip = (name: string, of: string, value: (at: At) => Decimal): OwnSlip => ({
  id: `problems-materials.crystal-structures.slips.${name}`,
  of,
  value,
});

const V = { kind: "cell-volume", unit: "cm^3" } as const;
const common = { method: "unit-cell" } as const;

/** V = a³; edges are told in picometres. */
export const cellVolume = law({
  ...common,
  id: "volume",
  step: { a: "cube-root" },
  quantities: { V, a: { kind: "cell-edge", unit: "cm" } },
  systems: [{ units: {}, answered: { a: "pm" } }],
  equation: equal("V", power("a", 3)),
  plain: true,
});

/** The atoms of a cell of which those at corners and on faces were counted whole. */
const countedWhole = (atoms: Decimal): number => {
  const lattice = LATTICE_NAMES.map((name) => LATTICES[name]).find((each) => atoms.eq(each.atoms));
  return lattice === undefined ? 8 : 8 + lattice.faces + lattice.inner;
};

/** The value of what grows with the atoms of the cell, for another number of them. */
const withAtoms =
  (key: string, wrong: (atoms: Decimal) => number) =>
  (at: At): Decimal =>
    at(key)
      .times(wrong(at("N")))
      .div(at("N"));

/** ρ = N M / (N_A V): one cell stands for the whole crystal. */
export const cellDensity = law({
  ...common,
  id: "density",
  step: { V: "volume-from-density", N: "count-from-density", M: "mass-of-mole" },
  quantities: {
    ρ: { kind: "density", unit: "g/cm^3" },
    N: { kind: "cell-atoms", unit: "", whole: true },
    M: { kind: "molar-mass", unit: "g/mol", molarMass: true },
    V,
  },
  constants: { N_A: CONSTANTS.avogadro },
  equation: equal("ρ", over(times("N", "M"), times("N_A", "V"))),
  plain: true,
  example: { N: 4, M: 63.55, V: 4.7e-23 },
  slips: ["ρ", "V"].flatMap((key) => [
    slip(
      "one-atom",
      key,
      withAtoms(key, () => 1),
    ),
    slip(
      "other-lattice",
      key,
      withAtoms(key, (atoms) => (atoms.eq(2) ? 4 : 2)),
    ),
    slip("counted-whole", key, withAtoms(key, countedWhole)),
  ]),
});

/** How many radii the line along which atoms touch is long, and how many edges. */
const LINES: Readonly<Record<LatticeName, readonly [edges: Tree | number, radii: number]>> = {
  simple: [1, 2],
  "body-centred": [root(number(3)), 4],
  "face-centred": [root(number(2)), 4],
};

const ratioOf = (name: LatticeName): Decimal => new Decimal(LATTICES[name].ratioSquared).sqrt();

/** a = 2 r, √3 a = 4 r, √2 a = 4 r: spheres that touch along the edge, the diagonal of the cell, or that of a face. */
const touching = (name: LatticeName): Law => {
  const [edges, radii] = LINES[name];
  const others = LATTICE_NAMES.filter((each) => each !== name);
  const nameOf = (other: LatticeName): string => (other === "simple" ? "touch-along-edge" : "other-diagonal");
  return law({
    ...common,
    id: `line-${name}`,
    quantities: { r: { kind: "atom-radius", unit: "pm" }, a: { kind: "cell-edge", unit: "pm" } },
    equation: equal(times(edges, "a"), times(radii, "r")),
    slips: [
      ...others.flatMap((other) => [
        slip(nameOf(other), "r", (at) => at("a").div(ratioOf(other))),
        slip(nameOf(other), "a", (at) => at("r").times(ratioOf(other))),
      ]),
      slip("diameter", "r", (at) => at("r").times(2)),
      slip("diameter", "a", (at) => at("a").div(2)),
    ],
  });
};

/** By the lattice. */
export const TOUCHING: Readonly<Record<LatticeName, Law>> = {
  simple: touching("simple"),
  "body-centred": touching("body-centred"),
  "face-centred": touching("face-centred"),
};

/** a = 2 (r₁ + r₂), √3 a = 2 (r₁ + r₂): the ions of a salt that touch along the edge, as in NaCl, or along the diagonal, as in CsCl. */
const ionsTouching = (id: string, edges: Tree | number, wrong: number): Law =>
  law({
    ...common,
    id,
    quantities: {
      "r₁": { kind: "atom-radius", label: "first", unit: "pm" },
      "r₂": { kind: "atom-radius", label: "second", unit: "pm" },
      a: { kind: "cell-edge", unit: "pm" },
    },
    equation: equal(times(edges, "a"), times(2, plus("r₁", "r₂"))),
    valid: [isAboveZero("r₁"), isAboveZero("r₂")],
    slips: [
      {
        id: "wrong-reference",
        of: "a",
        value: (at) => at("r₁").plus(at("r₂")).times(2).div(new Decimal(wrong).sqrt()),
      },
    ],
    example: { "r₂": 180, a: 600 },
    state: ({ kind }) => ({ id: kind === "atom-radius" ? "ion-radius" : kind, values: {} }),
  });

/** By the lattice of the ions of one kind. */
export const IONS_TOUCHING: Readonly<Partial<Record<LatticeName, Law>>> = {
  "face-centred": ionsTouching("ions-along-edge", 1, 3),
  simple: ionsTouching("ions-along-diagonal", root(number(3)), 1),
};
