import { z } from "zod";
import { endSignIn } from "#lib/server/auth/sign-ins.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

const params = z.object({ signInId: z.uuid() });

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  DELETE: route({ auth: "user", params }, ({ request, user, params: { signInId } }) =>
    endSignIn(user.id, request.cookies, signInId),
  ),
});
