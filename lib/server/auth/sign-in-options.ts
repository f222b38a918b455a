import "server-only";
import { env } from "../env.ts";
import { DEMO_ACCOUNTS } from "../demo/demo-accounts.ts";
import { configuredProviders } from "./providers.ts";

type SignInOptions = {
  /**
   * Identity providers; `href` starts the sign-in with one. It must be a link, not a form: browsers hold the page's
   * form-action against the provider's address too, which is not known beforehand.
   */
  providers: { id: string; name: string; href: string }[];
  /** For forms that POST their `account` to /api/login/demo; empty unless the demo sign-in is on. */
  demoAccounts: readonly (typeof DEMO_ACCOUNTS)[number][];
};

/** How one can sign in here. Both lists are empty on an installation without any configuration. */
export function listSignInOptions(): SignInOptions {
  const providers = configuredProviders().map(({ id, name }) => ({ id, name, href: `/api/login?provider=${id}` }));
  return { providers, demoAccounts: env().DEMO_SIGN_IN ? DEMO_ACCOUNTS : [] };
}

const SIGN_IN_ERRORS = ["refused", "accountNotLinked", "failed"] as const;

type SignInError = (typeof SIGN_IN_ERRORS)[number];

/** What the parameter `error` of /sign-in says: next-auth's codes, of which a person needs to tell three apart. */
export function parseSignInError(error: string | string[] | undefined): SignInError | null {
  if (!error) return null;
  if (error === "AccessDenied" || error === "OAuthCallbackError") return "refused";
  return error === "OAuthAccountNotLinked" ? "accountNotLinked" : "failed";
}
