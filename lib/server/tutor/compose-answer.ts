import "server-only";
import { APICallError } from "ai";
import { cardText } from "#lib/cards/card-text.ts";
import type { Card } from "#lib/cards/card.ts";
import type { Provenance } from "#lib/contracts/chat.ts";
import type { SolveIssue } from "#lib/solver/solve.ts";
import { assembleConcept } from "#lib/wording/concept-card.ts";
import { wordProblem } from "#lib/wording/problem.ts";
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
import { type Facts, findFacts } from "./find-facts.ts";
import { gatherContext } from "./gather-context.ts";
import { modelPrompt } from "./instructions.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { writeWithModel } from "./write-with-model.ts";

/** Solves, explains or refuses: the engine first, a model around it where there is one. */
export async function composeAnswer(turn: OpenTurn, deps: TutorDeps, live: LiveReply): Promise<Reply> {
  const { request, locale } = turn;
  const words = await replyWords(locale);
  const intent = readIntent(turn, words);
  const facts = findFacts(turn, intent, words);
  await recordHelp(turn, intent, facts);
  const card = assembleCard(facts, intent.text, words);
  if (card) live.emit({ type: "card", card });
  // What is free of charge costs nothing either: the engine writes it alone.
  const model = turn.credit === null ? null : await deps.findModel();
  if (!model) return composeAlone(facts, card, words, live, null);

  const context = await gatherContext(turn);
  const rejection = facts.kind === "rejected" ? wordRejection(facts.issue, words) : null;
  const prompt = modelPrompt({ intent, request, locale, context, card, rejection });
  const outcome = await writeWithModel(model, prompt, live.emit, live.stop.signal);
  if (outcome.kind === "unavailable") {
    const status = APICallError.isInstance(outcome.cause) ? outcome.cause.statusCode : null;
    log("warn", "model unavailable", { status, ...describeError(outcome.cause) });
    return composeAlone(facts, card, words, live, "model_unavailable");
  }
  return {
    state: outcome.kind === "broken_off" ? "interrupted" : outcome.kind,
    content: outcome.text,
    card,
    provenance: { writer: "model", check: card && isComputed(facts, card) ? "partly_verified" : "not_verified", notice: null },
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

/** The built-in tutor's reply. Nothing that it could not do because the model failed costs the student a question. */
function composeAlone(
  facts: Facts,
  card: Card | null,
  words: Words,
  live: LiveReply,
  notice: Provenance["notice"],
): Reply {
  const content = card
    ? cardText(card)
    : facts.kind === "rejected"
      ? wordRejection(facts.issue, words)
      : wordUnrecognised(words);
  if (!card) live.emit({ type: "text", delta: content });
  return {
    state: "complete",
    content,
    card,
    provenance: { writer: "tutor", check: isComputed(facts, card) ? "verified" : null, notice },
    charged: notice === null || facts.kind !== "unrecognised",
    record: null,
  };
}

/** Refusals that say something about the chemistry; the others only say what could not be read. */
const COMPUTED_ISSUES: ReadonlySet<SolveIssue["code"]> = new Set([
  "impossible-equation",
  "underdetermined-equation",
  "part-absent",
  "species-absent",
]);

/** A lesson has nothing computed but its example. */
function isComputed(facts: Facts, card: Card | null): boolean {
  if (card?.type === "concept_explanation") return card.example !== null;
  return facts.kind === "solved" || (facts.kind === "rejected" && COMPUTED_ISSUES.has(facts.issue.code));
}
