import { randomUUID } from "node:crypto";
import { StripeRefusal } from "./refusal.ts";

/** What the stand-in keeps of each kind of object: what the app reads, and what makes its states follow from each other. */
type Customer = {
  id: string;
  object: "customer";
  created: number;
  deleted?: true;
  email: string | null;
  balance: number;
  metadata: Record<string, string>;
};
type Product = { id: string; object: "product"; active: boolean; name: string; metadata: Record<string, string> };
export type Price = {
  id: string;
  object: "price";
  active: boolean;
  product: string;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  recurring: { interval: string; interval_count: number };
  metadata: Record<string, string>;
};
export type Invoice = {
  id: string;
  object: "invoice";
  customer: string;
  created: number;
  status: "open" | "paid" | "void";
  billing_reason: string;
  /** Cents; negative is a credit. */
  total: number;
  amount_refunded: number;
  status_transitions: { finalized_at: number | null };
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
};
export type Item = {
  id: string;
  object: "subscription_item";
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
};
export type Subscription = {
  id: string;
  object: "subscription";
  customer: string;
  created: number;
  status: "active" | "trialing" | "past_due" | "unpaid" | "canceled" | "incomplete";
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  schedule: string | null;
  items: { object: "list"; data: [Item] };
  latest_invoice: string;
  metadata: Record<string, string>;
};
export type CheckoutSession = {
  id: string;
  object: "checkout.session";
  mode: "subscription";
  customer: string;
  created: number;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid" | "no_payment_required";
  url: string | null;
  success_url: string;
  cancel_url: string;
  subscription: string | null;
  client_reference_id: string | null;
  metadata: Record<string, string>;
};
/** What a checkout was opened for; Stripe does not tell it with the session. */
export type Basket = { price: string; trialDays: number; metadata: Record<string, string> };
export type PortalConfiguration = {
  id: string;
  object: "billing_portal.configuration";
  active: boolean;
  metadata: Record<string, string>;
  prices: string[];
};
export type PortalSession = {
  id: string;
  object: "billing_portal.session";
  customer: string;
  url: string;
  return_url: string;
  configuration: string | null;
  /** Set when it only confirms a change. */
  change: { subscription: string; price: string; returnUrl: string } | null;
};
export type StripeEvent = {
  id: string;
  object: "event";
  type: string;
  created: number;
  api_version: string;
  livemode: false;
  data: { object: unknown };
};

/** One account at Stripe, in memory. */
export class Account {
  readonly customers = new Map<string, Customer>();
  readonly products = new Map<string, Product>();
  readonly prices = new Map<string, Price>();
  readonly invoices = new Map<string, Invoice>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly sessions = new Map<string, CheckoutSession>();
  readonly baskets = new Map<string, Basket>();
  readonly portalConfigurations = new Map<string, PortalConfiguration>();
  readonly portalSessions = new Map<string, PortalSession>();
  /** All that ever happened, in order, each with its object as it was then. */
  readonly events: StripeEvent[] = [];
  onEvent: (event: StripeEvent) => void = () => {};
  readonly #tag = randomUUID().slice(0, 8);
  #made = 0;

  now(): number {
    return Math.floor(Date.now() / 1_000);
  }

  /** Ids grow, as those of objects made within one second need not at Stripe; two accounts have none in common. */
  id(prefix: string): string {
    this.#made += 1;
    return `${prefix}_test_${this.#tag}${String(this.#made).padStart(6, "0")}`;
  }

  tell(type: string, object: unknown): void {
    const id = this.id("evt");
    const event: StripeEvent = {
      id,
      object: "event",
      type,
      created: this.now(),
      api_version: "stand-in",
      livemode: false,
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    this.onEvent(event);
  }

  customer(id: string | undefined): Customer {
    const customer = this.customers.get(id ?? "");
    if (!customer || customer.deleted) throw StripeRefusal.missing("customer", id);
    return customer;
  }

  price(id: string | undefined): Price {
    return found(this.prices, "price", id);
  }

  subscription(id: string | undefined): Subscription {
    return found(this.subscriptions, "subscription", id);
  }

  session(id: string | undefined): CheckoutSession {
    return found(this.sessions, "session", id);
  }

  portalSession(id: string | undefined): PortalSession {
    return found(this.portalSessions, "session", id);
  }

  subscriptionsOf(customer: string): Subscription[] {
    return [...this.subscriptions.values()].filter((subscription) => subscription.customer === customer);
  }
}

function found<T>(map: ReadonlyMap<string, T>, what: string, id: string | undefined): T {
  const object = map.get(id ?? "");
  if (!object) throw StripeRefusal.missing(what, id);
  return object;
}
