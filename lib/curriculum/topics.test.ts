import { expect, test } from "vitest";
import { CHAT_TOPIC_IDS, DEFAULT_CHAT_TOPIC_ID } from "./chat-topics.ts";
import { slugOf } from "./slug.ts";
import {
  CHAT_TOPICS,
  findSubtopicByName,
  findTopic,
  MAIN_TOPICS,
  mainTopicOf,
  shownTopic,
  SUBTOPICS,
  subtopicsOf,
  TOPICS,
  topicNameKey,
} from "./topics.ts";

test("[CURR-01] twenty main topics stand in teaching order", () => {
  expect(MAIN_TOPICS.map(({ name }) => name)).toEqual([
    "Scientific Foundations & Measurement",
    "Matter & Energy",
    "Atomic Structure",
    "Periodic Table & Periodic Trends",
    "Chemical Bonding",
    "Nomenclature & Chemical Formulas",
    "Chemical Reactions & Stoichiometry",
    "States of Matter & Gases",
    "Solutions & Mixtures",
    "Thermochemistry & Thermodynamics",
    "Kinetics",
    "Chemical Equilibrium",
    "Acids & Bases",
    "Redox & Electrochemistry",
    "Nuclear Chemistry",
    "Organic Chemistry",
    "Biochemistry",
    "Environmental & Applied Chemistry",
    "Materials & Inorganic Chemistry",
    "Analytical & Spectroscopic Techniques",
  ]);
});

test("[CURR-01] each main topic has three to eight subtopics, 120 in all", () => {
  for (const { subtopics } of MAIN_TOPICS) {
    expect(subtopics.length).toBeGreaterThanOrEqual(3);
    expect(subtopics.length).toBeLessThanOrEqual(8);
  }
  expect(SUBTOPICS).toHaveLength(120);
});

test("[CURR-01] there are 24 chat topics, stoichiometry the default", () => {
  expect(new Set(CHAT_TOPIC_IDS).size).toBe(24);
  expect(DEFAULT_CHAT_TOPIC_ID).toBe("stoichiometry");
});

test("every slug of the curriculum is made from the English name", () => {
  for (const { slug, name } of [...MAIN_TOPICS, ...SUBTOPICS]) expect(slug).toBe(slugOf(name));
});

test("ids are unique over all 164 topics, slugs and names within the curriculum", () => {
  const curriculum = [...MAIN_TOPICS, ...SUBTOPICS];
  expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(20 + 120 + 24);
  expect(new Set(curriculum.map(({ slug }) => slug)).size).toBe(140);
  expect(new Set(curriculum.map(({ name }) => name)).size).toBe(140);
});

test("[CURR-01] every subtopic is covered by at least one chat topic, and every chat topic covers some", () => {
  for (const subtopic of SUBTOPICS)
    expect(
      CHAT_TOPICS.some(({ subtopics }) => subtopics.includes(subtopic)),
      subtopic.name,
    ).toBe(true);
  for (const topic of CHAT_TOPICS) expect(topic.subtopics, topic.id).not.toHaveLength(0);
});

test.each([
  [
    "stoichiometry",
    ["The Mole & Molar Mass", "Mole Ratios", "Mass-Mass Stoichiometry", "Limiting Reactant", "Percent Yield"],
  ],
  ["periodic-table", MAIN_TOPICS[3]?.subtopics.map(({ name }) => name)],
  ["intermolecular-forces", ["Intermolecular Forces"]],
  ["redox-reactions", ["Oxidation Numbers", "Balancing Redox Reactions"]],
] as const)("the chat topic %s covers what the curriculum assigns to it", (id, names) => {
  const topic = findTopic(id);
  expect(topic && subtopicsOf(topic).map(({ name }) => name)).toEqual(names);
});

test("a whole main topic and single subtopics of others can stand side by side in a chat topic", () => {
  const topic = findTopic("measurement");
  const mainTopics =
    topic && subtopicsOf(topic).map(({ mainTopic }) => MAIN_TOPICS.findIndex(({ slug }) => slug === mainTopic) + 1);
  expect(new Set(mainTopics)).toEqual(new Set([1, 2]));
  expect(topic && subtopicsOf(topic)).toHaveLength(6 + 2);
});

