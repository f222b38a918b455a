import { tool } from "ai";
import { z } from "zod";
import { cardText } from "#lib/cards/card-text.ts";
import { grade } from "#lib/grading/grade.ts";
import { expectFree } from "#lib/problems/expected.ts";
import { solve, type SolveOutcome } from "#lib/solver/solve.ts";
import { wordMark } from "#lib/wording/mark.ts";
import { answerTexts } from "#lib/wording/problem.ts";
import { wordRejection } from "#lib/wording/rejection.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import type { Words } from "#lib/wording/words.ts";
import { refuse, sayOnly, type ToolAnswer } from "./tool-answer.ts";

const problem = z
  .string()
  .max(2_000)
  .describe("one problem as a textbook words it, all its numbers and formulas included, in the student's language");

const LONGEST_SOLUTION = 6_000;

export function problemTools(words: Words) {
  return {
    solve_problem: tool({
      description:
        "Solves a problem of general chemistry step by step: stoichiometry, solutions, gases, pH, equilibrium, heat, redox and more.",
      inputSchema: z.object({ problem }),
      execute: ({ problem: text }): ToolAnswer => {
        const outcome = solve(text, words.locale);
        if (outcome.kind !== "solved") return sayUnsolved(outcome, words);
        const solution = cardText(assembleStepSolution(text, outcome.solutions, words, outcome.skipped));
        return {
          said: { solution: solution.slice(0, LONGEST_SOLUTION) },
          facts: [],
          solutions: outcome.solutions,
          putIn: text,
        };
      },
    }),
    grade_answer: tool({
      description: "Marks a student's answer to a problem, and names the mistake that it betrays.",
      inputSchema: z.object({ problem, answer: z.string().max(1_000) }),
      execute: ({ problem: text, answer }): ToolAnswer => {
        const outcome = solve(text, words.locale);
        const [solution] = outcome.kind === "solved" ? outcome.solutions : [];
        if (solution === undefined) return sayUnsolved(outcome, words);
        const distractors = solution.misconceptions.map(({ id, value }) => ({ slip: id, value }));
        const expected = expectFree({ solution, distractors, reading: undefined }, answerTexts(words));
        if (expected === null) return refuse({ code: "not-markable" });
        const { isCorrect, score, feedback } = wordMark(grade(expected, answer, words.locale), words, {
          kind: expected.kind,
          given: answer,
          reveal: false,
        });
        return sayOnly({ isCorrect, score, feedback });
      },
    }),
  };
}

function sayUnsolved(outcome: SolveOutcome, words: Words): ToolAnswer {
  return outcome.kind === "rejected"
    ? sayOnly({ error: "refused", reason: wordRejection(outcome.issue, words) })
    : refuse({ code: outcome.kind === "too-much" ? outcome.kind : "unrecognised" });
}
