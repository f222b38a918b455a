import { assertOwnReply, replyParamsSchema } from "#lib/server/chat/replies.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { followReply, isBeingWritten } from "#lib/server/tutor/follow-reply.ts";
import { replyResponse } from "#lib/server/tutor/reply-response.ts";

/** Takes up a reply that is still being written; 204 when there is none. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user", params: replyParamsSchema }, async ({ user, params, request }) => {
    await assertOwnReply(user.id, params);
    if (!(await isBeingWritten(params.messageId))) return undefined;
    return replyResponse(request, params.messageId, followReply(params.messageId));
  }),
});
