import { assertOwnReply, replyParamsSchema } from "#lib/server/chat/replies.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { stopReply } from "#lib/server/tutor/stop-reply.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ auth: "user", params: replyParamsSchema }, async ({ user, params }) => {
    await assertOwnReply(user.id, params);
    return { stopping: await stopReply(params.messageId) };
  }),
});
