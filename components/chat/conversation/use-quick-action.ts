"use client";

import { useTranslations } from "next-intl";
import { useTopicName } from "#components/topics/topic-name.ts";
import type { Message, RequestType } from "#lib/contracts/chat.ts";
import { findHintProblem } from "./hint-problem.ts";
import type { Asked } from "./question.ts";

/** The buttons below the input, in their order. */
export const QUICK_ACTIONS = [
  "solve_problem",
  "give_hint",
  "explain_concept",
  "generate_practice",
  "generate_mcq",
] as const satisfies readonly RequestType[];

export type QuickAction = (typeof QUICK_ACTIONS)[number];

type Place = { topic: string; messages: readonly Message[] };

/** What a quick action asks, given what is typed; null for a hint when there is no problem to give it for. */
export function useQuickAction({ topic, messages }: Place): (action: QuickAction, typed: string) => Asked | null {
  const t = useTranslations("chat.input");
  const topicName = useTopicName();

  function hintFor(typed: string): Asked | null {
    if (typed !== "") return { type: "give_hint", content: typed, problem: typed };
    const found = findHintProblem(messages, t("hintRequest", { problem: "" }));
    return found && { type: "give_hint", content: t("hintRequest", { problem: found.problem }), ...found };
  }

  return (action, text) => {
    const typed = text.trim() === "" ? "" : text;
    switch (action) {
      case "solve_problem":
        return typed === ""
          ? { type: action, content: t("solvePlaceholder"), problem: t("solvePlaceholder") }
          : { type: action, content: typed, problem: typed };
      case "give_hint":
        return hintFor(typed);
      case "explain_concept": {
        const concept = typed === "" ? topicName(topic) : typed;
        return {
          type: action,
          content: typed === "" ? t("explainRequest", { concept }) : typed,
          conceptToExplain: concept,
        };
      }
      case "generate_practice":
        return { type: action, content: t("practiceRequest") };
      case "generate_mcq":
        return { type: action, content: t("choiceRequest") };
    }
  };
}
