import type { FactValue } from "../../methods/facts.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { step } from "./which.ts";

/** What is seen of a substance, the reason for it, and the reasons that students give instead: words, and slips of the same names. */
export type Observation = { readonly id: string; readonly wrong: readonly [string, string, string] };

/** "Why …?": a reason is chosen. */
export function askReason(random: Random, words: string, observations: readonly Observation[], values: Readonly<Record<string, FactValue>>): SolvedDraft {
  const { id, wrong } = random.pick(observations);
  const word = wordIn(words);
  return {
    kind: "solved",
    variant: id,
    values,
    steps: [step("particles"), step(`think-${id}`)],
    answer: { id: "reason", value: word(id), values },
    distractors: wrong.map((each) => ({ slip: slipOf(words, each), value: word(each) })),
  };
}
