import type { Equation } from "../../chemistry/equation/equation.ts";
import { classifyReaction } from "../../chemistry/reaction/classify.ts";
import { wrongChoices } from "../solved.ts";
import type { Expression, FactValue, StepFacts } from "../../methods/facts.ts";
import { equationTerm, expression, step } from "../../methods/terms.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
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

export type Type = Pattern | AqueousKind;

const word = wordIn<Type>(WORDS);

const patternStep = (type: Type): StepFacts =>
  step("pattern", [], { pattern: { kind: "word", key: `${WORDS}.patterns.${type}` } });

const solveType = (type: Type, isAqueous: boolean): Solved => ({
  steps: [step(isAqueous ? "look-aqueous" : "look"), patternStep(type), step("type", [], { type: word(type) })],
  answer: { id: "type", value: word(type) },
});

const TYPES = {
  synthesis: "combination",
  decomposition: "decomposition",
  combustion: "combustion",
  "single-replacement": "single-replacement",
  "double-replacement": "double-replacement",
  precipitation: "precipitation",
  neutralization: "neutralization",
  "gas-evolution": "gas",
} as const;

/** The type of a reaction: the most usual name of it, among those that are offered where any are; null where none fits. */
export function solveTypeOf(equation: Equation, offered: readonly Type[]): Solved | null {
  const { types, isRedox } = classifyReaction(equation);
  const named = types.flatMap((type): Type[] =>
    Object.hasOwn(TYPES, type) ? [TYPES[type as keyof typeof TYPES]] : [],
  );
  const all: Type[] = isRedox === true ? [...named, "redox"] : named;
  const [type] = offered.length === 0 ? named : all.filter((each) => offered.includes(each));
  return type === undefined
    ? null
    : solveType(
        type,
        DRIVES.some((drive) => drive === type),
      );
}

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
    ...solveType(type, variant === "aqueous"),
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
