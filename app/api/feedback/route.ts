import { sendFeedbackSchema } from "#lib/contracts/feedback.ts";
import { storeFeedback } from "#lib/server/feedback/store-feedback.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ auth: "user", rate: "feedback", body: sendFeedbackSchema }, ({ user, body }) =>
    storeFeedback(user, body),
  ),
});
