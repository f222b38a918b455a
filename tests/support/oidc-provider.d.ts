/** What the tests use of oidc-provider, which ships no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

  type Account = { accountId: string; claims: () => Promise<Record<string, unknown>> };
  type Context = { oidc: { client: { clientId: string }; session: { accountId: string } } };
  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> };

  export type Configuration = Record<string, unknown> & {
    findAccount: (context: unknown, id: string) => Promise<Account>;
    loadExistingGrant: (context: Context) => Promise<Grant>;
    interactions: { url: (context: unknown, interaction: { uid: string }) => string };
  };

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    Grant: new (of: { clientId: string; accountId: string }) => Grant;
    callback(): RequestListener;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
