import { rounded } from "../rounded.ts";
import { equals } from "../../methods/rules/quantity-terms.ts";
import { lawValue } from "../../laws/law-value.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import { toSubscript } from "../../chemistry/formula/format.ts";
import { LATTICE_NAMES, LATTICES, type LatticeName } from "../../chemistry/lattices.ts";
import { cellDensity, cellVolume, TOUCHING } from "../../laws/materials/unit-cell.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { countLine } from "../../methods/rules/unit-cell.ts";
import { count, expression, formulaTerm, notation, step, stepOf, variable } from "../../methods/terms.ts";
import { getValueIn } from "../../quantity/conversion.ts";
import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { type Draft, given, type SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { exactMolarMass } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { COMPOUND_CELLS, METALS, PLACES } from "./lattices.ts";

const WORDS = "problems-materials.crystal-structures";

const slip = (name: string): string => slipOf(WORDS, name);
const word = wordIn(WORDS);
const otherLattices = (name: LatticeName) => LATTICE_NAMES.filter((each) => each !== name);

/** Atoms in a cell, or neighbours of an atom. */
function countInCell(random: Random): SolvedDraft {
  const { symbol, lattice } = random.pick(METALS);
  const variant = random.pick(["atoms", "neighbours"] as const);
  const { atoms, neighbours, faces, inner } = LATTICES[lattice];
  const answer = variant === "atoms" ? atoms : neighbours;
  const others = otherLattices(lattice).map((each): [string, number] => [
    slip("other-lattice"),
    LATTICES[each][variant],
  ]);
  const values = { element: formulaTerm(symbol), lattice: word(lattice) };
  return {
    kind: "solved",
    variant,
    values,
    steps:
      variant === "atoms"
        ? [step("shares"), stepOf("unit-cell")("add", [countLine(lattice)])]
        : [step("touch"), step(lattice)],
    answer: { id: variant, value: count(answer), values },
    distractors: wrongCounts(answer, [
      variant === "atoms" ? [slip("counted-whole"), 8 + faces + inner] : [slip("atoms-for-neighbours"), atoms],
      ...others,
    ]),
  };
}

/** The neighbours of each atom in a lattice, of a metal or of any: `M`. */
export function solveNeighbours(lattice: LatticeName, symbol: string | null): Solved {
  const element = symbol === null ? notation("M") : formulaTerm(symbol);
  return {
    steps: [step("touch"), step(lattice)],
    answer: {
      id: "neighbours",
      value: count(LATTICES[lattice].neighbours),
      values: { element, lattice: word(lattice) },
    },
  };
}

/** Small whole numbers as the subscripts of a formula. */
function writeCell(symbols: readonly string[], counts: readonly number[]): string {
  const divisor = counts.reduce((a, b) => greatestCommonDivisor(a, b));
  return symbols
    .map((symbol, index) => `${symbol}${(counts[index] ?? 0) / divisor === 1 ? "" : (counts[index] ?? 0) / divisor}`)
    .join("");
}

/** Holes for each particle of a close packing. */
const HOLES = { octahedral: 1, tetrahedral: 2 } as const;

/** A kind of particles in the holes of a close packing: which holes, and the share of them as numerator and denominator. */
export type Occupant = {
  readonly symbol: string;
  readonly holes: keyof typeof HOLES;
  readonly share: readonly [number, number];
};

/** The formula of a solid whose particles lie in the holes of a close packing; `order` of its symbols is the formula's. */
export function solveHoles(packed: string, occupants: readonly Occupant[], order: readonly string[]): Solved {
  const whole = occupants.reduce((product, { share: [, below] }) => product * below, 1);
  const counts = order.map((symbol) =>
    occupants.reduce(
      (sum, each) => (each.symbol === symbol ? sum + (HOLES[each.holes] * each.share[0] * whole) / each.share[1] : sum),
      symbol === packed ? whole : 0,
    ),
  );
  const formula = writeCell(order, counts);
  const isKnown = order.every((symbol) => findElement(symbol) !== null);
  return {
    steps: [
      step("holes"),
      step("each-element", [
        expression(variable("N"), "(", notation(packed), ")", "=", count(1)),
        ...occupants.map(({ symbol, holes, share: [above, below] }) =>
          expression(
            variable("N"),
            "(",
            notation(symbol),
            ")",
            "=",
            count(HOLES[holes]),
            "*",
            count(above),
            ...(below === 1 ? [] : (["/", count(below)] as const)),
          ),
        ),
      ]),
      step("smallest-ratio"),
    ],
    answer: { id: "formula", value: isKnown ? formulaTerm(formula) : notation(toSubscript(formula)) },
  };
}

/** The formula of a compound from the places of its atoms. */
function askFormula(random: Random): SolvedDraft {
  const cell = random.pick(COMPOUND_CELLS);
  const symbols = cell.map(([symbol]) => symbol);
  const counts = cell.map(([, place]) => PLACES[place]);
  const answer = writeCell(symbols, counts);
  const wrong =
    symbols.length === 2
      ? [
          [1, 1],
          [1, 2],
          [2, 1],
          [1, 3],
          [3, 1],
          [2, 3],
        ]
      : [
          [1, 1, 1],
          [1, 1, 2],
          [1, 2, 3],
          [2, 1, 4],
          [1, 1, 6],
        ];
  const values = Object.fromEntries(
    cell.flatMap(([symbol, place], index) => [
      [`element${index + 1}`, formulaTerm(symbol)],
      [`place${index + 1}`, word(place)],
    ]),
  );
  return {
    kind: "solved",
    variant: symbols.length === 2 ? "two-elements" : "three-elements",
    values,
    steps: [
      step("shares"),
      step(
        "each-element",
        cell.map(([symbol, place]) => equals(variable("N", symbol), count(PLACES[place]))),
      ),
      step("smallest-ratio"),
    ],
    answer: { id: "formula", value: formulaTerm(answer) },
    distractors: [...new Set(wrong.map((each) => writeCell(symbols, each)))]
      .filter((each) => each !== answer)
      .map((each) => ({ slip: slip("shares"), value: formulaTerm(each) })),
  };
}

/** The radius of an atom from the edge of the cell, or the other way round. */
function radiusOrEdge(random: Random): Draft {
  const { symbol, lattice, edgePicometres } = random.pick(METALS);
  const find = random.chance(0.5) ? "atom-radius" : "cell-edge";
  const edge = quantity(edgePicometres, "pm", 3);
  const radius = rounded(lawValue(TOUCHING[lattice], "r", { a: edge.value }), "pm");
  return {
    kind: "computed",
    variant: find === "atom-radius" ? "radius" : "edge",
    givens: {
      known: find === "atom-radius" ? given("cell-edge", symbol, edge) : given("atom-radius", symbol, radius),
    },
    find: variableOf(find, symbol),
    unit: "pm",
    scene: { lattice },
    values: { element: formulaTerm(symbol), lattice: word(lattice) },
  };
}

type Cell = {
  readonly lattice: LatticeName;
  readonly element: string;
  readonly edge: Quantity;
  /** As measured, of three figures. */
  readonly density: Quantity;
};

function sampleCell(random: Random): Cell {
  const { symbol, lattice, edgePicometres } = random.pick(METALS.filter(({ symbol: each }) => each !== "Po"));
  const edge = quantity(edgePicometres, "pm", 3);
  const V = lawValue(cellVolume, "V", { a: getValueIn(edge, "cm") });
  const density = lawValue(cellDensity, "ρ", { N: LATTICES[lattice].atoms, M: exactMolarMass(symbol).value, V });
  return { lattice, element: symbol, edge, density: rounded(density, "g/cm^3") };
}

/** Density, edge or lattice of a metal. */
function askCell(random: Random): Draft {
  const { lattice, element, edge, density } = sampleCell(random);
  const find = random.pick(["density", "cell-edge", "lattice"] as const);
  const givens = {
    ...(find !== "cell-edge" && { edge: given("cell-edge", element, edge) }),
    ...(find !== "density" && { density: given("density", element, density) }),
  };
  return {
    kind: "computed",
    variant: find === "cell-edge" ? "edge-from-density" : find,
    givens,
    find: variableOf(find, element),
    unit: { density: "g/cm^3", "cell-edge": "pm", lattice: "" }[find],
    scene: find === "lattice" ? {} : { lattice },
    values: { element: formulaTerm(element), ...(find !== "lattice" && { lattice: word(lattice) }) },
    ...(find === "lattice" && {
      distractors: otherLattices(lattice).map((each) => ({ slip: slip("not-these-atoms"), value: word(each) })),
    }),
  };
}

const medium = (random: Random): Draft => random.pick([askFormula, radiusOrEdge, radiusOrEdge])(random);

/** Cubic unit cells: what belongs to one, where the atoms touch, and how cell and density hang together. */
export const crystalStructures: Family = {
  id: "crystal-structures",
  subtopic: "crystal-structures",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: countInCell, medium, hard: askCell },
};
