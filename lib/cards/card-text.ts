import type { AnswerEvaluationCard } from "./answer-evaluation.ts";
import type { Card, QuestionCard } from "./card.ts";
import type { ConceptExplanationCard } from "./concept-explanation.ts";
import type { Drawing } from "./drawing.ts";
import type { McqQuestionCard } from "./mcq-question.ts";
import { finalAnswerText } from "./final-answer-text.ts";
import type { Solution, StepSolutionCard } from "./step-solution.ts";

function paragraph(...lines: string[]): string {
  return lines.filter((line) => line.trim() !== "").join("\n");
}

/** A drawing in words. */
function drawingTexts(drawings: readonly Drawing[] | undefined): string[] {
  return (drawings ?? []).map(({ title, text }) => paragraph(title, text));
}

function solutionText(solution: Solution): string {
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
  const blocks = solutions.map((solution) =>
    paragraph(solution.problemNumber === undefined ? "" : `(${solution.problemNumber})`, solutionText(solution)),
  );
  return [...blocks, ...(card.notes ?? []).map(plainNote)].join("\n\n");
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

/** What was asked and, once it is answered, what was answered and how that was marked. */
function issuedQuestionText({ evaluation, solution }: QuestionCard, ...asked: string[]): string {
  const marked =
    evaluation === null
      ? []
      : [evaluation.summary, evaluation.feedback, ...evaluation.suggestions.map((each) => `- ${each}`)];
  const solved = solution === null ? [] : [solutionText(solution)];
  return [paragraph(...asked), paragraph(...marked), ...solved].filter((part) => part !== "").join("\n\n");
}

function mcqQuestionText(card: McqQuestionCard): string {
  const options = card.options.map(({ id, text }) => `${id}) ${text}`);
  const explanation = card.evaluation === null ? "" : card.explanation;
  return paragraph(
    issuedQuestionText(
      { ...card, solution: null },
      card.question,
      ...options,
      card.studentAnswer === null ? "" : `> ${card.studentAnswer}`,
    ),
    explanation,
  );
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

/** A card as plain text, whole, in the words that it holds: for the message's content, exports and screen readers. */
export function cardText(card: Card): string {
  switch (card.type) {
    case "step_solution":
      return stepSolutionText(card);
    case "practice_question":
      return issuedQuestionText(
        card,
        card.question,
        ...card.given,
        card.studentAnswer === null ? "" : `> ${card.studentAnswer}`,
      );
    case "mcq_question":
      return mcqQuestionText(card);
    case "answer_evaluation":
      return answerEvaluationText(card);
    case "concept_explanation":
      return conceptExplanationText(card);
    case "picture_reading":
      return card.text;
  }
}
