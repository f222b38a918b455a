import { graphOf } from "../../chemistry/organic/molecule-graph.ts";
import { writeSmiles } from "../../chemistry/organic/smiles.ts";
import { carbonsOf, countAtoms } from "../../chemistry/organic/structure.ts";
import type { Structure } from "../../chemistry/organic/structure.ts";
import { count, expression, formulaTerm, organicTerm, step } from "../../methods/terms.ts";
import { writeHill } from "../../nomenclature/organic/organic.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { drawnOnce } from "./drawn.ts";
import { countBranches, structuresOf } from "./molecules.ts";
import type { Molecule, MoleculeKind } from "./molecules.ts";
import { pickMolecule, solveFormulaOf } from "./names.ts";

const NAMES = "problems-organic.names";
const ISOMERS = "problems-organic.isomers";

/** Marking compares structures, so that a drawing may begin anywhere. */
const accepting = (molecules: readonly Structure[]): SolvedDraft["reading"] => ({
  molecules: molecules.map((structure) => writeSmiles(graphOf(structure))),
});

type Pool = {
  readonly kinds: readonly MoleculeKind[];
  readonly carbons: readonly [number, number];
  readonly isFitting?: (molecule: Molecule) => boolean;
};

const isStraight = (molecule: Molecule): boolean => molecule.name.carbons === carbonsOf(molecule.structure).length;
const isBranched = (molecule: Molecule): boolean => !isStraight(molecule);

const EASY: readonly Pool[] = [
  { kinds: ["alkane"], carbons: [2, 6], isFitting: (molecule) => countBranches(molecule) < 2 },
  { kinds: ["alcohol", "chloride", "bromide"], carbons: [1, 4], isFitting: isStraight },
  { kinds: ["alkene"], carbons: [2, 4], isFitting: isStraight },
];

const MEDIUM: readonly Pool[] = [
  { kinds: ["aldehyde", "acid"], carbons: [2, 6], isFitting: isStraight },
  { kinds: ["ketone"], carbons: [3, 6], isFitting: isStraight },
  { kinds: ["amine", "alkyne"], carbons: [2, 5], isFitting: isStraight },
  { kinds: ["alkane"], carbons: [5, 6], isFitting: isBranched },
];

const HARD: readonly Pool[] = [
  { kinds: ["ester"], carbons: [2, 6] },
  { kinds: ["alcohol", "alkene", "alkyne", "ketone", "aldehyde", "acid"], carbons: [5, 6], isFitting: isBranched },
];

/** The structure of a systematic name. */
const askStructure =
  (pools: readonly Pool[]) =>
  (random: Random): SolvedDraft | null => {
    const { kinds, carbons, isFitting = () => true } = random.pick(pools);
    const molecule = pickMolecule(random, kinds, carbons, isFitting);
    const solved = molecule === null ? null : solveFormulaOf(molecule.structure, "condensed");
    if (molecule === null || solved === null) return null;
    return {
      kind: "solved",
      variant: "draw",
      values: { name: organicTerm(molecule.name) },
      ...solved,
      steps: [...solved.steps],
      distractors: [],
      reading: accepting([molecule.structure]),
    };
  };

export const drawnNames: Family = {
  id: "drawn-names",
  subtopic: "iupac-naming-of-organic-compounds",
  words: NAMES,
  forms: ["free"],
  levels: { easy: askStructure(EASY), medium: askStructure(MEDIUM), hard: askStructure(HARD) },
};

type Class = {
  readonly kind: MoleculeKind;
  /** Where the class has its word. */
  readonly word: string;
  readonly carbons: readonly [number, number];
};

const isomerWord = (kind: MoleculeKind, carbons: readonly [number, number], id: string = kind): Class => ({
  kind,
  word: `${ISOMERS}.words.${id}`,
  carbons,
});

/** The isomers of a class with a formula: any of them will do. All atoms but carbon and hydrogen are those of its group. */
const askOfClass =
  (classes: readonly Class[]) =>
  (random: Random): SolvedDraft | null => {
    const { kind, word, carbons } = random.pick(classes);
    const size = random.integer(...carbons);
    const molecules = structuresOf(kind, size);
    const [example] = molecules;
    if (example === undefined) return null;
    const asked = { class: { kind: "word" as const, key: word }, formula: formulaTerm(writeHill(countAtoms(example))) };
    const answer = drawnOnce(example);
    return {
      kind: "solved",
      variant: "draw",
      values: asked,
      steps: [
        step("draw-chain", [], { carbons: count(size) }),
        step("draw-group", [], { class: asked.class }),
        step("draw-fill", [expression(answer)], { formula: asked.formula }),
      ],
      answer: { id: "drawn", value: answer, values: asked },
      distractors: [],
      reading: accepting(molecules),
    };
  };

export const drawnIsomers: Family = {
  id: "drawn-isomers",
  subtopic: "isomers",
  words: ISOMERS,
  forms: ["free"],
  levels: {
    easy: askOfClass([isomerWord("alcohol", [2, 3]), isomerWord("alkene", [3, 4])]),
    medium: askOfClass([isomerWord("aldehyde", [3, 4]), isomerWord("ketone", [4, 5]), isomerWord("alkyne", [4, 5])]),
    hard: askOfClass([
      isomerWord("acid", [3, 5]),
      { kind: "ester", word: "problems-organic.functional-groups.words.ester", carbons: [3, 5] },
      isomerWord("aldehyde", [5, 5]),
    ]),
  },
};
