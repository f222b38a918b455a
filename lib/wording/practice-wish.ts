import type { PracticeWish } from "../conversation/practice-wish.ts";
import { topicNameKey } from "../curriculum/topics.ts";
import type { Words } from "./words.ts";

/** A wish for practice in words that are read as that wish again. */
export function wordPracticeWish({ topic, difficulty, isChoice, count }: PracticeWish, { t }: Words): string {
  const parts = [
    topic === null ? null : t(`curriculum.${topicNameKey(topic)}`),
    difficulty === null ? null : t(`tutor.suggestions.levels.${difficulty}`),
    count === 1 ? null : String(count),
  ].filter((part) => part !== null);
  const form = t(`tutor.suggestions.${isChoice ? "choice" : "practice"}`);
  return [form, ...parts].join(" · ");
}
