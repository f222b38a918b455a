import { STRONG_ACIDS, STRONG_BASES, WEAK_ACIDS, WEAK_BASES } from "../../chemistry/data/acid-constants.ts";
import { formulaTerm, list, step } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";

const WORDS = "problems-acids.strong-or-weak";

/** Acids and bases of every first course; formulas by which each is beyond doubt. */
const ACIDS = {
  strong: ["HCl", "HBr", "HI", "HNO3", "HClO4", "H2SO4"],
  weak: ["HF", "HNO2", "CH3COOH", "HCOOH", "H3PO4", "H2CO3", "HCN", "HClO", "H2S"],
} as const;

const BASES = {
  strong: ["NaOH", "KOH", "LiOH", "Ba(OH)2", "Sr(OH)2"],
  weak: ["NH3", "CH3NH2", "C5H5N", "C2H5NH2", "(CH3)3N"],
} as const;

export type Strength = "strong" | "weak";

export type Side = "acid" | "base";

const word = wordIn(WORDS);

const has = (table: Readonly<Record<string, unknown>>, formula: string): boolean => Object.hasOwn(table, formula);

/** What an acid or base is in water; null for what is neither, or both. */
function findStrength(formula: string): { readonly side: Side; readonly strength: Strength } | null {
  if (STRONG_ACIDS.has(formula) || formula === "H2SO4") return { side: "acid", strength: "strong" };
  if (has(WEAK_ACIDS, formula) || ACIDS.weak.some((each) => each === formula))
    return { side: "acid", strength: "weak" };
  if (has(STRONG_BASES, formula)) return { side: "base", strength: "strong" };
  return has(WEAK_BASES, formula) || BASES.weak.some((each) => each === formula)
    ? { side: "base", strength: "weak" }
    : null;
}

/** Whether an acid or base is strong or weak. */
export function solveStrength(formula: string): Solved | null {
  const found = findStrength(formula);
  if (found === null) return null;
  const { side, strength } = found;
  return {
    steps: [step(`recall-${side}`)],
    answer: { id: "strength", value: word(`${strength}-${side}`), values: { formula: formulaTerm(formula) } },
  };
}

/** The one of several acids or bases that is strong, or weak; null where there is none or more, or one is in no table. */
export function solveOddOne(formulas: readonly string[], side: Side, strength: Strength): Solved | null {
  const found = formulas.map((formula) => ({ formula, kind: findStrength(formula) }));
  const [right, ...others] = found.filter(({ kind }) => kind?.side === side && kind.strength === strength);
  return right === undefined || others.length > 0 || found.some(({ kind }) => kind === null)
    ? null
    : oddSteps(right.formula, side, strength);
}

function oddSteps(right: string, side: Side, strength: Strength): Solved {
  const formula = formulaTerm(right);
  return {
    steps: [step(`recall-${side}`), step(`${strength}-${side}`, [], { formula })],
    answer: { id: `${strength}-${side}`, value: formula },
  };
}

/** One of one kind among three of the other. */
function oddOne(random: Random, side: Side, strength: Strength): SolvedDraft {
  const all: Readonly<Record<Strength, readonly string[]>> = side === "acid" ? ACIDS : BASES;
  const [wanted, other] = strength === "strong" ? ([all.strong, all.weak] as const) : ([all.weak, all.strong] as const);
  const right = random.pick(wanted);
  const wrong = random.pickSeveral(other, 3);
  return {
    kind: "solved",
    variant: `${strength}-${side}`,
    values: { formulas: list(random.shuffle([right, ...wrong]).map((formula) => formulaTerm(formula))) },
    ...oddSteps(right, side, strength),
    distractors: wrong.map((formula) => ({
      slip: slipOf(WORDS, `${strength === "strong" ? "weak" : "strong"}-${side}`),
      value: formulaTerm(formula),
    })),
  };
}

/** The strong one among weak ones, or the other way round. */
export const strongOrWeak: Family = {
  id: "strong-or-weak",
  subtopic: "strong-acids-bases",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => oddOne(random, "acid", "strong"),
    medium: (random) =>
      oddOne(random, random.pick(["acid", "base"] as const), random.pick(["strong", "weak"] as const)),
  },
};
