import type { LewisStructure } from "../../chemistry/bonding/lewis.ts";
import { resonanceForms } from "../../chemistry/bonding/resonance.ts";
import {
  centerElectrons,
  hasCenter,
  SPECIES,
  valenceElectrons,
  type Species,
} from "../../chemistry/bonding/species.ts";
import type { Expression, StepFacts } from "../../methods/facts.ts";
import { worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, list, notation, step, variable } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { describe, electronLine } from "./species-lines.ts";
import { askWhich, commonStep, mixOne } from "./which.ts";
import { WORDS } from "./lewis-words.ts";
import { valenceOf } from "./valence-electrons.ts";

/** Books agree on every bond of these: the outer atoms have single bonds only, or a centre of the second period has its octet in one way. */
const SINGLE = SPECIES.filter(({ structure: { ligands } }) =>
  ligands.every(({ symbol, order }) => order === 1 && symbol !== "O"),
);

export const AGREED = [
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

export const BONDS = ["", "–", "=", "≡"] as const;

const allPairs = ({ centerPairs, ligands }: LewisStructure): number =>
  centerPairs + ligands.reduce((sum, { pairs }) => sum + pairs, 0);

export const bondsOf = ({ ligands }: LewisStructure): number => ligands.reduce((sum, { order }) => sum + order, 0);

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
export function askPairs(random: Random): Draft {
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
export function askCenterElectrons(random: Random): Draft {
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
export function askOctet(random: Random): Draft | null {
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

/** Whether books draw its bonds in one way. */
export const isAgreed = ({ formula, structure: { ligands } }: Species): boolean =>
  AGREED.some((each) => each.formula === formula) || ligands.length === 1;
