"use client";

import { EvaluationPanel } from "#components/cards/evaluation-panel.tsx";
import { grade } from "#lib/grading/grade.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { wordMark } from "#lib/wording/mark.ts";
import { answerWords } from "./answerer-words.tsx";
import { MARKING_EXERCISE } from "./marking-exercise.ts";
import type { Answerer } from "./trial.tsx";

/** Marks a visitor's answer as a student's is marked, without giving the right one away. */
export async function loadMarkingAnswerer(locale: Locale): Promise<Answerer> {
  const [chat, feedback] = await Promise.all([
    import(`../../messages/${locale}/chat.json`),
    import(`../../messages/${locale}/feedback.json`),
  ]);
  const { words, withWords } = answerWords(locale, { chat: chat.default, feedback: feedback.default });
  return (given) => {
    const evaluation = wordMark(grade(MARKING_EXERCISE, given, locale), words, {
      kind: "quantity",
      given,
      reveal: false,
    });
    return {
      said: withWords(<EvaluationPanel evaluation={evaluation} />),
      shown: null,
      isRefused: evaluation.verdict === "ungradable",
    };
  };
}
