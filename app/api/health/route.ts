import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

/** Whether this process answers. It asks nobody: a restart would mend neither the database nor the network. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "none" }, () => ({ status: "alive" })),
});
