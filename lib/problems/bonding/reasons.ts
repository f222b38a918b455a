import { formulaTerm, step } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";

/** What is seen of a substance, the reason for it, and the reasons that students give instead: words, and slips of the same names. */
type Observation = { readonly id: string; readonly wrong: readonly [string, string, string] };

type Properties = Pick<Family, "id" | "subtopic" | "words"> & {
  readonly observations: readonly Observation[];
  /** Formulas of substances that all of it is seen of. */
  readonly substances: readonly string[];
};

/** "Why …?": a reason is chosen. */
function askReason(random: Random, { words, observations, substances }: Properties): SolvedDraft {
  const values = { formula: formulaTerm(random.pick(substances)) };
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

/** A family that asks why substances of one kind are as they are: sentences to choose from. */
export function reasonFamily(properties: Properties): Family {
  const { id, subtopic, words } = properties;
  return { id, subtopic, words, forms: ["choice"], levels: { medium: (random) => askReason(random, properties) } };
}
