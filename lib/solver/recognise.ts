import type { Rounding } from "../methods/rounding.ts";
import { isElementPart, isWater } from "./parts.ts";
import { collectItems, groupObjects, stronger, tasksOfGroup } from "./questions.ts";
import type { Item } from "./questions.ts";
import {
  dropDescription,
  hasTornFormula,
  joinAppositions,
  readLowerCaseFormulas,
  settleElements,
} from "./substances.ts";
import type { Inherited, Reading, Task } from "./tasks.ts";
import { isConcept, isHarmless, isQuestionConcept, isSign, isUnknownWord, splitSentences } from "./token-kinds.ts";
import type { Token } from "./tokens.ts";
import { findUnknownObject, isChatter, removeNumbers, understandsWords } from "./understanding.ts";

const NOTHING: Reading = { kind: "nothing" };

type Manner = {
  readonly rounding: Rounding | null;
  readonly asksAll: boolean;
  readonly hasUnknown: boolean;
  /** A mass, or the letter of "ΔG°", which reads as one: an equation beside it is not there to be balanced. */
  readonly asksMass: boolean;
  readonly refersBack: boolean;
};

function readTasks(items: readonly Item[], inherited: Inherited | null, manner: Manner): Reading {
  const questions = items.flatMap((item) => (item.kind === "question" ? [item.question] : []));
  const equations = items.flatMap((item) =>
    item.kind === "object" && item.token.kind === "equation" ? [item.token.equation] : [],
  );
  const asksBalance =
    questions.includes("balance") ||
    (questions.length === 0 && (inherited === null || inherited.question === "balance"));
  if (equations.length > 0 && (!asksBalance || (questions.length === 0 && (manner.hasUnknown || manner.asksMass))))
    return NOTHING;
  if (equations.length === 0 && questions.includes("balance")) return NOTHING;
  const groups = groupObjects(items, inherited, manner.refersBack);
  if (groups === null) return NOTHING;
  const tasks: Task[] = equations.map((equation) => ({ kind: "balance", equation, species: null }));
  for (const group of groups) {
    const more = tasksOfGroup(group, manner.rounding, manner.asksAll);
    if (more === null) return NOTHING;
    tasks.push(...more);
  }
  return tasks.length === 0 ? NOTHING : { kind: "tasks", tasks };
}

/** "The coefficient of O2 in …": one equation and one of its species. */
function readCoefficient(tokens: readonly Token[], items: readonly Item[]): Reading | null {
  if (!tokens.some((token) => isConcept(token, "coefficient"))) return null;
  const objects = items.flatMap((item) => (item.kind === "object" ? [item.token] : []));
  const equation = objects.find((object) => object.kind === "equation");
  const species = objects.find((object) => object.kind === "substance");
  if (objects.length !== 2 || equation?.kind !== "equation" || species?.kind !== "substance") return null;
  return { kind: "tasks", tasks: [{ kind: "balance", equation: equation.equation, species: species.substance }] };
}

/** A heading asks one question and names no object, except perhaps the element of a percentage. */
function readHeading(items: readonly Item[], rounding: Rounding | null): Reading | null {
  const questions = items.flatMap((item) => (item.kind === "question" ? [item.question] : []));
  const objects = items.flatMap((item) => (item.kind === "object" ? [item.token] : []));
  const [question] = questions;
  const [part] = objects;
  if (question === undefined || objects.length > 1) return null;
  const strongest = questions.reduce(stronger);
  if (part === undefined) return { kind: "question-only", question: strongest, part: null, rounding };
  const isPart =
    part.kind === "substance" && (isElementPart(part.substance) || isWater(part.substance)) && strongest === "percent";
  return isPart ? { kind: "question-only", question: strongest, part: part.substance, rounding } : null;
}

/**
 * Finds out what a text asks. Everything in it must be understood: a number, an unknown word or an unrelated question
 * that is left over means that something else is asked, and the reading is "nothing".
 */
