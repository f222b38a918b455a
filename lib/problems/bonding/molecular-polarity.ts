import { wrongChoices } from "../solved.ts";
import { electronegativityGain, isPolarityClear } from "../../chemistry/bonding/dipoles.ts";
import { isSymmetric, SPECIES } from "../../chemistry/bonding/species.ts";
import type { Species } from "../../chemistry/bonding/species.ts";
import { equals, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, list, quantity as term, step, variable } from "../../methods/terms.ts";
import type { Expression } from "../../methods/facts.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import { MAIN_ELEMENTS } from "../periodic-table/elements.ts";
import type { MainElement } from "../periodic-table/elements.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { askWhich, commonSlip, mixOne, pickEnd } from "./which.ts";

const WORDS = "problems-bonding.molecular-polarity";
const word = wordIn(WORDS);

/** Pauling's values, of the elements that have one. */
const ELECTRONEGATIVITY: ReadonlyMap<string, Decimal> = new Map(
  MAIN_ELEMENTS.flatMap(({ symbol, electronegativity }) =>
    electronegativity === null ? [] : [[symbol, new Decimal(electronegativity)] as const],
  ),
);

const shown = (value: Decimal) => term(value.toFixed(2), "");

const difference = (one: string, other: string): number | null => {
  const gain = electronegativityGain(one, other);
  return gain === null ? null : Math.abs(gain);
};

type Binary = { readonly formula: string; readonly atoms: readonly [string, string]; readonly polarity: number };

const DIATOMIC: readonly (readonly [formula: string, one: string, other: string])[] = [
  ["HF", "H", "F"],
  ["HCl", "H", "Cl"],
  ["HBr", "H", "Br"],
  ["HI", "H", "I"],
  ["ClF", "Cl", "F"],
  ["BrCl", "Br", "Cl"],
  ["ICl", "I", "Cl"],
  ["CO", "C", "O"],
  ["NO", "N", "O"],
];

function withPolarity(formula: string, one: string, other: string): readonly Binary[] {
  const polarity = difference(one, other);
  return polarity === null ? [] : [{ formula, atoms: [one, other], polarity }];
}

/** Molecules with one kind of bond. */
const BINARY: readonly Binary[] = [
  ...DIATOMIC.flatMap((line) => withPolarity(...line)),
  ...SPECIES.flatMap(({ formula, charge, structure: { center, ligands } }) => {
    const [first] = ligands;
    const isBinary =
      charge === 0 &&
      first !== undefined &&
      first.symbol !== center &&
      ligands.every(({ symbol }) => symbol === first.symbol);
    return isBinary ? withPolarity(formula, center, first.symbol) : [];
  }),
];

/** Differences nearer than this are not compared. */
const APART = 0.15;

const valueLine = (symbol: string): Expression =>
  expression(variable("χ", symbol), "=", shown(ELECTRONEGATIVITY.get(symbol) ?? new Decimal(0)));

const differenceLine = ({ formula, atoms: [one, other], polarity }: Binary): Expression => {
  const [a, b] = [ELECTRONEGATIVITY.get(one) ?? new Decimal(0), ELECTRONEGATIVITY.get(other) ?? new Decimal(0)];
  return worked(
    variable("Δχ", formula),
    [shown(Decimal.max(a, b)), "-", shown(Decimal.min(a, b))],
    shown(new Decimal(polarity)),
  );
};

/** The molecule with the most or least polar bonds. */
function askBonds(random: Random): Draft | null {
  const picked = random.pickSeveral(BINARY, 4).toSorted((a, b) => a.polarity - b.polarity);
  if (picked.some((each, index) => each.polarity - (picked[index - 1]?.polarity ?? -1) < APART)) return null;
  const end = pickEnd(random, picked, 4);
  if (end === null) return null;
  const symbols = [...new Set(end.shown.flatMap(({ atoms }) => atoms))];
  const largest = end.shown.toSorted((a, b) => totalOf(b) - totalOf(a))[0];
  return askWhich({
    variant: `${end.direction}-polar-bonds`,
    shown: end.shown.map(({ formula }) => formula),
    right: end.right.formula,
    slip: (formula) =>
      formula === end.opposite.formula
        ? commonSlip("reversed")
        : formula === largest?.formula
          ? slipOf(WORDS, "sum-for-difference")
          : commonSlip("between"),
    values: { values: list(symbols.map((symbol) => valueLine(symbol))) },
    steps: [
      step("atoms-of-bonds"),
      step(
        "differences",
        end.shown.map((each) => differenceLine(each)),
      ),
      step("compare-differences"),
    ],
  });
}

