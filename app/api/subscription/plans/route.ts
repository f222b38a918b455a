import { listPlans } from "#lib/server/billing/plan-words.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "none" }, ({ locale }) => listPlans(locale)),
});
