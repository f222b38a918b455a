import "server-only";
import type { LanguageModel } from "ai";
import { collectEvidence } from "#lib/claims/evidence.ts";
import { overallOfShown } from "#lib/claims/overall.ts";
import { ClaimReview } from "#lib/claims/review-claims.ts";
import type { Provenance, ShownClaim } from "#lib/contracts/chat.ts";
import { sentencesWith, verifyQuotations } from "#lib/retrieval/verify-quotations.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import { factText } from "#lib/wording/fact-text.ts";
import { wordRejection } from "#lib/wording/rejection.ts";
import type { OpenQuestion } from "../practice/issued-question.ts";
import { markTold } from "../practice/told-questions.ts";
import type { Reply } from "./close-turn.ts";
import { checkOf, composeAlone, type Draft } from "./compose-alone.ts";
import type { Context } from "./gather-context.ts";
import { modelPrompt } from "./instructions.ts";
import { keepSecrets } from "./keep-secrets.ts";
import { logModelFault } from "./log-model-fault.ts";
import type { OpenTurn } from "./open-turn.ts";
import { boundClaims, listShownClaims } from "./shown-claims.ts";
import { toldByTool } from "./told-by-tool.ts";
import { engineTools } from "./tools/engine-tools.ts";
import { writeWithModel } from "./write-with-model.ts";

/** What a model is given besides the question, and the questions whose answers must not be said. */
type Given = { context: Context; open: readonly OpenQuestion[] };

/** A model's prose around what the engine found; without such findings it works with the engine as its tools. */
export async function composeWithModel(
  turn: OpenTurn,
  draft: Draft,
  { context, open }: Given,
  model: LanguageModel,
): Promise<Reply> {
  const { task, quotations, words, live } = draft;
  let { card } = draft;
  const secrets = await keepSecrets(turn, open, words);
  const review = openReview(draft, context);
  const rejection = task.facts.kind === "rejected" ? wordRejection(task.facts.issue, words) : null;
  const outcome = await writeWithModel({
    model,
    prompt: modelPrompt({
      intent: task.intent,
      request: turn.request,
      locale: turn.locale,
      context,
      card,
      rejection,
      open: open.find(({ sessionId }) => sessionId === turn.sessionId) ?? null,
    }),
    voice: {
      push: (delta) => secrets.push(textOf(review.push(delta))),
      end: () => secrets.push(textOf(review.end())) + secrets.end(),
    },
    emit: live.emit,
    stop: live.stop.signal,
    // Always the same, solved or not: what the model is told first does not change, and a comment may need another sum.
    tools: {
      set: engineTools(words),
      onAnswer: async (answer, input) => {
        const isTheirs = review.learn(answer, studentTexts(context));
        await markTold(open, toldByTool(answer, input, words.locale));
        if (card !== null || !isTheirs || answer.solutions.length === 0) return;
        card = { ...assembleStepSolution(answer.putIn, answer.solutions, words), readBy: "model" };
        live.emit({ type: "card", card });
      },
    },
  });
  if (outcome.kind === "unavailable") {
    logModelFault(turn, outcome.cause);
    return composeAlone(draft, "model_unavailable");
  }
  const quoted = verifyQuotations(
    outcome.text,
    quotations.map(({ around }) => around),
    [task.intent.text, ...fileTexts(context)],
  );
  const claims = listShownClaims(review, quoted.text);
  return {
    state: STATES[outcome.kind],
    content: quoted.text,
    card,
    usedMaterials: quotations.flatMap(({ used, around }, at) => {
      const said = quoted.used.get(at);
      return said === undefined ? [] : [{ ...used, excerpt: sentencesWith(around, said) }];
    }),
    provenance: {
      writer: "model",
      check: checkOfModel(claims, draft.card === card ? checkOf(task.facts, card) : "partly_verified"),
      notice: outcome.kind === "cut" ? "reply_cut" : null,
      ...boundClaims(claims),
    },
    charge: outcome.kind === "broken_off" ? "failed" : "counted",
    leftOut: context.earlier !== null,
    record: null,
  };
}

const STATES = { complete: "complete", cut: "complete", stopped: "stopped", broken_off: "interrupted" } as const;

const textOf = (segments: readonly { readonly text: string }[]): string => segments.map(({ text }) => text).join("");

const fileTexts = ({ files }: Context): string[] => files.flatMap(({ pages }) => pages.map(({ text }) => text));

const studentTexts = ({ history }: Context): string[] =>
  history.flatMap(({ role, content }) => (role === "user" ? [content] : []));

/** What the model's claims are compared with. */
function openReview({ task: { intent, facts }, quotations, words }: Draft, context: Context): ClaimReview {
  const materials = [...quotations.map(({ around }) => around), ...fileTexts(context)];
  const solutions = facts.kind === "solved" ? facts.solutions : [];
  const review = new ClaimReview(
    collectEvidence({ locale: words.locale, solutions, problems: [intent.text], materials }),
    (value) => factText(value, words),
  );
  // Asked about something else than a problem, a student may mean one of before; a problem has values of its own.
  if (solutions.length === 0) review.learn({ facts: [], solutions: context.solved, putIn: "" });
  return review;
}

/** What a model says is checked as far as its claims are; where it makes none, only the card beside it may be. */
function checkOfModel(claims: readonly ShownClaim[], card: Provenance["check"]): Provenance["check"] {
  const overall = overallOfShown(claims);
  const isNothingSure = claims.length === 0 || overall === "not_verified";
  if (isNothingSure) return card === null ? "not_verified" : "partly_verified";
  return overall;
}
