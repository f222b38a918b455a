import "server-only";
import type { LanguageModel } from "ai";
import type { Card } from "#lib/cards/card.ts";
import type { Provenance } from "#lib/contracts/chat.ts";
import { wordProblem } from "#lib/wording/problem.ts";
import { assembleConcept } from "#lib/wording/concept-card.ts";
import { understandLoosely } from "#lib/conversation/understand-loosely.ts";
import { wordBesideCard } from "#lib/wording/beside-card.ts";
import { wordSocial } from "#lib/wording/social.ts";
import type { Said } from "#lib/wording/suggesting.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import type { Words } from "#lib/wording/words.ts";
import { db } from "../db/client.ts";
import { Patience, withPatience } from "../db/patience.ts";
import { env } from "../env.ts";
import { listOpenQuestions, markHelped, type OpenQuestion } from "../practice/issued-question.ts";
import { markTold } from "../practice/told-questions.ts";
import { inSpan } from "../telemetry/in-span.ts";
import type { Reply } from "./close-turn.ts";
import { listClosestLessons } from "./closest-lessons.ts";
import { composeAlone } from "./compose-alone.ts";
import { composeWithModel } from "./compose-with-model.ts";
import { composePictureReading, needsPictureReading } from "./compose-picture-reading.ts";
import { composeUnsure } from "./compose-reading.ts";
import type { TutorDeps } from "./compose.ts";
import { detectIntent, type Intent } from "./detect-intent.ts";
import { type Facts, isUnread } from "./find-facts.ts";
import { findLastCard } from "./find-last-card.ts";
import { findQuotations } from "./find-quotations.ts";
import { type Background, fitFiles, gatherBackground } from "./gather-context.ts";
import { gatherFiles, type TurnFiles } from "./gather-files.ts";
import type { LiveReply } from "./live-reply.ts";
import { lookAround } from "./look-around.ts";
import { hasModel } from "./model.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { topicOf } from "./topic-of.ts";
import { type Task, takeUpTask } from "./take-up-task.ts";

/** Solves, explains or refuses: the engine first, a model around it where there is one. */
export async function composeAnswer(turn: OpenTurn, deps: TutorDeps, live: LiveReply): Promise<Reply> {
  const words = await replyWords(turn.locale);
  const preparing = prepareModel(turn, deps, words);
  // Should finding the task fail first, nobody waits for it any more.
  preparing.catch(() => undefined);
  const { task, files, open, areMaterials } = await inSpan("tutor.facts", {}, () => findTask(turn, words, live));
  const { intent, facts } = task;
  const card = assembleCard(facts, intent.text, words);
  if (card) live.emit({ type: "card", card });
  const prepared = await preparing;
  const { model } = prepared;
  if (model && needsPictureReading(turn, task, files))
    return composePictureReading(
      turn,
      { task, card, quotations: [], lessons: [], offSubject: null, words, live },
      files,
      model,
    );
  // Who stops the reply waits for no search.
  const patience = new Patience(env().DATABASE_DEADLINE_MS, { gone: live.stop.signal });
  const [quotations, texts] = await withPatience(patience, () =>
    Promise.all([
      mayQuote(turn, task)
        ? inSpan("tutor.quotations", {}, () => findQuotations(turn, intent.text, files, areMaterials))
        : [],
      model ? fitFiles(turn, files) : [],
    ]),
  );
  const lessons = model === null && facts.kind === "unrecognised" ? await listClosestLessons(intent.text, words) : [];
  const asking = model === null && mayAskBack(turn, task) && quotations.length === 0;
  // What names something has its lesson.
  const isLost = asking && intent.type === "chat" && files.files.length === 0 && lessons.length === 0;
  const beside = isLost ? await sayBesideCard(turn, words) : null;
  // "Why do you subtract" is about the solution above it, though it names nothing of chemistry.
  const offSubject = model === null ? sayOffSubject(turn, task, words, beside !== null) : null;
  const unsure = asking && offSubject === null ? composeUnsure(intent.text, words, live) : null;
  if (unsure !== null) return unsure;
  const draft = { task, card, quotations, lessons, offSubject: offSubject ?? beside, words, live };
  if (prepared.model === null) return composeAlone(draft, prepared.notice);
  const context = { ...prepared.background, files: texts, quotations };
  return composeWithModel(turn, draft, { context, open }, prepared.model);
}

