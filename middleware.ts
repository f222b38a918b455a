import { type NextRequest, NextResponse } from "next/server";
import type { Locale } from "#lib/i18n/locales.ts";
import { isPublicPath, localeOfAddress } from "#lib/i18n/public-addresses.ts";
import { leaveRecognised, RECOGNISED_HEADER } from "#lib/server/auth/recognised.ts";
import { findSession, mayOpenMaterials, type PageSession, UNRECOGNISED_HEADER } from "#lib/server/auth/find-session.ts";
import { clearSessionCookie } from "#lib/server/auth/session-cookie.ts";
import { AppError } from "#lib/server/http/app-error.ts";
import { pageResponse } from "#lib/server/http/page-response.ts";
import { requestLocale, route } from "#lib/server/http/route.ts";

/** Every page, by the path that people see, and its internal name under app/[locale]. */
const PAGES = new Map([
  ["/pricing", "pricing"],
  ["/sign-in", "sign-in"],
  ["/tools", "tools"],
  ["/quality", "quality"],
  ["/help", "help"],
  ["/privacy", "privacy"],
  ["/terms", "terms"],
  ["/contact", "contact"],
]);

/** Maps each path to a page in the language of the request, or, if everyone may read it, of its address. It never redirects. */
export default async function middleware(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  if (pathname.startsWith("/api/"))
    return isText(pathname) ? NextResponse.next() : refuse(request, { params: Promise.resolve({}) });
  const locale = requestLocale(request);
  if (pathname === "/") return startPage(request, locale);
  if (pathname === "/materials") return materialsPage(request, locale);
  const page = PAGES.get(pathname);
  return page
    ? pageResponse(request, page, { locale: publicLocale(request) ?? locale })
    : pageResponse(request, "missing", { locale, status: 404 });
}

/** No handler is found for an address of the API that cannot be decoded, as `/api/%`. */
const refuse = route({ auth: "none" }, () => {
  throw new AppError("NOT_FOUND");
});

function isText(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * `/` is the chat for those who are signed in, else the landing page. Who may be signed in gets the chat too: it says by
 * itself that the server cannot be reached.
 */
async function startPage(request: NextRequest, locale: Locale): Promise<NextResponse> {
  const session = await findSession(request.cookies);
  if (session.isUnknown) return pageResponse(request, "chat", { locale, told: { [UNRECOGNISED_HEADER]: "1" } });
  const response =
    session.user === null
      ? pageResponse(request, "landing", { locale: publicLocale(request) ?? locale })
      : pageResponse(request, "chat", { locale, told: { [RECOGNISED_HEADER]: leaveRecognised(session.user) } });
  return withoutEndedSession(response, session);
}

/** The language that the address of a public page names. */
function publicLocale({ nextUrl }: NextRequest): Locale | null {
  return isPublicPath(nextUrl.pathname) ? localeOfAddress(nextUrl.searchParams) : null;
}

/** The materials are for the teacher plan; everyone else is told so in their place. */
async function materialsPage(request: NextRequest, locale: Locale): Promise<NextResponse> {
  const session = await findSession(request.cookies);
  return withoutEndedSession(
    pageResponse(request, mayOpenMaterials(session) ? "materials" : "materials/notice", { locale }),
    session,
  );
}

/** A cookie whose session has ended is cleared. */
function withoutEndedSession(response: NextResponse, { hasEnded }: PageSession): NextResponse {
  if (hasEnded) clearSessionCookie(response.cookies);
  return response;
}

export const config = {
  runtime: "nodejs",
  matcher: [
    // All but the API, which answers for itself (bodies that pass here are cut at 10 MB), and files.
    "/((?!$|api/[^%]*$|api$|_next/static/|fonts/|icons/|pictures/|(?:icon\\.svg|apple-icon\\.png|favicon\\.ico|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|offline-worker\\.js)$|words/(?:en|es|fr|am|zh|hi)/[0-9a-f]{16}$).*)",
    // Who may be signed in.
    { source: "/", has: [{ type: "cookie", key: "authjs.session-token" }] },
    { source: "/", has: [{ type: "cookie", key: "__Secure-authjs.session-token" }] },
    // A language in the address.
    { source: "/", has: [{ type: "query", key: "lang" }] },
    // A visitor whose language takes some reading. All others have their landing page from next.config.mjs.
    {
      source: "/",
      has: [{ type: "header", key: "accept-language" }],
      missing: [
        { type: "cookie", key: "NEXT_LOCALE", value: "(?<locale>en|es|fr|am|zh|hi)" },
        { type: "header", key: "accept-language", value: "(?<locale>en|es|fr|am|zh|hi)(?:-[A-Za-z0-9-]+)?(?:,.*)?" },
      ],
    },
  ],
};
