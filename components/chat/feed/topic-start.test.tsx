// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { TopicProgress } from "#lib/contracts/answers/progress.ts";
import type { TopicStart as Start } from "#lib/contracts/answers/topic-start.ts";
import { findTopic } from "#lib/curriculum/topics.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import curriculum from "#messages/en/curriculum.json" with { type: "json" };
import progress from "#messages/en/progress.json" with { type: "json" };
import { openConversation } from "../conversation/conversation.fixture.ts";
import type { Asked } from "../conversation/question.ts";
import { ConversationProvider } from "../conversation/use-conversation.ts";
import { TopicStart } from "./topic-start.tsx";

let start: Start;
let records: TopicProgress[];

const record = (topic: string, easyAttempted: number, easyCorrect: number, easyMastered: boolean): TopicProgress => ({
  topic,
  topicId: "",
  problemsSolved: easyCorrect,
  totalProblems: easyAttempted,
  streakDays: 0,
  xpPoints: 0,
  currentDifficulty: "easy",
  isDue: false,
  dueDay: null,
  owedQuestions: 0,
  easyAttempted,
  easyCorrect,
  easyMastered,
  mediumAttempted: 0,
  mediumCorrect: 0,
  mediumMastered: false,
  hardAttempted: 1,
  hardCorrect: 0,
  hardMastered: false,
});

beforeEach(() => {
  start = { sign: "Na, sodium", summary: null, examples: ["What is 2 + 2 H2O?"] };
  records = [];
  vi.stubGlobal("fetch", async (url: string) => Response.json(url.startsWith("/api/user/progress") ? records : start));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(id: string) {
  const topic = findTopic(id);
  if (topic === null) throw new Error(`${id} is no topic`);
  const { conversation, draft } = openConversation();
  const ask = vi.fn<(asked: Asked) => Promise<boolean>>(async () => true);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ chat, curriculum, progress }} timeZone="UTC">
        <ConversationProvider value={{ ...conversation, ask }}>
          <TopicStart topic={topic} />
        </ConversationProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return { ask, draft };
}

const levels = () => within(screen.getByRole("region", { name: "Exercises" })).getAllByRole("button");
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent?.trim());

test("[HOME-03] each level says how its answers went in all subtopics of the topic, and in how many it is mastered", async () => {
  records = [
    record("Molarity", 6, 5, true),
    record("Dilution", 4, 3, false),
    // Of another topic.
    record("Rate Laws", 9, 9, true),
  ];
  show("solutions");
  await screen.findByText("8 of 10 right");
  expect(textsOf(levels())).toEqual([
    "Easy 8 of 10 right 1 of 6 mastered",
    "Medium Not tried yet",
    "Hard 0 of 2 right",
  ]);
});

test("[HOME-03] of a single subtopic a level is mastered or not, and its lesson says what it is about", async () => {
  records = [record("Molarity", 6, 5, true)];
  start = { ...start, summary: "Molarity counts moles in a litre." };
  show("curriculum:molarity");
  await screen.findByText("Molarity counts moles in a litre.");
  await screen.findByText("5 of 6 right");
  expect(textsOf(levels())[0]).toBe("Easy 5 of 6 right mastered");
  expect(screen.getByText("Part of Solutions & Mixtures")).toBeDefined();
});

test("[HOME-03] a level asks for an exercise of it, a lesson for itself, an example goes into the input", async () => {
  const { ask, draft } = show("acids-and-bases");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Acids & Bases");
  expect(screen.queryByText(/^Part of/)).toBeNull();
  fireEvent.click(levels()[1] as HTMLElement, { detail: 1 });
  fireEvent.click(levels()[1] as HTMLElement, { detail: 2 });
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    type: "generate_practice",
    content: "Please give me a medium practice problem.",
    difficulty: "medium",
  });
  fireEvent.click(screen.getByRole("button", { name: "Buffers" }));
  expect(ask).toHaveBeenLastCalledWith({
    type: "explain_concept",
    content: "Please explain this concept: Buffers",
    conceptToExplain: "Buffers",
  });
  fireEvent.click(await screen.findByRole("button", { name: /^What is 2/ }));
  expect(draft.read()).toBe("What is 2 + 2 H2O?");
});

test("[HOME-03] a topic of which nothing can be read offers no examples", async () => {
  start = { ...start, examples: [] };
  show("curriculum:scientific-method");
  await screen.findByText("Na, sodium");
  expect(screen.queryByRole("region", { name: "For example" })).toBeNull();
});
