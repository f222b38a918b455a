import { equals, worked } from "../../methods/rules/quantity-terms.ts";
import { count, formulaTerm, step, variable } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { SPECIES } from "../../chemistry/bonding/species.ts";
import { WORDS } from "./covalent-words.ts";

/** Molecules whose bonds the engine draws as all books do, and those of two atoms: pairs between the atoms, and in all. */
const SHARED: readonly {
  readonly formula: string;
  readonly pairs: number;
  readonly atoms: number;
  readonly lone: number;
}[] = [
  ...(
    [
      ["H2", 1, 0],
      ["F2", 1, 6],
      ["Cl2", 1, 6],
      ["Br2", 1, 6],
      ["I2", 1, 6],
      ["O2", 2, 4],
      ["N2", 3, 2],
      ["HF", 1, 3],
      ["HCl", 1, 3],
      ["HBr", 1, 3],
      ["ClF", 1, 6],
      ["CO", 3, 2],
    ] as const
  ).map(([formula, pairs, lone]) => ({ formula, pairs, lone, atoms: 2 })),
  ...(
    [
      ["C2H6", 7, 0, 8],
      ["C2H4", 6, 0, 6],
      ["C2H2", 5, 0, 4],
      ["N2H4", 5, 2, 6],
      ["H2O2", 3, 4, 4],
      ["CH3OH", 5, 2, 6],
      ["CH3NH2", 6, 1, 7],
      ["N2H2", 4, 2, 4],
    ] as const
  ).map(([formula, pairs, lone, atoms]) => ({ formula, pairs, lone, atoms })),
  ...SPECIES.filter(
    ({ charge, groups, structure: { center, ligands, centerPairs } }) =>
      charge === 0 &&
      groups <= 4 &&
      centerPairs + ligands.reduce((sum, { order }) => sum + order, 0) === 4 &&
      (["C", "N", "O"].includes(center) || ligands.every(({ order }) => order === 1)),
  ).map(({ formula, structure: { ligands, centerPairs } }) => ({
    formula,
    pairs: ligands.reduce((sum, { order }) => sum + order, 0),
    atoms: ligands.length + 1,
    lone: centerPairs + ligands.reduce((sum, { pairs }) => sum + pairs, 0),
  })),
];

/** All shared pairs of a molecule. */
export function askSharedPairs(random: Random): Draft {
  const { formula, pairs, atoms, lone } = random.pick(SHARED);
  const half = pairs + lone;
  const wanted = 2 * (half + pairs);
  return {
    kind: "solved",
    variant: "shared-pairs",
    values: { formula: formulaTerm(formula) },
    steps: [
      step("what-atoms-have", [equals(variable("N", formula), count(2 * half))]),
      step("what-atoms-want", [equals(variable("W", formula), count(wanted))]),
      step("difference-is-shared", [
        worked("P", ["(", ["W", count(wanted)], "-", ["N", count(2 * half)], ")", "/", count(2)], count(pairs)),
      ]),
    ],
    answer: { id: "shared-pairs", value: count(pairs), values: { formula: formulaTerm(formula) } },
    distractors: wrongCounts(pairs, [
      [slipOf(WORDS, "electrons-for-pairs"), 2 * pairs],
      [slipOf(WORDS, "lone-pairs-added"), half],
      [slipOf(WORDS, "one-pair-per-neighbour"), atoms - 1],
      [slipOf(WORDS, "one-pair-per-atom"), atoms],
    ]),
  };
}
