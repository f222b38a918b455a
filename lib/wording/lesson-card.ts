import type { LessonCard } from "../cards/lesson.ts";
import type { LessonAdvance, LessonRemark, LessonState } from "../lessons/advance.ts";
import { rightFeedback } from "../lessons/judge.ts";
import type { LessonContent, LessonStep } from "../lessons/lesson.ts";
import { contentOf, LESSONS } from "../lessons/lessons.ts";
import type { LessonId } from "../lessons/lesson-ids.ts";
import { expressionText, factArguments, factText } from "./fact-text.ts";
import { wordLessonDrawing } from "./lesson-drawing.ts";
import { joinSentences } from "./saying.ts";
import { sayComposed, type Words } from "./words.ts";

/** The card of a lesson where it stands. */
export function assembleLesson(id: LessonId, { state, remark }: LessonAdvance, words: Words): LessonCard {
  const content = contentOf(id);
  const step = content.steps[state.at];
  return {
    type: "lesson",
    version: 1,
    lesson: id,
    topic: LESSONS[id].topic,
    title: words.t(`lesson-${id}.title`),
    way: wordWay(content, state, words),
    at: state.at,
    remark: remark === null ? null : wordRemark(id, content, remark, words),
    step: step === undefined ? wordEnd(id, content, state, words) : wordStep(id, content, step, words),
    moves: listMoves(step, words),
    state: { tries: state.tries, answers: [...state.answers] },
  };
}

type Pen = (key: string) => string;

/** What a step says: its messages, with what the lesson computed. */
function penOf(id: LessonId, content: LessonContent, step: LessonStep, words: Words): Pen {
  const values = factArguments(content.values, words);
  return (key) => sayComposed(words, `lesson-${id}.steps.${step.id}.${key}`, values);
}

function wordWay({ steps }: LessonContent, { answers }: LessonState, words: Words): LessonCard["way"] {
  const kinds = [...steps.map(({ kind }) => kind), "check" as const];
  return kinds.map((kind, at) => {
    const answer = answers.find(({ step }) => step === steps[at]?.id);
    const verdict = answer === undefined ? "neither" : answer.isRight ? "right" : "wrong";
    return {
      name: words.t(`tutor.lesson.steps.${kind}`),
      said: answer?.said ?? null,
      // A prediction is kept, and no mark.
      verdict: kind === "predict" ? "neither" : verdict,
      back: words.t("tutor.lesson.back", { number: at + 1 }),
    };
  });
}

function wordRemark(id: LessonId, content: LessonContent, remark: LessonRemark, words: Words): LessonCard["remark"] {
  const step = content.steps[remark.step];
  if (step === undefined) return null;
  const pen = penOf(id, content, step, words);
  const { isRight, isShown, feedback, said } = remark;
  const isPrediction = step.kind === "predict";
  const told = pen(`feedback.${feedback}`);
  const label = isPrediction ? (isRight ? "predicted" : "surprised") : isRight ? "right" : "wrong";
  const answer = isShown ? [words.t("tutor.lesson.shown"), pen(`feedback.${rightFeedback(step)}`)] : [];
  const again = isRight || isPrediction || isShown ? [] : [words.t("tutor.lesson.again")];
  return {
    said,
    verdict: isRight ? "right" : isPrediction ? "neither" : "wrong",
    label: words.t(`tutor.lesson.labels.${label}`),
    text: joinSentences([told, ...answer, ...again], words.locale),
  };
}

function wordStep(id: LessonId, content: LessonContent, step: LessonStep, words: Words): LessonCard["step"] {
  const pen = penOf(id, content, step, words);
  return {
    task: step.kind,
    text: pen("text"),
    lines: step.kind === "tell" ? step.lines.map((line) => expressionText(line, words)).join("\n") : "",
    ...(step.drawing && { drawings: [wordLessonDrawing(step.drawing, pen, words)] }),
    options: listOptions(step, pen, words),
    unit: step.kind === "estimate" ? step.unit : "",
  };
}

function listOptions(step: LessonStep, pen: Pen, words: Words): LessonCard["step"]["options"] {
  switch (step.kind) {
    case "predict":
    case "choose":
      return step.options.map((option) => ({ id: option, text: pen(`options.${option}`) }));
    case "order":
      return step.items.map((item) => ({ id: item.id, text: factText(item.value, words) }));
    case "estimate":
    case "tell":
      return [];
  }
}

/** What was predicted is looked back at, beside what it is to be known by now. */
function wordEnd(id: LessonId, content: LessonContent, { answers }: LessonState, words: Words): LessonCard["step"] {
  const first = content.steps.find(({ kind }) => kind === "predict");
  const predicted = answers.find(({ step }) => step === first?.id);
  const values = factArguments(content.values, words);
  const parts = [
    sayComposed(words, `lesson-${id}.end`, values),
    ...(predicted === undefined || predicted.isRight ? [] : [words.t("tutor.lesson.lookBack")]),
    words.t("tutor.lesson.check"),
  ];
  return { task: "end", text: joinSentences(parts, words.locale), lines: "", options: [], unit: "" };
}

function listMoves(step: LessonStep | undefined, { t }: Words): LessonCard["moves"] {
  const short = { id: "short" as const, text: t("tutor.lesson.moves.short") };
  if (step === undefined) return [{ id: "check", text: t("tutor.lesson.moves.check") }, short];
  return step.kind === "tell" ? [{ id: "next", text: t("tutor.lesson.moves.next") }, short] : [short];
}
