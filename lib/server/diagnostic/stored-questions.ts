import "server-only";
import { z } from "zod";
import { DIAGNOSTIC_OUTCOMES } from "#lib/contracts/diagnostic.ts";
import { FORMS } from "#lib/problems/forms.ts";
import { optionSchema } from "#lib/problems/options.ts";
import { problemSchema } from "#lib/problems/problem.ts";
import type { Evidence } from "#lib/mastery/estimate/evidence.ts";
import type { Prisma } from "../db/generated/client.ts";
import { log } from "../http/log.ts";

/** A question of a diagnostic as it is stored, without words: it is shown in whichever language the reader has by then. */
const questionSchema = z.object({
  problem: problemSchema,
  form: z.enum(FORMS),
  options: z.array(optionSchema),
  /** Answers that could not be read. */
  unread: z.int(),
  /** Null while it is open. `text` is null of one that was passed over. */
  answer: z
    .object({
      text: z.string().nullable(),
      outcome: z.enum(DIAGNOSTIC_OUTCOMES),
      isNearlyRight: z.boolean(),
      misconception: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
});

export type StoredQuestion = z.infer<typeof questionSchema>;

export const diagnosticColumns = {
  id: true,
  questions: true,
  startedAt: true,
  finishedAt: true,
} as const satisfies Prisma.DiagnosticSelect;

/** What cannot be read any more is left out: the diagnostic goes on with another question. */
export function parseQuestions(stored: Prisma.JsonValue): StoredQuestion[] {
  const parsed = z.array(questionSchema).safeParse(stored);
  if (parsed.success) return parsed.data;
  log("warn", "diagnostic.questions_unreadable", {});
  return [];
}

export function evidenceOf(questions: readonly StoredQuestion[]): Evidence[] {
  return questions.flatMap(({ problem: { subtopic, difficulty }, options, answer }): Evidence[] => {
    if (answer === null) return [];
    const shared = { subtopic, difficulty, at: new Date(answer.at) };
    if (answer.outcome === "skipped") return [{ kind: "skip", ...shared }];
    const { isNearlyRight } = answer;
    const guessChance = options.length === 0 ? 0 : 1 / options.length;
    const isCorrect = answer.outcome === "right";
    return [{ kind: "answer", ...shared, isCorrect, isHelped: false, isNearlyRight, guessChance }];
  });
}
