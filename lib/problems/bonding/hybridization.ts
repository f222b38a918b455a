import { describe, groupLine } from "./species-lines.ts";
import { SPECIES } from "../../chemistry/bonding/species.ts";
import type { Species } from "../../chemistry/bonding/species.ts";
import { equals, worked } from "../../methods/rules/quantity-terms.ts";
import type { Operator, Term } from "../../methods/facts.ts";
import { count, expression, joined, step, variable } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { groupsAt, piBonds, sampleChain, sigmaBonds, writeChain } from "./chains.ts";
import type { Chain } from "./chains.ts";
import { askWhich, mixOne } from "./which.ts";

const WORDS = "problems-bonding.hybridization";
const word = wordIn(WORDS);

const HYBRIDS = { 2: "sp", 3: "sp2", 4: "sp3" } as const;
const GROUPS = [2, 3, 4] as const;

/** Centres of the second period, where all courses agree on hybrids, and such of the third as have four equal bonds. */
const CENTERS = SPECIES.filter(
  ({ groups, structure: { center, centerPairs } }) =>
    groups <= 4 &&
    (["Be", "B", "C", "N", "O"].includes(center) ||
      (["Si", "P", "Al"].includes(center) && centerPairs === 0 && groups === 4)),
);

const hybridOf = (groups: number) => HYBRIDS[GROUPS.find((each) => each === groups) ?? 4];

function wrongHybrids(
  groups: number,
  pairs: number,
  slips: { readonly more: string; readonly fewer: string },
): Distractor[] {
  return GROUPS.filter((each) => each !== groups).map((each) => ({
    slip: slipOf(
      WORDS,
      pairs > 0 && each === groups - pairs ? "lone-pairs-left-out" : each > groups ? slips.more : slips.fewer,
    ),
    value: word(HYBRIDS[each]),
  }));
}

/** The hybrids of the central atom; null where courses do not agree on them. */
export function solveHybrids(species: Species): Solved | null {
  const {
    formula,
    groups,
    structure: { centerPairs },
  } = species;
  if (!CENTERS.some((each) => each.formula === formula)) return null;
  const values = describe(species);
  return {
    steps: [
      step("lone-pairs", [equals("m", count(centerPairs))], values),
      step("groups", [groupLine(species)]),
      step("mix"),
    ],
    answer: { id: "center", value: word(hybridOf(groups)), values },
  };
}

function askCenter(random: Random): Draft | null {
  const wanted = random.pick(GROUPS);
  const species = random.pick(CENTERS.filter(({ groups }) => groups === wanted));
  const solved = solveHybrids(species);
  if (solved === null) return null;
  const { groups, structure } = species;
  return {
    kind: "solved",
    variant: "center",
    values: describe(species),
    ...solved,
    distractors: wrongHybrids(groups, structure.centerPairs, {
      more: "one-hybrid-too-many",
      fewer: "one-hybrid-too-few",
    }),
  };
}

/** The one of four species whose centre has certain hybrids. */
function askMember(random: Random): Draft | null {
  const wanted = random.pick(GROUPS);
  const mixed = mixOne(
    random,
    CENTERS.filter(({ groups }) => groups === wanted),
    CENTERS.filter(({ groups }) => groups !== wanted),
  );
  if (mixed === null) return null;
  const slip = (formula: string): string => {
    const other = mixed.shown.find((each) => each.formula === formula);
    const missesPairs =
      other !== undefined && other.structure.centerPairs > 0 && other.structure.ligands.length === wanted;
    return slipOf(
      WORDS,
      missesPairs
        ? "lone-pairs-left-out"
        : (other?.groups ?? 0) > wanted
          ? "one-hybrid-too-few"
          : "one-hybrid-too-many",
    );
  };
  return askWhich({
    variant: "member",
    shown: mixed.shown.map(({ formula }) => formula),
    right: mixed.right.formula,
    slip,
    values: { hybrid: word(HYBRIDS[wanted]) },
    steps: [
      step("groups-needed"),
      step(
        "groups-of-each",
        mixed.shown.map(({ formula, structure, groups }) =>
          expression(
            variable("n", formula),
            "+",
            variable("m", formula),
            "=",
            count(structure.ligands.length),
            "+",
            count(structure.centerPairs),
            "=",
            count(groups),
          ),
        ),
      ),
    ],
  });
}

const drawn = (chain: Chain) => variable(writeChain(chain));

