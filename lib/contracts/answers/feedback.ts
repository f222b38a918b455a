import { object, string } from "../shape.ts";

/** The answer of POST /api/feedback. */
export const storedFeedbackShape = object({ id: string });
