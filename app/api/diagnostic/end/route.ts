import { endDiagnostic } from "#lib/server/diagnostic/take-diagnostic.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ auth: "user" }, ({ user, locale }) => endDiagnostic({ userId: user.id, locale, now: new Date() })),
});
