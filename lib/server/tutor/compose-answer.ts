import "server-only";
import type { Card } from "#lib/cards/card.ts";
import { wordProblem } from "#lib/wording/problem.ts";
import { assembleConcept } from "#lib/wording/concept-card.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import type { Words } from "#lib/wording/words.ts";
import { db } from "../db/client.ts";
import { markHelped } from "../practice/issued-question.ts";
import { markToldQuestions } from "../practice/told-questions.ts";
import { inSpan } from "../telemetry/in-span.ts";
import type { Reply } from "./close-turn.ts";
import { composeAlone } from "./compose-alone.ts";
import { composeWithModel, gatherBackground } from "./compose-with-model.ts";
import { composePictureReading, needsPictureReading } from "./compose-picture-reading.ts";
import type { TutorDeps } from "./compose.ts";
import { detectIntent, type Intent } from "./detect-intent.ts";
import type { Facts } from "./find-facts.ts";
import { findQuotations } from "./find-quotations.ts";
import { gatherFiles, type TurnFiles } from "./gather-files.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { type Task, takeUpTask } from "./take-up-task.ts";

/** Solves, explains or refuses: the engine first, a model around it where there is one. */
export async function composeAnswer(turn: OpenTurn, deps: TutorDeps, live: LiveReply): Promise<Reply> {
  const words = await replyWords(turn.locale);
  const { task, files } = await inSpan("tutor.facts", {}, () => findTask(turn, words));
  const { intent, facts } = task;
  const card = assembleCard(facts, intent.text, words);
  if (card) live.emit({ type: "card", card });
  // What is free of charge costs nothing either: the engine writes it alone.
  const model = turn.credit === null ? null : await deps.findModel();
  if (model && needsPictureReading(turn, task, files)) return composePictureReading(turn, { task, card, quotations: [], words, live }, files, model);
  const [quotations, background] = await Promise.all([
    mayQuote(task) ? inSpan("tutor.quotations", {}, () => findQuotations(turn, intent.text, files)) : [],
    model && inSpan("tutor.context", {}, () => gatherBackground(turn, files, words)),
  ]);
  const draft = { task, card, quotations, words, live };
  return model && background ? composeWithModel(turn, draft, background, model) : composeAlone(draft, null);
}

/** What the turn is about and what the engine makes of it. Whatever it tells of an open question is recorded before it is shown. */
async function findTask(turn: OpenTurn, words: Words): Promise<{ task: Task; files: TurnFiles }> {
  const files = await gatherFiles(turn);
  const task = takeUpTask(turn, readIntent(turn, words), files, words);
  await recordHelp(turn, task.intent, task.facts);
  return { task, files };
}

/** The solution of a problem, or the lesson on a concept; null where there is neither. */
function assembleCard(facts: Facts, text: string, words: Words): Card | null {
  if (facts.kind === "solved") return assembleStepSolution(text, facts.solutions, words, facts.skipped);
  return facts.kind === "concept" ? assembleConcept(facts.topic, words) : null;
}

/** An issued question is solved as it was asked, whatever else the request says. */
function readIntent({ request, question }: OpenTurn, words: Words): Intent {
  const intent = detectIntent(request);
  return question === null ? intent : { ...intent, text: wordProblem(question.problem, words).question };
}

/** To see the solution of a question before answering it is help: from the moment before it is shown, however the reply ends. */
async function recordHelp({ studentId, question }: OpenTurn, { text }: Intent, facts: Facts): Promise<void> {
  if (question !== null) await markHelped(db(), question.id);
  await markToldQuestions(studentId, { text, solutions: facts.kind === "solved" ? facts.solutions : [] });
}

/** What the engine computes needs no source; what a file's exercises are is told without one. */
function mayQuote({ facts, mayQuote: isOpen }: Task): boolean {
  return isOpen && (facts.kind === "concept" || facts.kind === "unrecognised");
}
