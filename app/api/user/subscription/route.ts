import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user" }, ({ user }) => ({ plan: { name: user.plan } })),
});
