import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { toCurrentUser } from "#lib/server/users/profile.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user" }, ({ user }) => toCurrentUser(user)),
});
