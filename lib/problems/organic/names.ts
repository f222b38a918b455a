import { writeCondensed } from "../../chemistry/organic/condensed.ts";
import { carbonsOf, cisTransFault, countAtoms, listPaths } from "../../chemistry/organic/structure.ts";
import type { Structure } from "../../chemistry/organic/structure.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { StepFacts, Term } from "../../methods/facts.ts";
import { count, expression, formulaTerm, notation, organicTerm } from "../../methods/terms.ts";
import { writeHill } from "../../nomenclature/organic/organic.ts";
import { nameStructure } from "../../nomenclature/organic/systematic/name-structure.ts";
import { hasWordsFor } from "../../nomenclature/organic/systematic/write-systematic.ts";
import type { Named } from "../../nomenclature/organic/systematic/name-structure.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { drawn, drawnOnce } from "./drawn.ts";
import { countBranches, listMolecules } from "./molecules.ts";
import type { Molecule, MoleculeKind } from "./molecules.ts";
import { listNameSlips } from "./name-slips.ts";

const WORDS = "problems-organic.names";

export function pickMolecule(
  random: Random,
  kinds: readonly MoleculeKind[],
  carbons: readonly [number, number],
  isFitting: (molecule: Molecule) => boolean,
): Molecule | null {
  const fitting = listMolecules(random.pick(kinds), random.integer(...carbons)).filter(isFitting);
  return fitting.length === 0 ? null : random.pick(fitting);
}

/** One branch or one halogen on a plain chain. */
const pickSimple = (random: Random): Molecule | null =>
  pickMolecule(random, ["alkane", "alkane", "chloride", "bromide"], [4, 8], (each) => countBranches(each) === 1);

/** Several branches, or a group on a plain chain. */
const pickMedium = (random: Random): Molecule | null =>
  random.chance(0.5)
    ? pickMolecule(random, ["alkane"], [6, 8], (each) => countBranches(each) > 1)
    : pickMolecule(
        random,
        ["alkene", "alkyne", "alcohol", "aldehyde", "ketone", "acid"],
        [4, 7],
        (each) => countBranches(each) === 0,
      );

/** A group and branches. */
const pickHard = (random: Random): Molecule | null =>
  pickMolecule(
    random,
    ["alkene", "alkyne", "alcohol", "aldehyde", "ketone", "acid"],
    [5, 7],
    (each) => countBranches(each) > 0,
  );

/** Along a way on which the main chain turns a corner; null where the molecule has none. */
function drawBent({ structure, chain }: Molecule, random: Random): Term | null {
  const paths = listPaths(structure).filter((path) => path.length < chain.length && path.length > 2);
  return paths.length === 0 ? null : notation(writeCondensed(structure, random.pick(paths)));
}

/** An alkane, or a compound with a group, written so that the main chain is not the straight row. */
function askBent(random: Random): SolvedDraft | null {
  const molecule = pickMolecule(random, ["alkane"], [6, 9], (each) => countBranches(each) > 0);
  const formula = molecule === null ? null : drawBent(molecule, random);
  return molecule === null || formula === null ? null : askName(molecule, formula, "bent");
}

/** The way to a systematic name, and the name. */
function solveName({ name }: Named, structure: Structure, formula: Term): Solved {
  const hasGroup = name.suffix !== null || name.bond !== null;
  const branches = name.groups.reduce((sum, group) => sum + group.count, 0);
  const steps: StepFacts[] = [
    {
      id: hasGroup ? "chain-with-group" : "chain",
      lines: [],
      values: { carbons: count(name.carbons), all: count(carbonsOf(structure).length) },
    },
    { id: hasGroup ? "number-for-group" : "number", lines: [], values: {} },
    ...(branches > 0 ? [{ id: "branches", lines: [], values: { branches: count(branches) } }] : []),
    { id: "compose", lines: [], values: {} },
  ];
  return { steps, answer: { id: "name", value: organicTerm(name), values: { formula } } };
}

/** The name of a molecule, `formula` as it was written; null where it has no simple one in the language. */
export function solveNameOf(structure: Structure, formula: Term, locale: Locale): Solved | null {
  const named = nameStructure(structure);
  return named === null || !hasWordsFor(named.name, locale) ? null : solveName(named, structure, formula);
}

