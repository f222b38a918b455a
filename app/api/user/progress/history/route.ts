import { progressQuerySchema } from "#lib/contracts/progress.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { getHistory } from "#lib/server/progress/get-history.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user", query: progressQuerySchema }, ({ user, query }) =>
    getHistory({ user, timeZone: query.timeZone, now: new Date() }),
  ),
});
