import "server-only";
import { z } from "zod";
import { CURRENT_SESSION_COOKIE, type ChatStart, PAGE_SIZE } from "#lib/contracts/chat-start.ts";
import { sessionQuerySchema } from "#lib/contracts/chat.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SignedInUser } from "../auth/current-user.ts";
import { findSession } from "../auth/find-session.ts";
import type { CookieReader } from "../auth/session-cookie.ts";
import { Patience, withPatience } from "../db/patience.ts";
import { env } from "../env.ts";
import { describeError, log } from "../http/log.ts";
import { toCurrentUser, toProfile } from "../users/profile.ts";
import { listSessions } from "./list-sessions.ts";
import { findMessages } from "./messages.ts";

/**
 * What the chat screen of the person behind the cookies begins with, or of the one that was recognised by them. Null where nobody can be recognised or the database
 * cannot be asked: the screen asks by itself then, and tells what became of it.
 */
export function readChatStart(
  cookies: CookieReader,
  locale: Locale,
  recognised: SignedInUser | null,
): Promise<ChatStart | null> {
  return withPatience(new Patience(env().DATABASE_DEADLINE_MS), () => read(cookies, locale, recognised));
}

async function read(cookies: CookieReader, locale: Locale, recognised: SignedInUser | null): Promise<ChatStart | null> {
  const user = recognised ?? (await findSession(cookies)).user;
  if (user === null) return null;
  try {
    const newestOf = (id: string) => findMessages(user.id, id, { limit: PAGE_SIZE }, new Date());
    // Asked for side by side; the list says whether the session that the browser tells of is one of the person's.
    const told = usedLast(cookies);
    const [sessions, toldMessages] = await Promise.all([
      listSessions({ userId: user.id, locale }, sessionQuerySchema.parse({})),
      told === null ? null : newestOf(told),
    ]);
    const id = (sessions.rows.find((session) => session.id === told) ?? sessions.rows[0])?.id;
    const current =
      id === undefined
        ? null
        : { id, newest: id === told && toldMessages !== null ? toldMessages : await newestOf(id) };
    return { user: toCurrentUser(user), profile: toProfile(user), sessions, current };
  } catch (error) {
    log("error", "chat start failed", describeError(error));
    return null;
  }
}

/** The session that the browser tells of; null where it tells none, or what cannot be one. */
function usedLast(cookies: CookieReader): string | null {
  return z.uuid().safeParse(cookies.get(CURRENT_SESSION_COOKIE)?.value).data ?? null;
}
