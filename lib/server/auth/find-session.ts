import "server-only";
import { hasRight } from "#lib/plans/plans.ts";
import { describeError, log } from "../http/log.ts";
import { findCurrentUser, type SignedInUser } from "./current-user.ts";
import { type CookieReader, sessionCookieName } from "./session-cookie.ts";

/** What is known of who asks for a page. `isUnknown`: there is a cookie, and the database cannot be asked whose it is. */
export type PageSession = { user: SignedInUser | null; hasEnded: boolean; isUnknown: boolean };

/** Told to a page by the middleware where it found `isUnknown`: to ask the database again would take as long. */
export const UNRECOGNISED_HEADER = "x-unrecognised";

/** While the database is away nobody can be recognised, but nobody is signed out either. */
export async function findSession(cookies: CookieReader): Promise<PageSession> {
  if (cookies.get(sessionCookieName()) === undefined) return { user: null, hasEnded: false, isUnknown: false };
  try {
    const user = await findCurrentUser(cookies);
    return { user, hasEnded: user === null, isUnknown: false };
  } catch (error) {
    log("error", "session lookup failed", describeError(error));
    return { user: null, hasEnded: false, isUnknown: true };
  }
}

/** Whether someone may be shown the page of the materials. Whoever cannot be recognised may, and is told there that the server cannot be reached. */
export function mayOpenMaterials({ user, isUnknown }: PageSession): boolean {
  return isUnknown || (user !== null && hasRight(user.plan, "materials"));
}
