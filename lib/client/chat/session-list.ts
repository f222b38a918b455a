import type { ChatSession } from "../../contracts/answers/session.ts";
import type { SessionPage } from "../../contracts/chat-start.ts";

/** What this browser has of the person's sessions: the one used last first. */
export type SessionList = {
  sessions: readonly ChatSession[];
  /** Those of them that were opened out of their turn, as a search found them: between them and the others some may be missing. */
  apart: readonly string[];
  /** Whether the server may have more after them. */
  hasOlder: boolean;
};

export const NO_SESSIONS: SessionList = { sessions: [], apart: [], hasOlder: false };

/** The last session before which none is missing: what is older is asked for after it. */
export function endOf({ sessions, apart }: SessionList): string | null {
  return sessions.findLast(({ id }) => !apart.includes(id))?.id ?? null;
}

/**
 * The newest page put in the place of what is known of it. Where the two do not meet, as when much was done elsewhere, what
 * was known goes.
 */
export function withNewestSessions(known: SessionList | undefined, { rows, isLast }: SessionPage): SessionList {
  const fresh = new Set(rows.map(({ id }) => id));
  const meeting = known?.sessions.findIndex(({ id }) => id === rows.at(-1)?.id) ?? -1;
  const isMet =
    known !== undefined && !isLast && meeting >= 0 && !known.apart.includes(known.sessions[meeting]?.id ?? "");
  if (!isMet) return { sessions: rows, apart: [], hasOlder: !isLast };
  const older = known.sessions.slice(meeting + 1).filter(({ id }) => !fresh.has(id));
  return { ...known, sessions: [...rows, ...older], apart: known.apart.filter((id) => !fresh.has(id)) };
}

/** The page after the session `before` put behind it, unless the list has changed meanwhile. */
export function withOlderSessions(known: SessionList, before: string, { rows, isLast }: SessionPage): SessionList {
  if (endOf(known) !== before) return known;
  const fresh = new Set(rows.map(({ id }) => id));
  const place = known.sessions.findIndex(({ id }) => id === before) + 1;
  const [newer, apart] = [known.sessions.slice(0, place), known.sessions.slice(place)];
  // One that was used meanwhile stands further up already.
  const listed = new Set(newer.map(({ id }) => id));
  const still = apart.filter(({ id }) => !fresh.has(id));
  return {
    sessions: [...newer, ...rows.filter(({ id }) => !listed.has(id)), ...still],
    apart: isLast ? [] : still.map(({ id }) => id),
    hasOlder: !isLast,
  };
}

/** A session that is opened from elsewhere stands at the end, apart from the rest. */
export function withOpened(list: SessionList, session: ChatSession): SessionList {
  if (list.sessions.some(({ id }) => id === session.id)) return list;
  return { ...list, sessions: [...list.sessions, session], apart: [...list.apart, session.id] };
}

/** A session at the head of the list, wherever it was. */
export function withFirst(list: SessionList, session: ChatSession): SessionList {
  const others = withoutSession(list, session.id);
  return { ...others, sessions: [session, ...others.sessions] };
}

export function withoutSession(list: SessionList, id: string): SessionList {
  return {
    ...list,
    sessions: list.sessions.filter((session) => session.id !== id),
    apart: list.apart.filter((other) => other !== id),
  };
}

/** The sessions with one as it is stored now, in its place. */
export function withRenamed(list: SessionList, renamed: ChatSession): SessionList {
  return { ...list, sessions: list.sessions.map((session) => (session.id === renamed.id ? renamed : session)) };
}
