import { z } from "zod";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { getTopicStart } from "#lib/server/topics/get-topic-start.ts";

const query = z.object({ topic: z.string().max(200) });

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user", query }, ({ query: { topic }, locale }) => getTopicStart(topic, locale)),
});
