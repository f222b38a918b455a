import { createMaterialSchema, materialQuerySchema } from "#lib/contracts/materials.ts";
import { beginReading } from "#lib/server/files/begin-reading.ts";
import { pageResponse } from "#lib/server/http/page.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { createMaterial } from "#lib/server/materials/create-material.ts";
import { listMaterials } from "#lib/server/materials/list-materials.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  // Whoever looks how far the reading is also sees to it that it goes on, as after a restart.
  GET: route({ auth: "user", query: materialQuerySchema }, async ({ request, user, query }) => {
    const page = await listMaterials(user, query);
    beginReading();
    return pageResponse(request, page, page.rows.at(-1)?.id);
  }),
  POST: route({ auth: "user", body: createMaterialSchema }, async ({ user, body }) => {
    const material = await createMaterial(user, body, new Date());
    beginReading();
    return Response.json(material, { status: 201 });
  }),
});
