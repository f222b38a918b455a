import type { CreateSession } from "../../contracts/chat.ts";
import type { ChatSession } from "../../contracts/answers/session.ts";
import { kindOfTitle } from "./stored-titles.ts";

/**
 * The sessions that are worth a line in a list: those in which something was asked, and those that the student gave a name.
 * The one on the screen is among them while it is there, at the head before anything is asked in it.
 */
export function listedSessions(sessions: readonly ChatSession[], currentId: string | null): readonly ChatSession[] {
  const begun = sessions.filter((session) => !isUnused(session));
  const current = sessions.find(({ id }) => id === currentId);
  return current === undefined || !isUnused(current) ? begun : [current, ...begun];
}

/** The session that the same wish made before and in which nothing was asked since: it is taken up again. */
export function findUnused(sessions: readonly ChatSession[], { topic, title }: CreateSession): ChatSession | null {
  return sessions.find((session) => isUnused(session) && session.topic === topic && session.title === title) ?? null;
}

function isUnused(session: ChatSession): boolean {
  return session.firstQuestion === null && kindOfTitle(session) !== "own";
}
