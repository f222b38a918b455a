import { exportAccount } from "#lib/server/account/export-account.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

/** A download: a link of our own pages leads here. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user", rate: "export" }, ({ user }) => exportAccount(user.id, new Date())),
});
