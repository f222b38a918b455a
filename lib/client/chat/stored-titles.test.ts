import { expect, test } from "vitest";
import curriculum from "#messages/en/curriculum.json" with { type: "json" };
import { slugOf } from "../../curriculum/slug.ts";
import { CHAT_TOPICS, TOPICS } from "../../curriculum/topics.ts";
import { topicSessionTitle } from "./stored-titles.ts";

test("[HOME-03] a topic's session is titled with the topic's English name", () => {
  for (const topic of CHAT_TOPICS)
    expect(topicSessionTitle(topic)).toBe(`${curriculum.chatTopics[topic.slug]} Session`);
  const titles = TOPICS.map(topicSessionTitle);
  for (const title of ["Acids & Bases Session", "Acids and Bases Session", "Le Châtelier's Principle Session"])
    expect(titles).toContain(title);
});

test("[HOME-03] the topic can be told from the title again", () => {
  for (const topic of TOPICS) expect(slugOf(topicSessionTitle(topic).replace(/ Session$/, ""))).toBe(topic.slug);
});
