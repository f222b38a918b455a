import { expect, test } from "vitest";
import { cardText } from "./card-text.ts";
import { parseCard } from "./card.ts";
import versionOne from "./fixtures/answer-evaluation-v1.json" with { type: "json" };
import versionZero from "./fixtures/answer-evaluation-v0.json" with { type: "json" };

test("[MSG-07] [CARD-06] a stored mark is read with all that was stored", () => {
  expect(parseCard(versionOne)).toEqual(versionOne);
});

test("[MSG-07] [CARD-06] a mark without a version keeps what it says, and claims no more", () => {
  expect(parseCard(versionZero)).toEqual({
    type: "answer_evaluation",
    version: 1,
    question: "What is the molar mass of water?",
    studentAnswer: "",
    evaluation: {
      ...versionZero.evaluation,
      verdict: "incorrect",
      misconception: null,
      reading: "",
      summary: "40/100",
      credits: [],
    },
    facts: null,
  });
});

test.each([
  ["a score beyond the scale", { evaluation: { ...versionOne.evaluation, score: 120 } }],
  ["no axis", { evaluation: { ...versionOne.evaluation, partialCredit: {} } }],
  ["another verdict", { evaluation: { ...versionOne.evaluation, verdict: "perhaps" } }],
  ["no evaluation", { evaluation: null }],
  ["facts of another shape", { facts: [] }],
])("[MSG-07] a mark with %s is no card", (_, change) => {
  expect(parseCard({ ...versionOne, ...change })).toBeNull();
});

test("[HOME-04] [CARD-06] as text a mark says what was asked, answered, judged and advised", () => {
  const card = parseCard(versionOne);
  const lines = card === null ? [] : cardText(card).split("\n");
  expect(lines).toEqual([
    versionOne.question,
    "> 18.02 g",
    versionOne.evaluation.summary,
    versionOne.evaluation.feedback,
    "- Carry the units through every line.",
  ]);
});
