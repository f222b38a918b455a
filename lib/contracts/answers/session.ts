import { type Infer, instant, nullable, object, string } from "../shape.ts";

/**
 * One row of GET /api/chat/sessions. `firstQuestion` is what was asked first, on one line and cut; null in a session that
 * is unused.
 */
export const chatSessionShape = object({
  id: string,
  topic: string,
  title: string,
  firstQuestion: nullable(string),
  createdAt: instant,
  updatedAt: instant,
});

export type ChatSession = Infer<typeof chatSessionShape>;
