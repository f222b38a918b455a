// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { ANSWERED, evaluationOf, mcqCard } from "./question-cards.fixture.ts";
import { fetchCardViews, recordedActions, showCard } from "./show-card.fixture.tsx";

beforeEach(() => window.localStorage.clear());
beforeAll(fetchCardViews);
afterEach(cleanup);

const option = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const queryButton = (name: string) => screen.queryByRole("button", { name });
const RIGHT = "Excellent! You got it right!";
const WRONG = "Not quite. Review the explanation below.";

function choose(name: RegExp) {
  fireEvent.click(option(name));
  fireEvent.click(screen.getByRole("button", { name: "Submit" }));
}

test("[CARD-05] a group of options, and Submit only with a choice", () => {
  showCard(mcqCard(), recordedActions());
  expect(screen.getByRole("group", { name: "Options" })).toBeDefined();
  expect(queryButton("Submit")).toBeNull();
  fireEvent.click(option(/0\.500/));
  expect(option(/0\.500/).checked).toBe(true);
  expect(queryButton("Submit")).not.toBeNull();
  expect(screen.queryByText("Explanation")).toBeNull();
});

test.each([
  [/0\.500/, RIGHT, "100 of 100 points", "b"],
  [/162/, WRONG, "0 of 100 points", "c"],
])("[CARD-05] the choice %s is judged at once, and sent to be marked", (name, sentence, score, studentAnswer) => {
  const actions = recordedActions();
  actions.evaluate.mockReturnValue(new Promise(() => undefined));
  const card = mcqCard();
  showCard(card, actions);
  choose(name);
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.getByText(score)).toBeDefined();
  expect(screen.getByText("Explanation")).toBeDefined();
  expect(queryButton("Checking...")).not.toBeNull();
  expect(screen.getByRole<HTMLFieldSetElement>("group", { name: "Options" }).disabled).toBe(true);
  const text = card.options.find(({ id }) => id === studentAnswer)?.text;
  expect(actions.evaluate.mock.calls).toEqual([
    [card, { text, studentAnswer, correctSolution: "0.500 mol\nDivide by M(H2O)." }],
  ]);
});

test("[CARD-05] the chosen and the right option are named in words", () => {
  showCard(mcqCard(), recordedActions());
  choose(/162/);
  expect(option(/162/).closest("label")?.textContent).toContain("Your choice");
  expect(option(/0\.500/).closest("label")?.textContent).toContain("Right answer");
  expect(option(/0\.250/).closest("label")?.textContent).not.toMatch(/choice|answer/);
});

test("[CARD-05] [CARD-10] the server's mark counts and joins the result, also after a reload", () => {
  const feedback = "A ratio is upside down.";
  const evaluation = evaluationOf({ isCorrect: false, verdict: "incorrect", score: 0, feedback });
  showCard(mcqCard({ ...ANSWERED, studentAnswer: "a", evaluation }), recordedActions());
  expect(screen.getByText(WRONG)).toBeDefined();
  expect(screen.getByText(feedback)).toBeDefined();
  expect(option(/0\.250/).checked).toBe(true);
  expect(option(/0\.250/).closest("fieldset")?.disabled).toBe(true);
  for (const name of ["Submit", "Checking...", "Get a hint"]) expect(queryButton(name)).toBeNull();
  expect(queryButton("Generate Similar")).not.toBeNull();
});

test("[ERR-05] a choice that could not be marked stands, and can be sent again", async () => {
  const actions = recordedActions();
  actions.evaluate.mockResolvedValueOnce(false);
  showCard(mcqCard(), actions);
  choose(/162/);
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(actions.evaluate).toHaveBeenCalledTimes(2));
  expect(option(/162/).checked).toBe(true);
});

test("[CARD-10] a choice outlives a reload", () => {
  const { unmount } = showCard(mcqCard(), recordedActions());
  fireEvent.click(option(/162/));
  unmount();
  showCard(mcqCard(), recordedActions());
  expect(option(/162/).checked).toBe(true);
});

test("[CARD-05] a question of old is marked by its text", () => {
  const actions = recordedActions();
  showCard(mcqCard({ questionId: null, difficulty: null }), actions);
  choose(/0\.250/);
  expect(actions.evaluate.mock.calls[0]?.[1]).toMatchObject({ studentAnswer: "0.250 mol" });
});

test("outside of a conversation it is only read", () => {
  showCard(mcqCard(), null);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole<HTMLFieldSetElement>("group").disabled).toBe(true);
});
