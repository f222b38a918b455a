import { CHAT_TOPIC_IDS, type ChatTopicId } from "./chat-topics.ts";
import { CHAT_TOPIC_COVERAGE } from "./coverage.ts";
import { type CurriculumSlug, type MainTopicSlug, OUTLINE, type SubtopicSlug } from "./outline.ts";

/**
 * One id space over the 20 main topics, 120 subtopics and 24 chat topics. A chat topic's id is its bare slug, as
 * clients send it. Eight slugs stand in both lists and two of them mean different things (the subtopic Gas Laws is one
 * sixth of the chat topic Gas Laws), so an entry of the curriculum carries a prefix. `number` is the place in the
 * curriculum, 1 to 20; `name` here and below is the English name.
 */
export type MainTopic = {
  kind: "main";
  id: `curriculum:${MainTopicSlug}`;
  slug: MainTopicSlug;
  name: string;
  number: number;
  subtopics: readonly Subtopic[];
};

export type Subtopic = {
  kind: "subtopic";
  id: `curriculum:${SubtopicSlug}`;
  slug: SubtopicSlug;
  name: string;
  mainTopic: MainTopicSlug;
};

/** `subtopics` are all that it covers, in the curriculum's order. */
export type ChatTopic = { kind: "chat"; id: ChatTopicId; slug: ChatTopicId; subtopics: readonly Subtopic[] };

export type Topic = MainTopic | Subtopic | ChatTopic;

export const MAIN_TOPICS: readonly MainTopic[] = OUTLINE.map(({ slug, name, subtopics }, index) => ({
  kind: "main",
  id: `curriculum:${slug}`,
  slug,
  name,
  number: index + 1,
  subtopics: subtopics.map(([subtopicSlug, subtopicName]) => ({
    kind: "subtopic",
    id: `curriculum:${subtopicSlug}`,
    slug: subtopicSlug,
    name: subtopicName,
    mainTopic: slug,
  })),
}));

export const SUBTOPICS: readonly Subtopic[] = MAIN_TOPICS.flatMap((topic) => topic.subtopics);

export const CHAT_TOPICS: readonly ChatTopic[] = CHAT_TOPIC_IDS.map((id) => {
  const covered: readonly CurriculumSlug[] = CHAT_TOPIC_COVERAGE[id];
  return {
    kind: "chat",
    id,
    slug: id,
    subtopics: SUBTOPICS.filter(({ slug, mainTopic }) => covered.includes(slug) || covered.includes(mainTopic)),
  };
});

/** In the order in which a bare slug is read: a chat topic before an entry of the curriculum. */
export const TOPICS: readonly Topic[] = [...CHAT_TOPICS, ...MAIN_TOPICS, ...SUBTOPICS];

const topicsById = new Map<string, Topic>(TOPICS.map((topic) => [topic.id, topic]));
const topicsBySlug = new Map<string, Topic>(TOPICS.toReversed().map((topic) => [topic.slug, topic]));
const subtopicsByName = new Map(SUBTOPICS.map((subtopic) => [subtopic.name, subtopic]));

/** The topic with this id; a bare slug is understood too. Null for any other text, such as a client's own topic. */
export function findTopic(text: string): Topic | null {
  return topicsById.get(text) ?? topicsBySlug.get(text) ?? null;
}

/** The subtopic of exactly this English name, under which progress is recorded ("Solubility" is not "Solubility Product"). */
export function findSubtopicByName(name: string): Subtopic | null {
  return subtopicsByName.get(name) ?? null;
}

/** What a chat or a practice problem on this topic may be about, in the curriculum's order. */
export function subtopicsOf(topic: Topic): readonly Subtopic[] {
  return topic.kind === "subtopic" ? [topic] : topic.subtopics;
}

/** The main topic that a topic is or lies in; of a chat topic over several, the one that most of it lies in. */
export function mainTopicOf(topic: Topic): MainTopic {
  const shareIn = (main: MainTopic): number =>
    subtopicsOf(topic).filter(({ mainTopic }) => mainTopic === main.slug).length;
  return MAIN_TOPICS.reduce((most, main) => (shareIn(main) > shareIn(most) ? main : most));
}

const entriesOfChatTopics = new Map(
  CHAT_TOPICS.map((topic) => [
    topic.id,
    [...MAIN_TOPICS, ...SUBTOPICS].find((entry) => haveSameSubtopics(entry, topic)) ?? null,
  ]),
);

function haveSameSubtopics(one: Topic, other: Topic): boolean {
  const [ones, others] = [subtopicsOf(one), subtopicsOf(other)];
  return ones.length === others.length && ones.every((subtopic) => others.includes(subtopic));
}

/**
 * The topic as students see it: a chat topic that covers just what an entry of the curriculum does is that entry to them.
 * Any other chat topic is a part of the curriculum with a name of its own.
 */
export function shownTopic(topic: Topic): Topic {
  return topic.kind === "chat" ? (entriesOfChatTopics.get(topic.id) ?? topic) : topic;
}

/** Where `messages/<locale>/curriculum.json` holds the topic's name on screen. */
type TopicNameKey = `topics.${MainTopicSlug}` | `subtopics.${SubtopicSlug}` | `chatTopics.${ChatTopicId}`;

export function topicNameKey(topic: Topic): TopicNameKey {
  switch (topic.kind) {
    case "main":
      return `topics.${topic.slug}`;
    case "subtopic":
      return `subtopics.${topic.slug}`;
    case "chat":
      return `chatTopics.${topic.slug}`;
  }
}
