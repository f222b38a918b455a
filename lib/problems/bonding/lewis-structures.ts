import { findElement } from "../../chemistry/elements/elements.ts";
import { VALENCE_ELECTRONS } from "../../chemistry/bonding/lewis.ts";
import type { LewisStructure } from "../../chemistry/bonding/lewis.ts";
import { resonanceForms } from "../../chemistry/bonding/resonance.ts";
import { centerElectrons, hasCenter, SPECIES, valenceElectrons } from "../../chemistry/bonding/species.ts";
import type { Species } from "../../chemistry/bonding/species.ts";
import type { Expression, FactValue, StepFacts, Term } from "../../methods/facts.ts";
import { equals, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, list, notation, signedCount, step, variable } from "../../methods/terms.ts";
import { listDistinct } from "../distractors.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { describe, electronLine } from "./species-lines.ts";
import { askWhich, commonStep, mixOne } from "./which.ts";

const WORDS = "problems-bonding.lewis-structures";

/** Books agree on every bond of these: the outer atoms have single bonds only, or a centre of the second period has its octet in one way. */
const SINGLE = SPECIES.filter(({ structure: { ligands } }) =>
  ligands.every(({ symbol, order }) => order === 1 && symbol !== "O"),
);
const AGREED = [
  ...SINGLE,
  ...SPECIES.filter(({ formula }) =>
    [
      "CO2",
      "CS2",
      "HCN",
      "ClCN",
      "NO2+",
      "HCHO",
      "COCl2",
      "COF2",
      "CO3^2-",
      "NO3-",
      "NO2-",
      "O3",
      "ClNO",
      "FNO",
    ].includes(formula),
  ),
];

const BONDS = ["", "–", "=", "≡"] as const;

const atomsOf = ({ center, ligands }: LewisStructure): readonly string[] => [
  center,
  ...ligands.map(({ symbol }) => symbol),
];

const sumOver = (symbols: readonly string[], value: (symbol: string) => number): number =>
  symbols.reduce((sum, symbol) => sum + value(symbol), 0);

const valenceOf = (symbol: string): number => VALENCE_ELECTRONS[symbol] ?? 0;

/** `V(P) = 5` */
const valenceLines = (symbols: readonly string[]) =>
  [...new Set(symbols)].map((symbol) => equals(variable("V", symbol), count(valenceOf(symbol))));

/** All valence electrons of a molecule or ion. Those of an element may be meant of one atom. */
export function solveValence(species: Species): Solved | null {
  const { center, ligands } = species.structure;
  return ligands.every(({ symbol }) => symbol === center) ? null : sumValence(species);
}

function sumValence(species: Species): Solved {
  return {
    steps: [step("groups-of-atoms", valenceLines(atomsOf(species.structure))), step("add-up", [electronLine(species)])],
    answer: { id: "valence", value: count(valenceElectrons(species)), values: describe(species) },
  };
}

function askValence(random: Random): Draft {
  const species = random.pick(SPECIES);
  const atoms = atomsOf(species.structure);
  const { charge } = species;
  const right = valenceElectrons(species);
  const ionSlips = [
    [slipOf(WORDS, "charge-sign"), right + 2 * charge],
    [slipOf(WORDS, "charge-forgotten"), right + charge],
  ] as const;
  return {
    kind: "solved",
    variant: charge === 0 ? "valence-of-molecule" : "valence-of-ion",
    values: describe(species),
    ...sumValence(species),
    distractors: wrongCounts(right, [
      ...(charge === 0 ? [] : ionSlips),
      [slipOf(WORDS, "one-of-each"), sumOver([...new Set(atoms)], valenceOf)],
      [slipOf(WORDS, "all-electrons"), sumOver(atoms, (symbol) => findElement(symbol)?.number ?? 0) - charge],
      [slipOf(WORDS, "octets-added"), 8 * atoms.length],
    ]),
  };
}

const allPairs = ({ centerPairs, ligands }: LewisStructure): number =>
  centerPairs + ligands.reduce((sum, { pairs }) => sum + pairs, 0);
const bondsOf = ({ ligands }: LewisStructure): number => ligands.reduce((sum, { order }) => sum + order, 0);

function centerPairsStep(species: Species): StepFacts {
  const { structure } = species;
  const [own, all] = [structure.centerPairs, allPairs(structure)];
  return step(
    "left-for-center",
    [expression(variable("N"), "/", count(2), "-", count(bondsOf(structure)), "-", count(all - own), "=", count(own))],
    describe(species),
  );
}

