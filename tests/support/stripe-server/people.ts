import type { Account, PortalSession, Subscription } from "./account.ts";
import { StripeRefusal } from "./refusal.ts";
import type { Subscriptions } from "./subscriptions.ts";

/** What people do on the pages of the payment host; each answers where the page leads to. */
export class People {
  readonly #account: Account;
  readonly #subscriptions: Subscriptions;

  constructor(account: Account, subscriptions: Subscriptions) {
    this.#account = account;
    this.#subscriptions = subscriptions;
  }

  /** `page` is the address of a checkout or its id, here and below. */
  pay(page: string): string {
    const session = this.#account.session(idOf(page));
    const basket = this.#account.baskets.get(session.id);
    if (session.status !== "open" || !basket) throw StripeRefusal.invalid("This checkout is no longer open.");
    const subscription = this.#subscriptions.create(session.customer, basket);
    const payment_status = basket.trialDays > 0 ? "no_payment_required" : "paid";
    Object.assign(session, { status: "complete", payment_status, url: null, subscription: subscription.id });
    this.#account.tell("checkout.session.completed", session);
    return session.success_url;
  }

  /** The page stays open: another card may do. */
  payWithBadCard(page: string): void {
    const { customer, status } = this.#account.session(idOf(page));
    if (status !== "open") throw StripeRefusal.invalid("This checkout is no longer open.");
    this.#account.tell("charge.failed", {
      id: this.#account.id("ch"),
      object: "charge",
      customer,
      failure_code: "card_declined",
    });
  }

  turnBack(page: string): string {
    return this.#account.session(idOf(page)).cancel_url;
  }

  confirmChange(page: string): string {
    const { change } = this.#account.portalSession(idOf(page));
    if (!change) throw StripeRefusal.invalid("There is no change to confirm.");
    this.#subscriptions.changePlan(change.subscription, this.#account.price(change.price));
    return change.returnUrl;
  }

  cancelInPortal(page: string): string {
    const session = this.#account.portalSession(idOf(page));
    this.#subscriptions.cancelAtDate(this.#subscriptionOf(session).id);
    return session.return_url;
  }

  resumeInPortal(page: string): string {
    const session = this.#account.portalSession(idOf(page));
    this.#subscriptions.cancelAtPeriodEnd(this.#subscriptionOf(session).id, false);
    return session.return_url;
  }

  payDebtInPortal(page: string): string {
    const session = this.#account.portalSession(idOf(page));
    this.#subscriptions.settleDebt(this.#subscriptionOf(session).id);
    return session.return_url;
  }

  #subscriptionOf({ customer }: PortalSession): Subscription {
    const last = this.#account.subscriptionsOf(customer).findLast(({ status }) => status !== "canceled");
    if (!last) throw StripeRefusal.invalid("There is no subscription.");
    return last;
  }
}

export function idOf(page: string): string {
  return page.slice(page.lastIndexOf("/") + 1);
}
