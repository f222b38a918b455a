import { findTopic, topicNameKey } from "#lib/curriculum/topics.ts";
import type { Words } from "#lib/wording/words.ts";

/** The name of the session's topic; null for one that is not of ours. */
export function topicOf({ topic }: { topic: string }, words: Words): string | null {
  const found = findTopic(topic);
  return found && words.t(`curriculum.${topicNameKey(found)}`);
}
