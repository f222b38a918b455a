import { z } from "zod";
import { drawingsSchema } from "./drawing.ts";
import { equationSchema, keySchema, wordsSchema, writtenSchema } from "./texts.ts";

const verdictSchema = z.enum(["right", "wrong", "neither"]);

/** What a lesson asks of the student at a step; `end`: nothing more, but what comes after it. */
const LESSON_TASKS = ["predict", "tell", "choose", "order", "estimate", "end"] as const;

/** What goes on with a lesson without an answer: to the next step, to the check at its end, to the explanation in short. */
const LESSON_MOVES = ["next", "check", "short"] as const;

/**
 * A lesson, as far as it has come: what was said of the last answer, and the step that is open. It holds no answer of a step
 * that is still to be done. Whatever can be pressed on it is a text that can be typed as well, and is found by that text, so
 * that an older card of the lesson goes on from where it stood.
 */
export const lessonCardSchema = z.object({
  type: z.literal("lesson"),
  version: z.literal(1),
  /** Of `LESSON_IDS`. */
  lesson: keySchema,
  /** The slug of its subtopic. */
  topic: keySchema,
  title: wordsSchema,
  /** Its steps in their order, with what was answered, and what asks for one of them again. */
  way: z.array(
    z.object({ name: wordsSchema, said: writtenSchema.nullable(), verdict: verdictSchema, back: wordsSchema }),
  ),
  /** Which of them is open; the last is the check. */
  at: z.number().int().min(0),
  /** What was answered last and what is said to it; `label` says in a word or two how it stands. */
  remark: z.object({ said: writtenSchema, verdict: verdictSchema, label: wordsSchema, text: wordsSchema }).nullable(),
  step: z.object({
    task: z.enum(LESSON_TASKS),
    text: wordsSchema,
    lines: equationSchema,
    drawings: drawingsSchema,
    /** What can be chosen, or is to be put in order. */
    options: z.array(z.object({ id: keySchema, text: wordsSchema })),
    /** Of a value to estimate; empty for a pure number. */
    unit: wordsSchema,
  }),
  moves: z.array(z.object({ id: z.enum(LESSON_MOVES), text: wordsSchema })),
  state: z.object({
    /** Wrong answers to the open step. */
    tries: z.number().int().min(0),
    answers: z.array(z.object({ step: keySchema, said: writtenSchema, isRight: z.boolean() })),
  }),
});

export type LessonCard = z.infer<typeof lessonCardSchema>;

/** There is one version. */
export function upgradeLesson(stored: Record<string, unknown>): unknown {
  return stored;
}
