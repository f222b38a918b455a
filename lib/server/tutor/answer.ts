import "server-only";
import { APICallError, type LanguageModel } from "ai";
import { cardText } from "#lib/cards/card-text.ts";
import type { Card } from "#lib/cards/card.ts";
import type { Provenance } from "#lib/contracts/chat.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { solve, type SolveIssue, type SolveOutcome } from "#lib/solver/solve.ts";
import { wordRejection } from "#lib/wording/rejection.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import { wordUnrecognised } from "#lib/wording/unrecognised.ts";
import type { Words } from "#lib/wording/words.ts";
import { errorBody } from "../http/error-response.ts";
import { describeError, log } from "../http/log.ts";
import { closeTurn, LeaseLost, type Reply } from "./close-turn.ts";
import { detectIntent, type Intent } from "./detect-intent.ts";
import { gatherContext } from "./gather-context.ts";
import { modelPrompt } from "./instructions.ts";
import { keepLease } from "./lease.ts";
import { type LiveReply, withLiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { writeWithModel } from "./write-with-model.ts";

export type TutorDeps = { findModel: () => Promise<LanguageModel | null> };

/**
 * Answers an opened turn: the one straight path of every request, with a model or without.
 * It ends with exactly one `closed` or `failed` event, whether or not anybody still listens.
 */
export async function answer(turn: OpenTurn, deps: TutorDeps, live: LiveReply): Promise<void> {
  await withLiveReply(live, async () => {
    const endLease = keepLease(live, turn.leaseHolder);
    try {
      const reply = await compose(turn, deps, live);
      await endLease();
      live.emit({ type: "closed", turn: await closeTurn(turn, reply) });
    } catch (error) {
      await endLease();
      await fail(turn, live, error);
    }
  });
}

async function compose(turn: OpenTurn, deps: TutorDeps, live: LiveReply): Promise<Reply> {
  const { request, locale } = turn;
  const intent = detectIntent(request);
  const facts = findFacts(intent, locale);
  const words = await replyWords(locale);
  const card =
    facts.kind === "solved" ? assembleStepSolution(intent.text, facts.solutions, words, facts.skipped) : null;
  if (card) live.emit({ type: "card", card });
  const model = modelMayAnswer(intent) ? await deps.findModel() : null;
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
    provenance: { writer: "model", check: card ? "partly_verified" : "not_verified", notice: null },
    charged: outcome.kind !== "broken_off",
  };
}

/** What the engine makes of the text. It is right, or it says that it does not know. */
function findFacts(intent: Intent, locale: Locale): SolveOutcome {
  const computes = intent.type === "chat" || intent.type === "solve_problem";
  return computes ? solve(intent.text, locale) : { kind: "unrecognised" };
}

/** Problems, hints and marks are the engine's alone: a model would leak the answer, or guess the mark. */
function modelMayAnswer({ type }: Intent): boolean {
  return type === "chat" || type === "solve_problem" || type === "explain_concept";
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

/** The turn ends as failed, its use given back. When even that cannot be stored, its lease runs out by itself. */
async function fail(turn: OpenTurn, live: LiveReply, error: unknown): Promise<void> {
  if (!(error instanceof LeaseLost)) log("error", "turn failed", { replyId: turn.replyId, ...describeError(error) });
  const failure = errorBody(error, turn.locale);
  const reply: Reply = {
    state: "failed",
    content: live.text || failure.message,
    card: null,
    provenance: { writer: "tutor", check: null, notice: null },
    charged: false,
  };
  const closed = await closeTurn(turn, reply).catch(() => null);
  live.emit({ type: "failed", failure, turn: closed });
}
