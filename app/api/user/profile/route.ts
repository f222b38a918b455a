import { profileUpdateSchema } from "#lib/contracts/user.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { toProfile, updateProfile } from "#lib/server/users/profile.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user" }, ({ user }) => toProfile(user)),
  PATCH: route({ auth: "user", body: profileUpdateSchema }, ({ user, body }) => updateProfile(user.id, body)),
});
