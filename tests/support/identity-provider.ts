import { once } from "node:events";
import { createServer } from "node:http";
import { Provider } from "oidc-provider";

/** The claims of who signs in next, or null for a person who turns back. */
type Person = { sub: string; [claim: string]: unknown } | null;

export type IdentityProvider = {
  issuer: string;
  /** What the server under test is to be configured with. */
  env: Record<string, string>;
  signInNext: (person: Person) => void;
  stop: () => Promise<void>;
};

const CLIENT = { client_id: "atomcoach", client_secret: "only for the tests" };

/** A real OpenID Connect provider over loopback, which insists on PKCE. It asks nobody anything: the test decides. */
export async function startIdentityProvider(port: number, appOrigin: string): Promise<IdentityProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, NonNullable<Person>>();
  let next: Person = null;

  const provider = new Provider(issuer, {
    clients: [
      {
        ...CLIENT,
        redirect_uris: [`${appOrigin}/api/auth/callback/oidc`],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "picture"],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ["only for the tests"] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Grant: 60, Interaction: 60, Session: 60 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: async (_context, id) => ({ accountId: id, claims: async () => people.get(id) ?? { sub: id } }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });

  const protocol = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith("/interaction/")) return protocol(request, response);
    if (next) people.set(next.sub, next);
    const result = next ? { login: { accountId: next.sub, remember: false } } : { error: "access_denied" };
    return void provider.interactionFinished(request, response, result);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  return {
    issuer,
    env: {
      AUTH_OIDC_ISSUER: issuer,
      AUTH_OIDC_CLIENT_ID: CLIENT.client_id,
      AUTH_OIDC_CLIENT_SECRET: CLIENT.client_secret,
      AUTH_OIDC_NAME: "School",
    },
    signInNext: (person) => {
      next = person;
    },
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
