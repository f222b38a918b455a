// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { ProgressHistory, TopicProgress } from "#lib/contracts/answers/progress.ts";
import type { CurrentUser } from "#lib/contracts/answers/user.ts";
import { MAIN_TOPICS } from "#lib/curriculum/topics.ts";
import curriculum from "#messages/en/curriculum.json" with { type: "json" };
import progress from "#messages/en/progress.json" with { type: "json" };
import { ProgressDialog } from "./progress-dialog.tsx";

const UNTRIED: TopicProgress = {
  topic: "Density",
  topicId: "curriculum:density",
  problemsSolved: 0,
  totalProblems: 100,
  streakDays: 4,
  xpPoints: 0,
  currentDifficulty: "easy",
  easyAttempted: 0,
  easyCorrect: 0,
  easyMastered: false,
  mediumAttempted: 0,
  mediumCorrect: 0,
  mediumMastered: false,
  hardAttempted: 0,
  hardCorrect: 0,
  hardMastered: false,
  isDue: false,
  dueDay: null,
  owedQuestions: 0,
};

const RECORDS: TopicProgress[] = [
  {
    ...UNTRIED,
    problemsSolved: 30,
    xpPoints: 450,
    currentDifficulty: "medium",
    easyAttempted: 8,
    easyCorrect: 6,
    easyMastered: true,
    isDue: true,
    owedQuestions: 2,
  },
  {
    ...UNTRIED,
    topic: "Solubility",
    topicId: "curriculum:solubility",
    problemsSolved: 150,
    xpPoints: 1000,
    dueDay: "2026-12-03",
  },
  { ...UNTRIED, topic: "Alchemy", topicId: "alchemy", problemsSolved: 3, xpPoints: 30 },
];

const HISTORY: ProgressHistory = {
  today: "2026-12-01",
  days: [],
  reviews: [{ topic: "Density", topicId: "curriculum:density", day: "2026-12-01" }],
};

const USER: CurrentUser = {
  id: "1",
  fullName: "Ada Test",
  firstName: "Ada",
  lastName: "Test",
  email: "",
  grade: "11",
  canManageMaterials: false,
  canSeeHistory: true,
};

let answer: () => Response;

const others = (url: string) => Response.json(url === "/api/auth/user" ? USER : HISTORY);

beforeEach(() => {
  answer = () => Response.json(RECORDS);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(url.startsWith("/api/user/progress?") ? answer() : others(url)),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open({
  onClose = () => undefined,
  onPractice = () => undefined,
  onLesson = () => undefined,
  onDiagnostic = () => undefined,
}: Partial<ComponentProps<typeof ProgressDialog>> = {}) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ curriculum, progress }} timeZone="UTC">
        <ProgressDialog
          isOpen
          onClose={onClose}
          onPractice={onPractice}
          onLesson={onLesson}
          onDiagnostic={onDiagnostic}
        />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return screen.findByRole("dialog", { name: "Learning Progress" });
}

/** The row of a main topic, unfolded. */
async function row(name: string): Promise<HTMLElement> {
  const label = await screen.findByText(name);
  const details = label.closest("details");
  if (details === null) throw new Error(`No row for ${name}`);
  fireEvent.click(label);
  return details;
}

test("[PROG-01] [PROG-02] the totals: mean of capped shares, sums, and the streak of the first record", async () => {
  await open();
  // (30 + 100 + 3) / 3, since no share counts for more than the whole.
  expect(await screen.findByText("44%")).toBeDefined();
  const figure = (name: string) => screen.getByText(name).closest("div")?.querySelector("dd")?.textContent;
  expect([figure("Total problems solved"), figure("Day streak"), figure("Total XP")]).toEqual(["183", "4", "1,480"]);
});

test("[PROG-01] [PROG-03] every main topic has a row; records are found by the subtopic's exact name, others stand under Other", async () => {
  await open();
  const list = (await screen.findByRole("heading", { name: "Topic Mastery" })).parentElement;
  const names = [...(list?.querySelectorAll("summary .font-medium") ?? [])].map(({ textContent }) => textContent);
  expect(names).toEqual([...MAIN_TOPICS.map(({ name }) => name), "Other"]);
  expect((await row("Solutions & Mixtures")).textContent).toContain("Solubility");
  expect((await row("Chemical Equilibrium")).textContent).toContain("No problem practised yet.");
  expect((await row("Other")).textContent).toContain("Alchemy");
});

test("[PROG-01] per level the accuracy, the current one marked, a mastered one with a check and a word", async () => {
  await open();
  const levels = within(await row("Scientific Foundations & Measurement")).getAllByRole("listitem");
  expect(levels.map(({ textContent }) => textContent)).toEqual([
    "Easymastered75% right (6 of 8)",
    "MediumNot tried yetCurrent level",
    "HardNot tried yet",
  ]);
  expect(levels.map((level) => level.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(levels.map((level) => level.querySelector("svg") !== null)).toEqual([true, false, false]);
});

test("what is due, what is owed, and when the next review comes", async () => {
  await open();
  const density = await row("Scientific Foundations & Measurement");
  expect(density.textContent).toContain("Due for review");
  expect(density.textContent).toContain("2 to solve again without help");
  expect((await row("Solutions & Mixtures")).textContent).toContain("Next review: December 3");
});

test("whoever has no record yet is told how to get one", async () => {
  answer = () => Response.json([]);
  await open();
  expect(await screen.findByText(/Nothing is recorded yet/)).toBeDefined();
  expect(screen.getByText("0%", { selector: ".absolute" })).toBeDefined();
});

test("a failure can be tried again", async () => {
  answer = () => new Response("{}", { status: 500 });
  await open();
  expect((await screen.findByRole("alert")).textContent).toContain("Your progress could not be loaded.");
  answer = () => Response.json(RECORDS);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.getByText("44%")).toBeDefined());
});

test("[ROLE-02] practice on what is to be reviewed begins with the dialog closed", async () => {
  const calls: string[] = [];
  await open({ onClose: () => calls.push("close"), onPractice: ({ slug }) => calls.push(slug) });
  // It comes after three answers, one after the other; on a busy machine that takes longer than a search usually waits.
  fireEvent.click(await screen.findByText("Practise", { selector: "button" }, { timeout: 4_000 }));
  expect(calls).toEqual(["close", "density"]);
});
