import { expect, test } from "vitest";
import { cardText } from "./card-text.ts";
import { parseCard } from "./card.ts";

const EVALUATION = {
  isCorrect: true,
  score: 100,
  feedback: "Right.",
  partialCredit: { setup: true, method: true, calculation: true, units: true },
  suggestions: [],
};

const SHARED = {
  version: 1,
  questionId: "0192a1b2-0000-7000-8000-000000000001",
  subtopic: "density",
  difficulty: "easy",
  question: "What is the density?",
  isHelped: false,
  studentAnswer: null,
  evaluation: null,
  outcome: null,
  solution: null,
};

test.each(["practice_question", "practice"])(
  "[CARD-03] [MSG-07] a bare %s of the interface is read, its question flat or nested",
  (type) => {
    const flat = parseCard({
      type,
      difficulty: "easy",
      question: "How many?",
      given: "m = 1 g",
      find: "the number",
      evaluation: EVALUATION,
    });
    expect(flat).toMatchObject({
      type: "practice_question",
      question: "How many?",
      given: ["m = 1 g"],
      find: "the number",
      questionId: null,
    });
    const nested = parseCard({ type, question: { question: "How many?", given: ["a", "b"], find: "x" } });
    expect(nested).toMatchObject({
      type: "practice_question",
      question: "How many?",
      given: ["a", "b"],
      find: "x",
      difficulty: null,
    });
  },
);

test("[FMT-01] bare givens of the interface get the unit of their kind, all others stay", () => {
  const given = ["V₁ = 2.50", "P = 1.2 bar", "T = 25", "n = 0.10", "Volumen: 0,5"];
  expect(parseCard({ type: "practice_question", question: "How much?", given, find: "V₂" })).toMatchObject({
    given: ["V₁ = 2.50\u202FL", "P = 1.2 bar", "T = 25\u202F°C", "n = 0.10", "Volumen: 0,5\u202FL"],
  });
});

test.each(["mcq_question", "mcq"])("[CARD-05] [MSG-07] a bare %s of the interface is read", (type) => {
  const options = [
    { id: "a", text: "1" },
    { id: "b", text: "2" },
  ];
  const expected = { type: "mcq_question", question: "Which?", options, correctAnswer: "b", explanation: "because" };
  expect(parseCard({ type, question: "Which?", options, correctAnswer: "b", explanation: "because" })).toMatchObject(
    expected,
  );
  expect(
    parseCard({ type, question: { question: "Which?", options, correctAnswer: "b", explanation: "because" } }),
  ).toMatchObject(expected);
  expect(parseCard({ type, question: "Which?", options: [], correctAnswer: "b" })).toBeNull();
});

test("[CARD-03] a question as text holds no answer before it is evaluated", () => {
  const solution = {
    steps: [{ stepNumber: 1, title: "Divide", equation: "ρ = m / V", content: "", explanation: "" }],
    finalAnswer: { value: "2.70", unit: "g/mL", explanation: "" },
  };
  const open = parseCard({ ...SHARED, type: "practice_question", given: ["m = 27.0 g"], find: "the density" });
  const closed = parseCard({
    ...SHARED,
    type: "practice_question",
    given: [],
    find: "",
    studentAnswer: "2.70 g/mL",
    solution,
  });
  expect(open && cardText(open)).toBe("What is the density?\nm = 27.0 g");
  expect(closed && cardText(closed)).toContain("> 2.70 g/mL");
  expect(closed && cardText(closed)).toContain("= 2.70\u202fg/mL");
});

test("[CARD-05] a choice as text lists its options, and its explanation once it is answered", () => {
  const options = [
    { id: "a", text: "1.00 g/mL" },
    { id: "b", text: "2.70 g/mL" },
  ];
  const open = parseCard({
    ...SHARED,
    type: "mcq_question",
    options,
    correctAnswer: "b",
    explanation: "mass over volume",
  });
  expect(open && cardText(open)).toBe("What is the density?\na) 1.00 g/mL\nb) 2.70 g/mL");
});
