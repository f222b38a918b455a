import type { QueryClient } from "@tanstack/react-query";
import type { useTranslations } from "next-intl";
import { createRef } from "react";
import type { SubmittedAnswer } from "#components/cards/card-actions.ts";
import type { QuestionCard } from "#lib/cards/card.ts";
import type { Suggestion } from "#lib/cards/suggestion.ts";
import { createConversationStore } from "#lib/client/chat/conversation-store.ts";
import { evaluateAnswer } from "#lib/client/chat/evaluate-answer.ts";
import { askedHints, openForAnotherTry } from "#lib/client/chat/open-hints.ts";
import { type Question, reconnect, retryReply, sendQuestion, stopReply } from "#lib/client/chat/turns.ts";
import { unsentQuestions } from "#lib/client/chat/unsent-questions.ts";
import { type Draft, takeSent } from "#lib/client/chat/use-draft.ts";
import { playSound } from "#lib/client/sounds.ts";
import { refreshUsage } from "#lib/client/subscription.ts";
import type { Message } from "#lib/contracts/chat.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { sendFailureOf } from "../reports/send-failure.ts";
import type { FailureReport } from "../reports/use-failure-report.ts";
import { withQuestion } from "./edit-question.ts";
import { type Asked, askerOf, composeQuestion } from "./question.ts";
import { composeQuickAction, type QuickAction } from "./quick-action.ts";

type Place = {
  queryClient: QueryClient;
  sessionId: string;
  /** The name of the session's topic. */
  topic: string;
  draft: Draft;
  locale: Locale;
  t: ReturnType<typeof useTranslations<"chat">>;
  report: FailureReport;
};

/**
 * A conversation: one store that all its parts read from, and everything that can be asked of it. What the server refuses is
 * told to the person.
 */
export function createConversation({ queryClient, sessionId, topic, draft, locale, t, report }: Place) {
  const store = createConversationStore(queryClient, sessionId);
  /** The field of the message. What is done from around it leaves the focus in it: the button that was pressed may be gone. */
  const field = createRef<HTMLTextAreaElement>();

  /** Resolves to whether the server has accepted it. What could not be sent is asked again under its id. */
  function ask(asked: Asked): Promise<boolean> {
    return submit(composeQuestion(asked, locale, unsentQuestions.find(sessionId)?.question ?? null));
  }

  async function submit(question: Question): Promise<boolean> {
    store.write({ askedId: question.id });
    try {
      await sendQuestion(queryClient, sessionId, question);
      playSound("sent");
      return true;
    } catch (error) {
      if (sendFailureOf(error).kind === "limit") refreshUsage(queryClient);
      report(error, "sendFailed", { label: t("unsent.again"), onSelect: () => void sendAgain(question) });
      return false;
    }
  }

  /** Sends again what could not be sent. */
  async function sendAgain(question: Question): Promise<void> {
    // The button that was pressed goes, and would lose the focus to nowhere.
    field.current?.focus();
    if (await submit(question)) takeSent(draft, question);
  }

  /** Asks with the files of the draft. Its text and files stay until the server has accepted them. */
  async function send(asked: Asked): Promise<void> {
    const files = draft.files.read();
    const sent = files.length === 0 ? asked : { ...asked, attachedFiles: files.map(({ uploadURL }) => uploadURL) };
    store.write({ isSending: true });
    const isAccepted = await ask(sent);
    store.write({ isSending: false });
    if (isAccepted) takeSent(draft, sent);
  }

  function act(action: QuickAction): void {
    const hasFiles = draft.files.read().length > 0;
    void send(composeQuickAction(action, { typed: draft.read(), hasFiles, ...store.read(), topic, t }));
  }

  async function evaluate(card: QuestionCard, { text, ...answer }: SubmittedAnswer): Promise<boolean> {
    try {
      await evaluateAnswer(queryClient, sessionId, {
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
      report(error, "evaluationFailed");
      return false;
    }
  }

  return {
    sessionId,
    topic,
    draft,
    field,
    read: store.read,
    subscribe: store.subscribe,
    reload: store.reload,
    ask,
    sendAgain,
    /** Sends what stands in the input. The button is about to be disabled, and would lose the focus to nowhere. */
    sendDraft: () => {
      field.current?.focus();
      void send({ content: draft.read(), type: "chat" });
    },
    act,
    practise: () => void ask({ type: "generate_practice", content: t("input.practiceRequest") }),
    evaluate,
    solve: (card: QuestionCard) => {
      const content = t("input.solveRequest", { problem: card.question });
      void ask({ type: "solve_problem", content, problem: card.question, ...onRecord(card) });
    },
    /** Does what a button of a reply says. */
    takeUp: ({ ask: asked }: Suggestion) => {
      field.current?.focus();
      if (asked !== null) void ask(asked);
    },
    generateSimilar: (card: QuestionCard) => {
      const type = card.type === "mcq_question" ? "generate_mcq" : "generate_practice";
      void ask({ type, content: t("input.similarRequest"), ...levelOf(card), ...onRecord(card) });
    },
    explain: (concept: string) => {
      const content = t("input.explainRequest", { concept });
      void ask({ type: "explain_concept", content, conceptToExplain: concept });
    },
    openHints: (card: QuestionCard) => store.write({ hints: askedHints(card) }),
    tryAgain: (card: QuestionCard) => store.write({ hints: openForAnotherTry(store.read().hints, card) }),
    closeHints: () => store.write({ hints: null }),
    retry: (reply: Message) => {
      field.current?.focus();
      retryReply(queryClient, sessionId, reply).catch((error: unknown) => report(error, "retryFailed"));
    },
    stop: () => {
      field.current?.focus();
      stopReply(sessionId).catch((error: unknown) => report(error, "stopFailed"));
    },
    reconnect: () => void reconnect(queryClient, sessionId),
    /** Puts a text behind what is being written. */
    write: (text: string) => {
      draft.write((written) => (written.trim() === "" ? text : `${written.trimEnd()} ${text}`));
      field.current?.focus();
    },
    fillIn: (example: string) => {
      draft.write(example);
      field.current?.focus();
    },
    edit: (question: string) => {
      draft.write((typed) => withQuestion(typed, question));
      field.current?.focus();
    },
  };
}

export type Conversation = ReturnType<typeof createConversation>;

function onRecord({ questionId }: QuestionCard): { questionId?: string } {
  return questionId === null ? {} : { questionId };
}

function levelOf({ difficulty }: QuestionCard): Pick<Asked, "difficulty"> {
  return difficulty === null ? {} : { difficulty };
}
