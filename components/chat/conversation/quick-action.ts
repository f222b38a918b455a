import type { useTranslations } from "next-intl";
import { cardOf } from "#lib/contracts/card-of.ts";
import type { Message, RequestType } from "#lib/contracts/chat.ts";
import { subjectOf } from "#lib/conversation/hint-subject.ts";
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

/** What a quick action asks. For a hint on something said earlier the reply finds it, or asks what it is for. */
export function composeQuickAction(action: QuickAction, place: Place): Asked {
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
      const found = messages.map(subjectIn).findLast((subject) => subject !== null);
      return found
        ? { type: action, content: t("input.hintRequest", { problem: found.problem }), ...found }
        : { type: action, content: t("input.hintWanted") };
    }
    case "explain_concept": {
      const concept = typed === "" ? topic : typed;
      const content = typed === "" ? t("input.explainRequest", { concept }) : typed;
      return { type: action, content, conceptToExplain: concept };
    }
    case "generate_practice":
      return { type: action, content: typed === "" ? t("input.practiceRequest") : typed };
    case "generate_mcq":
      return { type: action, content: typed === "" ? t("input.choiceRequest") : typed };
  }
}

function subjectIn(message: Message) {
  const card = cardOf(message);
  return card === null ? null : subjectOf(card);
}
