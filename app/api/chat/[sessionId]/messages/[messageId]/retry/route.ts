import { assertOwnReply, replyParamsSchema } from "#lib/server/chat/replies.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { respondToOpening } from "#lib/server/tutor/respond.ts";
import { retryTurn } from "#lib/server/tutor/retry-turn.ts";

/** Writes a reply again: one that was interrupted, failed or stopped, or one that the student wants anew. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ auth: "user", rate: "message", params: replyParamsSchema }, async ({ user, params, request }) => {
    await assertOwnReply(user.id, params);
    return respondToOpening(request, await retryTurn(user, params.messageId, new Date()));
  }),
});
