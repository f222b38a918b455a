import { z } from "zod";
import { METERS } from "#lib/plans/plans.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { getUsage } from "#lib/server/usage/get-usage.ts";

const params = z.object({ meter: z.enum(METERS) });

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user", params }, ({ user, params: { meter } }) => getUsage(user, meter)),
});
