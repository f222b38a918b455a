import { subjectsQuerySchema } from "#lib/contracts/worksheets.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { listSubjects } from "#lib/server/worksheets/list-subjects.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user", query: subjectsQuerySchema }, ({ user, query, locale }) =>
    listSubjects(user, query.materials, locale),
  ),
});
