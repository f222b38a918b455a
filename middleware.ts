import type { NextRequest, NextResponse } from "next/server";
import type { Locale } from "#lib/i18n/locales.ts";
import { findCurrentUser } from "#lib/server/auth/current-user.ts";
import { clearSessionCookie, sessionCookieName } from "#lib/server/auth/session-cookie.ts";
import { describeError, log } from "#lib/server/http/log.ts";
import { pageResponse } from "#lib/server/http/page-response.ts";
import { requestLocale } from "#lib/server/http/route.ts";

/** Every page, by the path that people see, and its internal name under app/[locale]. */
const PAGES = new Map([
  ["/pricing", "pricing"],
  ["/sign-in", "sign-in"],
]);

/** Maps each path to a page in the language of the request. It never redirects. */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const locale = requestLocale(request);
  const { pathname } = request.nextUrl;
  if (pathname === "/") return startPage(request, locale);
  const page = PAGES.get(pathname);
  return page ? pageResponse(request, page, { locale }) : pageResponse(request, "missing", { locale, status: 404 });
}

/** `/` is the chat for those who are signed in, else the landing page; a cookie whose session has ended is cleared. */
async function startPage(request: NextRequest, locale: Locale): Promise<NextResponse> {
  const session = await findSession(request);
  const response = pageResponse(request, session === "valid" ? "chat" : "landing", { locale });
  if (session === "ended") clearSessionCookie(response.cookies);
  return response;
}

/** While the database is away nobody can be recognised, but nobody is signed out either. */
async function findSession(request: NextRequest): Promise<"none" | "valid" | "ended" | "unknown"> {
  if (!request.cookies.has(sessionCookieName())) return "none";
  try {
    return (await findCurrentUser(request.cookies)) ? "valid" : "ended";
  } catch (error) {
    log("error", "session lookup failed", describeError(error));
    return "unknown";
  }
}

export const config = {
  runtime: "nodejs",
  // All but the API, which answers for itself, and files.
  matcher: ["/((?!api/|api$|_next/static/|fonts/|icon\\.svg$|robots\\.txt$|manifest\\.webmanifest$).*)"],
};
