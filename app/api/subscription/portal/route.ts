import { returnAddresses } from "#lib/server/billing/payment-pages.ts";
import { openPortal } from "#lib/server/billing/portal.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ auth: "user" }, ({ user, locale, request }) =>
    openPortal(user.id, { locale, addresses: returnAddresses(request) }),
  ),
});
