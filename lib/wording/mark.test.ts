import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { expectedSchema } from "../grading/expected.ts";
import { grade } from "../grading/grade.ts";
import { LOCALES } from "../i18n/locales.ts";
import { correct, creditWithout, incorrect } from "../grading/score.ts";
import { assembleAnswerEvaluation } from "./answer-evaluation-card.ts";
import { wordMark } from "./mark.ts";
import { wordSlip } from "./slip.ts";
import { wordsOf } from "./words.ts";

const AREAS = ["feedback", "solution", "tutor"] as const;

test.each([
  ["en", "12.5\u202fg", "0.0125"],
  ["es", "12,5\u202fg", "0,0125"],
  ["fr", "12,5\u202fg", "0,0125"],
  ["zh", "12.5\u202fg", "0.0125"],
  ["hi", "12.5\u202fg", "0.0125"],
  ["am", "12.5\u202fg", "0.0125"],
] as const)("[I18N-01] numbers stand in the notation of %s", async (locale, reading, value) => {
  const words = await loadWords(locale, AREAS);
  const expected = { kind: "quantity", value: "12.5", unit: "g", significantFigures: 3 } as const;
  const mark = grade(expected, "12.5 g", "en");
  expect(wordMark(mark, words, { kind: "quantity", given: "12.5 g", reveal: false }).reading).toBe(reading);
  const several = wordMark(grade(expected, "0.0125 g or 1300 g", "en"), words, {
    kind: "quantity",
    given: "",
    reveal: false,
  });
  expect(several.feedback).toContain(value);
});

test("[CARD-06] a known slip is named, what is right is credited, and a next step is given", async () => {
  const words = await loadWords("en", AREAS);
  const expected = expectedSchema.parse({
    kind: "quantity",
    value: "2.20652",
    unit: "L",
    significantFigures: 3,
    misconceptions: [{ id: "inverted-ratio", value: "2.83251", axis: "method" }],
  });
  const evaluation = wordMark(grade(expected, "2.83 L", "en"), words, {
    kind: "quantity",
    given: "2.83 L",
    reveal: false,
  });
  expect(evaluation).toEqual({
    isCorrect: false,
    score: 45,
    summary: "Not right yet: 45 of 100 points.",
    feedback:
      "Right so far: the arithmetic and the unit. A ratio is upside down: the number below the fraction line belongs above it.",
    partialCredit: { setup: false, method: false, calculation: true, units: true },
    suggestions: ["Carry the units through every line. What is left at the end must be the unit asked for."],
    verdict: "incorrect",
    misconception: "inverted-ratio",
    reading: "2.83\u202fL",
    credits: [
      { axis: "setup", text: "which numbers go where", isRight: false },
      { axis: "method", text: "the way of calculating", isRight: false },
      { axis: "calculation", text: "the arithmetic", isRight: true },
      { axis: "units", text: "the unit", isRight: true },
    ],
  });
});

test("[CARD-06] a misconception that only its problem knows is worded by the axis that it concerns", async () => {
  const words = await loadWords("en", AREAS);
  const reading = { kind: "quantity", value: "3", unit: "g", significantFigures: 1 } as const;
  const mark = incorrect({ credit: creditWithout("setup"), hasUnits: true, reading, misconception: "of-its-problem" });
  const { feedback, suggestions } = wordMark(mark, words, { kind: "quantity", given: "3 g", reveal: false });
  expect(feedback).toContain("does not fit the problem yet");
  expect(suggestions).toHaveLength(1);
});

test("[CARD-06] the right answer stays in the facts of a card only where it may be seen", async () => {
  const words = await loadWords("en", AREAS);
  const expected = { kind: "formula", formula: "Fe2O3" } as const;
  const marked = { question: "iron(III) oxide", studentAnswer: "FeO", expected, mark: grade(expected, "FeO", "en") };
  const shown = assembleAnswerEvaluation({ ...marked, reveal: true }, words);
  expect(shown.facts).toEqual({ mark: marked.mark, expected });
  expect(shown.evaluation.feedback).toContain("The ion is Fe³⁺, not Fe²⁺.");
  const hidden = JSON.stringify(assembleAnswerEvaluation({ ...marked, reveal: false }, words));
  expect(hidden).not.toMatch(/Fe2O3|Fe₂O₃|Fe\^3\+|Fe³⁺/);
});

test("[CARD-06] a right answer is confirmed in full, with what could be written better", async () => {
  const words = await loadWords("en", AREAS);
  const mark = correct({
    reading: { kind: "formula", formula: "ClNa" },
    remarks: [{ code: "unusual-order", expected: "NaCl" }],
  });
  const { summary, feedback } = wordMark(mark, words, { kind: "formula", given: "ClNa", reveal: false });
  expect(summary).toBe("Correct: 95 of 100 points.");
  expect(feedback).toContain("Written correctly: NaCl.");
});

test("[CARD-05] a wrong option is explained by the slip that leads to it", async () => {
  const words = await loadWords("en", AREAS);
  const marked = grade({ kind: "choice", correct: "b" }, "c", "en");
  const evaluation = wordMark({ ...marked, misconception: "celsius-for-kelvin" }, words, {
    kind: "choice",
    given: "c",
    reveal: true,
  });
  expect(evaluation).toMatchObject({
    verdict: "incorrect",
    score: 0,
    reading: "c",
    credits: [],
    misconception: "celsius-for-kelvin",
  });
  expect(evaluation.feedback).toMatch(/^The temperature was put in as degrees Celsius/);
  expect(evaluation.suggestions).toHaveLength(1);
  expect(wordMark(marked, words, { kind: "choice", given: "c", reveal: true }).feedback).toBe(
    "This option is not the right one.",
  );
});

test("[CARD-05] a slip that a family of problems words itself is found among its messages", () => {
  const words = wordsOf("en", (key: string) => `<${key}>`);
  const id = "problems-measurement.density.slips.area";
  expect(wordSlip(id, words)).toEqual({ feedback: `<${id}.feedback>`, suggestion: `<${id}.suggestion>` });
});

test("[CARD-06] an answer that could not be marked is asked for again without what it may have meant", async () => {
  const words = await loadWords("en", AREAS);
  const expected = { kind: "formula", formula: "Fe2O3" } as const;
  const card = assembleAnswerEvaluation(
    { question: "?", studentAnswer: "Fe203", expected, mark: grade(expected, "Fe203", "en"), reveal: true },
    words,
  );
  expect(card.evaluation).toMatchObject({ verdict: "ungradable", isCorrect: false, score: 0, credits: [] });
  expect(JSON.stringify(card)).not.toMatch(/Fe2O3|Fe₂O₃/);
});

test.each(LOCALES)("[CARD-06] a configuration is marked in whole sentences in %s", async (locale) => {
  const words = await loadWords(locale, AREAS);
  const expected = { kind: "configuration", configuration: "1s2 2s2 2p4" } as const;
  // Right, with all electrons in other places, and with other electrons: each says something else.
  const texts = ["1s2 2s2 2p4", "1s2 2s1 2p5", "1s2 2s2 2p3"].map((given) => {
    const context = { kind: "configuration", given, reveal: false } as const;
    const { feedback, suggestions, credits } = wordMark(grade(expected, given, locale), words, context);
    return [feedback, ...suggestions, ...credits.map(({ text }) => text)].join("\n");
  });
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).not.toMatch(/feedback\.|[{}]/);
});
