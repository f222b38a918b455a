"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useMemo } from "react";
import type { CardActions, SubmittedAnswer } from "#components/cards/card-actions.ts";
import type { QuestionCard } from "#lib/cards/card.ts";
import type { Conversation } from "#lib/client/chat/use-conversation.ts";
import type { HintSubject } from "#lib/client/chat/use-hints.ts";
import { type Asked, askerOf } from "./question.ts";
import { useFailureReport } from "../reports/use-failure-report.ts";

type Ways = {
  conversation: Pick<Conversation, "evaluate" | "live">;
  ask: (asked: Asked) => Promise<boolean>;
  onHints: (subject: HintSubject) => void;
};

/** What the cards of this conversation can ask of it. */
export function useConversationActions({ conversation, ask, onHints }: Ways): CardActions {
  const t = useTranslations("chat.input");
  const evaluate = useEvaluation(conversation.evaluate);
  const isBusy = conversation.live !== null;
  return useMemo(
    () => ({
      isBusy,
      evaluate,
      solve: (card) => {
        const content = t("solveRequest", { problem: card.question });
        void ask({ type: "solve_problem", content, problem: card.question, ...onRecord(card) });
      },
      showHints: (card) => onHints({ problem: card.question, questionId: card.questionId }),
      generateSimilar: (card) => {
        const type = card.type === "mcq_question" ? "generate_mcq" : "generate_practice";
        void ask({ type, content: t("similarRequest"), ...levelOf(card), ...onRecord(card) });
      },
      explain: (concept) =>
        void ask({ type: "explain_concept", content: t("explainRequest", { concept }), conceptToExplain: concept }),
      send: (text) => void ask({ type: "chat", content: text }),
    }),
    [isBusy, evaluate, ask, onHints, t],
  );
}

function useEvaluation(send: Conversation["evaluate"]): CardActions["evaluate"] {
  const locale = useLocale();
  const reportFailure = useFailureReport();
  return useCallback(
    async (card: QuestionCard, { text, ...answer }: SubmittedAnswer) => {
      try {
        await send({
          type: "evaluate_answer",
          content: text,
          questionText: card.question,
          difficulty: card.difficulty ?? "medium",
          ...answer,
          ...onRecord(card),
          ...askerOf(locale),
        });
        return true;
      } catch (error) {
        console.error("An answer could not be evaluated", error);
        reportFailure(error, "evaluationFailed");
        return false;
      }
    },
    [send, locale, reportFailure],
  );
}

function onRecord({ questionId }: QuestionCard): { questionId?: string } {
  return questionId === null ? {} : { questionId };
}

function levelOf({ difficulty }: QuestionCard): Pick<Asked, "difficulty"> {
  return difficulty === null ? {} : { difficulty };
}
