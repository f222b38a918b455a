import "server-only";
import { setImmediate } from "node:timers/promises";
import { MOST_EXAMPLES } from "#lib/contracts/topics.ts";
import type { TopicStart } from "#lib/contracts/answers/topic-start.ts";
import { findTopic, mainTopicOf, type Topic, subtopicsOf } from "#lib/curriculum/topics.ts";
import { tryExamples } from "#lib/examples/try-examples.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import type { Words } from "#lib/wording/words.ts";
import { AppError } from "../http/app-error.ts";
import { replyWords } from "../tutor/reply-words.ts";

/** The same for everybody, so that each is put together once in a process: topics and languages are few. */
const kept = new Map<string, Promise<TopicStart>>();

/** What a session on the topic can begin with. Throws NOT_FOUND for what is no topic. */
export async function getTopicStart(id: string, locale: Locale): Promise<TopicStart> {
  const topic = findTopic(id);
  if (topic === null) throw new AppError("NOT_FOUND");
  const key = `${locale} ${topic.id}`;
  const known = kept.get(key);
  if (known) return known;
  const start = putTogether(topic, locale);
  kept.set(key, start);
  start.catch(() => kept.delete(key));
  return start;
}

async function putTogether(topic: Topic, locale: Locale): Promise<TopicStart> {
  const [words, t] = await Promise.all([replyWords(locale), createWords(locale, ["topics"])]);
  const [only, ...more] = subtopicsOf(topic);
  return {
    sign: t(`topics.signs.${mainTopicOf(topic).slug}`),
    summary: only === undefined || more.length > 0 ? null : words.t(`concepts.${only.slug}.summary`),
    examples: await listExamples(topic, words),
  };
}

async function listExamples(topic: Topic, words: Words): Promise<string[]> {
  const examples: string[] = [];
  for (const example of tryExamples(topic, words)) {
    if (example !== null) examples.push(example);
    if (examples.length === MOST_EXAMPLES) break;
    // A topic of which little can be read takes many tries: other requests go in between.
    await setImmediate();
  }
  return examples;
}
