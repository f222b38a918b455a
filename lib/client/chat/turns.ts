import type { QueryClient } from "@tanstack/react-query";
import { cardOf } from "../../contracts/card-of.ts";
import type { Message, SendMessage } from "../../contracts/chat.ts";
import { withFileNames } from "../../contracts/file-blocks.ts";
import { request } from "../request.ts";
import { tellMark } from "./evaluate-answer.ts";
import { findUploadName } from "../upload-names.ts";
import { advanceLiveTurn, type LiveTurn, openLiveTurn } from "./live-turn.ts";
import { liveTurns } from "./live-turns.ts";
import { changeMessages, messagesUrl, refreshTranscript } from "./messages.ts";
import { readReplyEvents } from "./reply-events.ts";
import { listQuestion, SESSIONS_KEY } from "./sessions.ts";
import { withTurn } from "./transcript.ts";
import { unsentQuestions } from "./unsent-questions.ts";

export type Question = SendMessage & { id: string };

const EVENT_STREAM = "text/event-stream";

/** Before a reply that another process writes is asked for again. */
const RESUME_PAUSE_MS = 1000;

/**
 * Posts a question and shows it at once. Resolves when the server accepts it and rejects when it does not: then it is kept,
 * to be sent again under its id.
 */
export async function sendQuestion(queryClient: QueryClient, sessionId: string, question: Question): Promise<void> {
  const turn = begin(sessionId, { requestType: question.type ?? "chat", userMessage: optimisticRow(question) });
  try {
    await openReply(queryClient, sessionId, turn, post(messagesUrl(sessionId), question));
    unsentQuestions.drop(sessionId);
  } catch (error) {
    unsentQuestions.keep(sessionId, { question, error });
    throw error;
  }
}

/** Has the reply to a stored question written again. */
export async function retryReply(queryClient: QueryClient, sessionId: string, reply: Message): Promise<void> {
  const requestType = reply.metadata?.type === "step_solution" ? "solve_problem" : "chat";
  const turn = begin(sessionId, { requestType, replyId: reply.id });
  await openReply(queryClient, sessionId, turn, post(`${messagesUrl(sessionId)}/${reply.id}/retry`));
}

/** Joins a reply that is still being written, as after a reload. */
export async function resumeReply(queryClient: QueryClient, sessionId: string, reply: Message): Promise<void> {
  if (liveTurns.find(sessionId) !== null) return;
  const turn = begin(sessionId, {
    phase: "writing",
    requestType: "chat",
    replyId: reply.id,
    text: reply.content,
    card: cardOf(reply),
  });
  const isTold = await request(`${messagesUrl(sessionId)}/${reply.id}/stream`, { accept: EVENT_STREAM })
    .then((response) => followReply(queryClient, sessionId, turn, response))
    .catch((error: unknown) => {
      console.warn("The reply could not be resumed", error);
      return false;
    });
  // Read at once it would still be unfinished, and would be joined again without end.
  if (!isTold) await new Promise((resolve) => setTimeout(resolve, RESUME_PAUSE_MS));
  await settle(queryClient, sessionId, turn);
}

/** Asks the server to end the reply; what was written is kept and arrives as the turn's last event. */
export async function stopReply(sessionId: string): Promise<void> {
  const turn = liveTurns.find(sessionId);
  if (turn === null || turn.replyId === null) return;
  liveTurns.set(sessionId, { ...turn, phase: "stopping" });
  try {
    await request(`${messagesUrl(sessionId)}/${turn.replyId}/stop`, { method: "POST" });
  } catch (error) {
    const later = liveTurns.findLater(sessionId, turn);
    if (later?.phase === "stopping") liveTurns.set(sessionId, { ...later, phase: "writing" });
    throw error;
  }
}

/** Reads the stored rows anew, also for a turn that could not be read before. */
export async function reconnect(queryClient: QueryClient, sessionId: string): Promise<void> {
  const turn = liveTurns.find(sessionId);
  if (turn !== null) await settle(queryClient, sessionId, turn);
}

/** Reads the stored rows and lets them replace the turn; without a connection it stays, marked as lost. */
async function settle(queryClient: QueryClient, sessionId: string, turn: LiveTurn): Promise<void> {
  try {
    await refreshTranscript(queryClient, sessionId, liveTurns.findLater(sessionId, turn)?.replyId ?? null);
    liveTurns.clear(sessionId, turn);
  } catch {
    const later = liveTurns.findLater(sessionId, turn);
    if (later !== null) liveTurns.set(sessionId, { ...later, phase: "lost" });
  }
}

function begin(sessionId: string, start: Parameters<typeof openLiveTurn>[0]): LiveTurn {
  const turn = openLiveTurn(start);
  liveTurns.set(sessionId, turn);
  return turn;
}

const post = (url: string, json?: unknown) => request(url, { method: "POST", json, accept: EVENT_STREAM });

async function openReply(
  queryClient: QueryClient,
  sessionId: string,
  turn: LiveTurn,
  answer: Promise<Response>,
): Promise<void> {
  let response: Response;
  try {
    response = await answer;
  } catch (error) {
    liveTurns.clear(sessionId, turn);
    throw error;
  }
  if (turn.userMessage !== null) listQuestion(queryClient, sessionId, turn.userMessage);
  void followReply(queryClient, sessionId, turn, response)
    .catch((error: unknown) => console.warn("The reply's stream broke", error))
    .then(() => settle(queryClient, sessionId, turn))
    // The list may tell of the question that came of it, and another session may have moved too.
    .then(() => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }));
}

/** Shows a stream as it comes. Its last event carries the stored rows; resolves to whether that came. */
async function followReply(
  queryClient: QueryClient,
  sessionId: string,
  turn: LiveTurn,
  response: Response,
): Promise<boolean> {
  if (response.body === null) return false;
  let isTold = false;
  for await (const event of readReplyEvents(response.body)) {
    if (event.kind === "turn") {
      changeMessages(queryClient, sessionId, (rows) => withTurn(rows, event.turn));
      if (event.turn.question !== undefined) tellMark(queryClient, event.turn.question);
      liveTurns.clear(sessionId, turn);
      isTold = true;
      continue;
    }
    const later = liveTurns.findLater(sessionId, turn);
    if (later !== null) liveTurns.grow(sessionId, advanceLiveTurn(later, event));
  }
  return isTold;
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
