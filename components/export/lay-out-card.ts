import type { useTranslations } from "next-intl";
import { judgeChoice } from "#components/cards/judge-choice.ts";
import { type Answer, answerText } from "#lib/cards/answer-text.ts";
import type { AnswerEvaluationCard, Evaluation } from "#lib/cards/answer-evaluation.ts";
import type { Card } from "#lib/cards/card.ts";
import type { ConceptExplanationCard } from "#lib/cards/concept-explanation.ts";
import type { Drawing } from "#lib/cards/drawing.ts";
import type { ProblemReadingCard } from "#lib/cards/problem-reading.ts";
import { finalAnswerText } from "#lib/cards/final-answer-text.ts";
import { isAnswered } from "#lib/cards/is-answered.ts";
import type { GuidedSolutionCard } from "#lib/cards/guided-solution.ts";
import type { LessonCard } from "#lib/cards/lesson.ts";
import type { McqQuestionCard } from "#lib/cards/mcq-question.ts";
import { optionLetter } from "#lib/cards/option-letter.ts";
import type { PracticeQuestionCard } from "#lib/cards/practice-question.ts";
import type { Solution, SolutionStep, StepSolutionCard } from "#lib/cards/step-solution.ts";
import type { Block, Run } from "#lib/documents/document.ts";
import { equationLines, runsOf } from "#lib/documents/runs.ts";
import { readMarkdown } from "./read-markdown.ts";

/** The messages of the area `chat`. */
export type ChatWords = ReturnType<typeof useTranslations<"chat">>;

/** A card as the blocks of a document: all that it says on the screen once everything on it is unfolded. */
export function layOutCard(card: Card, t: ChatWords): Block[] {
  switch (card.type) {
    case "step_solution":
      return layOutStepSolution(card, t);
    case "practice_question":
      return layOutPractice(card, t);
    case "mcq_question":
      return layOutChoice(card, t);
    case "answer_evaluation":
      return layOutAnswer(card, t);
    case "concept_explanation":
      return layOutLesson(card, t);
    case "guided_solution":
      return layOutGuided(card, t);
    case "problem_reading":
      return layOutUnsure(card, t);
    case "lesson":
      return layOutLessonStep(card, t);
    case "picture_reading":
      return [heading(t("card.pictureReading.title")), ...words(card.text)];
  }
}

export function heading(text: string): Block {
  return { kind: "heading", runs: runsOf(text), depth: 0, isKept: true };
}

export function label(text: string, depth = 0): Block {
  return { kind: "label", runs: runsOf(text), depth, isKept: true };
}

/** A paragraph, unless there is nothing to say. */
export function words(text: string, depth = 0): Block[] {
  return text.trim() === "" ? [] : [{ kind: "paragraph", runs: runsOf(text.trim()), depth, isKept: false }];
}

export function item(mark: string, text: string | readonly Run[]): Block {
  return { kind: "item", mark, runs: typeof text === "string" ? runsOf(text) : text, depth: 0, isKept: false };
}

function equation(text: string, depth = 0): Block[] {
  return text.trim() === "" ? [] : [{ kind: "equation", lines: equationLines(text), depth, isKept: false }];
}

/** What a label names, unless that is nothing. */
function named(name: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [label(name), ...blocks];
}

/** All on one page, as far as a page goes. */
function together(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => (index < blocks.length - 1 ? { ...block, isKept: true } : block));
}

function drawingBlocks(drawings: readonly Drawing[] | undefined): Block[] {
  return (drawings ?? []).map((drawing) => ({ kind: "drawing", drawing, depth: 0, isKept: false }));
}

const withSpeaker = (text: string, by: "student" | undefined, t: ChatWords): string =>
  by === undefined ? text : `${text} (${t("card.reading.byStudent")})`;

/** What was read in the problem, with what it rests on. */
function layOutReading(reading: StepSolutionCard["reading"], t: ChatWords): Block[] {
  if (reading === undefined) return [];
  const lines = [
    ...reading.given.map(({ name, value, by }) => withSpeaker(name === "" ? value : `${name} = ${value}`, by, t)),
    withSpeaker(t("card.reading.asked", { asked: reading.asked.join(", ") }), reading.askedBy, t),
  ];
  const rows = [
    ...reading.supposed.map(({ line, source }) => `${line} (${source})`),
    ...reading.ignored.map(({ value, why }) => `${value} (${why})`),
  ];
  return named(t("card.reading.title"), [...words(lines.join(" · ")), ...rows.map((row) => item("•", row))]);
}