test("a topic is found by its id, and a bare slug is a chat topic's before it is the curriculum's", () => {
  for (const topic of TOPICS) expect(findTopic(topic.id)).toBe(topic);
  expect(findTopic("gas-laws")?.kind).toBe("chat");
  expect(findTopic("curriculum:gas-laws")?.kind).toBe("subtopic");
  expect(findTopic("hesss-law")?.kind).toBe("subtopic");
  expect(findTopic("kinetics")?.kind).toBe("main");
});

test.each(["", "Gas Laws", "curriculum:", "curriculum:stoichiometry", "__proto__", "constructor"])(
  "%j is no topic",
  (text) => {
    expect(findTopic(text)).toBeNull();
  },
);

test("a subtopic is found by its exact English name only", () => {
  for (const subtopic of SUBTOPICS) expect(findSubtopicByName(subtopic.name)).toBe(subtopic);
  expect(findSubtopicByName("Solubility")?.slug).toBe("solubility");
  expect(findSubtopicByName("Solubility Product")?.slug).toBe("solubility-product");
  for (const name of ["solubility", "Solubility ", "Solutions & Mixtures", "General chemistry", "toString"])
    expect(findSubtopicByName(name)).toBeNull();
});

test("topicNameKey points into the group of the topic's kind", () => {
  const keys = ["curriculum:chemical-bonding", "curriculum:gas-laws", "gas-laws"].map((id) => {
    const topic = findTopic(id);
    return topic && topicNameKey(topic);
  });
  expect(keys).toEqual(["topics.chemical-bonding", "subtopics.gas-laws", "chatTopics.gas-laws"]);
});

test("[CURR-01] the 24 chat topics lie in the 20 main topics, each in one, and no main topic is left out", () => {
  const homes = CHAT_TOPICS.map((topic) => [topic.id, mainTopicOf(topic).number]);
  expect(Object.fromEntries(homes)).toEqual({
    measurement: 1,
    "states-of-matter": 2,
    "atomic-structure": 3,
    "periodic-table": 4,
    "chemical-bonding": 5,
    "molecular-geometry": 5,
    "intermolecular-forces": 5,
    nomenclature: 6,
    stoichiometry: 7,
    "chemical-reactions": 7,
    "gas-laws": 8,
    solutions: 9,
    thermodynamics: 10,
    "chemical-kinetics": 11,
    "chemical-equilibrium": 12,
    "acids-and-bases": 13,
    "redox-reactions": 14,
    electrochemistry: 14,
    "nuclear-chemistry": 15,
    "organic-chemistry": 16,
    biochemistry: 17,
    "environmental-chemistry": 18,
    "materials-chemistry": 19,
    "analytical-chemistry": 20,
  });
  for (const topic of [...MAIN_TOPICS, ...SUBTOPICS])
    expect(mainTopicOf(topic).slug).toBe(topic.kind === "main" ? topic.slug : topic.mainTopic);
});

test("[CURR-01] a chat topic is shown as the entry of the curriculum that covers the same, or as a part by its own name", () => {
  const shown = (id: string) => {
    const topic = findTopic(id);
    return topic && shownTopic(topic).id;
  };
  expect(shown("chemical-kinetics")).toBe("curriculum:kinetics");
  expect(shown("acids-and-bases")).toBe("curriculum:acids-bases");
  expect(shown("intermolecular-forces")).toBe("curriculum:intermolecular-forces");
  expect(shown("curriculum:gas-laws")).toBe("curriculum:gas-laws");
  const parts = CHAT_TOPICS.filter((topic) => shownTopic(topic) === topic).map(({ id }) => id);
  expect(parts).toEqual([
    "stoichiometry",
    "chemical-bonding",
    "molecular-geometry",
    "chemical-reactions",
    "states-of-matter",
    "gas-laws",
    "redox-reactions",
    "electrochemistry",
    "measurement",
  ]);
});
