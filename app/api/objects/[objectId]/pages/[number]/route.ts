import { z } from "zod";
import { objectParamsSchema } from "#lib/contracts/uploads.ts";
import { getPage } from "#lib/server/files/objects.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

const params = objectParamsSchema.extend({ number: z.coerce.number().int().min(1).max(1_000_000) });

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user", params }, ({ user, params }) =>
    getPage(user.id, params.objectId, params.number, new Date()),
  ),
});