/** The hybrids of a carbon atom in a chain. */
function askCarbon(random: Random): Draft | null {
  const chain = sampleChain(random);
  if (chain === null) return null;
  const index = random.integer(0, chain.atoms.filter(({ symbol }) => symbol === "C").length - 1);
  const groups = groupsAt(chain, index);
  // Chains have more sp³ than others.
  if (groups === 4 && random.chance(0.6)) return null;
  const values = { chain: drawn(chain), place: count(index + 1) };
  return {
    kind: "solved",
    variant: "carbon",
    values,
    steps: [step("neighbours", [], values), step("groups-of-carbon", [equals("n", count(groups))]), step("mix")],
    answer: { id: "carbon", value: word(hybridOf(groups)), values },
    distractors: wrongHybrids(groups, 0, { more: "multiple-bond-counted-twice", fewer: "neighbour-forgotten" }),
  };
}

/** The bonds of a molecule: σ bonds to hydrogen and between the other atoms, and of each multiple bond its π bonds. */
export type Bonds = { readonly toHydrogen: number; readonly others: number; readonly pi: readonly number[] };

/** The σ or π bonds of a molecule; `molecule` as it is written. */
export function solveBonds(molecule: Term, { toHydrogen, others, pi }: Bonds, asked: "sigma" | "pi"): Solved {
  const right = asked === "sigma" ? toHydrogen + others : pi.reduce((sum, each) => sum + each, 0);
  const terms = asked === "sigma" ? [toHydrogen, others].filter((each) => each > 0) : pi;
  const sum = joined(
    terms.map((each): (Term | Operator)[] => [count(each)]),
    "+",
  );
  const values = { chain: molecule };
  return {
    steps: [
      step("one-sigma-each"),
      step(`count-${asked}`, terms.length < 2 ? [] : [worked(asked === "sigma" ? "σ" : "π", sum, count(right))]),
    ],
    answer: { id: asked, value: count(right), values },
  };
}

/** σ or π bonds of a chain. */
function askBonds(random: Random): Draft | null {
  const chain = sampleChain(random);
  if (chain === null) return null;
  const [sigma, pi] = [sigmaBonds(chain), piBonds(chain)];
  const isSigma = random.chance(0.6);
  const multiple = chain.orders.filter((order) => order > 1).length;
  const right = isSigma ? sigma : pi;
  const bonds = {
    toHydrogen: sigma - chain.orders.length,
    others: chain.orders.length,
    pi: chain.orders.filter((order) => order > 1).map((order) => order - 1),
  };
  return {
    kind: "solved",
    variant: isSigma ? "sigma" : "pi",
    values: { chain: drawn(chain) },
    ...solveBonds(drawn(chain), bonds, isSigma ? "sigma" : "pi"),
    distractors: isSigma
      ? wrongCounts(right, [
          [slipOf(WORDS, "hydrogens-left-out"), chain.orders.length],
          [slipOf(WORDS, "all-lines"), sigma + pi],
          [slipOf(WORDS, "multiple-bonds-left-out"), sigma - multiple],
          [slipOf(WORDS, "pi-for-sigma"), pi],
        ])
      : wrongCounts(right, [
          [slipOf(WORDS, "one-pi-per-multiple"), multiple],
          [slipOf(WORDS, "sigma-included"), pi + multiple],
          [slipOf(WORDS, "sigma-for-pi"), sigma],
          [slipOf(WORDS, "electrons-for-bonds"), 2 * pi],
        ]),
  };
}

/** Carbon atoms of one kind of hybrids. */
function askCarbonCount(random: Random): Draft | null {
  const chain = sampleChain(random);
  if (chain === null) return null;
  const carbons = chain.atoms.flatMap(({ symbol }, index) => (symbol === "C" ? [groupsAt(chain, index)] : []));
  const wanted = random.pick(GROUPS);
  const right = carbons.filter((groups) => groups === wanted).length;
  if (right === 0) return null;
  const values = { chain: drawn(chain), hybrid: word(HYBRIDS[wanted]) };
  const multiple = chain.orders.filter((order) => order === 5 - wanted).length;
  return {
    kind: "solved",
    variant: "carbons",
    values,
    steps: [
      step("groups-needed"),
      step(
        "go-along-chain",
        carbons.map((groups, index) => equals(`n(C${index + 1})`, count(groups))),
      ),
    ],
    answer: { id: "carbons", value: count(right), values },
    distractors: wrongCounts(right, [
      [slipOf(WORDS, "bonds-for-atoms"), multiple],
      [slipOf(WORDS, "all-carbons"), carbons.length],
      [slipOf(WORDS, "other-carbons"), carbons.length - right],
      [slipOf(WORDS, "one-end-forgotten"), right - 1],
      [slipOf(WORDS, "end-atom-counted"), right + 1],
    ]),
  };
}

/** Hybrid orbitals, σ and π bonds. */
export const hybridization: Family = {
  id: "hybridization",
  subtopic: "hybridization",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.6) ? askCenter(random) : askMember(random)),
    medium: askCarbon,
    hard: (random) => (random.chance(0.6) ? askBonds(random) : askCarbonCount(random)),
  },
};
