import "server-only";
import type { NextRequest } from "next/server";
import { seeOther } from "../http/see-other.ts";
import { clearSessionCookie, readSessionToken } from "./session-cookie.ts";
import { endSession } from "./sessions.ts";

/** /api/logout: ends the session on the server too, then leads to the landing page. */
export async function signOut(request: NextRequest): Promise<Response> {
  await endSession(readSessionToken(request.cookies));
  const response = seeOther("/");
  clearSessionCookie(response.cookies);
  return response;
}
