import { tool } from "ai";
import { z } from "zod";
import { cardText } from "#lib/cards/card-text.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { stateReading } from "#lib/reading/statement/state.ts";
import { type Statement, statementSchema } from "#lib/reading/statement/statement.ts";
import { verify, type VerifyIssue } from "#lib/reading/statement/verify.ts";
import { isSameAnswer } from "#lib/solver/problems/gates/influence.ts";
import { solve } from "#lib/solver/solve.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import type { Words } from "#lib/wording/words.ts";
import { sayOnly, type ToolAnswer } from "./tool-answer.ts";

const LONGEST_SOLUTION = 6_000;

const EXAMPLE: z.input<typeof statementSchema> = {
  givens: [
    { span: { text: "2.50 g" }, kind: "mass", of: "CaCO3" },
    { span: { text: "0.200 M" }, kind: "molarity", of: "HCl" },
  ],
  goals: [{ kind: "solution-volume", of: "HCl", unit: "mL" }],
  equation: "CaCO3 + HCl -> CaCl2 + H2O + CO2",
  ignored: [{ span: { text: "2024" }, why: "year" }],
};

const DESCRIPTION = `Solves a problem from your reading of it; use it wherever solve_problem does not understand the text.
A span is copied word for word from the problem: a number with its unit. "of" is the formula of the substance that has the quantity, null for the sample as a whole. "at" tells states apart (1 and 2, initial and final).
Every number of the text is a given, or is ignored with a reason. Take no number from anywhere else: constants and tables are the engine's.
Answers with the solution, or with what the text does not bear: read again and call again. Example for "What volume of 0.200 M HCl, in mL, dissolves 2.50 g of limestone? (Chem I, 2024)": ${JSON.stringify(EXAMPLE)}`;

/** What a reading is to look at again. In English, as all that a model is told. */
const ADVICE = {
  unreadable: "The language of the problem is not read.",
  "too-much": "The text is too long: hand over one problem.",
  "span-missing": "This does not stand in the problem: copy it word for word.",
  "no-quantity": "There is no number with a unit in this span.",
  "several-quantities": "There are several numbers in this span: one given each.",
  dimension: "This number cannot be of that kind: its unit measures something else.",
  "owner-missing": "The problem names no such substance.",
  equation: "The problem writes another reaction, or this one cannot be balanced.",
  "unused-number": "This number is neither given nor ignored.",
  "not-ignorable": "This number may not be ignored for that reason.",
  goal: "The question asks for something else.",
  unit: "The question asks for another unit, or this one does not fit the kind.",
  "no-derivation":
    "No law leads from the givens to the goal: a kind, a substance or a condition is not right, or something is missing.",
  "several-answers": "The givens lead to different answers.",
  "not-valid": "What follows cannot be computed.",
  contradiction: "The answer contradicts what the text says.",
  impossible: "The answer cannot be: matter would be lost or made.",
  "other-owner": "The quantities belong to different substances or samples.",
  idle: "The answer does not depend on this number, so that its reading is in doubt.",
} as const satisfies Record<VerifyIssue["code"], string>;

/** The statement that a model hands over is checked by the one verifier, and solved by the engine (docs/decisions/0063). */
export function statementTool(words: Words) {
  return {
    solve_statement: tool({
      description: DESCRIPTION,
      inputSchema: z.object({
        problem: z.string().max(2_000).describe("the student's own text of this one problem, word for word"),
        statement: statementSchema,
      }),
      execute: ({ problem, statement }): ToolAnswer => answerStatement(problem, statement, words),
    }),
  };
}

function answerStatement(problem: string, statement: Statement, words: Words): ToolAnswer {
  const verified = verify(statement, problem, words.locale);
  if (!verified.ok)
    return sayOnly({ error: verified.issue.code, ...detailsOf(verified.issue), advice: ADVICE[verified.issue.code] });
  const { solutions } = verified.value;
  const other = readOtherwise(problem, solutions, words);
  if (other !== null) return sayOnly({ error: "read-otherwise", advice: OTHERWISE, engineReads: other });
  const solution = cardText(assembleStepSolution(problem, solutions, words));
  return { said: { solution: solution.slice(0, LONGEST_SOLUTION) }, facts: [], solutions, putIn: problem };
}

/** What an issue says besides its code. */
function detailsOf(issue: VerifyIssue): Record<string, string | string[] | null> {
  return Object.fromEntries(
    Object.entries(issue)
      .filter(([name]) => name !== "code")
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : value]),
  );
}

const OTHERWISE = "The engine's own reader understands the text otherwise. Compare; if it is wrong, ask the student.";

/** The engine's own reading, where it has one and that comes to something else. */
function readOtherwise(
  problem: string,
  solutions: readonly SolutionFacts[],
  words: Words,
): Statement | "other answer" | null {
  const own = solve(problem, words.locale);
  if (own.kind !== "solved") return null;
  const differs = solutions.some((each) => !own.solutions.some((one) => isSameAnswer(one, each)));
  return differs ? (stateReading(own.solutions, problem, words.locale) ?? "other answer") : null;
}
