import "server-only";
import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import type { Locale } from "#lib/i18n/locales.ts";
import { isPublicPath, linkHeader, localeOfAddress } from "#lib/i18n/public-addresses.ts";
import { env } from "../env.ts";
import { uploadServiceOrigins } from "../storage/uploadthing-service.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { pageHeaders } from "./page-headers.ts";

// oxlint-disable-next-line node/no-process-env -- not configuration: the build puts a constant in its place
const IN_DEVELOPMENT = process.env.NODE_ENV === "development";

/** The pages that are the same for everyone. In development they too are built per request. */
const BUILT_AHEAD: ReadonlySet<string> = new Set(
  IN_DEVELOPMENT ? [] : ["landing", "pricing", "tools", "quality", "help", "materials/notice", "missing"],
);

type PageOptions = {
  locale: Locale;
  status?: number;
  /** Headers that a page rendered per request reads besides those of the browser. */
  told?: Readonly<Record<string, string>>;
};

/** Serves a page by its internal name in one language, under whatever URL was asked for. */
export function pageResponse(
  request: NextRequest,
  page: string,
  { locale, status = 200, told = {} }: PageOptions,
): NextResponse {
  const url = new URL(`/${locale}/${page}${request.nextUrl.search}`, request.url);
  // Its own headers lie beside it: scripts/build/built-pages.ts.
  if (BUILT_AHEAD.has(page)) return NextResponse.rewrite(url, { status, headers: linksOf(request) });

  const permit = { nonce: randomBytes(16).toString("base64") };
  const policy = contentSecurityPolicy(permit, { development: IN_DEVELOPMENT, connect: uploadServiceOrigins() });
  const response = NextResponse.rewrite(url, {
    status,
    request: { headers: withHeaders(request, { ...told, "Content-Security-Policy": policy }) },
  });
  for (const [name, value] of Object.entries({ ...pageHeaders(policy, locale), ...linksOf(request) }))
    response.headers.set(name, value);
  return response;
}

/** Where search engines find a public page in each language, if the installation was told its address. */
function linksOf({ nextUrl }: NextRequest): Record<string, string> {
  const { AUTH_URL } = env();
  if (AUTH_URL === undefined || !isPublicPath(nextUrl.pathname)) return {};
  return { Link: linkHeader(AUTH_URL, nextUrl.pathname, localeOfAddress(nextUrl.searchParams)) };
}

/** Next puts the nonce that it finds in the request's policy on the scripts of a page. */
function withHeaders(request: NextRequest, added: Readonly<Record<string, string>>): Headers {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return headers;
}