const totalOf = ({ atoms }: Binary): number =>
  atoms.reduce((sum, symbol) => sum + (ELECTRONEGATIVITY.get(symbol)?.toNumber() ?? 0), 0);

const KINDS = ["nonpolar-covalent", "polar-covalent", "ionic"] as const;
type Kind = (typeof KINDS)[number];

const METALS = MAIN_ELEMENTS.filter(
  ({ group, symbol, period }) => group <= 2 && symbol !== "H" && symbol !== "Be" && period < 6,
);
const NONMETALS = MAIN_ELEMENTS.filter(({ symbol }) =>
  ["H", "C", "N", "O", "F", "P", "S", "Cl", "Se", "Br", "I"].includes(symbol),
);

/** What the limits of courses, which the statement names, make of a pair; null where they would call it otherwise than chemists do, and too near a limit. */
function kindOf(a: MainElement, b: MainElement): Kind | null {
  const value = difference(a.symbol, b.symbol);
  if (value === null || Math.abs(value - 0.4) < 0.05 || Math.abs(value - 1.7) < 0.05) return null;
  const isIonic = METALS.includes(a) !== METALS.includes(b);
  if (isIonic !== value > 1.7) return null;
  return value > 1.7 ? "ionic" : value > 0.4 ? "polar-covalent" : "nonpolar-covalent";
}

/** The kind of a bond by the difference. */
function askKind(random: Random): Draft | null {
  const wanted = random.pick(KINDS);
  const a = random.pick(wanted === "ionic" ? METALS : NONMETALS);
  const b = random.pick(NONMETALS);
  const kind = kindOf(a, b);
  if (kind !== wanted || a === b) return null;
  const bond: Binary = { formula: "", atoms: [a.symbol, b.symbol], polarity: difference(a.symbol, b.symbol) ?? 0 };
  const line = differenceLine(bond);
  const values = {
    first: formulaTerm(a.symbol),
    second: formulaTerm(b.symbol),
    values: list([valueLine(a.symbol), valueLine(b.symbol)]),
  };
  return {
    kind: "solved",
    variant: "kind",
    values: { ...values, low: shown(new Decimal("0.4")), high: shown(new Decimal("1.7")) },
    steps: [step("difference", [expression(variable("Δχ"), ...line.terms.slice(1))]), step("compare-limits")],
    answer: { id: "kind", value: word(kind), values },
    distractors: wrongChoices(
      KINDS,
      kind,
      (each) => slipOf(WORDS, KINDS.indexOf(each) > KINDS.indexOf(kind) ? "too-polar" : "too-little-polar"),
      word,
    ),
  };
}

const CLEAR = SPECIES.filter((species) => isPolarityClear(species));

/** The one polar or nonpolar molecule of four: all of them have polar bonds. */
function askMolecule(random: Random, from: readonly Species[]): Draft | null {
  const [even, odd] = [
    from.filter(({ structure }) => isSymmetric(structure)),
    from.filter(({ structure }) => !isSymmetric(structure)),
  ];
  const isPolar = random.chance(0.5);
  const mixed = isPolar ? mixOne(random, odd, even) : mixOne(random, even, odd);
  if (mixed === null) return null;
  const slip = (formula: string): string => {
    const structure = mixed.shown.find((each) => each.formula === formula)?.structure;
    if (isPolar) return slipOf(WORDS, "dipoles-cancel");
    return slipOf(
      WORDS,
      new Set(structure?.ligands.map(({ symbol }) => symbol)).size > 1 ? "unequal-bonds" : "lone-pair-forgotten",
    );
  };
  return askWhich({
    variant: isPolar ? "polar-molecule" : "nonpolar-molecule",
    shown: mixed.shown.map(({ formula }) => formula),
    right: mixed.right.formula,
    slip,
    steps: [
      step(
        "pairs-at-centers",
        mixed.shown.map(({ formula, structure }) => equals(variable("m", formula), count(structure.centerPairs))),
      ),
      step("symmetry"),
      step("add-arrows"),
    ],
  });
}

/** Equal bonds in a symmetric shape cancel, however polar they are. */
function isPolarMolecule(species: Species): boolean | null {
  const { charge, structure } = species;
  if (charge === 0 && structure.ligands.length > 1 && isSymmetric(structure)) return false;
  const kind = solvePolarity(species)?.answer.value;
  return kind?.kind === "word" ? kind.key.endsWith("-polar") : null;
}

