import "server-only";
import { APICallError } from "ai";
import { cardText } from "#lib/cards/card-text.ts";
import type { Card } from "#lib/cards/card.ts";
import type { Provenance } from "#lib/contracts/chat.ts";
import { solve, type SolveIssue, type SolveOutcome } from "#lib/solver/solve.ts";
import { wordRejection } from "#lib/wording/rejection.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import { wordUnrecognised } from "#lib/wording/unrecognised.ts";
import type { Words } from "#lib/wording/words.ts";
import { describeError, log } from "../http/log.ts";
import { markHelped } from "../practice/issued-question.ts";
import type { Reply } from "./close-turn.ts";
import type { TutorDeps } from "./compose.ts";
import { detectIntent, type Intent } from "./detect-intent.ts";
import { gatherContext } from "./gather-context.ts";
import { modelPrompt } from "./instructions.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { writeWithModel } from "./write-with-model.ts";

/** Solves, explains or refuses: the engine first, a model around it where there is one. */
export async function composeAnswer(turn: OpenTurn, deps: TutorDeps, live: LiveReply): Promise<Reply> {
  const { request, locale } = turn;
  const intent = detectIntent(request);
  const facts = findFacts(turn, intent);
  const words = await replyWords(locale);
  const card =
    facts.kind === "solved" ? assembleStepSolution(intent.text, facts.solutions, words, facts.skipped) : null;
  if (card) live.emit({ type: "card", card });
  const record = recordHelp(turn);
  const model = await deps.findModel();
  if (!model) return { ...composeAlone(facts, card, words, live, null), record };

  const context = await gatherContext(turn);
  const rejection = facts.kind === "rejected" ? wordRejection(facts.issue, words) : null;
  const prompt = modelPrompt({ intent, request, locale, context, card, rejection });
  const outcome = await writeWithModel(model, prompt, live.emit, live.stop.signal);
  if (outcome.kind === "unavailable") {
    const status = APICallError.isInstance(outcome.cause) ? outcome.cause.statusCode : null;
    log("warn", "model unavailable", { status, ...describeError(outcome.cause) });
    return { ...composeAlone(facts, card, words, live, "model_unavailable"), record };
  }
  return {
    state: outcome.kind === "broken_off" ? "interrupted" : outcome.kind,
    content: outcome.text,
    card,
    provenance: { writer: "model", check: card ? "partly_verified" : "not_verified", notice: null },
    charged: outcome.kind !== "broken_off",
    record,
  };
}

/** What the engine makes of the text. It is right, or it says that it does not know. An issued question is solved already. */
function findFacts({ question, locale }: OpenTurn, { type, text }: Intent): SolveOutcome {
  if (question !== null) return { kind: "solved", solutions: [question.problem.solution], skipped: [] };
  return type === "explain_concept" ? { kind: "unrecognised" } : solve(text, locale);
}

/** To see the solution of a question before answering it is help. */
function recordHelp({ question }: OpenTurn): Reply["record"] {
  return question === null ? null : (transaction) => markHelped(transaction, question.id);
}

/** The built-in tutor's reply. Nothing that it could not do because the model failed costs the student a question. */
function composeAlone(
  facts: SolveOutcome,
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
    provenance: { writer: "tutor", check: isComputed(facts) ? "verified" : null, notice },
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

function isComputed(facts: SolveOutcome): boolean {
  return facts.kind === "solved" || (facts.kind === "rejected" && COMPUTED_ISSUES.has(facts.issue.code));
}