/** `N / 2 - 4 = 16 / 2 - 4 = 4` */
function allPairsStep(species: Species): StepFacts {
  const bonds = count(bondsOf(species.structure));
  const half = count(valenceElectrons(species) / 2);
  return step("lone-pairs", [
    expression(
      variable("N"),
      "/",
      count(2),
      "-",
      bonds,
      "=",
      half,
      "-",
      bonds,
      "=",
      count(allPairs(species.structure)),
    ),
  ]);
}

const countingSteps = (species: Species): StepFacts[] => [
  commonStep("electrons", [electronLine(species)]),
  commonStep("fill"),
];

/** The lone pairs of the central atom. */
export function solveCenterPairs(species: Species): Solved {
  return {
    steps: [...countingSteps(species), centerPairsStep(species)],
    answer: { id: "center-pairs", value: count(species.structure.centerPairs), values: describe(species) },
  };
}

/** The lone pairs of all atoms. */
function solveAllPairs(species: Species): Solved {
  return {
    steps: [...countingSteps(species), allPairsStep(species)],
    answer: { id: "all-pairs", value: count(allPairs(species.structure)), values: describe(species) },
  };
}

/** How many structures differ only in where electrons are. */
export function solveResonance(species: Species): Solved {
  const forms = count(resonanceForms(species.structure).length);
  return {
    steps: [...countingSteps(species), step("resonance", [], describe(species))],
    answer: { id: "resonance", value: forms, values: describe(species) },
  };
}

/** The bonds of the structure, those alike together: `2 C=O`. */
function listBonds({ center, ligands }: LewisStructure): Expression[] {
  const alike = Map.groupBy(ligands, ({ symbol, order }) => `${center}${BONDS[order]}${symbol}`);
  return [...alike].map(([bond, { length }]) =>
    length === 1 ? expression(notation(bond)) : expression(count(length), "*", notation(bond)),
  );
}

/** The whole structure: its bonds, and where its lone pairs are. */
export function solveLewis(species: Species): Solved {
  const { structure } = species;
  const pairs = count(structure.centerPairs);
  return {
    steps: [...countingSteps(species), allPairsStep(species)],
    answer: {
      id: hasCenter(species) ? "structure" : "structure-of-two",
      value: list(listBonds(structure)),
      values: { ...describe(species), pairs, outer: count(allPairs(structure) - structure.centerPairs) },
    },
  };
}

/** The pairs that are left for the centre, or all that belong to no bond. */
function askPairs(random: Random): Draft {
  const isCenter = random.chance(0.5);
  const species = random.pick(isCenter ? SPECIES : AGREED);
  const { structure } = species;
  const [own, all] = [structure.centerPairs, allPairs(structure)];
  const right = isCenter ? own : all;
  return {
    kind: "solved",
    variant: isCenter ? "center-pairs" : "all-pairs",
    values: describe(species),
    ...(isCenter ? solveCenterPairs : solveAllPairs)(species),
    distractors: wrongCounts(right, [
      isCenter ? [slipOf(WORDS, "pairs-of-outer-atoms"), all] : [slipOf(WORDS, "center-only"), own],
      [slipOf(WORDS, "electrons-for-pairs"), 2 * right],
      [slipOf(WORDS, "bonds-for-pairs"), bondsOf(structure)],
      ...(isCenter ? [[slipOf(WORDS, "valence-halved"), Math.ceil(valenceOf(structure.center) / 2)] as const] : []),
    ]),
  };
}

/** Electrons around the centre: not always eight. */
function askCenterElectrons(random: Random): Draft {
  const pool = random.chance(0.75) ? SINGLE.filter(({ structure }) => centerElectrons(structure) !== 8) : SINGLE;
  const species = random.pick(pool);
  const { structure } = species;
  const right = centerElectrons(structure);
  const bonds = structure.ligands.length;
  return {
    kind: "solved",
    variant: "center-electrons",
    values: describe(species),
    steps: [
      commonStep("electrons", [electronLine(species)]),
      commonStep("fill"),
      step("around-center", [
        expression(
          count(2),
          "*",
          variable("n"),
          "+",
          count(2),
          "*",
          variable("m"),
          "=",
          count(2),
          "*",
          count(bonds),
          "+",
          count(2),
          "*",
          count(structure.centerPairs),
          "=",
          count(right),
        ),
      ]),
    ],
    answer: { id: "center-electrons", value: count(right), values: describe(species) },
    distractors: wrongCounts(right, [
      [slipOf(WORDS, "always-eight"), 8],
      [slipOf(WORDS, "center-pairs-left-out"), 2 * bonds],
      [slipOf(WORDS, "pairs-for-electrons"), right / 2],
      [slipOf(WORDS, "one-per-bond"), bonds + 2 * structure.centerPairs],
    ]),
  };
}

