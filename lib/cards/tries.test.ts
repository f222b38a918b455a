import { expect, test } from "vitest";
import type { Evaluation } from "./answer-evaluation.ts";
import { cardText } from "./card-text.ts";
import { type QuestionCard, parseCard } from "./card.ts";
import { isAnswered } from "./is-answered.ts";
import { MOST_TRIES, listTries, takesAnswer, withAnswer } from "./tries.ts";

function questionCard(type: "practice_question" | "mcq_question", change: Record<string, unknown> = {}): QuestionCard {
  const options = [
    { id: "a", text: "2.0 g" },
    { id: "b", text: "4.0 g" },
  ];
  const card = parseCard({
    type,
    version: 1,
    questionId: "0192a1b2-0000-7000-8000-000000000001",
    subtopic: "density",
    difficulty: "easy",
    question: "What is the mass?",
    isHelped: false,
    studentAnswer: null,
    evaluation: null,
    outcome: null,
    solution: null,
    ...(type === "practice_question" ? { given: [], find: "m" } : { options, correctAnswer: "b", explanation: "" }),
    ...change,
  });
  if (card?.type !== "practice_question" && card?.type !== "mcq_question") throw new Error("No question");
  return card;
}

function evaluationOf(verdict: Evaluation["verdict"]): Evaluation {
  const isCorrect = verdict === "correct";
  const credit = { setup: isCorrect, method: isCorrect, calculation: isCorrect, units: isCorrect };
  return {
    isCorrect,
    score: isCorrect ? 100 : 0,
    feedback: `It is ${verdict}.`,
    partialCredit: credit,
    suggestions: [],
    verdict,
    misconception: null,
    reading: "",
    summary: "",
    credits: [],
  };
}

const answered = (card: QuestionCard, ...verdicts: Evaluation["verdict"][]): QuestionCard =>
  verdicts.reduce(
    (before, verdict, index) =>
      withAnswer(before, { studentAnswer: `${index + 1} g`, evaluation: evaluationOf(verdict) }),
    card,
  );

const answersOf = (card: QuestionCard) => listTries(card).map(({ studentAnswer }) => studentAnswer);

test("[CARD-03] each answer that was marked is kept, in its order; what could not be read gives way to the next", () => {
  const card = answered(questionCard("practice_question"), "ungradable", "incorrect", "ungradable", "incorrect");
  expect(answersOf(card)).toEqual(["2 g", "4 g"]);
  expect(card).toMatchObject({ studentAnswer: "4 g", earlier: [{ studentAnswer: "2 g" }] });
  expect(answersOf(answered(card, "ungradable"))).toEqual(["2 g", "4 g"]);
  expect(parseCard(JSON.parse(JSON.stringify(card)))).toEqual(card);
});

test.each<[string, QuestionCard, { isAnswered: boolean; takesAnswer: boolean }]>([
  ["no answer", questionCard("practice_question"), { isAnswered: false, takesAnswer: true }],
  [
    "one that could not be read",
    answered(questionCard("practice_question"), "ungradable"),
    { isAnswered: false, takesAnswer: true },
  ],
  ["a wrong one", answered(questionCard("practice_question"), "incorrect"), { isAnswered: true, takesAnswer: true }],
  [
    "a wrong one and one that could not be read",
    answered(questionCard("practice_question"), "incorrect", "ungradable"),
    { isAnswered: true, takesAnswer: true },
  ],
  ["a right one", answered(questionCard("practice_question"), "correct"), { isAnswered: true, takesAnswer: false }],
  [
    "a right one after a wrong one",
    answered(questionCard("practice_question"), "incorrect", "correct"),
    { isAnswered: true, takesAnswer: false },
  ],
  [
    "as many wrong ones as may be",
    answered(questionCard("practice_question"), ...Array<"incorrect">(MOST_TRIES).fill("incorrect")),
    { isAnswered: true, takesAnswer: false },
  ],
  ["a wrong choice", answered(questionCard("mcq_question"), "incorrect"), { isAnswered: true, takesAnswer: false }],
  [
    "a choice that could not be read",
    answered(questionCard("mcq_question"), "ungradable"),
    { isAnswered: false, takesAnswer: true },
  ],
  [
    "a wrong answer to a question that is not on record",
    answered(questionCard("practice_question", { questionId: null }), "incorrect"),
    { isAnswered: true, takesAnswer: false },
  ],
])("[CARD-03] a question with %s", (_, card, expected) => {
  expect({ isAnswered: isAnswered(card), takesAnswer: takesAnswer(card) }).toEqual(expected);
});

test("[CARD-03] the text of a card says every answer with its mark, each once", () => {
  const text = cardText(answered(questionCard("practice_question"), "incorrect", "incorrect", "correct"));
  expect(text.match(/^> .*$/gm)).toEqual(["> 1 g", "> 2 g", "> 3 g"]);
  expect(text.match(/It is \w+/g)).toEqual(["It is incorrect", "It is incorrect", "It is correct"]);
});
