import { MEASURED_ANGLES } from "../../chemistry/data/measured-angles.ts";
import type { Species } from "../../chemistry/bonding/species.ts";
import { SPECIES, valenceElectrons } from "../../chemistry/bonding/species.ts";
import type { Shape } from "../../chemistry/bonding/lewis.ts";
import type { Expression, StepFacts } from "../../methods/facts.ts";
import { equals, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, quantity, step, variable } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { describe, electronLine, groupLine } from "./species-lines.ts";
import { askWhich, commonSlip, commonStep, mixOne, pickEnd } from "./which.ts";

const WORDS = "problems-bonding.molecular-geometry";
const word = wordIn(WORDS);

const PLAIN = SPECIES.filter(({ groups }) => groups <= 4);
const EXPANDED = SPECIES.filter(({ groups }) => groups > 4);

/** `m = (26 - 3 * 8) / 2 = 1`: what the outer atoms leave to the centre. */
function centerLine(species: Species): Expression {
  const { ligands, centerPairs } = species.structure;
  const hydrogens = ligands.filter(({ symbol }) => symbol === "H").length;
  const others = ligands.length - hydrogens;
  const taken = [
    ...(others > 0 ? ["-" as const, count(others), "*" as const, count(8)] : []),
    ...(hydrogens > 0 ? ["-" as const, count(hydrogens), "*" as const, count(2)] : []),
  ];
  return worked("m", ["(", count(valenceElectrons(species)), ...taken, ")", "/", count(2)], count(centerPairs));
}

/** From the valence electrons to the lone pairs of the centre. */
function countingSteps(species: Species): StepFacts[] {
  return [
    commonStep("electrons", [electronLine(species)]),
    step("center", [centerLine(species)], { center: formulaTerm(species.structure.center) }),
  ];
}

/** How many groups of electrons stand around the centre. */
function askGroups(random: Random): Draft {
  const species = random.pick(PLAIN);
  const {
    structure: { ligands, centerPairs },
    groups,
  } = species;
  const bonds = ligands.reduce((sum, { order }) => sum + order, 0);
  return {
    kind: "solved",
    variant: "groups",
    values: describe(species),
    steps: [...countingSteps(species), step("groups", [groupLine(species)])],
    answer: { id: "groups", value: count(groups), values: describe(species) },
    distractors: wrongCounts(groups, [
      [slipOf(WORDS, "multiple-bonds-twice"), bonds + centerPairs],
      [slipOf(WORDS, "pairs-left-out"), ligands.length],
      [slipOf(WORDS, "electrons-for-groups"), 2 * groups],
      [slipOf(WORDS, "center-counted"), groups + 1],
      [slipOf(WORDS, "pairs-only"), groups - 1],
    ]),
  };
}

type Facts = { readonly partners: number; readonly pairs: number };

/** Every shape by its bonded atoms and lone pairs, as often as it occurs. */
const FORMS: Readonly<Record<Shape, readonly Facts[]>> = Object.groupBy(
  SPECIES.map(({ structure: { shape, ligands, centerPairs } }) => ({
    shape,
    partners: ligands.length,
    pairs: centerPairs,
  })),
  ({ shape }) => shape,
) as Readonly<Record<Shape, readonly Facts[]>>;

const PLAIN_SHAPES = [
  "linear",
  "bent",
  "trigonal-planar",
  "trigonal-pyramidal",
  "tetrahedral",
  "square-planar",
] as const satisfies readonly Shape[];
const EXPANDED_SHAPES = [
  "linear",
  "t-shaped",
  "seesaw",
  "trigonal-bipyramidal",
  "square-planar",
  "square-pyramidal",
  "octahedral",
  "tetrahedral",
] as const satisfies readonly Shape[];

/** The slip that leads from a species to a shape that it does not have. */
function slipTo(shape: Shape, { structure: { ligands, centerPairs }, groups }: Species): string {
  const forms = FORMS[shape];
  if (forms.some(({ partners, pairs }) => partners === groups && pairs === 0 && centerPairs > 0))
    return "groups-for-shape";
  if (forms.some(({ partners, pairs }) => partners === ligands.length && pairs < centerPairs)) return "pairs-ignored";
  return forms.some(({ partners }) => partners === ligands.length) ? "pairs-invented" : "other-atoms";
}