/** The one whose centre has no octet, or the only one that has. */
function askOctet(random: Random): Draft | null {
  const octets = SINGLE.filter(({ structure }) => centerElectrons(structure) === 8);
  const others = SINGLE.filter(({ structure }) => centerElectrons(structure) !== 8);
  const isException = random.chance(0.5);
  const mixed = isException ? mixOne(random, others, octets) : mixOne(random, octets, others);
  if (mixed === null) return null;
  return askWhich({
    variant: isException ? "octet-exception" : "octet-kept",
    shown: mixed.shown.map(({ formula }) => formula),
    right: mixed.right.formula,
    slip: (formula) => {
      const found = mixed.shown.find((each) => each.formula === formula);
      const electrons = found === undefined ? 8 : centerElectrons(found.structure);
      return slipOf(WORDS, electrons === 8 ? "has-octet" : "has-none");
    },
    steps: [
      step(
        "valence-of-centers",
        mixed.shown.map(({ structure: { center }, formula }) =>
          worked(
            variable("V", center),
            [count(valenceOf(center)), ",", variable("N", formula)],
            count(valenceElectrons(SPECIES.find((each) => each.formula === formula) ?? mixed.right)),
          ),
        ),
      ),
      commonStep("fill"),
      step("pairs-of-centers"),
    ],
  });
}

/** An atom in a structure: the centre, or one of the outer ones. */
type PlacedAtom = {
  readonly symbol: string;
  readonly bonds: number;
  readonly pairs: number;
  readonly species: Pick<Species, "formula">;
};

/** The atoms of one element in a structure: its centre first. */
export function listAtoms(species: Species): readonly PlacedAtom[] {
  const { center, centerPairs, ligands } = species.structure;
  return [
    { symbol: center, bonds: bondsOf(species.structure), pairs: centerPairs, species },
    ...ligands.map(({ symbol, order, pairs }) => ({ symbol, bonds: order, pairs, species })),
  ];
}

export const formalChargeOf = ({ symbol, bonds, pairs }: PlacedAtom): number => valenceOf(symbol) - 2 * pairs - bonds;

/** Whether books draw its bonds in one way. */
export const isAgreed = ({ formula, structure: { ligands } }: Species): boolean =>
  AGREED.some((each) => each.formula === formula) || ligands.length === 1;

/** The formal charge of an atom whose bonds and lone pairs are known. */
export function solveFormalCharge(atom: PlacedAtom): Solved {
  const { symbol, bonds, pairs, species } = atom;
  const [valence, right] = [valenceOf(symbol), formalChargeOf(atom)];
  const values = {
    formula: formulaTerm(species.formula),
    atom: formulaTerm(symbol),
    bonds: count(bonds),
    pairs: count(pairs),
  };
  return {
    steps: [
      step("valence-of-atom", [equals(variable("V", symbol), count(valence))], { atom: formulaTerm(symbol) }),
      step(
        "formal-charge",
        [
          worked(
            "f",
            [["V", count(valence)], "-", ["N", count(2 * pairs)], "-", ["B", count(2 * bonds)], "/", count(2)],
            signedCount(right),
          ),
        ],
        values,
      ),
    ],
    answer: {
      id: "formal-charge",
      value: signedCount(right),
      values: { ...values, charge: expression(signedCount(right)) },
    },
  };
}

function pickAtom(random: Random): PlacedAtom {
  const species = random.pick([
    ...AGREED,
    ...SPECIES.filter(({ structure }) => structure.ligands.some(({ symbol }) => symbol === "O")),
  ]);
  const [center, ...ligands] = listAtoms(species);
  return center !== undefined && random.chance(0.5) ? center : random.pick(ligands);
}

/** Formal charge of an atom whose bonds and lone pairs are told. */
function askFormalCharge(random: Random): Draft | null {
  const atom = pickAtom(random);
  const { symbol, bonds, pairs, species } = atom;
  if (symbol === "H") return null;
  const valence = valenceOf(symbol);
  const right = formalChargeOf(atom);
  // Most atoms have none: that would soon be guessed.
  if (right === 0 && random.chance(0.85)) return null;
  const values = {
    formula: formulaTerm(species.formula),
    atom: formulaTerm(symbol),
    bonds: count(bonds),
    pairs: count(pairs),
  };
  const wrong: readonly (readonly [string, number])[] = [
    ["both-electrons-of-bond", valence - 2 * pairs - 2 * bonds],
    ["pairs-as-one", valence - pairs - bonds],
    ["reversed-charge", -right],
    ["lone-pairs-left-out", valence - bonds],
  ];
  return {
    kind: "solved",
    variant: "formal-charge",
    values,
    ...solveFormalCharge(atom),
    distractors: listDistinct(
      signedCount(right),
      wrong.map(([slip, value]) => ({ slip: slipOf(WORDS, slip), value: signedCount(value) })),
    ),
  };
}

