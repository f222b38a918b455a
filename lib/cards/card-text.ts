import type { Card } from "./card.ts";
import type { Solution, StepSolutionCard } from "./step-solution.ts";

function paragraph(...lines: string[]): string {
  return lines.filter((line) => line.trim() !== "").join("\n");
}

function solutionText(solution: Solution): string {
  const { value, unit, explanation } = solution.finalAnswer;
  const steps = solution.steps.map((step) =>
    paragraph(`${step.stepNumber}. ${step.title}`, step.content, step.equation, step.explanation),
  );
  return [...steps, paragraph(`= ${value}${unit === "" ? "" : `\u202f${unit}`}`, explanation)].join("\n\n");
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

/** A card as plain text, whole, in the words that it holds: for the message's content, exports and screen readers. */
export function cardText(card: Card): string {
  switch (card.type) {
    case "step_solution":
      return stepSolutionText(card);
  }
}
