import { getStatus } from "#lib/server/billing/get-status.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user" }, ({ user, locale }) => getStatus(user.id, locale)),
});
