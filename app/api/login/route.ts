import { z } from "zod";
import { startSignIn } from "#lib/server/auth/start-sign-in.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

const query = z.object({ provider: z.string().optional(), returnTo: z.string().optional() });

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "none", rate: "signIn", query }, (input) => startSignIn(input.request, input.query)),
});