/** Ions and molecules of three atoms in a line with sixteen valence electrons, whose best structure books agree on: atoms, charges of the best. */
const CHAINS = [
  { formula: "OCN-", atoms: ["O", "C", "N"], charge: -1 },
  { formula: "SCN-", atoms: ["S", "C", "N"], charge: -1 },
  { formula: "N2O", atoms: ["N", "N", "O"], charge: 0 },
  { formula: "CO2", atoms: ["O", "C", "O"], charge: 0 },
  { formula: "CS2", atoms: ["S", "C", "S"], charge: 0 },
  { formula: "COS", atoms: ["O", "C", "S"], charge: 0 },
] as const;

type Drawn = { readonly text: string; readonly charges: readonly number[] };

/** A left and right bond of the orders 1 and 3, 2 and 2, or 3 and 1 give every atom its octet. */
function draw(atoms: readonly string[], left: 1 | 2 | 3): Drawn {
  const [a = "", b = "", c = ""] = atoms;
  const right = 4 - left;
  const charges = [valenceOf(a) - 2 * (4 - left) - left, valenceOf(b) - 4, valenceOf(c) - 2 * (4 - right) - right];
  return { text: `${a}${BONDS[left]}${b}${BONDS[right] ?? ""}${c}`, charges };
}

const ELECTRONEGATIVITY: Readonly<Record<string, number>> = { C: 2.55, N: 3.04, O: 3.44, S: 2.58 };

/** Few charges first; of equal ones, that with the negative charge on the more electronegative atom. */
function cost(atoms: readonly string[], { charges }: Drawn): number {
  const negative = charges.reduce(
    (sum, charge, index) => sum + (charge < 0 ? -charge * (ELECTRONEGATIVITY[atoms[index] ?? ""] ?? 0) : 0),
    0,
  );
  return 10 * charges.reduce((sum, charge) => sum + Math.abs(charge), 0) - negative;
}

const drawnTerm = ({ text }: Drawn): Term => ({ kind: "variable", name: text, of: null });

const chargeList = ({ text, charges }: Drawn) =>
  expression(
    { kind: "variable", name: text, of: null },
    ":",
    ...charges.flatMap((charge, index) => (index === 0 ? [signedCount(charge)] : ["," as const, signedCount(charge)])),
  );

/** The best of the three structures with octets. */
function askBest(random: Random): Draft | null {
  const { formula, atoms } = random.pick(CHAINS);
  const all = ([1, 2, 3] as const).map((left) => draw(atoms, left));
  const ranked = all.toSorted((one, other) => cost(atoms, one) - cost(atoms, other));
  const [best, ...others] = ranked;
  if (best === undefined) return null;
  const size = ({ charges }: Drawn): number => charges.reduce((sum, charge) => sum + Math.abs(charge), 0);
  const structures: FactValue = list(random.shuffle(all).map((each) => drawnTerm(each)));
  return {
    kind: "solved",
    variant: "best",
    values: { formula: formulaTerm(formula), structures },
    steps: [
      step(
        "charges-of-each",
        all.filter((each) => each !== best).map((each) => chargeList(each)),
      ),
      step("choose-best", [chargeList(best)]),
    ],
    answer: { id: "best", value: drawnTerm(best), values: { formula: formulaTerm(formula) } },
    distractors: others.map((each) => ({
      slip: slipOf(WORDS, size(each) > size(best) ? "more-charges" : "charge-on-wrong-atom"),
      value: drawnTerm(each),
    })),
  };
}

/** Counting electrons, pairs and formal charges of Lewis structures. */
export const lewisStructures: Family = {
  id: "lewis-structures",
  subtopic: "lewis-structures",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: askValence,
    medium: (random) => random.pick([askPairs, askCenterElectrons, askOctet])(random),
    hard: askFormalCharge,
  },
};

/** Of several structures the best: only to choose from. */
export const bestLewisStructure: Family = {
  id: "best-lewis-structure",
  subtopic: "lewis-structures",
  words: WORDS,
  forms: ["choice"],
  levels: { hard: askBest },
};
