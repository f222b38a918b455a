import { z } from "zod";

/** POST /api/subscription/create */
export const checkoutRequestSchema = z.object({
  /** A name of lib/plans. */
  planName: z.string(),
});

export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;
