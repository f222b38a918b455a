import type { FactValue, Operator, StepFacts, Term } from "../../methods/facts.ts";
import { exactly, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, variable } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { exactMolarMass } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongCounts, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { COMPOUND_CELLS, LATTICE_NAMES, LATTICES, METALS, PLACES } from "./lattices.ts";
import type { LatticeName } from "./lattices.ts";

const WORDS = "problems-materials.crystal-structures";

const slip = (name: string): string => slipOf(WORDS, name);
const word = wordIn(WORDS);
const otherLattices = (name: LatticeName) => LATTICE_NAMES.filter((each) => each !== name);

/** `N = 8 × 1/8 + 6 × 1/2 = 4`: corners, faces and the middle of the cell. */
function countLine(name: LatticeName): StepFacts["lines"][number] {
  const { atoms, faces, inner } = LATTICES[name];
  if (name === "simple") return expression(variable("N"), "=", count(atoms));
  const more: (Term | Operator)[] = faces > 0 ? [count(faces), "*", count(1), "/", count(2)] : [count(inner)];
  return expression(variable("N"), "=", count(8), "*", count(1), "/", count(8), "+", ...more, "=", count(atoms));
}

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
        ? [
            { id: "shares", lines: [], values: {} },
            { id: "add", lines: [countLine(lattice)], values: {} },
          ]
        : [
            { id: "touch", lines: [], values: {} },
            { id: lattice, lines: [], values: {} },
          ],
    answer: { id: variant, value: count(answer), values },
    distractors: wrongCounts(answer, [
      variant === "atoms" ? [slip("counted-whole"), 8 + faces + inner] : [slip("atoms-for-neighbours"), atoms],
      ...others,
    ]),
  };
}

/** Small whole numbers as the subscripts of a formula. */
function writeCell(symbols: readonly string[], counts: readonly number[]): string {
  const divisor = counts.reduce((a, b) => greatestCommonDivisor(a, b));
  return symbols
    .map((symbol, index) => `${symbol}${(counts[index] ?? 0) / divisor === 1 ? "" : (counts[index] ?? 0) / divisor}`)
    .join("");
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
      { id: "shares", lines: [], values: {} },
      {
        id: "each-element",
        lines: cell.map(([symbol, place]) => expression(variable("N", symbol), "=", count(PLACES[place]))),
        values: {},
      },
      { id: "smallest-ratio", lines: [], values: {} },
    ],
    answer: { id: "formula", value: formulaTerm(answer) },
    distractors: [...new Set(wrong.map((each) => writeCell(symbols, each)))]
      .filter((each) => each !== answer)
      .map((each) => ({ slip: slip("shares"), value: formulaTerm(each) })),
  };
}