/** A problem that was not understood may be asked back; not a lesson that is wished for, nor what is about a file. */
const mayAskBack = ({ question }: OpenTurn, { intent, facts, note }: Task): boolean =>
  question === null && facts.kind === "unrecognised" && note === null && intent.type !== "explain_concept";

/** Signs that stand in chemistry alone. */
const OF_CHEMISTRY = /[Δ∆⇌→]|\bp[HK]a?\b|(?<!\p{L})(?:[A-Z][a-z]?[\d₀-₉]|\p{Nd} ?mol(?!\p{L}))/u;

/** What is said to a message that is about no chemistry; null where it may be about some. */
function sayOffSubject(turn: OpenTurn, { intent, facts }: Task, words: Words, isBesideCard: boolean): Said | null {
  const isOff =
    facts.kind === "unrecognised" &&
    intent.type === "chat" &&
    turn.question === null &&
    !OF_CHEMISTRY.test(intent.text);
  const loose = isOff ? understandLoosely(intent.text, turn.locale, isBesideCard) : null;
  if (loose?.kind !== "social" || loose.social !== "off-subject") return null;
  const known = { topic: topicOf(turn, words), isAfterSolution: false };
  return wordSocial({ kind: "social", social: "off-subject" }, known, words);
}

/** What can be done with the card right above the message; null where there is none, or it leaves nothing to be asked. */
async function sayBesideCard(turn: OpenTurn, words: Words): Promise<Said | null> {
  const card = await findLastCard(turn);
  return card === null ? null : wordBesideCard(card, words);
}

type Prepared =
  | { model: LanguageModel; background: Background }
  | { model: null; notice: Provenance["notice"]; background: null };

/** The model, if there is one to ask, and what it is given whatever the turn is about. */
async function prepareModel(turn: OpenTurn, deps: TutorDeps, words: Words): Promise<Prepared> {
  // What is free of charge costs nothing either: the engine writes it alone.
  if (turn.credit === null) return { model: null, notice: null, background: null };
  // Looked up beside the model's ceilings, as the first word waits for both. Where none is configured nobody reads it.
  const gather = () => inSpan("tutor.context", {}, () => gatherBackground(turn, words));
  const gathering = hasModel() ? gather() : null;
  gathering?.catch(() => undefined);
  const { model, notice } = await deps.chooseModel(turn.studentId);
  if (model === null) return { model, notice, background: null };
  return { model, background: await (gathering ?? gather()) };
}

/** `areMaterials`: whether there are any that the student may see. */
type Found = { task: Task; files: TurnFiles; open: readonly OpenQuestion[]; areMaterials: boolean };

/** What the turn is about and what the engine makes of it. Whatever it tells of an open question is recorded before it is shown. */
async function findTask(turn: OpenTurn, words: Words, live: LiveReply): Promise<Found> {
  const { attached, areMaterials, areOpen } = await lookAround(turn);
  const [files, questions] = await Promise.all([
    gatherFiles(turn, attached, live),
    areOpen ? listOpenQuestions(turn.studentId) : [],
  ]);
  const task = takeUpTask(turn, readIntent(turn, words), files, words);
  return { task, files, open: await recordHelp(turn, task, questions), areMaterials };
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
async function recordHelp(
  { question }: OpenTurn,
  { intent, facts }: Task,
  open: readonly OpenQuestion[],
): Promise<OpenQuestion[]> {
  if (question !== null) await markHelped(db(), question.id);
  return markTold(open, { text: intent.text, solutions: facts.kind === "solved" ? facts.solutions : [] });
}

/** What the engine computes needs no source; what a file's exercises are is told without one. A passage is an answer, which is not free. */
function mayQuote({ credit }: OpenTurn, { facts, mayQuote: isOpen }: Task): boolean {
  return credit !== null && isOpen && (facts.kind === "concept" || isUnread(facts));
}
