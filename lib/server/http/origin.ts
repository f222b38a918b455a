import "server-only";
import { env } from "../env.ts";

/**
 * Whether a browser says that another site made this request. Clients that are no browser send neither header; they
 * carry no cookie of a person who was tricked, so they pass.
 */
export function isForeignOrigin(headers: Headers, ownAddress: string | undefined = env().AUTH_URL): boolean {
  return isForeignFetchSite(headers) || isForeignOriginHeader(headers, ownAddress);
}

/** Where this installation is for the one who asks: as their browser says, once it is known to be no other site, else as configured. */
export function ownOrigin(request: Request, ownAddress: string | undefined = env().AUTH_URL): string {
  return request.headers.get("origin") ?? URL.parse(ownAddress ?? "")?.origin ?? new URL(request.url).origin;
}

/** `none` is a person's own doing: the address bar, a bookmark. */
function isForeignFetchSite(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}

function isForeignOriginHeader(headers: Headers, ownAddress: string | undefined): boolean {
  const origin = headers.get("origin");
  if (origin === null) return false;
  const host = hostOf(origin);
  return host === null || (host !== headers.get("host")?.toLowerCase() && host !== hostOf(ownAddress ?? ""));
}

function hostOf(address: string): string | null {
  return URL.parse(address)?.host || null;
}
