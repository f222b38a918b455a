import { cancelPlan } from "#lib/server/billing/cancel-plan.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ auth: "user" }, ({ user, locale }) => cancelPlan(user.id, locale)),
});
