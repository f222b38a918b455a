import { z } from "zod";

/** -1 is without an end. */
const limit = z.int().min(-1);

export const subscriptionPlanSchema = z.object({
  /** A name of lib/plans. */
  name: z.string(),
  displayName: z.string(),
  /** US cents a month. */
  price: z.int().nonnegative(),
  features: z.array(z.string()),
  limits: z.object({ questionsPerDay: limit, filesPerDay: limit, practiceProblems: limit }),
});

/** GET /api/subscription/status. `subscription` is null for the free plan. */
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
});

export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** GET /api/subscription/usage/{meter} */
export const usageSchema = z.object({ current: z.int().nonnegative(), limit });

export type Usage = z.infer<typeof usageSchema>;

/** POST /api/subscription/cancel */
export const cancellationSchema = z.object({ success: z.boolean(), message: z.string() });

export type Cancellation = z.infer<typeof cancellationSchema>;
