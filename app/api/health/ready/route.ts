import { findReadiness } from "#lib/server/health/readiness.ts";
import { warmUp } from "#lib/server/health/warm-up.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

/** Whether this process should be given requests: it has what it needs, and the first question waits no longer than others. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "none" }, async () => {
    const missing = await findReadiness(Date.now());
    if (missing === null) await warmUp();
    return missing === null
      ? { status: "ready" }
      : Response.json({ status: "not-ready", missing }, { status: 503, headers: { "Retry-After": "5" } });
  }),
});
