import type { Message, MessageMetadata, Provenance, Turn } from "../chat.ts";
import { custom, instant, nullable, object, oneOf, type Shape, string } from "../shape.ts";

/*
 * A message as the browser reads it: its card and its claims only as far as their kind. The server read them by their
 * schemas when it took them from the database, which set every text of them; doing so again would set all of them twice, and
 * bring the weight of all schemas to the screen.
 */

export const MESSAGE_STATES = ["writing", "complete", "stopped", "interrupted", "failed"] as const;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isMetadata = (value: unknown) => isObject(value) && (!("type" in value) || typeof value.type === "string");

const isProvenance = (value: unknown) => isObject(value) && "writer" in value && typeof value.writer === "string";

/** One row of GET /api/chat/{sessionId}/messages: `messageSchema`. */
export const messageShape = object({
  id: string,
  role: oneOf(["user", "assistant"]),
  state: oneOf(MESSAGE_STATES),
  content: string,
  metadata: nullable(custom<MessageMetadata>(isMetadata)),
  createdAt: instant,
  replyToId: nullable(string),
  provenance: nullable(custom<Provenance>(isProvenance)),
}) satisfies Shape<Message>;

/** What POST …/messages answers: `turnSchema`. */
export const turnShape = object(
  { userMessage: messageShape, message: messageShape },
  { question: messageShape },
) satisfies Shape<Turn>;
