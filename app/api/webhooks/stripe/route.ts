import { receiveEvent, receivesEvents } from "#lib/server/billing/receive-event.ts";
import { readBytes } from "#lib/server/http/read-body.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

const MAX_BYTES = 1024 * 1024;

/** Where Stripe tells what happened. The signature is of the bytes as they came, so that they are not read as JSON first. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ auth: "none", isOffered: receivesEvents }, async ({ request }) => {
    await receiveEvent(await readBytes(request, MAX_BYTES), request.headers.get("stripe-signature"));
    return { received: true };
  }),
});