export function recognise(allTokens: readonly Token[], inherited: Inherited | null): Reading {
  const relevant = splitSentences(allTokens)
    .filter((sentence) => !isChatter(sentence))
    .flat();
  if (relevant.some((token) => isConcept(token, "foreign", "amount"))) return NOTHING;
  const plain = removeNumbers(relevant);
  if (plain === null) return NOTHING;
  const rounding = plain.rounding ?? inherited?.rounding ?? null;
  const joined = joinAppositions(settleElements(readLowerCaseFormulas(plain.tokens)));
  if (!Array.isArray(joined)) return joined;
  const tokens: readonly Token[] = joined;
  if (hasTornFormula(tokens)) return NOTHING;
  if (tokens.some((token) => isConcept(token, "reaction-kind")) && !tokens.some((token) => token.kind === "equation"))
    return NOTHING;
  const asks = tokens.some(isQuestionConcept) || inherited !== null;
  const suspect = tokens.find((token) => token.kind === "suspect");
  if (suspect?.kind === "suspect")
    return asks
      ? { kind: "issue", issue: { code: "invalid-formula", text: suspect.text, issue: suspect.issue } }
      : NOTHING;
  if (tokens.some((token) => isConcept(token, "yields", "energy") || isSign(token, "->", "<=>")))
    return readOpenArrow(tokens);
  if (tokens.some((token) => isSign(token, "+"))) return readOpenArrow(tokens);
  const sentences = splitSentences(dropDescription(tokens));
  if (hasStrayCompound(sentences)) return NOTHING;
  if (!sentences.every(understandsWords))
    return (tokens.some((token) => token.kind === "substance") ? null : findUnknownObject(tokens)) ?? NOTHING;
  const items = collectItems(sentences);
  if (items === null) return NOTHING;
  const manner: Manner = {
    rounding,
    asksAll: tokens.some((token) => isConcept(token, "every-element")),
    hasUnknown: tokens.some(isUnknownWord),
    asksMass: tokens.some((token) => isConcept(token, "mass")),
    refersBack: tokens.some((token) => isConcept(token, "pronoun")),
  };
  const reading = readCoefficient(tokens, items) ?? readTasks(items, inherited, manner);
  if (reading.kind !== "nothing") return reading;
  return readHeading(items, rounding) ?? NOTHING;
}

/** "The gas was collected over water.": a compound of a sentence that tells a story, when the question names its own. */
function hasStrayCompound(sentences: readonly (readonly Token[])[]): boolean {
  const [asking, telling] = [true, false].map((asks) =>
    sentences.filter((sentence) => sentence.some(isQuestionConcept) === asks),
  );
  const hasCompound = (sentence: readonly Token[]): boolean =>
    sentence.some((token) => token.kind === "substance" && token.substance.element === null);
  return (
    asking?.some(hasCompound) === true &&
    telling?.some((sentence) => hasCompound(sentence) && sentence.some(isUnknownWord)) === true
  );
}

/** An arrow or a plus that belongs to no whole equation: with a wish to balance, products or reactants are missing. */
function readOpenArrow(tokens: readonly Token[]): Reading {
  const isBalance =
    tokens.some((token) => isConcept(token, "balance")) && tokens.some((token) => token.kind === "substance");
  const isPlain = tokens.every(
    (token) =>
      isHarmless(token) || isConcept(token, "balance") || token.kind === "substance" || isSign(token, "->", "<=>", "+"),
  );
  if (!isBalance || !isPlain) return NOTHING;
  const text = tokens
    .flatMap((token) =>
      token.kind === "substance" ? [token.substance.text] : isSign(token, "->", "<=>") ? ["->"] : [],
    )
    .join(" + ");
  return {
    kind: "issue",
    issue: { code: "missing-product", text: text.replaceAll(" + -> + ", " -> ").replace(/ \+ ->$/, " ->") },
  };
}
