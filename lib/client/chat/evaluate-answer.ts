import type { QueryClient } from "@tanstack/react-query";
import type { Message, SendMessage } from "../../contracts/chat.ts";
import { turnShape } from "../../contracts/answers/message.ts";
import { refreshProgress } from "../progress.ts";
import { sendJson } from "../request.ts";
import { playSound } from "../sounds.ts";
import { changeMessages, messagesUrl } from "./messages.ts";
import { withTurn } from "./transcript.ts";

/**
 * Has an answer marked. Resolves when its mark is among the messages: on the card of its question, or below it, where the
 * question is not on record.
 */
export async function evaluateAnswer(queryClient: QueryClient, sessionId: string, answer: SendMessage): Promise<void> {
  const turn = await sendJson("POST", messagesUrl(sessionId), answer, turnShape);
  changeMessages(queryClient, sessionId, (rows) => withTurn(rows, turn));
  tellMark(queryClient, turn.message);
}

/**
 * Lets the rest of the screen know of a mark that has come: the progress, and who listens. A tone for right and one for wrong; an
 * answer that could not be read is neither.
 */
export function tellMark(queryClient: QueryClient, { metadata }: Message): void {
  refreshProgress(queryClient);
  const verdict = metadata !== null && "evaluation" in metadata ? metadata.evaluation?.verdict : undefined;
  if (verdict === "correct" || verdict === "incorrect") playSound(verdict);
}
