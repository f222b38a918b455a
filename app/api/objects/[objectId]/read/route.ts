import { objectParamsSchema } from "#lib/contracts/uploads.ts";
import { beginReading } from "#lib/server/files/begin-reading.ts";
import { readAgain } from "#lib/server/files/read-again.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  // Tries again to read a file that could not be read.
  POST: route({ auth: "user", params: objectParamsSchema }, async ({ user, params }) => {
    const file = await readAgain(user.id, params.objectId, new Date());
    beginReading();
    return file;
  }),
});
