import { createMaterialSchema } from "#lib/contracts/materials.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { createMaterial, listMaterials } from "#lib/server/materials/materials.ts";
import { beginReading } from "#lib/server/reading/begin-reading.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  // Whoever looks how far the reading is also sees to it that it goes on, as after a restart.
  GET: route({ auth: "user" }, async ({ user }) => {
    const materials = await listMaterials(user);
    beginReading();
    return materials;
  }),
  POST: route({ auth: "user", body: createMaterialSchema }, async ({ user, body }) => {
    const material = await createMaterial(user, body);
    beginReading();
    return Response.json(material, { status: 201 });
  }),
});
