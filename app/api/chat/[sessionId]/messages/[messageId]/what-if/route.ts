import { whatIfRequestSchema } from "#lib/contracts/what-if.ts";
import { replyParamsSchema } from "#lib/server/chat/replies.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { answerWhatIf } from "#lib/server/tutor/answer-what-if.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    { auth: "user", rate: "hint", params: replyParamsSchema, body: whatIfRequestSchema },
    ({ user, params, body, locale }) => answerWhatIf(user.id, params, body, locale),
  ),
});
