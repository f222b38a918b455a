import { takePolicyReport } from "#lib/server/http/policy-report.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

/** What browsers refused for the sake of a page's policy. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ auth: "none" }, ({ request }) => takePolicyReport(request, Date.now())),
});
