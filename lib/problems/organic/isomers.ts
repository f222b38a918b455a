import {
  cisTransFault,
  countAtoms,
  fingerprint,
  listAlkanes,
  listPaths,
  listSubstituted,
  listUnsaturated,
} from "../../chemistry/organic/structure.ts";
import type { Structure } from "../../chemistry/organic/structure.ts";
import { writeCondensed } from "../../chemistry/organic/condensed.ts";
import type { FactValue, StepFacts, Term } from "../../methods/facts.ts";
import { count, formulaTerm, notation, organicTerm } from "../../methods/terms.ts";
import { writeHill } from "../../nomenclature/organic/organic.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { drawn } from "./drawn.ts";
import { listMolecules } from "./molecules.ts";
import type { Molecule, MoleculeKind } from "./molecules.ts";

const WORDS = "problems-organic.isomers";

const word = wordIn(WORDS);

const plain = (id: string): StepFacts => ({ id, lines: [], values: {} });

/** Each molecule once. */
function distinct(structures: readonly Structure[]): Structure[] {
  return [...new Map(structures.map((each) => [fingerprint(each), each])).values()];
}

type Count = {
  readonly variant: string;
  readonly values: Readonly<Record<string, FactValue>>;
  readonly steps: readonly StepFacts[];
  readonly answer: number;
  readonly slips: readonly (readonly [string, number])[];
};

function askCount({ variant, values, steps, answer, slips }: Count): SolvedDraft {
  return {
    kind: "solved",
    variant,
    values,
    steps: [...steps],
    answer: { id: "count", value: count(answer) },
    distractors: wrongCounts(answer, [
      ...slips.map(([slip, value]) => [slipOf(WORDS, slip), value] as const),
      [slipOf(WORDS, "one-missed"), answer - 1],
      [slipOf(WORDS, "one-twice"), answer + 1],
    ]).filter(({ value }) => value.kind === "count" && value.value > 0),
  };
}

/** The products that an alkane gives when one hydrogen is replaced: as many as it has kinds of hydrogen. */
function askReplaced(random: Random): SolvedDraft {
  const alkane = random.pick(listAlkanes(random.integer(3, 7)));
  const halogen = random.pick(["Cl", "Br"]);
  return askCount({
    variant: "replaced",
    values: { formula: drawn(alkane, random), halogen: formulaTerm(halogen) },
    steps: [plain("equivalent"), plain("count-kinds")],
    answer: listSubstituted(alkane, halogen).length,
    slips: [
      ["every-carbon", alkane.atoms.length],
      ["chain-only", Math.max(...listPaths(alkane).map(({ length }) => length))],
    ],
  });
}

/** The alkenes that give an alkane with hydrogen. */
function askAlkenes(random: Random): SolvedDraft | null {
  const alkane = random.pick(listAlkanes(random.integer(4, 8)));
  const answer = listUnsaturated(alkane, 2).length;
  if (answer === 0) return null;
  return askCount({
    variant: "alkenes",
    values: { formula: drawn(alkane, random) },
    steps: [plain("bonds-with-hydrogen"), plain("count-bonds")],
    answer,
    slips: [["every-bond", alkane.bonds.length]],
  });
}

/** The products that an alkane gives when two hydrogens are replaced. */
function askTwice(random: Random): SolvedDraft {
  const alkane = random.pick(listAlkanes(random.integer(2, 5)));
  const halogen = random.pick(["Cl", "Br"]);
  const once = listSubstituted(alkane, halogen);
  return askCount({
    variant: "twice",
    values: { formula: drawn(alkane, random), halogen: formulaTerm(halogen) },
    steps: [plain("first-place"), plain("second-place"), plain("strike-doubles")],
    answer: distinct(once.flatMap((each) => listSubstituted(each, halogen))).length,
    slips: [
      ["doubles-kept", once.flatMap((each) => listSubstituted(each, halogen)).length],
      ["only-once", once.length],
    ],
  });
}

