import "server-only";
import type { FactValue, SolutionFacts } from "#lib/methods/facts.ts";
import { readAnswer, tellsAnswer } from "#lib/problems/nearness.ts";
import type { Problem } from "#lib/problems/problem.ts";
import { db } from "../db/client.ts";
import { type IssuedQuestion, listOpenQuestions, markHelped, type OpenQuestion } from "./issued-question.ts";

/** What a reply is about to tell: a text of the student's own, and what the engine makes of it, or finds for a model. */
export type Told = { text: string; solutions: readonly SolutionFacts[]; found?: Found };

/** Values, and what they were found from. */
type Found = { readonly givens: readonly FactValue[]; readonly values: readonly FactValue[] };

/**
 * A question that is still open counts as helped once its text is discussed, or its answer computed, under whatever other
 * wording: with a word before it, in another language, for another unit. To be called before anything is shown.
 */
export async function markToldQuestions(userId: string, told: Told): Promise<void> {
  await markTold(await listOpenQuestions(userId), told);
}

/** Of the open questions those that stay open. */
export async function markTold(open: readonly OpenQuestion[], told: Told): Promise<OpenQuestion[]> {
  const text = lettersOf(told.text);
  const left: OpenQuestion[] = [];
  for (const each of open) {
    const quoted = lettersOf(each.statement);
    const isTold =
      (quoted !== "" && text.includes(quoted)) ||
      told.solutions.some((solution) => isSolutionOf(solution, each.question)) ||
      (told.found !== undefined && findsAnswer(told.found, each.question));
    if (isTold) await markHelped(db(), each.question.id);
    else left.push(each);
  }
  return left;
}

/** What is left of a text when it is copied carelessly, or disguised: H₂O and H2O, with or without spaces and marks. */
function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Whether a solution is that of the question in other words, or comes by its answer on the way. An equal value alone is
 * none, for it may be chance: it takes the same way of solving, or a given of the question.
 */
function isSolutionOf({ method, givens, steps, answer }: SolutionFacts, question: IssuedQuestion): boolean {
  const { solution } = question.problem;
  const own: FactValue =
    answer.value.kind === "quantity"
      ? { ...answer.value, value: answer.unrounded ?? answer.value.value }
      : answer.value;
  const given = Object.values(givens);
  if (findsAnswer({ givens: given, values: [own] }, question)) return true;
  // One word or small number answers many questions of a kind.
  const isTelling = solution.answer.value.kind !== "word" && solution.answer.value.kind !== "count";
  if (isTelling && method === solution.method && isSameAnswer(own, solution)) return true;
  const onTheWay = steps.flatMap((step) => [...step.lines, ...Object.values(step.values)]).flatMap(listParts);
  // What stands in the text is not told on the way; and the formula of whatever a problem is about stands in each.
  const known = new Set(given.flatMap(listParts).map((part) => JSON.stringify(part)));
  const values = onTheWay.filter(
    (part) => (part.kind === "quantity" || part.kind === "equation") && !known.has(JSON.stringify(part)),
  );
  const substances = onTheWay.flatMap((part): FactValue[] =>
    part.kind === "variable" && part.of !== null
      ? [{ kind: "formula", formula: part.of }]
      : part.kind === "formula"
        ? [part]
        : [],
  );
  return findsAnswer({ givens: [...given, ...substances], values }, question);
}

/** Whether the answer was found from something that the question gives. An equation is never the same by chance. */
function findsAnswer({ givens, values }: Found, { problem }: IssuedQuestion): boolean {
  const { solution } = problem;
  if (!values.flatMap(listParts).some((value) => isSameAnswer(value, solution))) return false;
  return solution.answer.value.kind === "equation" || sharesGiven(givens, problem);
}

function isSameAnswer(told: FactValue, { answer: asked }: SolutionFacts): boolean {
  const wanted = readAnswer(asked);
  if (wanted !== null) return told.kind === "quantity" && tellsAnswer(told, wanted);
  const [formula, expected] = [formulaOf(told), formulaOf(asked.value)];
  return formula !== null || expected !== null
    ? formula === expected
    : JSON.stringify(told) === JSON.stringify(asked.value);
}

/** The chemistry that a value stands for: whoever is told the name of a formula knows the formula of that name. */
function formulaOf(value: FactValue): string | null {
  if (value.kind === "formula" || value.kind === "substance") return value.formula;
  return value.kind === "equation" ? value.equation : null;
}

/** Whether something that the question gives was given to the solution too. */
function sharesGiven(givens: readonly FactValue[], { values }: Problem): boolean {
  const asked = Object.values(values).flatMap(listParts);
  return givens.flatMap(listParts).some((given) => asked.some((other) => isSameGiven(given, other)));
}

function listParts(value: FactValue): FactValue[] {
  if (value.kind === "list") return value.items.flatMap(listParts);
  return value.kind === "expression" ? value.terms.flatMap(listParts) : [value];
}

function isSameGiven(one: FactValue, other: FactValue): boolean {
  if (one.kind === "quantity")
    return other.kind === "quantity" && tellsAnswer(one, { quantity: other, unrounded: other.value });
  const formula = formulaOf(one);
  return formula !== null && formula === formulaOf(other);
}