/** The only polar, or nonpolar, one of several molecules; null where there is none or more, or where courses do not agree. */
export function solvePolarMember(isPolar: boolean, shown: readonly Species[]): Solved | null {
  const kinds = shown.map(isPolarMolecule);
  const [right, ...others] = shown.filter((_, at) => kinds[at] === isPolar);
  if (right === undefined || others.length > 0 || shown.length < 2 || kinds.includes(null)) return null;
  return {
    steps: [
      step(
        "pairs-at-centers",
        shown.map(({ formula, structure }) => equals(variable("m", formula), count(structure.centerPairs))),
      ),
      step("symmetry"),
      step("add-arrows"),
    ],
    answer: { id: "which", value: formulaTerm(right.formula) },
  };
}

const COMBINATIONS = ["nonpolar-nonpolar", "polar-nonpolar", "polar-polar"] as const;

/** Elements whose molecules have two or more equal atoms: no bond is polar. */
const ELEMENTS = ["H2", "N2", "O2", "F2", "Cl2", "Br2", "I2", "P4", "S8"] as const;

const ASKED = CLEAR.filter(({ structure }) => !["seesaw", "t-shaped", "square-pyramidal"].includes(structure.shape));

function sayCombination(formula: string, combination: (typeof COMBINATIONS)[number]): Solved {
  return {
    steps: [step("are-bonds-polar"), step("do-they-cancel")],
    answer: { id: "combination", value: word(combination), values: { formula: formulaTerm(formula) } },
  };
}

/** Whether bonds and molecule are polar; null for ions, and where courses do not agree on the bonds. */
export function solvePolarity(species: Species): Solved | null {
  const { formula, charge, structure } = species;
  if (charge !== 0) return null;
  const isElement = structure.ligands.every(({ symbol }) => symbol === structure.center);
  if (isElement) return structure.ligands.length === 1 ? sayCombination(formula, "nonpolar-nonpolar") : null;
  if (!isPolarityClear(species)) return null;
  if (structure.ligands.length === 1) return sayCombination(formula, "polar-polar");
  return sayCombination(formula, isSymmetric(structure) ? "polar-nonpolar" : "polar-polar");
}

/** Bonds and molecule: polar or not. */
function askCombination(random: Random): Draft {
  const combination = random.pick(COMBINATIONS);
  const pool =
    combination === "nonpolar-nonpolar"
      ? ELEMENTS
      : ASKED.filter(({ structure }) => isSymmetric(structure) === (combination === "polar-nonpolar")).map(
          ({ formula }) => formula,
        );
  const formula = random.pick<string>(pool);
  return {
    kind: "solved",
    variant: "combination",
    values: { formula: formulaTerm(formula) },
    ...sayCombination(formula, combination),
    distractors: [...COMBINATIONS, "nonpolar-polar"]
      .filter((each) => each !== combination)
      .map((each) => ({ slip: slipOf(WORDS, slipOfCombination(combination, each)), value: word(each) })),
  };
}

function slipOfCombination(right: (typeof COMBINATIONS)[number], wrong: string): string {
  if (wrong === "nonpolar-polar") return "dipole-without-polar-bonds";
  if (right === "nonpolar-nonpolar") return "equal-atoms";
  if (wrong === "nonpolar-nonpolar") return "unequal-atoms";
  return wrong === "polar-polar" ? "dipoles-cancel" : "dipoles-remain";
}

/** Polar bonds and polar molecules. */
export const molecularPolarity: Family = {
  id: "molecular-polarity",
  subtopic: "bond-molecular-polarity",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.5) ? askBonds(random) : askKind(random)),
    medium: (random) =>
      askMolecule(
        random,
        CLEAR.filter(({ groups, structure }) => groups <= 4 && structure.ligands.length < 4),
      ),
    hard: (random) =>
      askMolecule(
        random,
        CLEAR.filter(({ groups, structure }) => groups > 4 || structure.ligands.length >= 4),
      ),
  },
};

/** What bonds and shape together make of a molecule: phrases, only to choose from. */
export const polarityReasons: Family = {
  id: "polarity-reasons",
  subtopic: "bond-molecular-polarity",
  words: WORDS,
  forms: ["choice"],
  levels: { medium: askCombination },
};
