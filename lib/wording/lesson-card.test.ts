import { describe, expect, test } from "vitest";
import { cardSchema } from "../cards/card.ts";
import type { LessonCard } from "../cards/lesson.ts";
import { findTopic } from "../curriculum/topics.ts";
import { AREAS } from "../i18n/areas.ts";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { readArea } from "../i18n/message-files.fixture.ts";
import { advance, LESSON_START, type LessonState } from "../lessons/advance.ts";
import { listFeedback } from "../lessons/judge.ts";
import type { LessonStep } from "../lessons/lesson.ts";
import { LESSON_IDS } from "../lessons/lesson-ids.ts";
import { contentOf, LESSONS } from "../lessons/lessons.ts";
import { type LessonAnswer, readPressed, readTyped } from "../lessons/read-answer.ts";
import { findFamily } from "../problems/registry.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { assembleLesson } from "./lesson-card.ts";
import { sayComposed, type Words, wordsOf } from "./words.ts";

const AREAS_OF_LESSONS = AREAS.filter(
  (area) => ["tutor", "curriculum", "solution"].includes(area) || area.startsWith("lesson-"),
);

const wordsIn = (locale: Locale): Promise<Words> => loadWords(locale, AREAS_OF_LESSONS);

/** Every answer that a step tells apart from others, right ones first. */
function listAnswers(step: LessonStep): [answer: LessonAnswer, isRight: boolean][] {
  switch (step.kind) {
    case "predict":
    case "choose":
      return step.options.map((id) => [{ kind: "option", id }, id === step.right]);
    case "order": {
      const [first = "", second = "", ...rest] = step.ranked;
      return [
        [{ kind: "order", ids: step.ranked }, true],
        [{ kind: "order", ids: step.ranked.toReversed() }, false],
        [{ kind: "order", ids: [second, first, ...rest] }, false],
      ];
    }
    case "estimate":
      return [
        [{ kind: "value", value: step.value }, true],
        ...Object.values(step.slips).map((value): [LessonAnswer, boolean] => [{ kind: "value", value }, false]),
        [{ kind: "value", value: step.value * 1.7 + 0.4 }, false],
      ];
    case "tell":
      return [];
  }
}

const stateAt = (at: number): LessonState => ({ ...LESSON_START, at });

describe.each(LESSON_IDS)("the lesson %s", (id) => {
  const { steps, values } = contentOf(id);

  test("[LESSON-01] begins with a prediction, tells, lets do, and ends with a check that a family of its topic makes", () => {
    const kinds = steps.map(({ kind }) => kind);
    expect(kinds[0]).toBe("predict");
    expect(kinds).toContain("tell");
    expect(kinds.filter((kind) => ["choose", "order", "estimate"].includes(kind)).length).toBeGreaterThan(1);
    const { check, topic, also, next } = LESSONS[id];
    expect(findFamily(check.family)).toMatchObject({ subtopic: topic });
    expect(findFamily(check.family)?.forms).toContain(check.form);
    for (const other of also) expect(findTopic(other), other).not.toBeNull();
    expect(LESSON_IDS).toContain(next);
  });

  test("[LESSON-01] each answer is met by a message of its own, and the right one goes on", () => {
    steps.forEach((step, at) => {
      const said = listAnswers(step).map(([answer, isRight]) => {
        const { state, remark } = advance({ values, steps }, stateAt(at), { kind: "answer", said: "x", answer });
        expect(remark, step.id).toMatchObject({ isRight, isShown: false });
        expect(state.at, step.id).toBe(isRight || step.kind === "predict" ? at + 1 : at);
        return remark?.feedback;
      });
      expect(new Set(said), step.id).toEqual(new Set(listFeedback(step)));
    });
  });

  test("[LESSON-01] what is chosen, ordered or estimated has one right answer, apart from all known mistakes", () => {
    for (const step of steps) {
      expect(new Set(listAnswers(step).map(([answer]) => JSON.stringify(answer))).size).toBe(listAnswers(step).length);
      if (step.kind === "order") expect(step.items.map((item) => item.id)).not.toEqual(step.ranked);
      if (step.kind === "order") expect(new Set(step.ranked)).toEqual(new Set(step.items.map((item) => item.id)));
    }
  });

  test.each(LOCALES)("[LESSON-02] in %s every text is there, and none is left over", async (locale) => {
    const words = await wordsIn(locale);
    const said = new Set<string>(["title", "end"]);
    const listening = wordsOf(locale, (key: string, given: never) => {
      if (key.startsWith(`lesson-${id}.`)) said.add(key.slice(`lesson-${id}.`.length));
      return sayComposed(words, key, given);
    });
    for (const card of walkThrough(id, listening)) expect(cardSchema.safeParse(card).success).toBe(true);
    expect([...said].toSorted()).toEqual([...readArea(locale, `lesson-${id}.json`).keys()].toSorted());
  });

  test.each(LOCALES)("[LESSON-02] in %s nothing is without its number, and what is told is short", async (locale) => {
    const area = readArea(locale, `lesson-${id}.json`);
    const used = new Set(
      [...area.values()].flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)),
    );
    for (const name of used) expect(Object.keys(values), `${name}`).toContain(name);
    if (locale === "en") for (const [key, text] of area) expect(text.split(/\s+/).length, key).toBeLessThanOrEqual(80);
  });

  test.each(LOCALES)(
    "[LESSON-03] in %s what can be pressed is read as what it says, and nothing else",
    async (locale) => {
      const words = await wordsIn(locale);
      steps.forEach((step, at) => {
        const card = assembleLesson(id, { state: stateAt(at), remark: null }, words);
        const texts = card.step.options.map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
        for (const option of card.step.options)
          if (card.step.task !== "order")
            expect(readPressed(option.text, card.step)).toEqual({ kind: "option", id: option.id });
        if (step.kind === "order")
          expect(readPressed(texts.join(" → "), card.step)).toEqual({
            kind: "order",
            ids: step.items.map((item) => item.id),
          });
        if (step.kind === "estimate")
          expect(readTyped(`${numberIn(locale, step.value)} ${step.unit}`.trim(), card.step, locale)).toMatchObject({
            kind: "value",
          });
      });
    },
  );
});

/** Two figures behind the mark, as it is written there. */
function numberIn(locale: Locale, value: number): string {
  const text = String(Number(value.toPrecision(4)));
  return ["es", "fr"].includes(locale) ? text.replace(".", ",") : text;
}

/** All cards that any answers lead to, wrong ones twice. */
function walkThrough(id: (typeof LESSON_IDS)[number], words: Words): LessonCard[] {
  const content = contentOf(id);
  const cards = content.steps.flatMap((step, at) => [
    assembleLesson(id, { state: stateAt(at), remark: null }, words),
    ...listAnswers(step).flatMap(([answer]) =>
      [0, 1].map((tries) => {
        const advanced = advance(content, { ...stateAt(at), tries }, { kind: "answer", said: "x", answer });
        return assembleLesson(id, advanced, words);
      }),
    ),
  ]);
  return [...cards, assembleLesson(id, { state: stateAt(content.steps.length), remark: null }, words)];
}
