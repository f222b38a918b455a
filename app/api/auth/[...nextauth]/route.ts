import { handleAuth } from "#lib/server/auth/handle-auth.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

const handle = route({ auth: "none", rate: "signIn" }, ({ request }) => handleAuth(request));

export const { GET, POST, PUT, PATCH, DELETE } = routes({ GET: handle, POST: handle });
