import { signOut } from "#lib/server/auth/sign-out.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

const handle = route({ auth: "none", ownPagesOnly: true }, ({ request }) => signOut(request));

export const { GET, POST, PUT, PATCH, DELETE } = routes({ GET: handle, POST: handle });