/** Classes whose isomers are asked for, and the sizes whose isomers can be counted by hand. */
const POOLS = [
  { id: "alkane", kinds: ["alkane"], sizes: [4, 5, 6, 7] },
  { id: "alkene", kinds: ["alkene"], sizes: [4, 5] },
  { id: "alkyne", kinds: ["alkyne"], sizes: [4, 5, 6] },
  { id: "haloalkane", kinds: ["chloride"], sizes: [3, 4, 5] },
  { id: "haloalkane", kinds: ["bromide"], sizes: [3, 4, 5] },
  { id: "alcohol", kinds: ["alcohol"], sizes: [3, 4, 5] },
  { id: "aldehyde", kinds: ["aldehyde"], sizes: [4, 5, 6] },
  { id: "ketone", kinds: ["ketone"], sizes: [5, 6] },
  { id: "acid", kinds: ["acid"], sizes: [4, 5, 6] },
] as const satisfies readonly {
  readonly id: string;
  readonly kinds: readonly MoleculeKind[];
  readonly sizes: readonly number[];
}[];

/** The isomers of a class with a molecular formula. */
function askOfFormula(random: Random): SolvedDraft | null {
  const { id, kinds, sizes } = random.pick(POOLS);
  const carbons = random.pick<number>(sizes);
  const molecules = kinds.flatMap((kind) => listMolecules(kind, carbons));
  const [first] = molecules;
  if (first === undefined) return null;
  return askCount({
    variant: "of-formula",
    values: { formula: formulaTerm(writeHill(countAtoms(first.structure))), class: word(id) },
    steps: [plain("chains"), plain("places"), plain("strike-doubles")],
    answer: molecules.length,
    slips: [
      ["straight-only", molecules.filter(({ name }) => name.carbons === carbons).length],
      ["two-missed", molecules.length - 2],
    ],
  });
}

/** Sizes of alkanes whose isomers can be counted by hand. */
const MOST_CARBONS = 7;

/** The isomers of an alkane by its molecular formula, or how many there are; null for formulas of other classes. */
export function solveIsomers(carbons: number, formula: string, isCounted: boolean): Solved | null {
  if (carbons < 4 || carbons > MOST_CARBONS) return null;
  const molecules = listMolecules("alkane", carbons);
  const names = { kind: "list", items: molecules.map(({ name }) => organicTerm(name)) } as const;
  const number = count(molecules.length);
  return {
    steps: [plain("chains"), plain("places"), plain("strike-doubles")],
    answer: {
      id: "isomers",
      value: isCounted ? number : names,
      values: { formula: formulaTerm(formula), count: number, names },
    },
  };
}

/** Haloalkanes whose isomers can be counted by hand, by their halogen. */
const HALIDES = { Cl: "chloride", Br: "bromide" } as const satisfies Readonly<Record<string, MoleculeKind>>;

/** How many isomers a haloalkane with one halogen atom has: all molecules of such a formula are haloalkanes. */
export function countHaloalkanes(carbons: number, halogen: string): Solved | null {
  if ((halogen !== "Cl" && halogen !== "Br") || carbons < 2 || carbons > 5) return null;
  return {
    steps: [plain("chains"), plain("places"), plain("strike-doubles")],
    answer: { id: "count", value: count(listMolecules(HALIDES[halogen], carbons).length) },
  };
}

/** How many isomers there are. */
export const isomerCounts: Family = {
  id: "isomer-counts",
  subtopic: "isomers",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: askOfFormula,
    medium: askReplaced,
    hard: (random) => (random.chance(0.65) ? askAlkenes(random) : askTwice(random)),
  },
};

const RELATIONS = ["same", "isomers", "neither"] as const;

/** Two ways to write one molecule; null where all ways look alike. */
function drawTwice({ structure }: Molecule, random: Random): readonly [Term, Term] | null {
  const texts = [...new Set(listPaths(structure).map((path) => writeCondensed(structure, path)))];
  if (texts.length < 2) return null;
  const [one = "", other = ""] = random.pickSeveral(texts, 2);
  return [notation(one), notation(other)];
}

function drawPair(relation: (typeof RELATIONS)[number], random: Random): readonly [Term, Term] | null {
  const [kind, carbons] = [
    random.pick(["alkane", "alkane", "chloride", "alcohol", "ketone"] as const),
    random.integer(4, 7),
  ];
  const molecules = listMolecules(kind, carbons);
  if (relation === "same") return drawTwice(random.pick(molecules), random);
  const others = relation === "isomers" ? molecules : listMolecules(kind, carbons + 1);
  const [one, other] = [random.pick(molecules), random.pick(others)];
  return one === other ? null : [drawn(one.structure, random), drawn(other.structure, random)];
}

