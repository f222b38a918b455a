import "server-only";
import type { RequestType } from "#lib/contracts/chat.ts";
import { soundsWeary } from "#lib/conversation/without-asides.ts";
import type { ModelChoice } from "../model/choose-model.ts";
import type { Reply } from "./close-turn.ts";
import { composeAdvice } from "./compose-advice.ts";
import { composeAgain } from "./compose-again.ts";
import { composeAnswer } from "./compose-answer.ts";
import { composeAskBack } from "./compose-ask-back.ts";
import { composeEvaluation } from "./compose-evaluation.ts";
import { composeComparison } from "./compose-comparison.ts";
import { composeCheck } from "./compose-check.ts";
import { composeClaim } from "./compose-claim.ts";
import { composeFact } from "./compose-fact.ts";
import { composeGuide, composeGuided } from "./compose-guided.ts";
import { composeHomework } from "./compose-homework.ts";
import { composeHint } from "./compose-hint.ts";
import { composeIdea } from "./compose-idea.ts";
import { composeLesson, composeLessonTurn } from "./compose-lesson.ts";
import { composeMark, composeOffer } from "./compose-mark.ts";
import { composeQuestion } from "./compose-question.ts";
import { composeRole } from "./compose-role.ts";
import { composeReading } from "./compose-reading.ts";
import { composeRounding } from "./compose-rounding.ts";
import { composeSocial } from "./compose-social.ts";
import { composeStep } from "./compose-step.ts";
import type { LiveReply } from "./live-reply.ts";
import { hasModel } from "./model.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";

export type TutorDeps = { chooseModel: (userId: string) => Promise<ModelChoice> };

type Compose = (turn: OpenTurn, deps: TutorDeps, live: LiveReply) => Promise<Reply>;

/**
 * Problems, hints and marks are the engine's: a model would leak the answer, or guess the mark. It may tell a problem as a
 * story, whose answer it is not told, and judges what the engine cannot mark.
 */
const COMPOSE = {
  chat: composeAnswer,
  solve_problem: composeAnswer,
  explain_concept: composeAnswer,
  generate_practice: composeQuestion,
  generate_mcq: composeQuestion,
  evaluate_answer: composeEvaluation,
  give_hint: composeHint,
} as const satisfies Record<RequestType, Compose>;

/** The reply to a turn; who is weary of it hears a kind word before the answer. */
export const compose: Compose = async (turn, deps, live) => {
  const { act, request } = turn;
  // A model finds its own words.
  if (act.kind === "social" || request.type !== "chat" || hasModel() || !soundsWeary(request.content))
    return composeAct(turn, deps, live);
  const kindly = (await replyWords(turn.locale)).t("tutor.social.weary");
  live.emit({ type: "text", delta: `${kindly}\n\n` });
  const reply = await composeAct(turn, deps, live);
  const { suggestions } = reply;
  const lead = kindly.length + 2;
  return {
    ...reply,
    content: `${kindly}\n\n${reply.content}`,
    ...(suggestions !== undefined &&
      suggestions !== null && { suggestions: { ...suggestions, start: suggestions.start + lead } }),
  };
};

/** By what a turn is, and what was asked for. */
const composeAct: Compose = (turn, deps, live) => {
  const { act, request } = turn;
  switch (act.kind) {
    case "request":
    case "practice":
      return COMPOSE[request.type](turn, deps, live);
    case "answer":
      return composeMark(turn, act, live);
    case "stuck":
      return composeOffer(turn, act, live);
    case "again":
      return composeAgain(turn, act, live);
    case "guide":
      return composeGuide(turn, act, live);
    case "check":
      return composeCheck(turn, act, live);
    case "homework":
      return composeHomework(turn, act, live);
    case "claim":
      return composeClaim(turn, act, live);
    case "reading":
      return composeReading(turn, act, live);
    case "guided":
      return composeGuided(turn, act, live);
    case "step":
    case "symbol":
    case "trend":
    case "relation":
    case "other-substance":
    case "unit-factor":
    case "outline":
      return composeStep(turn, act, live);
    case "rounding":
      return composeRounding(turn, act, live);
    case "comparison":
      return composeComparison(turn, act, live);
    case "role":
      return composeRole(turn, act, live);
    case "idea":
      return composeIdea(turn, act, live);
    case "ask-back":
      return composeAskBack(turn, act, live);
    case "fact":
      return composeFact(turn, act, live);
    case "lesson":
      return composeLesson(turn, act, live);
    case "advice":
      return composeAdvice(turn, live);
    case "lesson-turn":
      return composeLessonTurn(turn, act, live);
    case "social":
    case "wish":
    case "hint":
      return composeSocial(turn, act, live);
  }
};
