import "server-only";
import type { FactValue, Quantity, SolutionFacts } from "#lib/methods/facts.ts";
import { convertTo } from "#lib/quantity/conversion.ts";
import { loadQuantity } from "#lib/quantity/stored-quantity.ts";
import { db } from "../db/client.ts";
import { type IssuedQuestion, listOpenQuestions, markHelped } from "./issued-question.ts";

/** What a reply is about to tell: a text of the student's own, and what the engine makes of it. */
type Told = { text: string; solutions: readonly SolutionFacts[] };

/**
 * A question that is still open counts as helped once its text is discussed, or its answer computed, under whatever other
 * wording: with a word before it, in another language, for another unit. To be called before anything is shown.
 */
export async function markToldQuestions(userId: string, told: Told): Promise<void> {
  const text = lettersOf(told.text);
  for (const { question, statement } of await listOpenQuestions(userId)) {
    const quoted = lettersOf(statement);
    const isTold = (quoted !== "" && text.includes(quoted)) || told.solutions.some((solution) => isSameAnswer(solution, question));
    if (isTold) await markHelped(db(), question.id);
  }
}

/** What is left of a text when it is copied carelessly, or disguised: H₂O and H2O, with or without spaces and marks. */
function lettersOf(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Closer than chance: the values are compared before they are rounded. */
const NEAR = 0.001;

function isSameAnswer(solution: SolutionFacts, { problem }: IssuedQuestion): boolean {
  const [told, asked] = [answerOf(solution), answerOf(problem.solution)];
  if (told.kind === "quantity" && asked.kind === "quantity") return isSameQuantity(told, asked);
  const [formula, wanted] = [formulaOf(told), formulaOf(asked)];
  if (formula !== null || wanted !== null) return formula === wanted;
  // One word or small number answers many questions: these are the same only if they are of the same things.
  const key = ({ method, givens }: SolutionFacts, answer: FactValue): string => JSON.stringify([method, givens, answer]);
  return key(solution, told) === key(problem.solution, asked);
}

function answerOf({ answer: { value, unrounded } }: SolutionFacts): FactValue {
  return value.kind === "quantity" && unrounded !== undefined ? { ...value, value: unrounded } : value;
}

/** The chemistry that an answer stands for: whoever is told the name of a formula knows the formula of that name. */
function formulaOf(value: FactValue): string | null {
  if (value.kind === "formula" || value.kind === "substance") return value.formula;
  return value.kind === "equation" ? value.equation : null;
}

function isSameQuantity(told: Quantity, asked: Quantity): boolean {
  const [own, wanted] = [loadQuantity(told), loadQuantity(asked)];
  if (!own.ok || !wanted.ok) return false;
  const converted = convertTo(own.value, wanted.value.unit);
  return converted.ok && converted.value.value.minus(wanted.value.value).abs().lte(wanted.value.value.abs().times(NEAR));
}