/** a = k · r, with k from the line along which the atoms touch. */
function radiusOrEdge(random: Random): SolvedDraft {
  const { symbol, lattice, edgePicometres } = random.pick(METALS);
  const ratio = new Decimal(LATTICES[lattice].ratioSquared).sqrt();
  const isRadius = random.chance(0.5);
  const edge = quantity(edgePicometres, "pm", 3);
  const radius = quantity(roundToFigures(edge.value.div(ratio), 3), "pm", 3);
  const [known, answer] = isRadius
    ? [edge, quantity(edge.value.div(ratio), "pm", 3)]
    : [radius, quantity(radius.value.times(ratio), "pm", 3)];
  const factor = exactly(ratio.toSignificantDigits(5), "");
  const by = (each: Decimal): Decimal => (isRadius ? known.value.div(each) : known.value.times(each));
  const [from, to] = isRadius ? (["a", "r"] as const) : (["r", "a"] as const);
  return {
    kind: "solved",
    variant: isRadius ? "radius" : "edge",
    values: { element: formulaTerm(symbol), lattice: word(lattice), known: givenTerm(known) },
    given: [expression(variable(from), "=", givenTerm(known))],
    steps: [
      { id: `line-${lattice}`, lines: [expression(variable("a"), "=", variable(LAWS[lattice]))], values: {} },
      {
        id: isRadius ? "radius" : "edge",
        lines: [
          expression(
            variable(to),
            "=",
            givenTerm(known),
            isRadius ? "/" : "*",
            shownTerm(factor),
            "=",
            shownTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer(isRadius ? "radius" : "edge", answer, { element: formulaTerm(symbol) }),
    distractors: wrongQuantities(answer, [
      ...otherLattices(lattice).map((each): [string, Decimal] => [
        slip(each === "simple" ? "touch-along-edge" : "other-diagonal"),
        by(new Decimal(LATTICES[each].ratioSquared).sqrt()),
      ]),
      [slip("diameter"), answer.value.times(isRadius ? 2 : "0.5")],
      [
        isRadius ? "multiplied-instead-of-divided" : "divided-instead-of-multiplied",
        isRadius ? known.value.times(ratio) : known.value.div(ratio),
      ],
    ]),
  };
}

/** The edge from the radius, as it is printed. */
const LAWS: Readonly<Record<LatticeName, string>> = { simple: "2r", "body-centred": "4r/√3", "face-centred": "4r/√2" };

const CUBIC_CENTIMETRES_IN_CUBIC_PICOMETRE = "1e-30";

const AVOGADRO = exactly("6.022e23", "1/mol");

type Cell = {
  readonly symbol: string;
  readonly lattice: LatticeName;
  readonly edge: Quantity;
  readonly volume: Quantity;
  readonly molarMass: Quantity;
  readonly density: Quantity;
};

function sampleCell(random: Random): Cell {
  const { symbol, lattice, edgePicometres } = random.pick(METALS.filter(({ symbol: each }) => each !== "Po"));
  const edge = quantity(edgePicometres, "pm", 3);
  const volume = quantity(edge.value.pow(3).times(CUBIC_CENTIMETRES_IN_CUBIC_PICOMETRE), "cm^3", 3);
  const molarMass = exactMolarMass(symbol);
  const density = quantity(
    molarMass.value.times(LATTICES[lattice].atoms).div(CONSTANTS.avogadro.value.times(volume.value)),
    "g/cm^3",
    3,
  );
  return { symbol, lattice, edge, volume, molarMass, density };
}

const edgeLine = (edge: Quantity) => expression(variable("a"), "=", givenTerm(edge));
const volumeStep = ({ volume }: Cell): StepFacts => ({
  id: "volume",
  lines: [expression(variable("V"), "=", variable("a³"), "=", shownTerm(volume))],
  values: {},
});

/** ρ = N M / (N_A a³) */
function askDensity(random: Random): SolvedDraft {
  const cell = sampleCell(random);
  const { symbol, lattice, edge, volume, molarMass, density } = cell;
  const { atoms, faces, inner } = LATTICES[lattice];
  const withAtoms = (wrong: number): Decimal => density.value.times(wrong).div(atoms);
  return {
    kind: "solved",
    variant: "density",
    values: { element: formulaTerm(symbol), lattice: word(lattice), edge: givenTerm(edge) },
    given: [edgeLine(edge)],
    steps: [
      { id: "add", lines: [countLine(lattice)], values: {} },
      volumeStep(cell),
      {
        id: "density",
        lines: [
          expression(
            variable("ρ"),
            "=",
            variable("N"),
            "*",
            variable("M"),
            "/",
            "(",
            variable("N_A"),
            "*",
            variable("V"),
            ")",
            "=",
            count(atoms),
            "*",
            shownTerm(molarMass),
            "/",
            "(",
            shownTerm(AVOGADRO),
            "*",
            shownTerm(volume),
            ")",
            "=",
            shownTerm(density),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("density", density, { element: formulaTerm(symbol) }),
    distractors: wrongQuantities(density, [
      [slip("one-atom"), withAtoms(1)],
      [slip("other-lattice"), withAtoms(atoms === 2 ? 4 : 2)],
      [slip("counted-whole"), withAtoms(8 + faces + inner)],
    ]),
  };
}

/** The density as measured, of three figures. */
const measured = ({ density }: Cell): Quantity => quantity(roundToFigures(density.value, 3), "g/cm^3", 3);

/** a³ = N M / (N_A ρ) */
function askEdge(random: Random): SolvedDraft {
  const cell = sampleCell(random);
  const { symbol, lattice, molarMass } = cell;
  const density = measured(cell);
  const { atoms, faces, inner } = LATTICES[lattice];
  const volume = quantity(molarMass.value.times(atoms).div(CONSTANTS.avogadro.value.times(density.value)), "cm^3", 3);
  const edge = quantity(volume.value.div(CUBIC_CENTIMETRES_IN_CUBIC_PICOMETRE).cbrt(), "pm", 3);
  const withAtoms = (wrong: number): Decimal => edge.value.times(new Decimal(wrong).div(atoms).cbrt());
  return {
    kind: "solved",
    variant: "edge-from-density",
    values: { element: formulaTerm(symbol), lattice: word(lattice), density: givenTerm(density) },
    given: [expression(variable("ρ"), "=", givenTerm(density))],
    steps: [
      { id: "add", lines: [countLine(lattice)], values: {} },
      {
        id: "volume-from-density",
        lines: [
          expression(
            variable("V"),
            "=",
            variable("N"),
            "*",
            variable("M"),
            "/",
            "(",
            variable("N_A"),
            "*",
            variable("ρ"),
            ")",
            "=",
            count(atoms),
            "*",
            shownTerm(molarMass),
            "/",
            "(",
            shownTerm(AVOGADRO),
            "*",
            givenTerm(density),
            ")",
            "=",
            shownTerm(volume),
          ),
        ],
        values: {},
      },
      { id: "cube-root", lines: [expression(variable("a"), "=", variable("∛V"), "=", shownTerm(edge))], values: {} },
    ],
    answer: quantityAnswer("edge", edge, { element: formulaTerm(symbol) }),
    distractors: wrongQuantities(edge, [
      [slip("one-atom"), withAtoms(1)],
      [slip("other-lattice"), withAtoms(atoms === 2 ? 4 : 2)],
      [slip("counted-whole"), withAtoms(8 + faces + inner)],
    ]),
  };
}

/** N = ρ N_A a³ / M tells the lattice. */
function askLattice(random: Random): SolvedDraft {
  const cell = sampleCell(random);
  const { symbol, lattice, edge, volume, molarMass } = cell;
  const density = measured(cell);
  const answer: FactValue = word(lattice);
  return {
    kind: "solved",
    variant: "lattice",
    values: { element: formulaTerm(symbol), edge: givenTerm(edge), density: givenTerm(density) },
    given: [edgeLine(edge), expression(variable("ρ"), "=", givenTerm(density))],
    steps: [
      volumeStep(cell),
      {
        id: "count-from-density",
        lines: [
          expression(
            variable("N"),
            "=",
            variable("ρ"),
            "*",
            variable("N_A"),
            "*",
            variable("V"),
            "/",
            variable("M"),
            "=",
            givenTerm(density),
            "*",
            shownTerm(AVOGADRO),
            "*",
            shownTerm(volume),
            "/",
            shownTerm(molarMass),
            "≈",
            count(LATTICES[lattice].atoms),
          ),
        ],
        values: {},
      },
      { id: "name-lattice", lines: [], values: {} },
    ],
    answer: { id: "lattice", value: answer, values: { element: formulaTerm(symbol) } },
    distractors: otherLattices(lattice).map((each) => ({ slip: slip("not-these-atoms"), value: word(each) })),
  };
}

const medium = (random: Random): Draft => random.pick([askFormula, radiusOrEdge, radiusOrEdge])(random);

const hard = (random: Random): Draft => random.pick([askDensity, askEdge, askLattice])(random);

/** Cubic unit cells: what belongs to one, where the atoms touch, and how cell and density hang together. */
export const crystalStructures: Family = {
  id: "crystal-structures",
  subtopic: "crystal-structures",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: countInCell, medium, hard },
};
