import { progressQuerySchema } from "#lib/contracts/progress.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { listProgress } from "#lib/server/progress/list-progress.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user", query: progressQuerySchema }, ({ user, query }) =>
    listProgress({ user, timeZone: query.timeZone, now: new Date() }),
  ),
});
