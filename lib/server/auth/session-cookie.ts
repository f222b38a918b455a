import "server-only";
import { isServedOverHttps } from "../http/served-over-https.ts";
import type { Session } from "./sessions.ts";

/** The names that next-auth gives it. The prefix makes a browser refuse it when it comes over plain http. */
export function sessionCookieName(): string {
  return isServedOverHttps() ? "__Secure-authjs.session-token" : "authjs.session-token";
}

export function sessionCookieOptions() {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: isServedOverHttps() } as const;
}

/** Requests of route handlers and middleware, and `await cookies()` of a page, all read cookies like this. */
export type CookieReader = { get(name: string): { value: string } | undefined };

/** The token of a request, or undefined when there is none that could be one. */
export function readSessionToken(cookies: CookieReader): string | undefined {
  const token = cookies.get(sessionCookieName())?.value;
  return token && /^[\w.-]{16,128}$/.test(token) ? token : undefined;
}

type CookieWriter = { set(name: string, value: string, options: object): unknown };

export function writeSessionCookie(cookies: CookieWriter, { token, expires }: Session): void {
  cookies.set(sessionCookieName(), token, { ...sessionCookieOptions(), expires });
}

export function clearSessionCookie(cookies: CookieWriter): void {
  cookies.set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
}
