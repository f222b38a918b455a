import { METAL_COUPLES } from "../../chemistry/data/reduction-potentials.ts";
import { equationTerm, expression, formulaTerm, step } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { drawCell, factorsOf, quotientLaw, reactionOf } from "./cells.ts";
import type { Cell } from "./cells.ts";

const WORDS = "problems-redox.nernst-equation";

/** `-anode`: the ion that forms at the anode; `-cathode`: the one that is used up at the cathode; `electrode`: a metal. */
const CHANGES = ["raised-anode", "lowered-anode", "raised-cathode", "lowered-cathode", "electrode"] as const;

export type Change = (typeof CHANGES)[number];

const outcomeOf = (change: Change): "same" | "higher" | "lower" =>
  change === "electrode" ? "same" : change === "raised-cathode" || change === "lowered-anode" ? "higher" : "lower";

/** What a change does to E of a cell of two metals. */
export function solveEffect(cell: Cell, change: Change): Solved {
  const isAnode = change.endsWith("anode");
  return {
    steps: [
      step("quotient", [expression(...quotientLaw(cell))]),
      step(change === "electrode" ? "solid" : isAnode ? "product" : "reactant"),
    ],
    answer: { id: "effect", value: wordIn(WORDS)(outcomeOf(change)) },
  };
}

/** What a change does to E, in words. */
function effect(random: Random): SolvedDraft | null {
  const cell = drawCell(random, METAL_COUPLES);
  if (cell === null) return null;
  const change = random.pick(CHANGES);
  const isAnode = change.endsWith("anode");
  const right = outcomeOf(change);
  const word = wordIn(WORDS);
  const equation = equationTerm(reactionOf(cell, factorsOf(cell)));
  const couple = isAnode || change === "electrode" ? cell.anode : cell.cathode;
  return {
    kind: "solved",
    variant: change === "electrode" ? "electrode" : change.startsWith("raised") ? "raised" : "lowered",
    values: {
      equation,
      ...(change === "electrode"
        ? { metal: formulaTerm(couple.reduced[1]) }
        : { ion: formulaTerm(couple.oxidized[1]) }),
    },
    ...solveEffect(cell, change),
    distractors: ["higher", "lower", "same"]
      .filter((each) => each !== right)
      .map((each) => ({
        slip: slipOf(
          WORDS,
          change === "electrode" ? "solid-counted" : each === "same" ? "no-effect" : "effect-reversed",
        ),
        value: word(each),
      })),
  };
}

/** Which way E goes when something is changed. */
export const nernstEffects: Family = {
  id: "nernst-effects",
  subtopic: "nernst-equation",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: effect },
};