function layOutStepSolution(card: StepSolutionCard, t: ChatWords): Block[] {
  const solutions = Array.isArray(card.solution) ? card.solution : [card.solution];
  return [
    heading(t("card.stepSolution")),
    ...layOutReading(card.reading, t),
    ...solutions.flatMap((solution) => [...layOutNameOfSolution(solution, t), ...layOutSolution(solution, t)]),
    ...(card.notes ?? []).flatMap(readMarkdown),
  ];
}

function layOutNameOfSolution({ part, problemNumber }: Solution, t: ChatWords): Block[] {
  if (part !== undefined) return [heading(t("card.part", { part }))];
  return problemNumber === undefined ? [] : [heading(t("card.problem", { number: String(problemNumber) }))];
}

function layOutSolution({ steps, finalAnswer, drawings }: Solution, t: ChatWords): Block[] {
  const answer = [...equation(finalAnswerText(finalAnswer)), ...words(finalAnswer.explanation)];
  return [...steps.flatMap(layOutStep), ...together(named(t("card.finalAnswer"), answer)), ...drawingBlocks(drawings)];
}

/** A step without a title is named by what it says. */
function layOutStep({ stepNumber, title, content, equation: shown, explanation }: SolutionStep): Block[] {
  const isNamed = title.trim() !== "";
  const runs = isNamed ? runsOf(title, ["bold"]) : runsOf(content);
  const step: Block = { kind: "step", mark: `${stepNumber}.`, runs, depth: 0, isKept: false };
  return together([step, ...(isNamed ? words(content, 1) : []), ...equation(shown, 1), ...words(explanation, 1)]);
}

function layOutPractice(card: PracticeQuestionCard, t: ChatWords): Block[] {
  return [
    heading(t("card.question.practice")),
    ...words(card.question),
    ...named(
      t("card.question.given"),
      card.given.map((line) => item("•", line)),
    ),
    ...named(t("card.question.find"), words(card.find)),
    ...[...(card.earlier ?? []), card].flatMap((answer) => layOutTry(answer, card.field, t)),
    ...(card.solution === null ? [] : [heading(t("card.stepSolution")), ...layOutSolution(card.solution, t)]),
  ];
}

function layOutTry(answer: Answer, field: PracticeQuestionCard["field"], t: ChatWords): Block[] {
  const { evaluation } = answer;
  return [
    ...named(t("card.question.answer"), words(answerText(answer, field))),
    ...(evaluation === null ? [] : layOutMark(evaluation.summary, evaluation, t)),
  ];
}

/** The options by their letters; once it is answered, with what was chosen and what is right. */
function layOutChoice(card: McqQuestionCard, t: ChatWords): Block[] {
  const isDone = isAnswered(card);
  const options = card.options.map(({ id, text }, index) => {
    const isChosen = id === card.studentAnswer || text === card.studentAnswer;
    const notes = isDone
      ? [
          ...(isChosen ? [t("card.question.chosen")] : []),
          ...(id === card.correctAnswer ? [t("card.question.rightOption")] : []),
        ]
      : [];
    const note: Run[] = notes.length === 0 ? [] : [{ kind: "text", text: ` (${notes.join(", ")})`, looks: ["bold"] }];
    return item(`${optionLetter(id, index)})`, [...runsOf(text), ...note]);
  });
  return [
    heading(t("card.question.choice")),
    ...together([...words(card.question), ...options]),
    ...(isDone ? layOutChoiceMark(card, t) : []),
  ];
}

function layOutChoiceMark(card: McqQuestionCard, t: ChatWords): Block[] {
  const { isCorrect, score } = judgeChoice(card, card.studentAnswer);
  const summary = `${t(isCorrect ? "card.question.right" : "card.question.wrong")} ${t("card.question.score", { score })}`;
  return [
    ...(card.evaluation === null ? [] : layOutMark(summary, { ...card.evaluation, reading: "" }, t)),
    ...named(t("card.question.explanation"), words(card.explanation)),
    ...(card.solution === null ? [] : [heading(t("card.stepSolution")), ...layOutSolution(card.solution, t)]),
  ];
}

function layOutAnswer({ question, studentAnswer, evaluation }: AnswerEvaluationCard, t: ChatWords): Block[] {
  return [
    heading(t("card.evaluation.title")),
    ...named(t("card.evaluation.question"), words(question)),
    ...named(t("card.evaluation.answer"), words(studentAnswer)),
    ...layOutMark(evaluation.summary, evaluation, t),
  ];
}

