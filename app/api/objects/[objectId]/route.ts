import { objectParamsSchema as params } from "#lib/contracts/uploads.ts";
import { beginReading } from "#lib/server/files/begin-reading.ts";
import { downloadResponse } from "#lib/server/files/download-response.ts";
import { getReadableObject } from "#lib/server/files/objects.ts";
import { receiveUpload } from "#lib/server/files/receive-upload.ts";
import { assertTicket, ticketSchema } from "#lib/server/files/upload-ticket.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user", params }, async ({ user, params }) =>
    downloadResponse(await getReadableObject(user.id, params.objectId, new Date())),
  ),
  // The signature in the address stands for the person who was given it.
  PUT: route({ auth: "none", params, query: ticketSchema }, async ({ params, query, request }) => {
    const now = new Date();
    const id = params.objectId.toLowerCase();
    assertTicket(id, query, now);
    const file = await receiveUpload(id, request, now);
    beginReading();
    return file;
  }),
});
