import type { QueryClient } from "@tanstack/react-query";
import { cardOf } from "../../contracts/card-of.ts";
import type { Message, SendMessage } from "../../contracts/chat.ts";
import { withFileNames } from "../../contracts/file-blocks.ts";
import { request } from "../request.ts";
import { findUploadName } from "../upload-names.ts";
import { advanceLiveTurn, openLiveTurn } from "./live-turn.ts";
import { liveTurns } from "./live-turns.ts";
import { changeMessages, messagesUrl, refreshTranscript } from "./messages.ts";
import { readReplyEvents } from "./reply-events.ts";
import { SESSIONS_KEY } from "./sessions.ts";
import { withTurn } from "./transcript.ts";

export type Question = SendMessage & { id: string };

const EVENT_STREAM = "text/event-stream";

/** Before a reply that another process writes is asked for again. */
const RESUME_PAUSE_MS = 1000;

/** Posts a question and shows it at once. Resolves when the server accepts it and rejects when it does not. */
export async function sendQuestion(queryClient: QueryClient, sessionId: string, question: Question): Promise<void> {
  const requestType = question.type ?? "chat";
  liveTurns.set(sessionId, openLiveTurn({ requestType, userMessage: optimisticRow(question) }));
  await openReply(queryClient, sessionId, messagesUrl(sessionId), question);
}

/** Has the reply to a stored question written again. */
export async function retryReply(queryClient: QueryClient, sessionId: string, reply: Message): Promise<void> {
  const requestType = reply.metadata?.type === "step_solution" ? "solve_problem" : "chat";
  liveTurns.set(sessionId, openLiveTurn({ requestType, replyId: reply.id }));
  await openReply(queryClient, sessionId, `${messagesUrl(sessionId)}/${reply.id}/retry`);
}

/** Joins a reply that is still being written, as after a reload. */
export async function resumeReply(queryClient: QueryClient, sessionId: string, reply: Message): Promise<void> {
  if (liveTurns.find(sessionId) !== null) return;
  liveTurns.set(
    sessionId,
    openLiveTurn({ phase: "writing", requestType: "chat", replyId: reply.id, text: reply.content, card: cardOf(reply) }),
  );
  try {
    const response = await request(`${messagesUrl(sessionId)}/${reply.id}/stream`, { accept: EVENT_STREAM });
    if (response.status === 204) await new Promise((resolve) => setTimeout(resolve, RESUME_PAUSE_MS));
    else await followReply(queryClient, sessionId, response);
  } catch (error) {
    console.warn("The reply could not be resumed", error);
  }
  await settle(queryClient, sessionId);
}

/** Asks the server to end the reply; what was written is kept and arrives as the turn's last event. */
export async function stopReply(sessionId: string): Promise<void> {
  const turn = liveTurns.find(sessionId);
  if (turn === null || turn.replyId === null) return;
  liveTurns.set(sessionId, { ...turn, phase: "stopping" });
  try {
    await request(`${messagesUrl(sessionId)}/${turn.replyId}/stop`, { method: "POST" });
  } catch (error) {
    const current = liveTurns.find(sessionId);
    if (current?.phase === "stopping") liveTurns.set(sessionId, { ...current, phase: "writing" });
    throw error;
  }
}

/** Reads the stored rows and lets them replace the live turn; without a connection the turn stays, marked as lost. */
export async function settle(queryClient: QueryClient, sessionId: string): Promise<void> {
  try {
    await refreshTranscript(queryClient, sessionId, liveTurns.find(sessionId)?.replyId ?? null);
    liveTurns.clear(sessionId);
  } catch {
    const turn = liveTurns.find(sessionId);
    if (turn !== null) liveTurns.set(sessionId, { ...turn, phase: "lost" });
  }
}

async function openReply(queryClient: QueryClient, sessionId: string, url: string, json?: unknown): Promise<void> {
  let response: Response;
  try {
    response = await request(url, { method: "POST", json, accept: EVENT_STREAM });
  } catch (error) {
    liveTurns.clear(sessionId);
    throw error;
  }
  // The session moved to the head of the list.
  void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
  void followReply(queryClient, sessionId, response)
    .catch((error: unknown) => console.warn("The reply's stream broke", error))
    .then(() => settle(queryClient, sessionId));
}

/** Shows a stream as it comes; its last event carries the stored rows. */
async function followReply(queryClient: QueryClient, sessionId: string, response: Response): Promise<void> {
  if (response.body === null) return;
  for await (const event of readReplyEvents(response.body)) {
    if (event.kind === "turn") {
      changeMessages(queryClient, sessionId, (rows) => withTurn(rows, event.turn));
      liveTurns.clear(sessionId);
      continue;
    }
    const turn = liveTurns.find(sessionId);
    if (turn !== null) liveTurns.grow(sessionId, advanceLiveTurn(turn, event));
  }
}

function optimisticRow(question: Question): Message {
  return {
    id: question.id,
    role: "user",
    state: "complete",
    content: withFileNames(question.content, (question.attachedFiles ?? []).map(findUploadName)),
    metadata: null,
    createdAt: new Date().toISOString(),
    replyToId: null,
    provenance: null,
  };
}