/** As far as it had come: what was written and said of it, what was done, and what was asked next. */
function layOutGuided(card: GuidedSolutionCard, t: ChatWords): Block[] {
  const { mode, problem, given, asked, remarks, steps, hint, question } = card;
  return [
    heading(t(mode === "check" ? "card.guided.check" : "card.guided.title")),
    ...words(problem),
    ...named(
      t("card.guided.given"),
      given.map((each) => item("•", each)),
    ),
    ...words(asked),
    ...named(
      t("card.guided.remarks"),
      remarks.flatMap(({ said, verdict, text }) =>
        together([...(said === "" ? [] : [item(MARKS[verdict], said)]), ...words(text, 1)]),
      ),
    ),
    ...named(
      t("card.guided.done"),
      steps.flatMap(({ title, equation: lines }) => together([...words(title), ...equation(lines, 1)])),
    ),
    ...(hint === null ? [] : named(t("card.guided.hint"), [...words(hint.text), ...equation(hint.equation)])),
    ...named(t("card.guided.next"), words(question)),
  ];
}

/** As far as it was understood, and what was asked back. */
function layOutUnsure(card: ProblemReadingCard, t: ChatWords): Block[] {
  const { problem, said, lead, numbers, asked, reaction, missing, absent, question } = card;
  return [
    heading(t("card.unsure.title")),
    ...words(problem),
    ...named(
      t("card.unsure.said"),
      said.map((each) => item("•", each)),
    ),
    ...words(lead),
    ...named(
      t("card.unsure.numbers"),
      numbers.map(({ name, is, aside }) => item("•", `${name}: ${is || aside || "?"}`)),
    ),
    ...named(t("card.unsure.asked"), words(asked)),
    ...named(t("card.unsure.reaction"), equation(reaction)),
    ...named(
      t("card.unsure.missing"),
      missing.map((each) => item("•", each)),
    ),
    ...absent.flatMap((each) => words(each)),
    ...words(question),
  ];
}

/** A step of a lesson: what was said before it and to that, and what is to be done. */
function layOutLessonStep({ title, way, at, remark, step }: LessonCard, t: ChatWords): Block[] {
  const options = step.options.map(({ text }, index) => item(`${optionLetter("", index)})`, text));
  return [
    heading(title),
    ...(remark === null
      ? []
      : together([
          item(MARKS[remark.verdict], t("card.lesson.said", { said: remark.said })),
          ...words(`${remark.label} ${remark.text}`, 1),
        ])),
    ...named(way[at]?.name ?? "", [...words(step.text), ...equation(step.lines)]),
    ...drawingBlocks(step.drawings),
    ...options,
  ];
}

const MARKS = { right: "✓", wrong: "○", neither: "•" } as const;

function layOutMark(summary: string, { reading, feedback, credits, suggestions }: Evaluation, t: ChatWords): Block[] {
  return [
    { kind: "paragraph", runs: runsOf(summary, ["bold"]), depth: 0, isKept: true },
    ...named(t("card.evaluation.reading"), words(reading)),
    ...words(feedback),
    ...named(
      t("card.evaluation.credits"),
      credits.map(({ text, isRight }) =>
        item(isRight ? "✓" : "○", t(isRight ? "card.evaluation.right" : "card.evaluation.notYet", { part: text })),
      ),
    ),
    ...named(
      t("card.evaluation.next"),
      suggestions.map((each) => item("•", each)),
    ),
  ];
}

function layOutLesson(
  { title, summary, sections, relations, drawings, example, mistakes, sources, related }: ConceptExplanationCard,
  t: ChatWords,
): Block[] {
  return [
    heading(title),
    ...words(summary),
    ...sections.flatMap((section) => named(section.heading, words(section.text))),
    ...named(
      t("card.concept.relations"),
      relations.flatMap(({ text, meaning }) => together([...equation(text), ...words(meaning, 1)])),
    ),
    ...drawingBlocks(drawings),
    ...(example === null
      ? []
      : [label(t("card.concept.example")), ...words(example.question), ...layOutSolution(example.solution, t)]),
    ...named(
      t("card.concept.mistakes"),
      mistakes.map((each) => item("•", each)),
    ),
    ...named(
      t("card.concept.sources"),
      sources.map((each) => item("•", each)),
    ),
    ...named(
      t("card.concept.related"),
      related.map((each) => item("•", each.title)),
    ),
  ];
}
