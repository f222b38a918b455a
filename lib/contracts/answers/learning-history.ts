import { array, boolean, type Infer, object, oneOf, string } from "../shape.ts";

/** One line of GET /api/user/learning-history, worded in the reader's language. `isLeftOut`: the student says that it is not so. */
const learningNoteShape = object({
  key: string,
  kind: oneOf(["mastered", "weak", "slip"]),
  text: string,
  isLeftOut: boolean,
});

export type LearningNote = Infer<typeof learningNoteShape>;

/** GET /api/user/learning-history: what the tutor knows of how the student learns, and whether it may use it. */
export const learningHistoryShape = object({ isUsed: boolean, notes: array(learningNoteShape) });

export type LearningHistory = Infer<typeof learningHistoryShape>;
