import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { Message } from "../../contracts/chat.ts";
import { type ConversationRow, conversationRows, type LiveTurn } from "./live-turn.ts";
import { liveTurns } from "./live-turns.ts";
import { transcriptQuery } from "./messages.ts";
import { closeAnswered, type OpenHints } from "./open-hints.ts";
import type { Transcript } from "./transcript.ts";
import { reconnect, resumeReply } from "./turns.ts";

/** What a conversation is at one moment: what the server has stored, the turn under way, and what was done with it on this screen. */
export type ConversationState = Transcript & {
  /** The messages, with the turn under way in its place. */
  readonly rows: readonly ConversationRow[];
  readonly live: LiveTurn | null;
  /** No messages are here yet; nor will they come by themselves, when it has failed. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
} & Own;

type Own = {
  /** The question asked last on this screen. */
  readonly askedId: string | null;
  /** What stands in the input is on its way to the server. */
  readonly isSending: boolean;
  /** The problem whose hints are open. */
  readonly hints: OpenHints | null;
};

const NOTHING: Transcript = { messages: [], hasOlder: false };

/**
 * One session's conversation, put together from where its parts are kept: what the server has stored in the query cache, the
 * turn under way among the live turns, the rest here. While somebody listens, it reads the messages, joins a reply that is
 * still being written, and takes up a lost connection.
 */
export function createConversationStore(queryClient: QueryClient, sessionId: string) {
  const transcript = new QueryObserver(queryClient, transcriptQuery(queryClient, sessionId));
  const listeners = new Set<() => void>();
  let own: Own = { askedId: null, isSending: false, hints: null };
  let parts = readParts();
  let state = combine(parts);

  function readParts() {
    return { query: transcript.getCurrentResult(), live: liveTurns.find(sessionId), own };
  }

  /** The same object for as long as nothing has changed. */
  function read(): ConversationState {
    const next = readParts();
    if (next.query !== parts.query || next.live !== parts.live || next.own !== parts.own) {
      parts = next;
      state = combine(next, state);
    }
    return state;
  }

  function write(change: Partial<Own>): void {
    own = { ...own, ...change };
    changed();
  }

  /** What was told to the listeners last; null before. */
  let told: ConversationState | null = null;

  function changed(): void {
    const before = told;
    const hints = closeAnswered(own.hints, read());
    if (hints !== own.hints) own = { ...own, hints };
    told = read();
    if (told === before) return;
    for (const listener of listeners) listener();
    const unfinished = unfinishedOf(told);
    if (unfinished !== null && (before === null || unfinishedOf(before) !== unfinished)) {
      void resumeReply(queryClient, sessionId, unfinished);
    }
  }

  function takeUp(): void {
    if (read().live?.phase === "lost") void reconnect(queryClient, sessionId);
  }

  function connect(): () => void {
    const ends = [transcript.subscribe(changed), liveTurns.subscribe(changed)];
    window.addEventListener("online", takeUp);
    changed();
    return () => {
      window.removeEventListener("online", takeUp);
      for (const end of ends) end();
      told = null;
    };
  }

  let disconnect: (() => void) | null = null;

  return {
    read,
    write,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      disconnect ??= connect();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        disconnect?.();
        disconnect = null;
      };
    },
    reload: () => void transcript.refetch(),
  };
}

type Parts = {
  query: { data: Transcript | undefined; isPending: boolean; isLoadingError: boolean };
  live: LiveTurn | null;
  own: Own;
};

function combine({ query, live, own }: Parts, before?: ConversationState): ConversationState {
  const { messages, hasOlder } = query.data ?? NOTHING;
  const isSameTalk = before?.messages === messages && before.live === live;
  return {
    messages,
    hasOlder,
    live,
    rows: isSameTalk ? before.rows : conversationRows(messages, live),
    isLoading: query.isPending,
    // What is here already stays, though it could not be read anew.
    hasFailed: query.isLoadingError && live === null,
    ...own,
  };
}

function unfinishedOf({ messages, live }: ConversationState): Message | null {
  const last = messages.at(-1);
  return last?.state === "writing" && live === null ? last : null;
}
