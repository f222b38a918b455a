import { createSessionSchema, sessionQuerySchema } from "#lib/contracts/chat.ts";
import { listSessions } from "#lib/server/chat/list-sessions.ts";
import { createSession } from "#lib/server/chat/sessions.ts";
import { pageResponse } from "#lib/server/http/page.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user", query: sessionQuerySchema }, async ({ request, user, query, locale }) => {
    const page = await listSessions({ userId: user.id, locale }, query);
    return pageResponse(request, page, page.rows.at(-1)?.id);
  }),
  POST: route({ auth: "user", rate: "session", body: createSessionSchema }, async ({ user, body }) =>
    Response.json(await createSession(user.id, body), { status: 201 }),
  ),
});
