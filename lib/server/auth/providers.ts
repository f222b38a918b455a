import "server-only";
import type { NextAuthConfig } from "next-auth";
import { customFetch } from "next-auth";
import GitHub from "next-auth/providers/github";
import Google from "next-auth/providers/google";
import { env } from "../env.ts";

type Provider = Exclude<NextAuthConfig["providers"][number], () => unknown>;

/** An identity provider that does not answer must not keep a person waiting. */
const PROVIDER_TIMEOUT_MS = 8_000;

const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });

/** Who a person is, is all that is asked of a provider: its tokens are of no use afterwards, so none is stored. */
function keepNoTokens(): void {}

/** The identity providers whose variables are set, in the order in which they are offered. */
export function configuredProviders(): Provider[] {
  return [oidcProvider(), googleProvider(), gitHubProvider()].filter((provider) => provider !== null);
}

function oidcProvider(): Provider | null {
  const { AUTH_OIDC_ISSUER, AUTH_OIDC_CLIENT_ID, AUTH_OIDC_CLIENT_SECRET, AUTH_OIDC_NAME } = env();
  if (!AUTH_OIDC_ISSUER || !AUTH_OIDC_CLIENT_ID || !AUTH_OIDC_CLIENT_SECRET) return null;
  return {
    id: "oidc",
    name: AUTH_OIDC_NAME ?? new URL(AUTH_OIDC_ISSUER).host,
    type: "oidc",
    issuer: AUTH_OIDC_ISSUER,
    clientId: AUTH_OIDC_CLIENT_ID,
    clientSecret: AUTH_OIDC_CLIENT_SECRET,
    checks: ["pkce", "state", "nonce"],
    profile: profileOfClaims,
    account: keepNoTokens,
    [customFetch]: fetchInTime,
  };
}

function googleProvider(): Provider | null {
  const { AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET } = env();
  if (!AUTH_GOOGLE_ID || !AUTH_GOOGLE_SECRET) return null;
  const google = Google({
    clientId: AUTH_GOOGLE_ID,
    clientSecret: AUTH_GOOGLE_SECRET,
    checks: ["pkce", "state", "nonce"],
    profile: profileOfClaims,
  });
  return { ...google, account: keepNoTokens, [customFetch]: fetchInTime };
}

function gitHubProvider(): Provider | null {
  const { AUTH_GITHUB_ID, AUTH_GITHUB_SECRET } = env();
  if (!AUTH_GITHUB_ID || !AUTH_GITHUB_SECRET) return null;
  const gitHub = GitHub({ clientId: AUTH_GITHUB_ID, clientSecret: AUTH_GITHUB_SECRET, checks: ["pkce", "state"] });
  return { ...gitHub, account: keepNoTokens, [customFetch]: fetchInTime };
}

/** OpenID Connect Core 1.0, section 5.1. */
type Claims = {
  sub: string;
  name?: string | null;
  given_name?: string | null;
  family_name?: string | null;
  email?: string | null;
  email_verified?: boolean | null;
};

/** An address that the provider itself says is not verified could be anyone's, so it is not taken over. */
function profileOfClaims(claims: Claims) {
  return {
    id: claims.sub,
    name: claims.name ?? null,
    firstName: claims.given_name ?? null,
    lastName: claims.family_name ?? null,
    email: claims.email_verified === false ? null : (claims.email ?? null),
  };
}
