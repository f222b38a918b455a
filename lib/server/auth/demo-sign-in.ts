import "server-only";
import type { NextRequest } from "next/server";
import { deviceOf } from "#lib/devices/device.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { findDemoAccount } from "../demo/demo-accounts.ts";
import { ensureDemoUser } from "../demo/ensure-demo-user.ts";
import { AppError } from "../http/app-error.ts";
import { recordEvent } from "../http/security-events.ts";
import { seeOther } from "../http/see-other.ts";
import { clearReturnTo, readReturnTo } from "./return-to-cookie.ts";
import { readSessionToken, writeSessionCookie } from "./session-cookie.ts";
import { createSession, endSession } from "./sessions.ts";

/** POST /api/login/demo: signs in to a ready account, whose past is in the language of the page. */
export async function signInToDemo(request: NextRequest, account: string, locale: Locale): Promise<Response> {
  const demoAccount = findDemoAccount(account, locale);
  if (!demoAccount) {
    recordEvent({ event: "sign-in refused", by: "demo", reason: "noSuchAccount" });
    throw new AppError("INVALID_BODY");
  }
  await ensureDemoUser(demoAccount);
  await endSession(readSessionToken(request.cookies), "replaced");

  const response = seeOther(readReturnTo(request.cookies));
  const device = deviceOf(request.headers.get("user-agent"));
  writeSessionCookie(response.cookies, await createSession(demoAccount.id, device));
  recordEvent({ event: "signed in", userId: demoAccount.id, by: "demo" });
  clearReturnTo(response.cookies);
  return response;
}