/** The condensed or the molecular formula of a molecule that was named; null where its name is not simple. */
export function solveFormulaOf(structure: Structure, form: "condensed" | "molecular"): Solved | null {
  const named = nameStructure(structure);
  if (named === null) return null;
  const { name } = named;
  const condensed = drawnOnce(structure);
  const value = form === "condensed" ? condensed : formulaTerm(writeHill(countAtoms(structure)));
  const hasGroup = name.suffix !== null || name.bond !== null;
  return {
    steps: [
      { id: hasGroup ? "stem-with-group" : "stem", lines: [], values: { carbons: count(name.carbons) } },
      ...(name.suffix?.id === "oate" ? [{ id: "alkyl", lines: [], values: {} }] : []),
      ...(name.groups.length > 0 ? [{ id: "attach", lines: [], values: {} }] : []),
      {
        id: "hydrogens",
        lines: [form === "condensed" ? expression(condensed) : expression(condensed, ":", value)],
        values: {},
      },
    ],
    answer: { id: form === "condensed" ? "formula" : "molecular", value, values: { name: organicTerm(name) } },
  };
}

/** The molecular formula of what is named by its parts: a ring or chain, its ending, its groups. */
export function solveFormulaOfParts(name: string, value: Term): Solved {
  return {
    steps: [{ id: "parts", lines: [expression(value)], values: {} }],
    answer: { id: "molecular", value, values: { name: notation(name) } },
  };
}

function askName(molecule: Molecule, formula: Term, variant: "name" | "name-alkene" | "bent"): SolvedDraft {
  return {
    kind: "solved",
    variant,
    values: { formula },
    ...solveName(molecule, molecule.structure, formula),
    distractors: listNameSlips(molecule).map(([slip, wrong]) => ({
      slip: slipOf(WORDS, slip),
      value: organicTerm(wrong),
    })),
  };
}

/** Whether groups can stand on the same or on opposite sides of its double bond. */
const hasSides = ({ structure, name }: Molecule): boolean =>
  name.bond?.id === "ene" && cisTransFault(structure) === null;

const nameOfPicked =
  (pick: (random: Random) => Molecule | null) =>
  (random: Random): SolvedDraft | null => {
    const molecule = pick(random);
    return molecule === null
      ? null
      : askName(molecule, drawn(molecule.structure, random), hasSides(molecule) ? "name-alkene" : "name");
  };

/** The systematic name of a condensed formula. */
export const organicNames: Family = {
  id: "organic-names",
  subtopic: "iupac-naming-of-organic-compounds",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: nameOfPicked(pickSimple),
    medium: nameOfPicked(pickMedium),
    hard: (random) => (random.chance(0.4) ? askBent(random) : nameOfPicked(pickHard)(random)),
  },
};

/** Why a molecule is not the one that was named. */
function differenceOf(wrong: Molecule, right: Molecule): string {
  if (carbonsOf(wrong.structure).length !== carbonsOf(right.structure).length) return "other-size";
  return wrong.name.carbons === right.name.carbons ? "other-place" : "other-chain";
}

/** The formula of a name, among those of its isomers and of its neighbours in size. */
const askFormula =
  (kinds: readonly MoleculeKind[], carbons: readonly [number, number], isFitting: (molecule: Molecule) => boolean) =>
  (random: Random): SolvedDraft | null => {
    const kind = random.pick(kinds);
    const size = random.integer(...carbons);
    const fitting = listMolecules(kind, size).filter(isFitting);
    if (fitting.length === 0) return null;
    const right = random.pick(fitting);
    const isNear = (each: Molecule): boolean =>
      each !== right && Math.abs(countBranches(each) - countBranches(right)) <= 1;
    const [isomers, larger] = [listMolecules(kind, size).filter(isNear), listMolecules(kind, size + 1).filter(isNear)];
    if (isomers.length < 2 || larger.length === 0) return null;
    const wrong = [...random.pickSeveral(isomers, 2), random.pick(larger)];
    const hasGroup = right.name.suffix !== null || right.name.bond !== null;
    return {
      kind: "solved",
      variant: "formula",
      values: { name: organicTerm(right.name) },
      steps: [
        { id: hasGroup ? "stem-with-group" : "stem", lines: [], values: { carbons: count(right.name.carbons) } },
        { id: "attach", lines: [], values: {} },
        { id: "fill", lines: [], values: {} },
      ],
      answer: { id: "formula", value: drawn(right.structure, random), values: { name: organicTerm(right.name) } },
      distractors: wrong.map((each) => ({
        slip: slipOf(WORDS, differenceOf(each, right)),
        value: drawn(each.structure, random),
      })),
    };
  };

/** The condensed formula of a systematic name. */
export const organicFormulas: Family = {
  id: "organic-formulas",
  subtopic: "iupac-naming-of-organic-compounds",
  words: WORDS,
  forms: ["choice"],
  levels: {
    easy: askFormula(["alkane", "chloride", "bromide"], [4, 7], (each) => countBranches(each) === 1),
    medium: askFormula(["alkane", "alcohol", "alkene", "ketone"], [5, 7], (each) => countBranches(each) < 3),
    hard: askFormula(["alcohol", "alkene", "ketone", "acid", "aldehyde"], [6, 7], (each) => countBranches(each) > 0),
  },
};
