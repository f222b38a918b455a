import type { Material } from "#lib/contracts/answers/material.ts";
import { CHAT_TOPIC_IDS, type ChatTopicId } from "#lib/curriculum/chat-topics.ts";

/** A material as it is being written; the topic is empty until one is chosen. */
export type MaterialDraft = {
  title: string;
  description: string;
  topic: ChatTopicId | "";
  tags: string;
  isPublic: boolean;
};

export const EMPTY_DRAFT: MaterialDraft = { title: "", description: "", topic: "", tags: "", isPublic: false };

export function readTopic(value: string): ChatTopicId | "" {
  return CHAT_TOPIC_IDS.find((id) => id === value) ?? "";
}

export function draftOf({ title, description, topic, tags, isPublic }: Material): MaterialDraft {
  return { title, description, topic: readTopic(topic), tags: tags.join(", "), isPublic: isPublic === 1 };
}

type WrittenMaterial = { title: string; description: string; topic: ChatTopicId; tags: string[]; isPublic: 0 | 1 };

/** What is sent of a draft; null while its title or topic is missing. Tags are split on commas, in every script. */
export function finishDraft({ title, description, topic, tags, isPublic }: MaterialDraft): WrittenMaterial | null {
  if (title.trim() === "" || topic === "") return null;
  return {
    title: title.trim(),
    description: description.trim(),
    topic,
    tags: splitTags(tags),
    isPublic: isPublic ? 1 : 0,
  };
}

function splitTags(text: string): string[] {
  const tags = text.split(/[,，、፣]/).map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ""))];
}
