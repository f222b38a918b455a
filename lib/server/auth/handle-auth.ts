import "server-only";
import { NextRequest } from "next/server";
import { AppError } from "../http/app-error.ts";
import { handlers } from "./next-auth.ts";
import { readSessionToken, sessionCookieName } from "./session-cookie.ts";
import { endSession } from "./sessions.ts";

const ACTIONS = new Set(["callback", "csrf", "error", "providers", "session", "signin", "signout"]);

/** next-auth's own addresses, /api/auth/{action}. */
export async function handleAuth(request: NextRequest): Promise<Response> {
  const action = request.nextUrl.pathname.split("/")[3] ?? "";
  if (!ACTIONS.has(action)) throw new AppError("NOT_FOUND");
  if (action === "callback") return finishSignIn(request);
  return request.method === "POST" ? handlers.POST(request) : handlers.GET(request);
}

/**
 * A sign-in starts without the session that may be there: next-auth would keep that one, or add the new identity to
 * its person. The old session ends when the new one begins.
 */
async function finishSignIn(request: NextRequest): Promise<Response> {
  const fresh = new NextRequest(request.url, { headers: request.headers });
  fresh.cookies.delete(sessionCookieName());
  const response = await handlers.GET(fresh);
  const isSignedIn = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${sessionCookieName()}=`));
  if (isSignedIn) await endSession(readSessionToken(request.cookies));
  return response;
}
