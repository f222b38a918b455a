import "server-only";
import { NextRequest } from "next/server";
import { AppError } from "../http/app-error.ts";
import { boundBody } from "../http/bound-body.ts";
import { recordEvent } from "../http/security-events.ts";
import { handlers } from "./next-auth.ts";
import { configuredProviders } from "./providers.ts";
import { readSessionToken, sessionCookieName } from "./session-cookie.ts";
import { endSession } from "./sessions.ts";
import { parseSignInError } from "./sign-in-options.ts";

const ACTIONS = new Set(["callback", "csrf", "error", "providers", "session", "signin", "signout"]);

/** A token, an address to return to, and what a form adds. */
const MAX_BODY_BYTES = 16 * 1024;

/** next-auth's own addresses, /api/auth/{action}. */
export async function handleAuth(request: NextRequest): Promise<Response> {
  const action = request.nextUrl.pathname.split("/")[3] ?? "";
  if (!ACTIONS.has(action)) throw new AppError("NOT_FOUND");
  if (action === "callback") return finishSignIn(request);
  // next-auth would answer the same, and leave cookies with a visitor who only looks at the prices.
  if (action === "session" && request.method === "GET" && readSessionToken(request.cookies) === undefined)
    return Response.json(null);
  return request.method === "POST" ? handlers.POST(await boundBody(request, MAX_BODY_BYTES)) : handlers.GET(request);
}

/**
 * A sign-in starts without the session that may be there: next-auth would keep that one, or add the new identity to
 * its person. The old session ends when the new one begins.
 */
async function finishSignIn(request: NextRequest): Promise<Response> {
  const fresh = new NextRequest(request.url, { headers: request.headers });
  // next-auth also puts a session together from pieces, `<name>.0` and so on, which we never set: someone else did.
  for (const { name } of fresh.cookies.getAll()) {
    if (name.startsWith(sessionCookieName())) fresh.cookies.delete(name);
  }
  const response = await handlers.GET(fresh);
  const isSignedIn = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${sessionCookieName()}=`));
  if (isSignedIn) await endSession(readSessionToken(request.cookies), "replaced");
  else recordRefusal(request, response);
  return response;
}

/** Without a session next-auth leads to the page that says why. */
function recordRefusal(request: NextRequest, response: Response): void {
  const told = request.nextUrl.pathname.split("/")[4];
  const by = configuredProviders().find(({ id }) => id === told)?.id ?? "unknown";
  const leadsTo = URL.parse(response.headers.get("location") ?? "", request.url);
  const reason = parseSignInError(leadsTo?.searchParams.get("error") ?? undefined) ?? "failed";
  recordEvent({ event: "sign-in refused", by, reason });
}
