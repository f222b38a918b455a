import { beginDiagnostic, getDiagnostic } from "#lib/server/diagnostic/take-diagnostic.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user" }, ({ user, locale }) => getDiagnostic({ userId: user.id, locale, now: new Date() })),
  POST: route({ auth: "user" }, ({ user, locale }) => beginDiagnostic({ userId: user.id, locale, now: new Date() })),
});
