import { withoutAsides } from "#lib/conversation/without-asides.ts";
import type { ParsedSendMessage, RequestType } from "#lib/contracts/chat.ts";

/** What the student wants, and the text that it is about. */
export type Intent = { type: RequestType; text: string };

/** The payload's type says it; the text is the problem or concept that it names, else what the student typed; in the chat without thanks and nods around it. */
export function detectIntent(request: ParsedSendMessage): Intent {
  const named = request.type === "explain_concept" ? request.conceptToExplain : request.problem;
  const { type } = request;
  const takesNamed = type === "explain_concept" || type === "solve_problem" || type === "give_hint";
  if (takesNamed && named?.trim()) return { type, text: named };
  return { type, text: type === "chat" ? withoutAsides(request.content) : request.content };
}
