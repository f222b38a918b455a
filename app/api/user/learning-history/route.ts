import { learningHistoryUpdateSchema } from "#lib/contracts/learning-history.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { getLearner, updateLearningHistory } from "#lib/server/progress/learning-history.ts";
import { replyWords } from "#lib/server/tutor/reply-words.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    { auth: "user" },
    async ({ user, locale }) => (await getLearner(user.id, await replyWords(locale))).history,
  ),
  PATCH: route({ auth: "user", body: learningHistoryUpdateSchema }, async ({ user, body, locale }) =>
    updateLearningHistory(user.id, body, await replyWords(locale)),
  ),
});
