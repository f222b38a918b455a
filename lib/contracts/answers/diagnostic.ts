import { DIFFICULTIES } from "../../curriculum/difficulties.ts";
import { SUBTOPIC_SLUGS } from "../../curriculum/outline.ts";
import { array, boolean, type Infer, nullable, number, object, oneOf, string } from "../shape.ts";

/**
 * GET and POST /api/diagnostic, and what is done with it: `none` before the first one, `open` while a question waits, `done`
 * after. `total`: so many questions at most.
 */
export const diagnosticShape = object({
  state: oneOf(["none", "open", "done"]),
  total: number,
  /** What became of the questions so far. */
  outcomes: array(oneOf(["right", "wrong", "skipped"])),
  question: nullable(
    object({
      number,
      subtopic: oneOf(SUBTOPIC_SLUGS),
      difficulty: oneOf(DIFFICULTIES),
      question: string,
      given: array(string),
      find: string,
      /** None where the answer is written. */
      options: array(object({ id: string, text: string })),
      /** Whether the last answer to it could not be read. */
      isUnread: boolean,
    }),
  ),
});

export type Diagnostic = Infer<typeof diagnosticShape>;
export type DiagnosticQuestion = NonNullable<Diagnostic["question"]>;
