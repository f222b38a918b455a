// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { type Card, parseCard } from "#lib/cards/card.ts";
import type { Solution } from "#lib/cards/step-solution.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import { CardView } from "./card-view.tsx";

afterEach(cleanup);

const solution: Solution = {
  steps: [
    {
      stepNumber: 1,
      title: "Count the atoms",
      equation: "Fe + O₂ → Fe₂O₃",
      content: "1 Fe and 2 O",
      explanation: "Not equal",
    },
    { stepNumber: 2, title: "Set the numbers", equation: "", content: "", explanation: "" },
  ],
  finalAnswer: { value: "249.68", unit: "g/mol", explanation: "to two decimals" },
};

function show(change: Partial<Record<keyof Extract<Card, { type: "step_solution" }>, unknown>>, locale: Locale = "en") {
  const card = { type: "step_solution", version: 1, problem: "p", facts: [], solution, ...change } as Card;
  render(
    <NextIntlClientProvider locale={locale} messages={{ chat }} timeZone="UTC">
      <CardView card={card} badge="Checked" fallback="in plain words" />
    </NextIntlClientProvider>,
  );
}

test("[CARD-01] a step solution shows its steps and its final answer", () => {
  show({});
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.textContent).toContain("Count the atoms");
  expect(first?.textContent).toContain("1 Fe and 2 O");
  expect(first?.textContent).toContain("Not equal");
  expect(second?.textContent).toContain("Set the numbers");
  expect(screen.getByText("Final answer").parentElement?.textContent).toContain("to two decimals");
  expect(screen.getByRole("math", { name: "249.68\u202Fg/mol" })).toBeDefined();
  expect(screen.getByText("Checked")).toBeDefined();
});

test("[FMT-01] a card that others wrote has its equations set, and a bare answer the unit of its kind", () => {
  const steps = [
    {
      stepNumber: 1,
      title: "",
      equation: "Ag+(aq) + Cl-(aq) -> AgCl(s)\nK_{eq} = 1/K_sp\nV = 2.45",
      content: "",
      explanation: "",
    },
  ];
  const card = parseCard({
    type: "step_solution",
    question: "q",
    solution: { steps, finalAnswer: { value: "2.45", explanation: "" } },
  });
  show(card?.type === "step_solution" ? { solution: card.solution } : {});
  expect(screen.getByRole("math", { name: /^Ag⁺\(aq\) \+ Cl⁻\(aq\) → AgCl\(s\)/ })).toBeDefined();
  expect([...document.querySelectorAll("sub")].map(({ textContent }) => textContent)).toEqual(["eq", "sp"]);
  expect(screen.getByRole("math", { name: "2.45\u202FL" })).toBeDefined();
});

test.each<[Locale, string]>([
  ["en", "39.17%"],
  ["fr", "39,17\u202F%"],
])("[CARD-09] [I18N-01] the percent sign of an answer stands where %s has it", (locale, shown) => {
  const finalAnswer = { value: shown.slice(0, 5), unit: "%", explanation: "" };
  show({ solution: { ...solution, finalAnswer } }, locale);
  expect(screen.getByRole("math", { name: shown })).toBeDefined();
});

test("[CARD-09] an equation of a card has true subscripts", () => {
  show({});
  const equation = screen.getByRole("math", { name: "Fe + O₂ → Fe₂O₃" });
  expect([...equation.querySelectorAll("sub")].map((sub) => sub.textContent)).toEqual(["2", "2", "3"]);
});

test("[CARD-01] each step has its own number, to the eye and to the ear", () => {
  show({});
  const numbers = screen
    .getAllByRole("listitem")
    .map((step) => [...step.querySelectorAll(":scope > span > span")].map((number) => number.textContent));
  expect(numbers).toEqual([
    ["Step 1", "1"],
    ["Step 2", "2"],
  ]);
});

test("[CARD-02] a solution keeps the number that its problem has in the message, where one before it stayed unsolved", () => {
  show({
    solution: [
      { problemNumber: 1, ...solution },
      { problemNumber: 3, ...solution },
    ],
  });
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Problem 1",
    "Problem 3",
  ]);
});

test("[CARD-02] a list of solutions shows each below its number", () => {
  show({
    solution: [
      { problemNumber: 1, ...solution },
      { problemNumber: 2, ...solution },
    ],
  });
  const headings = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
  expect(headings).toEqual(["Problem 1", "Problem 2"]);
  expect(screen.getAllByText("Final answer")).toHaveLength(2);
});

test.each<[string, object]>([
  ["an unknown kind", { type: "hologram" }],
  ["no solution", { solution: undefined }],
  ["steps that are no list", { solution: { ...solution, steps: "1. Count" } }],
  [
    "an object where text belongs",
    { solution: { ...solution, finalAnswer: { ...solution.finalAnswer, explanation: { a: 1 } } } },
  ],
])("[MSG-07] a card with %s degrades to its text", (_name, change) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  show(change);
  expect(document.body.textContent).toBe("in plain words");
  log.mockRestore();
});
