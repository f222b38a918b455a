import type { Evaluation } from "../cards/answer-evaluation.ts";
import type { QuestionCard } from "../cards/card.ts";
import type { Suggestion } from "../cards/suggestion.ts";
import { SUBTOPICS } from "../curriculum/topics.ts";
import { wordPracticeWish } from "./practice-wish.ts";
import { disarm, disarmLine } from "./quote.ts";
import { suggest } from "./suggesting.ts";
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

/** What leads on from a mark: a hint for another try, or else another question of the same kind. */
export function suggestAfterMark(
  { type, subtopic, difficulty }: QuestionCard,
  mayTryAgain: boolean,
  words: Words,
): Suggestion[] {
  if (mayTryAgain) return [suggest("chat", words.t("tutor.suggestions.hint"))];
  const topic = SUBTOPICS.find(({ slug }) => slug === subtopic) ?? null;
  const isChoice = type === "mcq_question";
  const wish = wordPracticeWish({ topic, unread: "", difficulty, isChoice, count: 1 }, words);
  return [suggest(isChoice ? "generate_mcq" : "generate_practice", wish)];
}
