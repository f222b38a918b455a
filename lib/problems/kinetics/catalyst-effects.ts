import { wrongChoices } from "../solved.ts";
import { equationTerm, formulaTerm, step } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { CATALYSES } from "./catalysis-data.ts";

const WORDS = "problems-kinetics.catalyst-effects";

const OUTCOMES = ["increases", "decreases", "unchanged"] as const;

type Outcome = (typeof OUTCOMES)[number];

/** What becomes of a quantity when a catalyst is added at the same temperature; `reason` names the step that says why. */
const EFFECTS: readonly {
  readonly of: string;
  readonly outcome: Outcome;
  readonly reason: "path" | "speed" | "ends";
  readonly level: "easy" | "medium";
}[] = [
  { of: "activation", outcome: "decreases", reason: "path", level: "easy" },
  { of: "rate", outcome: "increases", reason: "speed", level: "easy" },
  { of: "enthalpy", outcome: "unchanged", reason: "ends", level: "easy" },
  { of: "reverse-activation", outcome: "decreases", reason: "path", level: "medium" },
  { of: "reverse-rate", outcome: "increases", reason: "speed", level: "medium" },
  { of: "constant", outcome: "increases", reason: "speed", level: "medium" },
  { of: "equilibrium", outcome: "unchanged", reason: "ends", level: "medium" },
  { of: "gibbs", outcome: "unchanged", reason: "ends", level: "medium" },
];

const word = wordIn<Outcome>(WORDS);

/** What a catalyst does to one of these; null for what is none of them. */
export function solveEffect(of: string): Solved | null {
  const found = EFFECTS.find((each) => each.of === of);
  return found === undefined
    ? null
    : {
        steps: [step("another-path"), step(found.reason)],
        answer: { id: "outcome", value: word(found.outcome) },
      };
}

function effect(random: Random, level: "easy" | "medium"): SolvedDraft {
  const { of, outcome, reason } = random.pick(EFFECTS.filter((each) => each.level === level));
  const solved = solveEffect(of);
  if (solved === null) throw new Error(`A catalyst does nothing to ${of}`);
  const { equation, catalyst } = random.pick(CATALYSES.filter(({ kind }) => kind !== "enzymatic"));
  return {
    kind: "solved",
    variant: of,
    values: { equation: equationTerm(equation), catalyst: formulaTerm(catalyst) },
    ...solved,
    distractors: wrongChoices(OUTCOMES, outcome, () => slipOf(WORDS, reason), word),
  };
}

/** What a catalyst changes, and what not. */
export const catalystEffects: Family = {
  id: "catalyst-effects",
  subtopic: "catalysis",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: (random) => effect(random, "easy"), medium: (random) => effect(random, "medium") },
};
