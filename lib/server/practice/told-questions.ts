import "server-only";
import type { FactValue, SolutionFacts } from "#lib/methods/facts.ts";
import { readAnswer, tellsAnswer } from "#lib/problems/nearness.ts";
import type { Problem } from "#lib/problems/problem.ts";
import { db } from "../db/client.ts";
import { type IssuedQuestion, listOpenQuestions, markHelped, type OpenQuestion } from "./issued-question.ts";

/** What a reply is about to tell: a text of the student's own, and what the engine makes of it. */
type Told = { text: string; solutions: readonly SolutionFacts[] };

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
    const isTold = (quoted !== "" && text.includes(quoted)) || told.solutions.some((solution) => isSolutionOf(solution, each.question));
    if (isTold) await markHelped(db(), each.question.id);
    else left.push(each);
  }
  return left;
}

/** What is left of a text when it is copied carelessly, or disguised: H₂O and H2O, with or without spaces and marks. */
function lettersOf(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Whether a solution is that of the question in other words. An equal value alone is none, for it may be chance: it takes
 * the same way of solving, or a given of the question. An equation is never the same by chance.
 */
function isSolutionOf(solution: SolutionFacts, { problem }: IssuedQuestion): boolean {
  const { value } = problem.solution.answer;
  if (!isSameAnswer(solution, problem.solution)) return false;
  if (value.kind === "equation" || sharesGiven(solution, problem)) return true;
  // One word or small number answers many questions of a kind.
  return value.kind !== "word" && value.kind !== "count" && solution.method === problem.solution.method;
}

function isSameAnswer({ answer: told }: SolutionFacts, { answer: asked }: SolutionFacts): boolean {
  const wanted = readAnswer(asked);
  if (wanted !== null) return told.value.kind === "quantity" && tellsAnswer({ ...told.value, value: told.unrounded ?? told.value.value }, wanted);
  const [formula, expected] = [formulaOf(told.value), formulaOf(asked.value)];
  return formula !== null || expected !== null ? formula === expected : JSON.stringify(told.value) === JSON.stringify(asked.value);
}

/** The chemistry that a value stands for: whoever is told the name of a formula knows the formula of that name. */
function formulaOf(value: FactValue): string | null {
  if (value.kind === "formula" || value.kind === "substance") return value.formula;
  return value.kind === "equation" ? value.equation : null;
}

/** Whether something that the question gives was given to the solution too. */
function sharesGiven({ givens }: SolutionFacts, { values }: Problem): boolean {
  const asked = Object.values(values).flatMap(listParts);
  return Object.values(givens).flatMap(listParts).some((given) => asked.some((other) => isSameGiven(given, other)));
}

function listParts(value: FactValue): FactValue[] {
  if (value.kind === "list") return value.items.flatMap(listParts);
  return value.kind === "expression" ? [...value.terms] : [value];
}

function isSameGiven(one: FactValue, other: FactValue): boolean {
  if (one.kind === "quantity") return other.kind === "quantity" && tellsAnswer(one, { quantity: other, unrounded: other.value });
  const formula = formulaOf(one);
  return formula !== null && formula === formulaOf(other);
}
