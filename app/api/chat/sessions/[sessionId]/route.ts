import { z } from "zod";
import { renameSessionSchema } from "#lib/contracts/chat.ts";
import { deleteSession, renameSession } from "#lib/server/chat/sessions.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

const params = z.object({ sessionId: z.uuid() });

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PATCH: route({ auth: "user", params, body: renameSessionSchema }, ({ user, params: { sessionId }, body }) =>
    renameSession(user.id, sessionId, body.title),
  ),
  DELETE: route({ auth: "user", params }, ({ user, params: { sessionId } }) => deleteSession(user.id, sessionId)),
});
