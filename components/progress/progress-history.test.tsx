// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { ProgressHistory as History } from "#lib/contracts/answers/progress.ts";
import curriculum from "#messages/en/curriculum.json" with { type: "json" };
import progress from "#messages/en/progress.json" with { type: "json" };
import { ProgressHistory } from "./progress-history.tsx";

const HISTORY: History = {
  today: "2026-03-02",
  days: [
    { day: "2025-12-09", answered: 4, right: 1, unaidedRight: 0, xp: 10 },
    { day: "2026-02-28", answered: 5, right: 5, unaidedRight: 4, xp: 60 },
    { day: "2026-03-02", answered: 3, right: 1, unaidedRight: 1, xp: 10 },
  ],
  reviews: [
    { topic: "Density", topicId: "curriculum:density", day: "2026-03-02" },
    { topic: "Molarity", topicId: "curriculum:molarity", day: "2026-03-03" },
    { topic: "Dilution", topicId: "curriculum:dilution", day: "2026-03-03" },
    { topic: "Solubility", topicId: "curriculum:solubility", day: "2026-03-12" },
  ],
};

const USER = {
  id: "user-1",
  fullName: "Ada Curie",
  firstName: "Ada",
  lastName: "Curie",
  email: "ada@example.test",
  grade: "11",
  canManageMaterials: false,
};

let answer: () => Response;
let asked: string[];

beforeEach(() => {
  answer = () => Response.json(HISTORY);
  asked = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show({ canSeeHistory = true } = {}) {
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(url === "/api/auth/user" ? Response.json({ ...USER, canSeeHistory }) : answer());
  });
  const onPractice = vi.fn<() => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ curriculum, progress }} timeZone="Pacific/Kiritimati">
        <ProgressHistory onPractice={onPractice} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return onPractice;
}

test("[ROLE-02] the free plan is told what the student plan adds, and asks for nothing", async () => {
  show({ canSeeHistory: false });
  expect((await screen.findByText(/The Student plan adds/)).textContent).toContain("12 weeks");
  expect(screen.getByRole("link", { name: "See plans" }).getAttribute("href")).toBe("/pricing");
  expect(asked).toEqual(["/api/auth/user"]);
});

test("[ROLE-02] the chart: a bar for each week with answers, in it what was right, and all of it in words", async () => {
  show();
  expect(await screen.findByText("12 questions answered, 7 right, 5 of them without help.")).toBeDefined();
  const bars = [...document.querySelectorAll("figure > svg rect")];
  expect(bars).toHaveLength(4);
  // The first week: four answered and one right; the last, the fullest, eight and six.
  const heights = bars.map((bar) => Number(bar.getAttribute("height")));
  expect(heights.map((height) => height / (heights[2] ?? 1))).toEqual([4 / 8, 1 / 8, 1, 6 / 8]);
  expect(bars.map((bar) => bar.getAttribute("fill")?.startsWith("url(#"))).toEqual([true, false, true, false]);
  expect(screen.getByText("Most in a week: 8")).toBeDefined();
  expect(document.querySelector("[style]")).toBeNull();
});

test("the figures stand in a table, a row for each week", async () => {
  show();
  fireEvent.click(await screen.findByText("Show the figures"));
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows).toHaveLength(13);
  expect([...(rows.at(0)?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Week",
    "Answered",
    "Right",
    "Without help",
    "XP",
  ]);
  expect([...(rows.at(-1)?.children ?? [])].map(({ textContent }) => textContent?.replaceAll(/\s/gu, " "))).toEqual([
    "Feb 24 – Mar 2",
    "8",
    "6",
    "5",
    "70",
  ]);
});

test("[ROLE-02] the planner goes by day and starts practice on what is to be reviewed", async () => {
  const onPractice = show();
  const days = await screen.findAllByRole("heading", { level: 4 });
  expect(days.map(({ textContent }) => textContent)).toEqual(["Today", "Tomorrow", "Thursday, March 12"]);
  expect(days[1]?.parentElement?.textContent).toMatch(/Molarity.*Dilution/);
  fireEvent.click(screen.getByRole("button", { name: "Practise Dilution" }));
  expect(onPractice).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "curriculum:dilution" }));
});

test("whoever has not practised is told so", async () => {
  answer = () => Response.json({ today: "2026-03-02", days: [], reviews: [] });
  show();
  expect(await screen.findByText(/No answer in the last 12 weeks/)).toBeDefined();
  expect(screen.getByText(/No review in the next 4 weeks/)).toBeDefined();
});

test("a failure can be tried again", async () => {
  answer = () => new Response("{}", { status: 500 });
  show();
  expect((await screen.findByRole("alert")).textContent).toContain("Your history could not be loaded.");
  answer = () => Response.json(HISTORY);
  fireEvent.click(screen.getByRole("button", { name: "Load the history again" }));
  expect(await screen.findByText("Review planner")).toBeDefined();
});
