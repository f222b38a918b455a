import { type Answer, answerText } from "./answer-text.ts";
import type { AnswerEvaluationCard } from "./answer-evaluation.ts";
import type { Card } from "./card.ts";
import type { ConceptExplanationCard } from "./concept-explanation.ts";
import type { Drawing } from "./drawing.ts";
import type { GuidedSolutionCard } from "./guided-solution.ts";
import type { LessonCard } from "./lesson.ts";
import type { McqQuestionCard } from "./mcq-question.ts";
import { optionLetter } from "./option-letter.ts";
import type { PracticeQuestionCard } from "./practice-question.ts";
import type { ProblemReadingCard } from "./problem-reading.ts";
import { finalAnswerText } from "./final-answer-text.ts";
import { solutionMark } from "./solution-mark.ts";
import type { Solution, StepSolutionCard } from "./step-solution.ts";

function paragraph(...lines: string[]): string {
  return lines.filter((line) => line.trim() !== "").join("\n");
}

/** A drawing in words. */
function drawingTexts(drawings: readonly Drawing[] | undefined): string[] {
  return (drawings ?? []).map(({ title, text }) => paragraph(title, text));
}

export function solutionText(solution: Solution): string {
  const steps = solution.steps.map((step) =>
    paragraph(`${step.stepNumber}. ${step.title}`, step.content, step.equation, step.explanation),
  );
  return [
    ...steps,
    ...drawingTexts(solution.drawings),
    paragraph(
      `= ${finalAnswerText(solution.finalAnswer)}`,
      solution.finalAnswer.explanation,
      ...(solution.doubts ?? []),
    ),
  ].join("\n\n");
}

/** Markdown's bold marks and escapes, which plain text does without. */
function plainNote(markdown: string): string {
  return markdown.replaceAll("**", "").replace(/\\([\\`*_{}[\]<>#|~!])/g, "$1");
}

function stepSolutionText(card: StepSolutionCard): string {
  const solutions = Array.isArray(card.solution) ? card.solution : [card.solution];
  const texts = solutions.map((solution) => paragraph(solutionMark(solution), solutionText(solution)));
  return [...texts, ...(card.notes ?? []).map(plainNote)].join("\n\n");
}

function answerEvaluationText({ question, studentAnswer, evaluation }: AnswerEvaluationCard): string {
  const { summary, feedback, suggestions } = evaluation;
  return paragraph(
    question,
    studentAnswer && `> ${studentAnswer}`,
    summary,
    feedback,
    ...suggestions.map((each) => `- ${each}`),
  );
}

function quotedAnswer(answer: Answer, field?: PracticeQuestionCard["field"]): string {
  return answer.studentAnswer === null ? "" : `> ${answerText(answer, field)}`;
}

function markText({ evaluation }: Answer): string {
  if (evaluation === null) return "";
  const { summary, feedback, suggestions } = evaluation;
  return paragraph(summary, feedback, ...suggestions.map((each) => `- ${each}`));
}

function blocks(...parts: string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

/** What was asked and, once it is answered, what was answered, each time, and how that was marked. */
function practiceQuestionText(card: PracticeQuestionCard): string {
  const [first, ...later]: Answer[] = [...(card.earlier ?? []), card];
  return blocks(
    paragraph(card.question, ...card.given, first === undefined ? "" : quotedAnswer(first, card.field)),
    first === undefined ? "" : markText(first),
    ...later.flatMap((each) => [quotedAnswer(each, card.field), markText(each)]),
    card.solution === null ? "" : solutionText(card.solution),
  );
}

function mcqQuestionText(card: McqQuestionCard): string {
  const options = card.options.map(({ id, text }) => `${id}) ${text}`);
  const asked = paragraph(card.question, ...options, quotedAnswer(card));
  return paragraph(blocks(asked, markText(card)), card.evaluation === null ? "" : card.explanation);
}

/** The lesson in its order on screen. Its mistakes and relations are sentences that need no heading. */
function conceptExplanationText({
  title,
  summary,
  sections,
  relations,
  drawings,
  example,
  mistakes,
  sources,
}: ConceptExplanationCard): string {
  return [
    paragraph(title, summary),
    ...sections.map(({ heading, text }) => paragraph(heading, text)),
    ...relations.map(({ text, meaning }) => paragraph(text, meaning)),
    ...drawingTexts(drawings),
    example === null ? "" : paragraph(example.question, solutionText(example.solution)),
    paragraph(...mistakes.map((each) => `- ${each}`)),
    paragraph(...sources),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** What is said of the student's lines first: they are what was asked about. What was known before it stands at the beginning only. */
function guidedSolutionText({ remarks, given, asked, steps, hint, question }: GuidedSolutionCard): string {
  const isStart = remarks.length === 0 && hint === null && steps.length === 0;
  return blocks(
    ...remarks.map(({ said, text }) => paragraph(said === "" ? "" : `> ${said}`, text)),
    isStart ? paragraph(given.join(", "), asked) : "",
    ...steps.map(({ title, equation }) => paragraph(title, equation)),
    hint === null ? "" : paragraph(hint.text, hint.equation),
    question,
  );
}

function problemReadingText({ lead, numbers, asked, reaction, absent, question }: ProblemReadingCard): string {
  const lines = numbers.map(({ name, is, aside }) => `- ${name}: ${is || aside || "?"}`);
  return blocks(lead, paragraph(...lines, asked === "" ? "" : `→ ${asked}`, reaction), ...absent, question);
}

/** What was said last and what is said to it, then what is to be done now. */
function lessonText({ title, way, at, remark, step }: LessonCard): string {
  const options = step.options.map(({ text }, index) => `${optionLetter("", index)}) ${text}`);
  return blocks(
    paragraph(title, way[at]?.name ?? ""),
    remark === null
      ? ""
      : paragraph(remark.said === "" ? "" : `> ${remark.said}`, `${remark.label} ${remark.text}`.trim()),
    paragraph(step.text, step.lines),
    ...drawingTexts(step.drawings),
    paragraph(...options),
  );
}

/** A card as plain text, whole, in the words that it holds: for the message's content, exports and screen readers. */
export function cardText(card: Card): string {
  switch (card.type) {
    case "step_solution":
      return stepSolutionText(card);
    case "practice_question":
      return practiceQuestionText(card);
    case "mcq_question":
      return mcqQuestionText(card);
    case "answer_evaluation":
      return answerEvaluationText(card);
    case "concept_explanation":
      return conceptExplanationText(card);
    case "picture_reading":
      return card.text;
    case "guided_solution":
      return guidedSolutionText(card);
    case "problem_reading":
      return problemReadingText(card);
    case "lesson":
      return lessonText(card);
  }
}
