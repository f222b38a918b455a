import { objectParamsSchema } from "#lib/contracts/uploads.ts";
import { beginReading } from "#lib/server/files/begin-reading.ts";
import { getOwnFile } from "#lib/server/files/objects.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  // Whoever looks how far the reading is also sees to it that it goes on, as after a restart.
  GET: route({ auth: "user", params: objectParamsSchema }, async ({ user, params }) => {
    const file = await getOwnFile(user.id, params.objectId);
    if (file.state !== "ready" && file.state !== "failed") beginReading();
    return file;
  }),
});
