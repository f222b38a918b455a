import { getAdvice } from "#lib/server/progress/get-advice.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user" }, ({ user }) => getAdvice(user.id, new Date())),
});
