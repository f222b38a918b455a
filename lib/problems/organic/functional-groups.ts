import {
  carbonsOf,
  carbonsOn,
  fingerprint,
  listAlkanes,
  listSubstituted,
  readStructure,
} from "../../chemistry/organic/structure.ts";
import type { Structure } from "../../chemistry/organic/structure.ts";
import type { StepFacts, Term } from "../../methods/facts.ts";
import { count, notation } from "../../methods/terms.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { drawn } from "./drawn.ts";

const WORDS = "problems-organic.functional-groups";

const word = wordIn(WORDS);

/** The classes with their group, as it is written, and the classes that they are mistaken for. `R` and `Q` are alkyl groups in SMILES. */
const CLASSES = [
  { id: "alcohol", group: "–OH", patterns: ["RO"], near: ["carboxylic-acid", "ether", "aldehyde"] },
  { id: "ether", group: "C–O–C", patterns: ["ROQ"], near: ["ester", "alcohol", "ketone"] },
  { id: "aldehyde", group: "–CHO", patterns: ["RC=O"], near: ["ketone", "alcohol", "carboxylic-acid"] },
  { id: "ketone", group: "C–CO–C", patterns: ["RC(=O)Q"], near: ["aldehyde", "ether", "ester"] },
  { id: "carboxylic-acid", group: "–COOH", patterns: ["RC(=O)O"], near: ["alcohol", "ester", "aldehyde"] },
  { id: "ester", group: "–COO–C", patterns: ["RC(=O)OQ"], near: ["ether", "carboxylic-acid", "ketone"] },
  { id: "amine", group: "C–N", patterns: ["RN", "RNQ"], near: ["amide", "alcohol", "ketone"] },
  { id: "amide", group: "–CO–N", patterns: ["RC(=O)N", "RC(=O)NQ"], near: ["amine", "ketone", "carboxylic-acid"] },
] as const;

type Class = (typeof CLASSES)[number];
export type ClassId = Class["id"];

/** Alkyl groups in SMILES, bonded by their last atom. */
const LEFT = ["C", "CC", "CCC", "CC(C)", "CCCC", "CC(C)C", "CCCCC"] as const;

/** Alkyl groups in SMILES, bonded by their first atom. */
const RIGHT = ["C", "CC", "CCC", "C(C)C"] as const;

function sampleOf({ patterns }: Class, random: Random): Structure {
  return readStructure(random.pick(patterns).replace("R", random.pick(LEFT)).replace("Q", random.pick(RIGHT)));
}

const LOOK: StepFacts = { id: "look", lines: [], values: {} };

const groupStep = (own: Class): StepFacts => ({ id: "group", lines: [], values: { group: notation(own.group) } });

