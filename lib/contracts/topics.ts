/**
 * GET /api/topics?topic: what a session on a topic can begin with. `sign` says what the element of the topic's tile has to
 * do with it; `summary` is what the lesson on a single subtopic says first, null of a broader topic; `examples` are problems
 * that the engine solves as they stand, none where it reads none of that topic.
 */
export type TopicStart = { sign: string; summary: string | null; examples: readonly string[] };

/** As many examples as are offered at most. */
export const MOST_EXAMPLES = 3;
