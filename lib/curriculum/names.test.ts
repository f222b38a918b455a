import { expect, test } from "vitest";
import am from "#messages/am/curriculum.json";
import en from "#messages/en/curriculum.json";
import es from "#messages/es/curriculum.json";
import fr from "#messages/fr/curriculum.json";
import hi from "#messages/hi/curriculum.json";
import zh from "#messages/zh/curriculum.json";
import type { Locale } from "../i18n/locales.ts";
import { CHAT_TOPIC_IDS, type ChatTopicId } from "./chat-topics.ts";
import { slugOf } from "./slug.ts";
import { MAIN_TOPICS, SUBTOPICS } from "./topics.ts";

type Names = Record<"topics" | "subtopics" | "chatTopics", Readonly<Record<string, string>>>;

const NAMES = { en, es, fr, am, zh, hi } satisfies Record<Locale, Names>;
const translated = Object.entries(NAMES);

test.each(translated)("[CURR-01] every topic has a name in %s, in the curriculum's order", (_locale, names) => {
  expect(Object.keys(names.topics)).toEqual(MAIN_TOPICS.map(({ slug }) => slug));
  expect(Object.keys(names.subtopics)).toEqual(SUBTOPICS.map(({ slug }) => slug));
  expect(Object.keys(names.chatTopics)).toEqual(CHAT_TOPIC_IDS);
});

test("[CURR-01] the English names are the curriculum's wording, and the chat topics' ids come from theirs", () => {
  expect(Object.values(en.topics)).toEqual(MAIN_TOPICS.map(({ name }) => name));
  expect(Object.values(en.subtopics)).toEqual(SUBTOPICS.map(({ name }) => name));
  for (const [id, name] of Object.entries(en.chatTopics)) expect(id).toBe(slugOf(name));
});

test.each(translated)(
  "in %s a name stands for one subtopic, and a slug in both lists has one name",
  (_locale, names) => {
    expect(new Set(Object.values(names.chatTopics)).size).toBe(CHAT_TOPIC_IDS.length);
    expect(new Set(Object.values(names.subtopics)).size).toBe(SUBTOPICS.length);
    const entries: Readonly<Record<string, string>> = { ...names.topics, ...names.subtopics };
    const shared = CHAT_TOPIC_IDS.filter((id) => id in entries);
    expect(shared).toHaveLength(8);
    for (const id of shared) expect(names.chatTopics[id], id).toBe(entries[id]);
  },
);

const PROFILE_TOPICS: readonly ChatTopicId[] = [
  "atomic-structure",
  "periodic-table",
  "chemical-bonding",
  "stoichiometry",
  "acids-and-bases",
  "thermodynamics",
  "electrochemistry",
  "organic-chemistry",
  "chemical-kinetics",
  "chemical-equilibrium",
];

test.each(PROFILE_TOPICS)("[CURR-01] the profile topic %s has its own word in each of the other languages", (id) => {
  const { en: english, ...others } = NAMES;
  for (const [locale, names] of Object.entries(others))
    expect(names.chatTopics[id], locale).not.toBe(english.chatTopics[id]);
});
