import "server-only";
import type { NextRequest } from "next/server";
import { AppError } from "../http/app-error.ts";
import { describeError, log } from "../http/log.ts";
import { seeOther } from "../http/see-other.ts";
import { findCurrentUser } from "./current-user.ts";
import { signIn } from "./next-auth.ts";
import { safeReturnTo } from "./return-to.ts";
import { readReturnTo, writeReturnTo } from "./return-to-cookie.ts";
import { listSignInOptions } from "./sign-in-options.ts";

type Login = { provider?: string | undefined; returnTo?: string | undefined };

/** GET /api/login: straight back when signed in, straight on when there is one way to sign in, else to the choice. */
export async function startSignIn(request: NextRequest, { provider, returnTo }: Login): Promise<Response> {
  const comesFromChoice = provider !== undefined && returnTo === undefined;
  const destination = comesFromChoice ? readReturnTo(request.cookies) : safeReturnTo(returnTo);
  if (await findCurrentUser(request.cookies)) return seeOther(destination);

  const chosen = provider ?? findOnlyProvider();
  if (chosen !== null) return seeOther(await providerAddress(chosen, destination));

  const response = seeOther("/sign-in");
  writeReturnTo(response.cookies, destination);
  return response;
}

/** The provider, where a page with ways to sign in would offer nothing else. */
function findOnlyProvider(): string | null {
  const { providers, demoAccounts } = listSignInOptions();
  const [first, ...others] = providers;
  return first && others.length === 0 && demoAccounts.length === 0 ? first.id : null;
}

/** The address at the provider where the person signs in, or our page that says why that cannot be. */
async function providerAddress(provider: string, destination: string): Promise<string> {
  if (!listSignInOptions().providers.some(({ id }) => id === provider)) throw new AppError("NOT_FOUND");
  try {
    return String(await signIn(provider, { redirect: false, redirectTo: destination }));
  } catch (error) {
    log("error", "provider unavailable", { provider, ...describeError(error) });
    return "/sign-in?error=Configuration";
  }
}
