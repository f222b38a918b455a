// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { AnswerEvaluationCard, Evaluation } from "#lib/cards/answer-evaluation.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import { CardView } from "./card-view.tsx";
import { fetchCardViews } from "./show-card.fixture.tsx";

beforeAll(fetchCardViews);
afterEach(cleanup);

const NEARLY: Evaluation = {
  isCorrect: false,
  score: 75,
  summary: "Nearly right: 75 of 100 points.",
  feedback: "A ratio of O2 is upside down.",
  partialCredit: { setup: false, method: true, calculation: true, units: true },
  suggestions: ["Carry the units.", "Estimate first."],
  verdict: "incorrect",
  misconception: "inverted-ratio",
  reading: "2.83\u202fL",
  credits: [
    { axis: "setup", text: "the relation with its values", isRight: false },
    { axis: "units", text: "the unit", isRight: true },
  ],
};

function show(evaluation: Evaluation) {
  const card: AnswerEvaluationCard = {
    type: "answer_evaluation",
    version: 1,
    question: "Which volume of H2?",
    studentAnswer: "2.83 L",
    evaluation,
    facts: null,
  };
  render(
    <NextIntlClientProvider locale="en" messages={{ chat }} timeZone="UTC">
      <CardView card={card} badge="Checked" fallback="in plain words" />
    </NextIntlClientProvider>,
  );
}

test("[CARD-06] a marked answer shows question, answer, verdict with score, how it was read, feedback and what to do next", () => {
  show(NEARLY);
  const text = document.body.textContent;
  for (const part of [
    "Which volume of H2?",
    "2.83 L",
    NEARLY.summary,
    "2.83\u202fL",
    NEARLY.feedback,
    ...NEARLY.suggestions,
    "Checked",
  ]) {
    expect(text).toContain(part);
  }
  expect([...document.querySelectorAll("sub")].map((sub) => sub.textContent)).toEqual(["2", "2"]);
});

test("[CARD-06] each axis says in words whether it is right", () => {
  show(NEARLY);
  const axes = within(screen.getByRole("list", { name: "How far it is right" })).getAllByRole("listitem");
  expect(axes.map((axis) => axis.textContent)).toEqual(["the relation with its values: not yet", "the unit: right"]);
});

test("[CARD-06] what there is nothing to say of leaves no empty place", () => {
  show({
    ...NEARLY,
    verdict: "ungradable",
    score: 0,
    summary: "Not marked.",
    reading: "",
    credits: [],
    suggestions: [],
  });
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.queryByText("Read as")).toBeNull();
  expect(screen.getByText("Not marked.")).toBeDefined();
});
