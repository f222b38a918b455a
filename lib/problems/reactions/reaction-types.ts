import { wrongChoices } from "../solved.ts";
import type { Expression, FactValue, StepFacts } from "../../methods/facts.ts";
import { equationTerm, expression, step } from "../../methods/terms.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { OTHER_AQUEOUS_REACTIONS, PRECIPITATIONS } from "./aqueous-reactions.ts";
import type { AqueousKind } from "./aqueous-reactions.ts";
import { wordEquation } from "./pairs.ts";
import { listExamples, PATTERNS, reactionsOf, sampleExample } from "./patterns.ts";
import type { Pattern } from "./patterns.ts";
import { getReaction, writeEquation } from "./reaction.ts";

const WORDS = "problems-reactions.reaction-types";

/** By what drives a reaction in water. */
const DRIVES = ["precipitation", "neutralization", "gas", "redox"] as const satisfies readonly AqueousKind[];

type Type = Pattern | AqueousKind;

const word = wordIn<Type>(WORDS);

const patternStep = (type: Type): StepFacts =>
  step("pattern", [], { pattern: { kind: "word", key: `${WORDS}.patterns.${type}` } });

function askType(
  variant: "equation" | "words" | "aqueous",
  equation: FactValue,
  type: Type,
  among: readonly Type[],
): Draft {
  return {
    kind: "solved",
    variant,
    values: { equation },
    steps: [
      step(variant === "aqueous" ? "look-aqueous" : "look"),
      patternStep(type),
      step("type", [], { type: word(type) }),
    ],
    answer: { id: "type", value: word(type) },
    distractors: wrongChoices(among, type, (other) => slipOf(WORDS, other), word),
  };
}

function fromEquation(random: Random, taken: readonly string[]): Draft {
  const { reaction, pattern } = sampleExample(random, taken);
  return askType("equation", equationTerm(writeEquation(reaction)), pattern, PATTERNS);
}

function fromWords(random: Random, taken: readonly string[]): Draft | null {
  const { reaction, pattern } = sampleExample(random, taken);
  const equation = wordEquation(reaction);
  return equation === null ? null : askType("words", equation, pattern, PATTERNS);
}

/** Hydrogen that a metal sets free would be a gas as well. */
const AQUEOUS = [...PRECIPITATIONS, ...OTHER_AQUEOUS_REACTIONS].filter(({ equation }) => !equation.includes("H2(g)"));

function fromSolution(random: Random): Draft {
  const drive = random.pick(DRIVES);
  const { equation, kind } = random.pick(AQUEOUS.filter((each) => each.kind === drive));
  return askType("aqueous", equationTerm(getReaction(equation).text), kind, DRIVES);
}

/** The name of a reaction by what happens in it. */
export const reactionTypes: Family = {
  id: "reaction-types",
  subtopic: "types-of-reactions",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: fromEquation, medium: fromWords, hard: fromSolution },
  takes: reactionsOf(PATTERNS),
};

type Write = (reaction: BalancedEquation) => Expression | null;

const inFormulas: Write = (reaction) => expression(equationTerm(writeEquation(reaction)));

function pickEquation(random: Random, write: Write): Draft | null {
  const { reaction, pattern } = sampleExample(random, []);
  const value = write(reaction);
  const others = random
    .pickSeveral(
      PATTERNS.filter((other) => other !== pattern),
      3,
    )
    .map((other) => ({
      pattern: other,
      value: write(random.pick(listExamples().filter((example) => example.pattern === other)).reaction),
    }));
  if (value === null) return null;
  return {
    kind: "solved",
    variant: "which",
    values: { type: word(pattern) },
    steps: [step("recall"), patternStep(pattern), step("which", [value])],
    answer: { id: "which", value },
    distractors: others.flatMap((other) =>
      other.value === null ? [] : [{ slip: slipOf(WORDS, other.pattern), value: other.value }],
    ),
  };
}

/** Which of several equations is of a type. */
export const reactionOfType: Family = {
  id: "reaction-of-type",
  subtopic: "types-of-reactions",
  words: WORDS,
  forms: ["choice"],
  levels: {
    easy: (random) => pickEquation(random, inFormulas),
    medium: (random) => pickEquation(random, wordEquation),
  },
};
