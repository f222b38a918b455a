import { hintRequestSchema } from "#lib/contracts/hints.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { giveHint } from "#lib/server/practice/give-hint.ts";

/** Room for the longest problem, four bytes a character. */
const maxBytes = 128 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    { auth: "user", rate: "hint", body: hintRequestSchema, maxBytes },
    ({ user, body: { language, ...query }, locale }) =>
      giveHint({ userId: user.id, locale: language ?? locale, ...query }),
  ),
});
