import { type Statement, statementSchema } from "../statement/statement.ts";
import type { Draft } from "./draft.ts";

/** What a draft says once the student stands by it: in the form that the verifier takes. Null while something is open. */
export function stateDraft({ numbers, goals, equation, conditions, solution }: Draft): Statement | null {
  if (goals.length === 0 || numbers.some(({ is, aside }) => is === null && aside === null)) return null;
  const stated = statementSchema.safeParse({
    givens: numbers.flatMap(({ is, span, isTold }) =>
      is === null ? [] : [{ span, kind: is.kind, of: is.of, at: is.label, ...(isTold && { by: "student" }) }],
    ),
    goals: goals.map(({ is, unit }) => ({ kind: is.kind, of: is.of, at: is.label, unit, by: "student" })),
    equation,
    conditions,
    solution,
    // What the student told and took back is gone.
    ignored: numbers.flatMap(({ aside, span, isTold }) =>
      aside === null || isTold ? [] : [{ span, why: aside === "spare" ? "student" : aside }],
    ),
  });
  return stated.success ? stated.data : null;
}
