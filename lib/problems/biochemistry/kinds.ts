import type { FactValue } from "../../methods/facts.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import { step } from "../../methods/terms.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";

/** The words of all families that ask of which kind something is. */
export const KIND_WORDS = "problems-biochemistry.kinds";

const word = wordIn(KIND_WORDS);

type Question = Pick<Required<SolvedDraft>, "variant" | "values">;

/**
 * Of which kind something is. The statement names the kinds or how their names are built, so that a right answer is one of
 * them. The slip of a wrong kind goes by its name, unless `slipFor` gives another.
 */
export function askKind(
  { variant, values }: Question,
  kind: string,
  wrong: readonly string[],
  slipFor: (kind: string) => string = (each) => each,
): SolvedDraft {
  return {
    kind: "solved",
    variant,
    values,
    steps: [step(`recall-${variant}`), step("compare")],
    answer: { id: "kind", value: word(kind) },
    distractors: wrong.map((each) => ({ slip: slipOf(KIND_WORDS, slipFor(each)), value: word(each) })),
  };
}

/** Each kind with what belongs to it, all keys of the words. */
type Sorting = Readonly<Record<string, readonly string[]>>;

/** Asks for the kind of one thing among all of a sorting; `variant` names the statement. */
export function askMember(variant: string, sorting: Sorting): (random: Random) => SolvedDraft {
  const kinds = Object.keys(sorting);
  return (random) => {
    const kind = random.pick(kinds);
    const values: Record<string, FactValue> = { item: word(random.pick(sorting[kind] ?? [])) };
    return askKind(
      { variant, values },
      kind,
      kinds.filter((each) => each !== kind),
    );
  };
}
