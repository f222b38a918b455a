import "server-only";
import type { NextResponse } from "next/server";
import { isServedOverHttps } from "../http/served-over-https.ts";
import { safeReturnTo } from "./return-to.ts";
import type { CookieReader } from "./session-cookie.ts";

const NAME = "atomcoach.return-to";
const TEN_MINUTES_SECONDS = 10 * 60;

/** Where the person wanted to go when they came to sign in. */
export function readReturnTo(cookies: CookieReader): string {
  return safeReturnTo(cookies.get(NAME)?.value);
}

/** The page with the ways to sign in works without scripts and carries no parameters, so a cookie keeps it meanwhile. */
export function writeReturnTo(cookies: NextResponse["cookies"], returnTo: string): void {
  const maxAge = returnTo === "/" ? 0 : TEN_MINUTES_SECONDS;
  const options = { httpOnly: true, sameSite: "lax", secure: isServedOverHttps(), path: "/api/login" } as const;
  cookies.set(NAME, returnTo, { ...options, maxAge });
}

export function clearReturnTo(cookies: NextResponse["cookies"]): void {
  writeReturnTo(cookies, "/");
}
