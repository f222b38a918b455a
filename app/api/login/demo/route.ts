import { z } from "zod";
import { signInToDemo } from "#lib/server/auth/demo-sign-in.ts";
import { env } from "#lib/server/env.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

const form = z.object({ account: z.string() });
const isOffered = () => env().DEMO_SIGN_IN;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ auth: "none", rate: "signIn", isOffered, form }, (input) =>
    signInToDemo(input.request, input.form.account, input.locale),
  ),
});
