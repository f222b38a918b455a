import { wrongChoices } from "../solved.ts";
import type { FactValue } from "../../methods/facts.ts";
import { equationTerm, formulaTerm, step } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { CATALYSES, KINDS_OF_CATALYSIS } from "./catalysis-data.ts";
import type { Catalysis } from "./catalysis-data.ts";

const WORDS = "problems-kinetics.kinds-of-catalysis";

const word = wordIn(WORDS);

/** A formula with its state, an enzyme by its name. */
function catalystValue({ catalyst, kind }: Catalysis): FactValue {
  return kind === "enzymatic" ? word(catalyst) : formulaTerm(catalyst);
}

/** Homogeneous, heterogeneous or by an enzyme. */
function classify(random: Random): SolvedDraft {
  const catalysis = random.pick(CATALYSES);
  const { equation, kind } = catalysis;
  return {
    kind: "solved",
    variant: kind === "enzymatic" ? "enzyme" : "formula",
    values: { equation: equationTerm(equation), catalyst: catalystValue(catalysis) },
    steps: [step("states"), step(kind)],
    answer: { id: "kind", value: word(kind) },
    distractors: wrongChoices(
      KINDS_OF_CATALYSIS,
      kind,
      (other) => slipOf(WORDS, kind === "enzymatic" ? "own-class" : other),
      word,
    ),
  };
}

/** In which phase a catalyst works. */
export const kindsOfCatalysis: Family = {
  id: "kinds-of-catalysis",
  subtopic: "catalysis",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: classify },
};
