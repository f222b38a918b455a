import { array, boolean, custom, type Infer, instant, nullable, number, object, string } from "../shape.ts";

/** One element of GET /api/subscription/plans, from the least plan to the most. */
export const subscriptionPlanShape = object({
  /** A name of lib/plans. */
  name: string,
  displayName: string,
  /** US cents a month. */
  price: number,
  features: array(string),
  /** -1 is without an end. */
  limits: object({ questionsPerDay: number, filesPerDay: number, practiceProblems: number }),
});

export type SubscriptionPlan = Infer<typeof subscriptionPlanShape>;

/** GET /api/subscription/status. `subscription` is null for who never had a paid plan. */
export const subscriptionStatusShape = object({
  plan: subscriptionPlanShape,
  isTrialing: boolean,
  isActive: boolean,
  subscription: nullable(object({ status: string, cancelAtPeriodEnd: boolean, currentPeriodEnd: nullable(instant) })),
  /** Whether this installation takes payments; where it does not, creating answers PAYMENTS_NOT_CONFIGURED. */
  takesPayments: boolean,
  /** Whether the payment host has a page with this person's card and invoices (POST /api/subscription/portal). */
  hasPortal: boolean,
});

export type SubscriptionStatus = Infer<typeof subscriptionStatusShape>;

/** GET /api/subscription/usage/{meter}; a limit of -1 is none. */
export const usageShape = object({ current: number, limit: number });

export type Usage = Infer<typeof usageShape>;

/** POST /api/subscription/cancel */
export const cancellationShape = object({ success: boolean, message: string });

export type Cancellation = Infer<typeof cancellationShape>;

const address = custom<string>((value) => typeof value === "string" && URL.canParse(value), "invalid_format");

/**
 * Where a page of the payment host lies. `standInOrigin` is null for the provider itself; with a stand-in for it on this
 * very machine (tests, trials) it is that one's origin, `http://` and a loopback host.
 */
const paymentPage = { standInOrigin: nullable(string) };

/** The answer of POST /api/subscription/create: to pay, or to confirm the change of a plan that is paid for. */
export const checkoutShape = object({ ...paymentPage, checkoutUrl: address });

export type Checkout = Infer<typeof checkoutShape>;

/** POST /api/subscription/portal: card, invoices, cancellation and its undoing. */
export const portalShape = object({ ...paymentPage, url: address });

export type Portal = Infer<typeof portalShape>;
