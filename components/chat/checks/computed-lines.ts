import type { Card } from "#lib/cards/card.ts";
import type { Solution } from "#lib/cards/step-solution.ts";

/** What the engine computed of a card, line by line, as it stands there. */
export function listComputed(card: Card): string[] {
  switch (card.type) {
    case "step_solution":
      return (Array.isArray(card.solution) ? card.solution : [card.solution]).flatMap(listLines);
    case "guided_solution":
      return card.steps.flatMap(({ equation }) => equation.split("\n")).filter((line) => line !== "");
    case "lesson":
      return card.step.lines.split("\n").filter((line) => line !== "");
    case "picture_reading":
    case "problem_reading":
      return [];
    case "concept_explanation":
      return card.example === null ? [] : listLines(card.example.solution);
    case "answer_evaluation":
      return [card.evaluation.reading, ...card.evaluation.credits.map(({ text }) => text)].filter(
        (line) => line !== "",
      );
    case "practice_question":
    case "mcq_question":
      // Its solution is there once it may be seen.
      return card.solution === null ? [] : listLines(card.solution);
  }
}

function listLines({ steps, finalAnswer: { value, unit } }: Solution): string[] {
  const lines = steps.flatMap(({ equation }) => equation.split("\n"));
  return [...lines, unit === "" ? value : `${value}\u202f${unit}`].filter((line) => line.trim() !== "");
}
