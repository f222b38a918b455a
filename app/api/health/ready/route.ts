import { findReadiness } from "#lib/server/health/readiness.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

/** Whether this process should be given requests. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "none" }, async () => {
    const missing = await findReadiness(Date.now());
    return missing === null
      ? { status: "ready" }
      : Response.json({ status: "not-ready", missing }, { status: 503, headers: { "Retry-After": "5" } });
  }),
});
