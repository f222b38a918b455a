import { array, type Infer, nullable, object, string } from "../shape.ts";

/**
 * GET /api/topics?topic: what a session on a topic can begin with. `sign` says what the element of the topic's tile has to
 * do with it; `summary` is what the lesson on a single subtopic says first, null of a broader topic; `examples` are problems
 * that the engine solves as they stand, none where it reads none of that topic.
 */
export const topicStartShape = object({ sign: string, summary: nullable(string), examples: array(string) });

export type TopicStart = Infer<typeof topicStartShape>;
