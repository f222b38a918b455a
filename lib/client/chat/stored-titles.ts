import type { ChatSession } from "../../contracts/answers/session.ts";
import { slugOf } from "../../curriculum/slug.ts";
import { findTopic, type Topic } from "../../curriculum/topics.ts";

/** The titles that we give to sessions are stored in English; the screen translates them. */
export const FIRST_SESSION_TITLE = "Chemistry Learning Session";
export const NEW_SESSION_TITLE = "New Session";

const TOPIC_TITLE = /^(?<topic>.+) Session$/u;

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

/** Which of ours a title is; `own` is one that the student gave. */
export function kindOfTitle({ title, topic }: Pick<ChatSession, "title" | "topic">): "first" | "new" | "topic" | "own" {
  if (title === FIRST_SESSION_TITLE) return "first";
  if (title === NEW_SESSION_TITLE) return "new";
  // A topic's slug is that of its English name, which is what the title was made from.
  const named = TOPIC_TITLE.exec(title)?.groups?.["topic"];
  return named !== undefined && slugOf(named) === findTopic(topic)?.slug ? "topic" : "own";
}
