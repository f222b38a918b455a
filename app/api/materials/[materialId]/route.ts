import { z } from "zod";
import { changeMaterialSchema } from "#lib/contracts/materials.ts";
import { beginReading } from "#lib/server/files/begin-reading.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { changeMaterial } from "#lib/server/materials/change-material.ts";
import { deleteMaterial } from "#lib/server/materials/delete-material.ts";

const params = z.object({ materialId: z.uuid() });

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PATCH: route({ auth: "user", params, body: changeMaterialSchema }, ({ user, params, body }) =>
    changeMaterial(user, params.materialId, body),
  ),
  DELETE: route({ auth: "user", params }, async ({ user, params }) => {
    await deleteMaterial(user, params.materialId, new Date());
    beginReading();
  }),
});
