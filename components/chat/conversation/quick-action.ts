import type { useTranslations } from "next-intl";
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

type Place = {
  /** What stands in the input. */
  typed: string;
  hasFiles: boolean;
  messages: readonly Message[];
  /** The name of the session's topic. */
  topic: string;
  t: ReturnType<typeof useTranslations<"chat">>;
};

/** What a quick action asks; null for a hint when there is no problem to give it for. */
export function composeQuickAction(action: QuickAction, place: Place): Asked | null {
  const { hasFiles, messages, topic, t } = place;
  const typed = place.typed.trim() === "" ? "" : place.typed;
  // The problem is in the files; the reply finds it, or asks which one is meant.
  if ((action === "solve_problem" || action === "give_hint") && hasFiles && typed === "") {
    return { type: action, content: "" };
  }
  switch (action) {
    case "solve_problem": {
      const problem = typed === "" ? t("input.solvePlaceholder") : typed;
      return { type: action, content: problem, problem };
    }
    case "give_hint": {
      if (typed !== "") return { type: action, content: typed, problem: typed };
      const found = findHintProblem(messages, t("input.hintRequest", { problem: "" }));
      return found && { type: action, content: t("input.hintRequest", { problem: found.problem }), ...found };
    }
    case "explain_concept": {
      const concept = typed === "" ? topic : typed;
      const content = typed === "" ? t("input.explainRequest", { concept }) : typed;
      return { type: action, content, conceptToExplain: concept };
    }
    case "generate_practice":
      return { type: action, content: t("input.practiceRequest") };
    case "generate_mcq":
      return { type: action, content: t("input.choiceRequest") };
  }
}
