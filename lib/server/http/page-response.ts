import "server-only";
import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import type { Locale } from "#lib/i18n/locales.ts";
import { uploadServiceOrigins } from "../storage/uploadthing-service.ts";
import { contentSecurityPolicy, type ScriptPermit } from "./content-security-policy.ts";
import { findScriptHashes } from "./script-hashes.ts";
import { isServedOverHttps, securityHeaders } from "./security-headers.ts";

type PageOptions = {
  locale: Locale;
  status?: number;
  /** Headers that a page rendered per request reads besides those of the browser. */
  told?: Readonly<Record<string, string>>;
};

/** Serves a page by its internal name in one language, under whatever URL was asked for, with its headers. */
export function pageResponse(request: NextRequest, page: string, { locale, status = 200, told = {} }: PageOptions): NextResponse {
  const path = `/${locale}/${page}`;
  const url = new URL(path + request.nextUrl.search, request.url);
  const permit = scriptPermit(path);
  const policy = contentSecurityPolicy(permit, {
    // oxlint-disable-next-line node/no-process-env -- not configuration: the build puts a constant in its place
    development: process.env.NODE_ENV === "development",
    https: isServedOverHttps(),
    connect: uploadServiceOrigins(),
  });

  // A page built ahead reads no headers.
  const response = NextResponse.rewrite(url, { status, ...("nonce" in permit && { request: { headers: withHeaders(request, { ...told, "Content-Security-Policy": policy }) } }) });
  for (const [name, value] of Object.entries(securityHeaders())) response.headers.set(name, value);
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set("Content-Language", locale);
  // One URL shows different people different pages, in different languages.
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

function scriptPermit(page: string): ScriptPermit {
  const hashes = findScriptHashes(page);
  return hashes ? { hashes } : { nonce: randomBytes(16).toString("base64") };
}

/** Next puts the nonce that it finds in the request's policy on the scripts of a page. */
function withHeaders(request: NextRequest, added: Readonly<Record<string, string>>): Headers {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return headers;
}