/** The most tempting first: those with as many atoms, then those with one more or fewer. */
function listWrongShapes(species: Species, shapes: readonly Shape[]): readonly Shape[] {
  const { shape, ligands } = species.structure;
  const away = (other: Shape): number =>
    Math.min(...FORMS[other].map(({ partners }) => Math.abs(partners - ligands.length)));
  return shapes
    .filter((each) => each !== shape)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, 3);
}

/** The shape of a molecule or ion. */
export function solveShape(species: Species): Solved {
  const { shape, centerPairs } = species.structure;
  return {
    steps: [
      ...countingSteps(species),
      step("groups", [groupLine(species)]),
      step(centerPairs === 0 ? "shape-without-pairs" : "shape-with-pairs"),
    ],
    answer: { id: "shape", value: word(shape), values: describe(species) },
  };
}

function askShape(random: Random, from: readonly Species[], shapes: readonly Shape[]): Draft {
  const species = random.pick(from);
  return {
    kind: "solved",
    variant: species.charge === 0 ? "shape-of-molecule" : "shape-of-ion",
    values: describe(species),
    ...solveShape(species),
    distractors: listWrongShapes(species, shapes).map((each) => ({
      slip: slipOf(WORDS, slipTo(each, species)),
      value: word(each),
    })),
  };
}

const memberSteps = (shape: Shape, shown: readonly Species[]): StepFacts[] => [
  step("needed-groups", [], { shape: word(shape) }),
  step(
    "pairs-of-each",
    shown.map((each) => equals(variable("m", each.formula), count(each.structure.centerPairs))),
  ),
  step("match"),
];

/** The one of several that has a shape; null where none or more than one has it. */
export function solveShapeMember(shape: Shape, shown: readonly Species[]): Solved | null {
  const [right, ...others] = shown.filter((each) => each.structure.shape === shape);
  return right === undefined || others.length > 0
    ? null
    : {
        steps: memberSteps(shape, shown),
        answer: { id: "which", value: formulaTerm(right.formula), values: { shape: word(shape) } },
      };
}

/** The one with a certain shape among four. */
function askMember(random: Random, from: readonly Species[]): Draft | null {
  const shape = random.pick(from).structure.shape;
  const mixed = mixOne(
    random,
    from.filter((each) => each.structure.shape === shape),
    from.filter((each) => each.structure.shape !== shape),
  );
  if (mixed === null) return null;
  const wanted = mixed.right.structure;
  const slip = (formula: string): string => {
    const other = mixed.shown.find((each) => each.formula === formula)?.structure;
    if (other?.ligands.length !== wanted.ligands.length) return slipOf(WORDS, "other-atoms");
    return slipOf(WORDS, other.centerPairs > wanted.centerPairs ? "pairs-ignored" : "pairs-invented");
  };
  return askWhich({
    variant: "member",
    shown: mixed.shown.map(({ formula }) => formula),
    right: mixed.right.formula,
    slip,
    values: { shape: word(shape) },
    steps: memberSteps(shape, mixed.shown),
  });
}

/**
 * By rising angle: two lone pairs at a centre with four groups (H₂O 104.5°), one (NH₃ 106.7°), none (109.5°), one at a centre with
 * three groups (NO₂⁻ 115°, O₃ 117°), none (120°), two groups (180°). CRC Handbook, 97th edition, section 9; only such as keep these steps.
 */
const ANGLES = [
  ["H2O"],
  ["NH3"],
  ["CH4", "CF4", "CCl4", "NH4+", "SiH4", "SiCl4", "BF4-", "SiF4"],
  ["NO2-", "O3"],
  ["BF3", "BCl3", "NO3-", "CO3^2-"],
  ["CO2", "CS2", "BeCl2", "HCN", "NO2+"],
] as const;

/** By the groups around a centre, lone pairs counted. */
const OF_GROUPS: Readonly<Record<number, Shape>> = {
  2: "linear",
  3: "trigonal-planar",
  4: "tetrahedral",
  5: "trigonal-bipyramidal",
  6: "octahedral",
};

