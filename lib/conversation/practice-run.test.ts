import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import type { QuestionCard } from "../cards/card.ts";
import { topicNameKey } from "../curriculum/topics.ts";
import { wordRun } from "../wording/practice-run.ts";
import type { Said } from "./hint-subject.ts";
import { findPracticeRun } from "./practice-run.ts";

const cardOf = (id: string): QuestionCard => ({
  type: "practice_question",
  version: 1,
  questionId: id,
  subtopic: "molarity",
  difficulty: "easy",
  question: `Question ${id}`,
  isHelped: false,
  studentAnswer: null,
  evaluation: null,
  outcome: null,
  solution: null,
  given: [],
  find: "",
});

const user = (text: string): Said => ({ role: "user", text, hasFiles: false, card: null });
const tutor = (id: string): Said => ({ role: "assistant", text: "", hasFiles: false, card: cardOf(id) });

test("[TALK-01] several problems are one run, which ends with its result", async () => {
  const words = await loadWords("en", ["curriculum", "tutor"]);
  const nameOf = (topic: Parameters<typeof topicNameKey>[0]) => words.t(`curriculum.${topicNameKey(topic)}`);
  const first = [user("three easy ones about molarity"), tutor("1")];
  const run = findPracticeRun(first, "en", nameOf);
  expect([run?.total, run?.cards.length]).toEqual([3, 1]);
  const [card] = run?.cards ?? [];
  if (run === null || card === undefined) throw new Error("There is no run");
  const said = wordRun("Right.", run, card, words);
  expect(said.text).toContain("2 more to go");
  const next = said.suggestions?.items[0]?.ask?.content ?? "";
  const last = findPracticeRun([...first, user(next), tutor("2"), user("next"), tutor("3")], "en", nameOf);
  expect([last?.total, last?.cards.length]).toEqual([3, 3]);
  const end = last?.cards.at(-1);
  if (last === null || end === undefined) throw new Error("The run is lost");
  expect(wordRun("Right.", last, end, words).text).toContain("0 of 3 right");
});

test("[TALK-01] another wish ends a run", async () => {
  const words = await loadWords("en", ["curriculum", "tutor"]);
  const nameOf = (topic: Parameters<typeof topicNameKey>[0]) => words.t(`curriculum.${topicNameKey(topic)}`);
  expect(
    findPracticeRun([user("give me 5 about gases"), tutor("1"), user("quiz me on molarity"), tutor("2")], "en", nameOf),
  ).toBeNull();
});
