import "server-only";
import type { NextRequest } from "next/server";
import NextAuth, { type NextAuthConfig } from "next-auth";
import { deviceOf } from "#lib/devices/device.ts";
import { env } from "../env.ts";
import { describeError, log } from "../http/log.ts";
import { recordEvent } from "../http/security-events.ts";
import { isServedOverHttps } from "../http/served-over-https.ts";
import { authAdapter } from "./adapter.ts";
import { configuredProviders } from "./providers.ts";
import { safeReturnTo } from "./return-to.ts";
import { sessionCookieName, sessionCookieOptions } from "./session-cookie.ts";
import { SESSION_SECONDS } from "./sessions.ts";

/** Made for each request, so that importing this needs no environment. */
export const { handlers, signIn } = NextAuth(authConfig);

function authConfig(request: NextRequest | undefined): NextAuthConfig {
  return {
    providers: configuredProviders(),
    adapter: authAdapter(deviceOf(request?.headers.get("user-agent") ?? null)),
    secret: env().AUTH_SECRET,
    // The host of a request only ever decides where that same request's answer points.
    trustHost: true,
    session: { strategy: "database", maxAge: SESSION_SECONDS },
    useSecureCookies: isServedOverHttps(),
    cookies: { sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() } },
    pages: { signIn: "/sign-in", signOut: "/", error: "/sign-in", verifyRequest: "/sign-in" },
    callbacks: {
      redirect: ({ url, baseUrl }) => baseUrl + safeReturnTo(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url),
      // The given session carries its token, which scripts must not see.
      session: ({ session, user }) => ({
        user: { name: user.name ?? null, email: user.email ?? null },
        expires: new Date(session.expires).toISOString(),
      }),
    },
    events: {
      signIn({ user, account }) {
        recordEvent({ event: "signed in", userId: user.id ?? "", by: account?.provider ?? "" });
      },
    },
    logger: {
      error: (error) => log("error", "sign-in failed", describeError(error)),
      warn: (code) => log("warn", "sign-in warning", { code }),
      debug() {},
    },
  };
}
