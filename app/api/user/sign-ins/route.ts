import { signInQuerySchema } from "#lib/contracts/sign-ins.ts";
import { endOtherSignIns, listSignIns } from "#lib/server/auth/sign-ins.ts";
import { pageResponse } from "#lib/server/http/page.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user", query: signInQuerySchema }, async ({ request, user, query }) => {
    const page = await listSignIns(user.id, request.cookies, query, new Date());
    return pageResponse(request, page, page.rows.at(-1)?.id);
  }),
  // All but the one that asks.
  DELETE: route({ auth: "user" }, ({ request, user }) => endOtherSignIns(user.id, request.cookies)),
});
