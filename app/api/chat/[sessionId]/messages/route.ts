import { z } from "zod";
import { messageQuerySchema, sendMessageSchema } from "#lib/contracts/chat.ts";
import { listMessages } from "#lib/server/chat/messages.ts";
import { pageResponse } from "#lib/server/http/page.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { openTurn } from "#lib/server/tutor/open-turn.ts";
import { respondToOpening } from "#lib/server/tutor/respond.ts";

const params = z.object({ sessionId: z.uuid() });

/** Room for the longest message with its problem context, four bytes a character. */
const maxBytes = 512 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    { auth: "user", params, query: messageQuerySchema },
    async ({ request, user, params: { sessionId }, query }) => {
      const page = await listMessages(user.id, sessionId, query, new Date());
      return pageResponse(request, page, page.rows[0]?.id);
    },
  ),
  POST: route({ auth: "user", rate: "message", params, body: sendMessageSchema, maxBytes }, async (input) => {
    const {
      user,
      params: { sessionId },
      body,
      locale,
      request,
    } = input;
    const language = body.preferences?.language ?? locale;
    const opening = await openTurn({ student: user, sessionId, request: body, locale: language, now: new Date() });
    return respondToOpening(request, opening);
  }),
});
