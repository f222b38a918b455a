import { checkoutRequestSchema } from "#lib/contracts/subscription.ts";
import { PLAN_NAMES } from "#lib/plans/plans.ts";
import { returnAddresses } from "#lib/server/billing/payment-pages.ts";
import { startCheckout } from "#lib/server/billing/start-checkout.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { z } from "zod";

const body = checkoutRequestSchema.extend({ planName: z.enum(PLAN_NAMES) });

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ auth: "user", body }, ({ user, body: { planName }, locale, request }) =>
    startCheckout({ user, planName, locale, addresses: returnAddresses(request) }),
  ),
});