/** How the groups stand around the centre, lone pairs among them; null where there are other numbers of them. */
export function solveElectronGeometry(species: Species): Solved | null {
  const geometry = OF_GROUPS[species.groups];
  if (geometry === undefined) return null;
  const values = describe(species);
  return {
    steps: [...countingSteps(species), step("groups", [groupLine(species)])],
    answer: { id: "electron-geometry", value: word(geometry), values },
  };
}

/**
 * The angle between two bonds: of the model where no lone pair presses, else as it was measured; null where it was not, where
 * one molecule has several, and where `isExact` and unlike ligands make them differ a little.
 */
export function solveAngle(species: Species, isExact: boolean): Solved | null {
  const { formula, structure, groups } = species;
  const { centerPairs, angle, ligands } = structure;
  const isLinear = structure.shape === "linear";
  const isUnlike = new Set(ligands.map(({ symbol, order }) => (isLinear ? "" : `${symbol}${order}`))).size > 1;
  const isEqualByResonance = new Set(ligands.map(({ symbol }) => symbol)).size === 1;
  const found = centerPairs === 0 || isLinear || groups > 4 ? angle : (MEASURED_ANGLES[formula] ?? "");
  if (!/^[\d.]+$/.test(found) || ligands.length < 2 || (isExact && isUnlike && !isEqualByResonance)) return null;
  const values = describe(species);
  return {
    steps: [
      ...countingSteps(species),
      step("groups", [groupLine(species)]),
      step("angle-of-groups"),
      ...(centerPairs > 0 && !isLinear && groups <= 4 ? [step("press")] : []),
    ],
    answer: { id: "angle", value: quantity(found, "°"), values },
  };
}

/** The largest or smallest bond angle of four. */
function askAngle(random: Random, size: number): Draft | null {
  const end = pickEnd(
    random,
    ANGLES.map((formulas) => random.pick<string>(formulas)),
    size,
  );
  if (end === null) return null;
  const groupsOf = (formula: string): number => SPECIES.find((each) => each.formula === formula)?.groups ?? 0;
  const pairsOf = (formula: string): number =>
    SPECIES.find((each) => each.formula === formula)?.structure.centerPairs ?? 0;
  const isSameGroups = (formula: string): boolean => groupsOf(formula) === groupsOf(end.right);
  return askWhich({
    variant: `${end.direction}-angle`,
    shown: end.shown,
    right: end.right,
    slip: (formula) =>
      isSameGroups(formula)
        ? slipOf(WORDS, "pairs-do-not-press")
        : commonSlip(formula === end.opposite ? "reversed" : "between"),
    steps: [
      step(
        "groups-of-each",
        end.shown.map((each) =>
          expression(
            variable("n", each),
            "+",
            variable("m", each),
            "=",
            count(groupsOf(each) - pairsOf(each)),
            "+",
            count(pairsOf(each)),
            "=",
            count(groupsOf(each)),
          ),
        ),
      ),
      step("angle-of-groups"),
      step("press"),
    ],
  });
}

/** Groups of electrons, shapes and angles by the VSEPR model. */
export const molecularGeometry: Family = {
  id: "molecular-geometry",
  subtopic: "molecular-geometry-vsepr",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) =>
      random.chance(0.5)
        ? askGroups(random)
        : askShape(
            random,
            PLAIN.filter(({ structure }) => structure.centerPairs === 0),
            PLAIN_SHAPES,
          ),
    medium: (random) =>
      random.chance(0.5)
        ? askShape(
            random,
            PLAIN.filter(({ structure, charge }) => structure.centerPairs > 0 || charge !== 0),
            PLAIN_SHAPES,
          )
        : random.chance(0.5)
          ? askMember(random, PLAIN)
          : askAngle(random, 3),
    hard: (random) =>
      random.chance(0.4)
        ? askShape(random, EXPANDED, EXPANDED_SHAPES)
        : random.chance(0.5)
          ? askMember(random, EXPANDED)
          : askAngle(random, 4),
  },
};