function getClass(id: Class["id"]): Class {
  const found = CLASSES.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no class ${id}`);
  return found;
}

/** The class of a compound. */
export function solveClass(formula: Term, id: ClassId): Solved {
  const own = getClass(id);
  return {
    steps: [LOOK, groupStep(own), { id: "name", lines: [], values: { class: word(own.id) } }],
    answer: { id: "class", value: word(own.id), values: { formula } },
  };
}

function askClass(random: Random): SolvedDraft {
  const own = random.pick(CLASSES);
  const formula = drawn(sampleOf(own, random), random);
  return {
    kind: "solved",
    variant: "class",
    values: { formula },
    ...solveClass(formula, own.id),
    distractors: own.near.map((id) => ({ slip: slipOf(WORDS, `is-${id}`), value: word(id) })),
  };
}

const DEGREES = ["primary", "secondary", "tertiary"] as const;

/** What stands on a carbon of which degree: atom and class. */
const BEARERS = [
  { id: "alcohol-oh", symbol: "O" },
  { id: "haloalkane-cl", symbol: "Cl" },
  { id: "haloalkane-br", symbol: "Br" },
] as const;

/** How many carbon atoms the one with the group is bonded to. */
export type Degree = 1 | 2 | 3;

/** Whether an alcohol or a haloalkane is primary, secondary or tertiary. */
export function solveDegree(formula: Term, degree: Degree): Solved {
  const kind = word(DEGREES[degree - 1] ?? "primary");
  return {
    steps: [
      { id: "bearer", lines: [], values: {} },
      { id: "neighbours", lines: [], values: {} },
      { id: "degree", lines: [], values: { carbons: count(degree), degree: kind } },
    ],
    answer: { id: "degree", value: kind, values: { formula } },
  };
}

function askDegree(random: Random): SolvedDraft | null {
  const bearer = random.pick(BEARERS);
  const degree = random.pick([1, 2, 3] as const);
  const molecules = listAlkanes(random.integer(3, 6)).flatMap((alkane) => listSubstituted(alkane, bearer.symbol));
  const fitting = molecules.filter((each) => carbonsOn(each, each.bonds.at(-1)?.a ?? 0) === degree);
  if (fitting.length === 0) return null;
  const formula = drawn(random.pick(fitting), random);
  const id = DEGREES[degree - 1] ?? "primary";
  return {
    kind: "solved",
    variant: bearer.symbol === "O" ? "degree-alcohol" : "degree-halide",
    values: { formula },
    ...solveDegree(formula, degree),
    distractors: DEGREES.filter((each) => each !== id).map((each) => ({
      slip: slipOf(WORDS, `not-${each}`),
      value: word(each),
    })),
  };
}

/** Carbon atoms of one degree in an alkane. */
function askCarbons(random: Random): SolvedDraft | null {
  const alkane = random.pick(listAlkanes(random.integer(5, 8)));
  const degree = random.pick([1, 2, 3, 4] as const);
  const numberOf = (wanted: number): number =>
    carbonsOf(alkane).filter((atom) => carbonsOn(alkane, atom) === wanted).length;
  const answer = numberOf(degree);
  const others = ([1, 2, 3, 4] as const).filter((each) => each !== degree);
  if (answer === 0) return null;
  return {
    kind: "solved",
    variant: `carbons-${degree}`,
    values: { formula: drawn(alkane, random) },
    steps: [
      { id: "every-carbon", lines: [], values: {} },
      { id: "meaning", lines: [], values: {} },
      { id: "count", lines: [], values: {} },
    ],
    answer: { id: "carbons", value: count(answer) },
    distractors: wrongCounts(answer, [
      ...others
        .map((each) => [slipOf(WORDS, "other-degree"), numberOf(each)] as const)
        .filter(([, value]) => value > 0),
      [slipOf(WORDS, "one-missed"), answer - 1],
      [slipOf(WORDS, "one-too-many"), answer + 1],
    ]),
  };
}

/** Functional groups: the class of a compound, and the degree of its carbon atoms. */
export const functionalGroups: Family = {
  id: "functional-groups",
  subtopic: "functional-groups",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: askClass, medium: askDegree, hard: askCarbons },
};

/** The compound of a class among others. */
function askMember(random: Random, among: (own: Class) => readonly Class[]): Draft | null {
  const own = random.pick(CLASSES);
  const others = random.pickSeveral(among(own), 3).map((each) => ({ id: each.id, structure: sampleOf(each, random) }));
  const answer = sampleOf(own, random);
  if (new Set([answer, ...others.map(({ structure }) => structure)].map(fingerprint)).size < 4) return null;
  return {
    kind: "solved",
    variant: "member",
    values: { class: word(own.id) },
    steps: [{ id: "recall", lines: [], values: {} }, groupStep(own), { id: "find", lines: [], values: {} }],
    answer: { id: "member", value: drawn(answer, random), values: { class: word(own.id) } },
    distractors: others.map(({ id, structure }) => ({
      slip: slipOf(WORDS, `is-${id}`),
      value: drawn(structure, random),
    })),
  };
}

/** Which of several compounds has a group: among any others, or among those that look alike. */
export const groupSearch: Family = {
  id: "functional-group-search",
  subtopic: "functional-groups",
  words: WORDS,
  forms: ["choice"],
  levels: {
    easy: (random) => askMember(random, (own) => CLASSES.filter((each) => each !== own)),
    medium: (random) => askMember(random, (own) => own.near.map(getClass)),
  },
};
