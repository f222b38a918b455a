import "server-only";
import { APICallError } from "ai";
import { cardText } from "#lib/cards/card-text.ts";
import type { Card } from "#lib/cards/card.ts";
import type { UsedMaterial } from "#lib/cards/used-material.ts";
import { collectEvidence } from "#lib/claims/evidence.ts";
import { ClaimReview } from "#lib/claims/review-claims.ts";
import type { Provenance } from "#lib/contracts/chat.ts";
import { verifyQuotations } from "#lib/retrieval/verify-quotations.ts";
import type { SolveIssue } from "#lib/solver/solve.ts";
import { assembleConcept } from "#lib/wording/concept-card.ts";
import { factText } from "#lib/wording/fact-text.ts";
import { wordNoLesson } from "#lib/wording/no-lesson.ts";
import { wordProblem } from "#lib/wording/problem.ts";
import { wordQuotations } from "#lib/wording/quotations.ts";
import { wordRejection } from "#lib/wording/rejection.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import { wordUnrecognised } from "#lib/wording/unrecognised.ts";
import type { Words } from "#lib/wording/words.ts";
import { db } from "../db/client.ts";
import { describeError, log } from "../http/log.ts";
import { markHelped } from "../practice/issued-question.ts";
import { markToldQuestions } from "../practice/told-questions.ts";
import type { Reply } from "./close-turn.ts";
import type { TutorDeps } from "./compose.ts";
import { detectIntent, type Intent } from "./detect-intent.ts";
import type { Facts } from "./find-facts.ts";
import { findQuotations } from "./find-quotations.ts";
import { gatherContext } from "./gather-context.ts";
import { gatherFiles } from "./gather-files.ts";
import { modelPrompt } from "./instructions.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { type Task, takeUpTask } from "./take-up-task.ts";
import { writeWithModel } from "./write-with-model.ts";

/** Solves, explains or refuses: the engine first, a model around it where there is one. */
export async function composeAnswer(turn: OpenTurn, deps: TutorDeps, live: LiveReply): Promise<Reply> {
  const { request, locale } = turn;
  const words = await replyWords(locale);
  const files = await gatherFiles(turn);
  const task = takeUpTask(turn, readIntent(turn, words), files, words);
  const { intent, facts } = task;
  await recordHelp(turn, intent, facts);
  const card = assembleCard(facts, intent.text, words);
  if (card) live.emit({ type: "card", card });
  // What is free of charge costs nothing either: the engine writes it alone.
  const model = turn.credit === null ? null : await deps.findModel();
  const quotations = mayQuote(task) ? await findQuotations(turn, intent.text, files) : [];
  const alone = { task, card, quotations, words, live };
  if (!model) return composeAlone(alone, null);

  const context = { ...(await gatherContext(turn, files)), quotations };
  const rejection = facts.kind === "rejected" ? wordRejection(facts.issue, words) : null;
  const prompt = modelPrompt({ intent, request, locale, context, card, rejection });
  const read = [...quotations.map(({ excerpt }) => excerpt), ...context.files.flatMap(({ pages }) => pages.map((page) => page.text))];
  const solutions = facts.kind === "solved" ? facts.solutions : [];
  const evidence = collectEvidence({ locale, solutions, problems: [intent.text], materials: read });
  const review = new ClaimReview(evidence, (value) => factText(value, words));
  const outcome = await writeWithModel(model, prompt, review, live.emit, live.stop.signal);
  if (outcome.kind === "unavailable") {
    const status = APICallError.isInstance(outcome.cause) ? outcome.cause.statusCode : null;
    log("warn", "model unavailable", { status, ...describeError(outcome.cause) });
    return composeAlone(alone, "model_unavailable");
  }
  const { text, used } = verifyQuotations(outcome.text, quotations.map(({ excerpt }) => excerpt), [intent.text, ...context.files.flatMap(({ pages }) => pages.map((page) => page.text))]);
  return {
    state: outcome.kind === "broken_off" ? "interrupted" : outcome.kind,
    content: text,
    card,
    usedMaterials: quotations.filter((_, at) => used.includes(at)),
    provenance: { writer: "model", check: checkOfModel(review, checkOf(facts, card)), notice: null },
    charged: outcome.kind !== "broken_off",
    record: null,
  };
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

type Alone = { task: Task; card: Card | null; quotations: readonly UsedMaterial[]; words: Words; live: LiveReply };

/** The built-in tutor's reply. Nothing that it could not do because the model failed costs the student a question. */
function composeAlone({ task, card, quotations, words, live }: Alone, notice: Provenance["notice"]): Reply {
  const { facts } = task;
  const quoted = quotations.length === 0 ? [] : [wordQuotations(quotations, words)];
  const content = card ? [cardText(card), ...quoted].join("\n\n") : (quoted[0] ?? wordWithoutCard(task, words));
  if (!card) live.emit({ type: "text", delta: content });
  return {
    state: "complete",
    content,
    card,
    usedMaterials: quotations,
    provenance: { writer: "tutor", check: checkOf(facts, card), notice },
    charged: notice === null || facts.kind !== "unrecognised" || quotations.length > 0,
    record: null,
  };
}

function wordWithoutCard({ intent, facts, note }: Task, words: Words): string {
  if (facts.kind === "rejected") return wordRejection(facts.issue, words);
  return note ?? (intent.type === "explain_concept" ? wordNoLesson(intent.text, words) : wordUnrecognised(words));
}

/** Refusals that say something about the chemistry; the others only say what could not be read. */
const COMPUTED_ISSUES: ReadonlySet<SolveIssue["code"]> = new Set([
  "impossible-equation",
  "underdetermined-equation",
  "part-absent",
  "species-absent",
]);

/** What a model says is checked as far as its claims are; where it makes none, only the card beside it may be. */
function checkOfModel({ claims, overall }: ClaimReview, card: Provenance["check"]): Provenance["check"] {
  const isNothingSure = claims.length === 0 || overall === "not_verified";
  if (isNothingSure) return card === null ? "not_verified" : "partly_verified";
  return overall;
}

/** Of a lesson its example was computed, and nothing else; null where nothing was. */
function checkOf(facts: Facts, card: Card | null): Provenance["check"] {
  if (card?.type === "concept_explanation") return card.example === null ? null : "partly_verified";
  const isComputed = facts.kind === "solved" || (facts.kind === "rejected" && COMPUTED_ISSUES.has(facts.issue.code));
  return isComputed ? "verified" : null;
}
