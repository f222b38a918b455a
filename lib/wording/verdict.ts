import type { Evaluation } from "../cards/answer-evaluation.ts";
import { disarm, disarmLine } from "./quote.ts";
import type { Words } from "./words.ts";

/** The mark of an answer that was typed in the conversation, for there: the card says the rest. Markdown. */
export function wordVerdict(
  { summary, feedback, suggestions }: Evaluation,
  mayTryAgain: boolean,
  { t }: Words,
): string {
  return [
    `**${disarm(summary)}** ${disarm(feedback)}`,
    suggestions.map((each) => `- ${disarmLine(each)}`).join("\n"),
    mayTryAgain ? t("practice.replies.try-again") : "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
