import type { Account, Basket, Invoice, Item, Price, Subscription } from "./account.ts";
import { StripeRefusal } from "./refusal.ts";

const DAY = 24 * 60 * 60;
const PERIOD = 30 * DAY;

/** Subscriptions as they come and go, with their invoices and the events that tell of it. */
export class Subscriptions {
  readonly #account: Account;

  constructor(account: Account) {
    this.#account = account;
  }

  /** What a checkout that was paid makes. Stripe makes it incomplete first, and says so. */
  create(customer: string, { price: priceId, trialDays, metadata }: Basket): Subscription {
    const account = this.#account;
    const now = account.now();
    const price = account.price(priceId);
    const end = now + (trialDays > 0 ? trialDays * DAY : PERIOD);
    const item: Item = {
      id: account.id("si"),
      object: "subscription_item",
      price,
      quantity: 1,
      current_period_start: now,
      current_period_end: end,
    };
    const subscription: Subscription = {
      id: account.id("sub"),
      object: "subscription",
      customer,
      created: now,
      status: "incomplete",
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      schedule: null,
      items: { object: "list", data: [item] },
      latest_invoice: "",
      metadata,
    };
    account.subscriptions.set(subscription.id, subscription);
    const invoice = this.#invoice(subscription, trialDays > 0 ? 0 : price.unit_amount, "subscription_create");
    account.tell("customer.subscription.created", subscription);
    this.#pay(invoice);
    this.#change(subscription, { status: trialDays > 0 ? "trialing" : "active" });
    return subscription;
  }

  /** An upgrade is charged for at once, a downgrade credited: what is left of the period counts. */
  changePlan(id: string, price: Price): void {
    const subscription = this.#live(id);
    const [item] = subscription.items.data;
    const left = shareLeft(item, this.#account.now());
    const total =
      subscription.status === "trialing" ? 0 : Math.round((price.unit_amount - item.price.unit_amount) * left);
    item.price = price;
    this.#settle(this.#invoice(subscription, total, "subscription_update"));
    this.#change(subscription, {});
  }

  /** A change is planned for later, as an account's owner or a portal may do it. */
  schedule(id: string): void {
    this.#change(this.#live(id), { schedule: this.#account.id("sub_sched") });
  }

  cancelAtPeriodEnd(id: string, cancel: boolean): void {
    const subscription = this.#live(id);
    if (subscription.schedule !== null)
      throw StripeRefusal.invalid("The subscription is managed by a schedule, and its end cannot be changed directly.");
    this.#change(subscription, {
      cancel_at_period_end: cancel,
      cancel_at: null,
      canceled_at: cancel ? this.#account.now() : null,
    });
  }

  /** As the portal of newer accounts does it: a date instead of the flag. */
  cancelAtDate(id: string): void {
    const subscription = this.#live(id);
    this.#change(subscription, {
      cancel_at: subscription.items.data[0].current_period_end,
      canceled_at: this.#account.now(),
    });
  }

  cancelNow(id: string, { prorate = false } = {}): Subscription {
    const subscription = this.#live(id);
    const [item] = subscription.items.data;
    const isPaid = subscription.status === "active";
    if (prorate && isPaid)
      this.#settle(
        this.#invoice(
          subscription,
          -Math.round(item.price.unit_amount * shareLeft(item, this.#account.now())),
          "manual",
        ),
      );
    return this.#end(subscription);
  }

  /** The period runs out: the plan ends, or is paid for again, or is not. */
  endPeriod(id: string, payment: "succeeds" | "fails" = "succeeds"): void {
    const subscription = this.#live(id);
    const [item] = subscription.items.data;
    const now = this.#account.now();
    const length = item.current_period_end - item.current_period_start;
    Object.assign(item, { current_period_start: now - length, current_period_end: now });
    if (subscription.cancel_at_period_end || subscription.cancel_at !== null) {
      this.#end(subscription);
      return;
    }
    Object.assign(item, { current_period_start: now, current_period_end: now + PERIOD });
    const invoice = this.#invoice(subscription, item.price.unit_amount, "subscription_cycle");
    if (payment === "succeeds") this.#pay(invoice);
    else this.#account.tell("invoice.payment_failed", invoice);
    this.#change(subscription, { status: payment === "succeeds" ? "active" : "past_due" });
  }

  /** What is owed is paid after all. */
  settleDebt(id: string): void {
    const subscription = this.#live(id);
    this.#pay(this.#latestInvoice(subscription));
    this.#change(subscription, { status: "active" });
  }

  /** Every retry failed. */
  giveUp(id: string, outcome: "unpaid" | "canceled"): void {
    const subscription = this.#live(id);
    if (outcome === "canceled") this.#end(subscription);
    else this.#change(subscription, { status: "unpaid" });
  }

  /** As if the payment that is owed had been asked for so many days earlier. */
  ageDebt(id: string, days: number): void {
    const invoice = this.#latestInvoice(this.#live(id));
    invoice.status_transitions.finalized_at = (invoice.status_transitions.finalized_at ?? invoice.created) - days * DAY;
  }

  refund(id: string): Invoice {
    const invoice = this.#latestInvoice(this.#account.subscription(id));
    invoice.amount_refunded = invoice.total;
    const { customer, total } = invoice;
    this.#account.tell("charge.refunded", {
      id: this.#account.id("ch"),
      object: "charge",
      customer,
      amount: total,
      amount_refunded: total,
      refunded: true,
    });
    return invoice;
  }

  #live(id: string): Subscription {
    const subscription = this.#account.subscription(id);
    if (subscription.status === "canceled") throw StripeRefusal.missing("subscription", id);
    return subscription;
  }

  #end(subscription: Subscription): Subscription {
    const now = this.#account.now();
    Object.assign(subscription, { status: "canceled", canceled_at: subscription.canceled_at ?? now, ended_at: now });
    this.#account.tell("customer.subscription.deleted", subscription);
    return subscription;
  }

  #change(subscription: Subscription, changes: Partial<Subscription>): void {
    Object.assign(subscription, changes);
    this.#account.tell("customer.subscription.updated", subscription);
  }

  #latestInvoice(subscription: Subscription): Invoice {
    const invoice = this.#account.invoices.get(subscription.latest_invoice);
    if (!invoice) throw new Error("A subscription has no invoice.");
    return invoice;
  }

  #invoice(subscription: Subscription, total: number, reason: string): Invoice {
    const account = this.#account;
    const invoice: Invoice = {
      id: account.id("in"),
      object: "invoice",
      customer: subscription.customer,
      created: account.now(),
      status: "open",
      billing_reason: reason,
      total,
      amount_refunded: 0,
      status_transitions: { finalized_at: account.now() },
      parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
    };
    account.invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    account.tell("invoice.finalized", invoice);
    return invoice;
  }

  /** A credit goes to the customer's balance. */
  #settle(invoice: Invoice): void {
    if (invoice.total < 0) this.#account.customer(invoice.customer).balance += invoice.total;
    this.#pay(invoice);
  }

  #pay(invoice: Invoice): void {
    invoice.status = "paid";
    this.#account.tell("invoice.paid", invoice);
    this.#account.tell("invoice.payment_succeeded", invoice);
  }
}

function shareLeft({ current_period_start: start, current_period_end: end }: Item, now: number): number {
  return Math.max(0, (end - now) / (end - start));
}
