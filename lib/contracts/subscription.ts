import { z } from "zod";

/** -1 is without an end. */
const limit = z.int().min(-1);

/** One element of GET /api/subscription/plans, from the least plan to the most. */
export const subscriptionPlanSchema = z.object({
  /** A name of lib/plans. */
  name: z.string(),
  displayName: z.string(),
  /** US cents a month. */
  price: z.int().nonnegative(),
  features: z.array(z.string()),
  limits: z.object({ questionsPerDay: limit, filesPerDay: limit, practiceProblems: limit }),
});

export type SubscriptionPlan = z.infer<typeof subscriptionPlanSchema>;

/** GET /api/subscription/status. `subscription` is null for who never had a paid plan. */
export const subscriptionStatusSchema = z.object({
  plan: subscriptionPlanSchema,
  isTrialing: z.boolean(),
  isActive: z.boolean(),
  subscription: z
    .object({
      status: z.string(),
      cancelAtPeriodEnd: z.boolean(),
      currentPeriodEnd: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Whether this installation takes payments; where it does not, creating answers PAYMENTS_NOT_CONFIGURED. */
  takesPayments: z.boolean(),
  /** Whether the payment host has a page with this person's card and invoices (POST /api/subscription/portal). */
  hasPortal: z.boolean(),
});

export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** GET /api/subscription/usage/{meter} */
export const usageSchema = z.object({ current: z.int().nonnegative(), limit });

export type Usage = z.infer<typeof usageSchema>;

/** POST /api/subscription/cancel */
const cancellationSchema = z.object({ success: z.boolean(), message: z.string() });

export type Cancellation = z.infer<typeof cancellationSchema>;

/** POST /api/subscription/create */
export const checkoutRequestSchema = z.object({
  /** A name of lib/plans. */
  planName: z.string(),
});

export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/**
 * Where a page of the payment host lies. `standInOrigin` is null for the provider itself; with a stand-in for it on this
 * very machine (tests, trials) it is that one's origin, `http://` and a loopback host.
 */
const paymentPageSchema = z.object({ standInOrigin: z.string().nullable() });

/** The answer of POST /api/subscription/create: to pay, or to confirm the change of a plan that is paid for. */
export const checkoutSchema = paymentPageSchema.extend({ checkoutUrl: z.url() });

export type Checkout = z.infer<typeof checkoutSchema>;

/** POST /api/subscription/portal: card, invoices, cancellation and its undoing. */
export const portalSchema = paymentPageSchema.extend({ url: z.url() });

export type Portal = z.infer<typeof portalSchema>;
