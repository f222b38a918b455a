import type { Topic } from "../../curriculum/topics.ts";

/** The titles that we give to sessions are stored in English; the screen translates them. */
export const FIRST_SESSION_TITLE = "Chemistry Learning Session";
export const NEW_SESSION_TITLE = "New Session";

const SMALL_WORDS = ["and", "of"];

/** "Gas Laws Session" */
export function topicSessionTitle(topic: Topic): string {
  return `${topic.kind === "chat" ? headline(topic.slug) : topic.name} Session`;
}

/** A chat topic has no English name but the one of which its id is the slug. */
function headline(slug: string): string {
  return slug
    .split("-")
    .map((word) => (SMALL_WORDS.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}
