import { formulaTerm, list, step } from "../../methods/terms.ts";
import type { FactValue } from "../../methods/facts.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { ACID_BUFFERS, BASE_BUFFERS } from "./buffered.ts";

const WORDS = "problems-acids.buffer-mixtures";

/** A strong acid or base with a salt of it: no partner takes up both protons and hydroxide ions. */
const STRONG = [
  ["HCl", "NaCl"],
  ["HNO3", "KNO3"],
  ["NaOH", "NaCl"],
  ["HBr", "KBr"],
  ["KOH", "KNO3"],
] as const;

/** Salts of strong acids and bases with each other. */
const IDLE = [
  ["NaCl", "KNO3"],
  ["KCl", "NaBr"],
  ["NaNO3", "KBr"],
  ["LiCl", "NaI"],
] as const;

/** Two acids, or two bases. */
const ALIKE = [
  ["CH3COOH", "HCl"],
  ["HF", "HNO3"],
  ["NH3", "NaOH"],
  ["HCOOH", "HBr"],
  ["CH3NH2", "KOH"],
] as const;

const mixture = (pair: readonly string[]): FactValue => list(pair.map((formula) => formulaTerm(formula)));

function choose(random: Random): SolvedDraft {
  const { acid, base, of } = random.pick([...ACID_BUFFERS, ...BASE_BUFFERS]);
  const right = of === "acid" ? [acid, base] : [base, acid];
  const wrong = [
    ["strong", random.pick(STRONG)],
    ["idle", random.pick(IDLE)],
    ["alike", random.pick(ALIKE)],
  ] as const;
  return {
    kind: "solved",
    variant: of,
    values: {},
    steps: [step("recall"), step("find", [], { acid: formulaTerm(acid), base: formulaTerm(base) })],
    answer: { id: "mixture", value: mixture(right) },
    distractors: wrong.map(([slip, pair]) => ({ slip: slipOf(WORDS, slip), value: mixture(pair) })),
  };
}

/** Which two substances make a buffer. */
export const bufferMixtures: Family = {
  id: "buffer-mixtures",
  subtopic: "buffers",
  words: WORDS,
  forms: ["choice"],
  levels: { easy: choose },
};