/** Whether two formulas show one compound, isomers, or neither. */
function askRelation(random: Random): SolvedDraft | null {
  const relation = random.pick(RELATIONS);
  const pair = drawPair(relation, random);
  return pair === null
    ? null
    : compare("relation", pair, [plain("count-atoms"), plain("name-both")], relation, RELATIONS);
}

function compare(
  variant: string,
  [first, second]: readonly [Term, Term],
  steps: readonly StepFacts[],
  id: string,
  among: readonly string[],
): SolvedDraft {
  return {
    kind: "solved",
    variant,
    values: { first, second },
    steps: [...steps, { id: "judge", lines: [], values: {} }],
    answer: { id: variant, value: word(id), values: { first, second } },
    distractors: among
      .filter((each) => each !== id)
      .map((each) => ({ slip: slipOf(WORDS, `not-${each}`), value: word(each) })),
  };
}

const SORTS = ["chain", "position", "functional"] as const;

/** Kinds whose molecules with as many carbons are isomers of each other. */
const FUNCTIONAL = [
  ["aldehyde", "ketone"],
  ["ketone", "aldehyde"],
] as const;

/** Pairs that differ in one way only. */
function pickSort(sort: (typeof SORTS)[number], random: Random): readonly [Molecule, Molecule] | null {
  const carbons = random.integer(4, 7);
  const isStraight = ({ name }: Molecule): boolean => name.carbons === carbons;
  if (sort === "functional") {
    const [one, other] = random.pick(FUNCTIONAL);
    return [
      random.pick(listMolecules(one, carbons).filter(isStraight)),
      random.pick(listMolecules(other, carbons).filter(isStraight)),
    ];
  }
  const molecules =
    sort === "chain"
      ? listMolecules("alkane", carbons)
      : listMolecules(
          random.pick(["alcohol", "chloride", "bromide", "alkene", "alkyne", "ketone"] as const),
          carbons,
        ).filter(isStraight);
  if (molecules.length < 2) return null;
  const [one, other] = random.pickSeveral(molecules, 2);
  if (one === undefined || other === undefined) return null;
  return sort === "chain" && one.name.carbons === other.name.carbons ? null : [one, other];
}

/** In what two isomers differ: the chain, the place of a group, or the group itself. */
function askSort(random: Random): SolvedDraft | null {
  const sort = random.pick(SORTS);
  const pair = pickSort(sort, random);
  return pair === null
    ? null
    : compare(
        "sort",
        [drawn(pair[0].structure, random), drawn(pair[1].structure, random)],
        [plain("groups-first"), plain("then-chain")],
        sort,
        SORTS,
      );
}

/** Which of several alkenes has a cis and a trans form. */
function askCisTrans(random: Random): SolvedDraft | null {
  const all = [4, 5, 6, 7]
    .flatMap((carbons) => listMolecules("alkene", carbons))
    .map((each) => ({ ...each, fault: cisTransFault(each.structure) }));
  const answer = random.pick(all.filter(({ fault }) => fault === null));
  const others = [
    ...random.pickSeveral(
      all.filter(({ fault }) => fault === "two-hydrogens"),
      2,
    ),
    random.pick(all.filter(({ fault }) => fault === "two-alike")),
  ];
  return {
    kind: "solved",
    variant: "cis-trans",
    values: {},
    steps: [plain("find-double"), plain("two-different")],
    answer: { id: "cis-trans", value: drawn(answer.structure, random) },
    distractors: others.map(({ fault, structure }) => ({
      slip: slipOf(WORDS, fault ?? "two-alike"),
      value: drawn(structure, random),
    })),
  };
}

/** What two formulas are to each other. */
export const isomerPairs: Family = {
  id: "isomer-pairs",
  subtopic: "isomers",
  words: WORDS,
  forms: ["choice"],
  levels: { easy: askRelation, medium: askSort, hard: askCisTrans },
};
