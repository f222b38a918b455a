// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { StepSolutionCard } from "#lib/cards/step-solution.ts";
import { recordedActions, showCard } from "./show-card.fixture.tsx";

const PROBLEM = "A gas of 2.50 g CO2 fills 10 L at 300 K (27 °C). Find its pressure.";

const CARD: StepSolutionCard = {
  type: "step_solution",
  version: 1,
  problem: PROBLEM,
  solution: { steps: [], finalAnswer: { value: "0.14", unit: "atm", explanation: "" } },
  facts: [],
  reading: {
    given: [
      { name: "m(CO₂)", value: "2.50 g", start: 9, end: 15 },
      { name: "V", value: "10 L", start: 26, end: 30 },
      { name: "T", value: "300 K", start: 34, end: 39 },
    ],
    asked: ["P"],
    supposed: [{ line: "R = 0.082057 L·atm/(mol·K)", source: "by definition" }],
    ignored: [{ value: "27 °C", why: "says another value again" }],
  },
};

afterEach(cleanup);

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `Value of ${name}`, hidden: true });
const again = () => screen.getByRole<HTMLButtonElement>("button", { name: "Solve again", hidden: true });

test("[READ-03] a solution says what was read, what it took from elsewhere, and what it left aside", () => {
  showCard(CARD, recordedActions());
  const text = document.body.textContent;
  expect(text).toContain("m(CO2) = 2.50 g · V = 10 L · T = 300 K · asked: P");
  expect(text).toContain("R = 0.082057 L·atm/(mol·K) (by definition)");
  expect(text).toContain("27 °C (says another value again)");
});

test("[READ-03] a value that is corrected goes into its place in the problem, and that is sent", async () => {
  const actions = recordedActions();
  showCard(CARD, actions);
  await waitFor(again);
  expect(again().disabled).toBe(true);
  fireEvent.change(field("m(CO₂)"), { target: { value: "12.50 g" } });
  fireEvent.change(field("T"), { target: { value: " 27 °C " } });
  fireEvent.click(again());
  expect(actions.send).toHaveBeenCalledExactlyOnceWith(
    "A gas of 12.50 g CO2 fills 10 L at 27 °C (27 °C). Find its pressure.",
  );
});

test("[READ-03] a value that is emptied stays as it was", async () => {
  const actions = recordedActions();
  showCard(CARD, actions);
  await waitFor(again);
  fireEvent.change(field("V"), { target: { value: "" } });
  expect(again().disabled).toBe(true);
  fireEvent.change(field("m(CO₂)"), { target: { value: "3 g" } });
  fireEvent.click(again());
  expect(actions.send).toHaveBeenCalledExactlyOnceWith(
    "A gas of 3 g CO2 fills 10 L at 300 K (27 °C). Find its pressure.",
  );
});

test("[READ-03] outside of a conversation a reading is only shown", () => {
  showCard(CARD, null);
  expect(screen.queryByRole("textbox", { hidden: true })).toBeNull();
});
