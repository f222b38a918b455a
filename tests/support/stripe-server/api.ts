import type { Account, CheckoutSession, PortalConfiguration, PortalSession, Price, Subscription } from "./account.ts";
import { type Form, formOf, listOf, textOf, textsOf } from "./form.ts";
import { StripeRefusal } from "./refusal.ts";
import type { Subscriptions } from "./subscriptions.ts";

export type ApiCall = { method: string; path: string; form: Form };

type Handler = (call: { id: string; form: Form }) => unknown;

/** The part of Stripe's API that the app and its scripts use. */
export class Api {
  readonly #account: Account;
  readonly #subscriptions: Subscriptions;
  readonly #origin: () => string;
  readonly #handlers: Record<string, Handler>;

  constructor(account: Account, subscriptions: Subscriptions, origin: () => string) {
    this.#account = account;
    this.#subscriptions = subscriptions;
    this.#origin = origin;
    this.#handlers = {
      ...this.#catalogue(),
      ...this.#customers(),
      ...this.#checkouts(),
      ...this.#lives(),
      ...this.#portal(),
    };
  }

  /** The answer as it is at this moment; what happens later does not change it. */
  answer({ method, path, form }: ApiCall): unknown {
    const [, , ...parts] = path.split("/");
    const nested = ["checkout", "billing_portal"].includes(parts[0] ?? "") ? 2 : 1;
    const id = parts[nested] ?? "";
    const pattern = [method, ...parts.map((part, index) => (index === nested ? ":id" : part))].join(" ");
    const handler = this.#handlers[pattern];
    if (!handler)
      throw new StripeRefusal(404, {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${method}: ${path}).`,
      });
    return structuredClone(handler({ id: decodeURIComponent(id), form }));
  }

  #customers(): Record<string, Handler> {
    const { customers } = this.#account;
    return {
      "POST customers": ({ form }) => {
        const id = this.#account.id("cus");
        const metadata = textsOf(form["metadata"]);
        const customer = {
          id,
          object: "customer" as const,
          created: this.#account.now(),
          email: textOf(form["email"]) ?? null,
          balance: 0,
          metadata,
        };
        customers.set(id, customer);
        this.#account.tell("customer.created", customer);
        return customer;
      },
      "GET customers :id": ({ id }) => {
        const customer = customers.get(id);
        if (!customer) throw StripeRefusal.missing("customer", id, "id");
        return customer.deleted ? { id, object: "customer", deleted: true } : customer;
      },
      "DELETE customers :id": ({ id }) => {
        const customer = customers.get(id);
        if (!customer || customer.deleted) throw StripeRefusal.missing("customer", id, "id");
        for (const { id: subscription, status } of this.#account.subscriptionsOf(id))
          if (status !== "canceled") this.#subscriptions.cancelNow(subscription);
        customer.deleted = true;
        this.#account.tell("customer.deleted", customer);
        return { id, object: "customer", deleted: true };
      },
    };
  }

  #catalogue(): Record<string, Handler> {
    const { products, prices } = this.#account;
    const saveProduct: Handler = ({ id, form }) => {
      const key = id || (textOf(form["id"]) ?? this.#account.id("prod"));
      if (!id && products.has(key)) throw StripeRefusal.invalid("Product already exists.", "resource_already_exists");
      const product = {
        id: key,
        object: "product" as const,
        active: form["active"] !== "false",
        name: textOf(form["name"]) ?? "",
        metadata: textsOf(form["metadata"]),
      };
      products.set(key, product);
      return product;
    };
    return {
      "GET products": ({ form }) =>
        page(
          [...products.values()].filter(({ id }) => isWanted(form["ids"], id)),
          form,
          "/v1/products",
        ),
      "POST products": saveProduct,
      "POST products :id": saveProduct,
      "GET prices": ({ form }) =>
        page(
          [...prices.values()].filter(
            ({ active, lookup_key }) =>
              String(active) === (form["active"] ?? "true") && isWanted(form["lookup_keys"], lookup_key),
          ),
          form,
          "/v1/prices",
        ),
      "POST prices": ({ form }) => this.#createPrice(form),
      "POST prices :id": ({ id, form }) =>
        Object.assign(this.#account.price(id), { active: form["active"] !== "false" }),
    };
  }

  #createPrice(form: Form): Price {
    const { products, prices } = this.#account;
    const product = textOf(form["product"]) ?? "";
    if (!products.has(product)) throw StripeRefusal.missing("product", product);
    const lookup_key = textOf(form["lookup_key"]) ?? null;
    const holder = [...prices.values()].find((price) => lookup_key !== null && price.lookup_key === lookup_key);
    if (holder && form["transfer_lookup_key"] !== "true")
      throw StripeRefusal.invalid("A price with this lookup key exists already.");
    if (holder) holder.lookup_key = null;
    const price: Price = {
      id: this.#account.id("price"),
      object: "price",
      active: true,
      product,
      currency: textOf(form["currency"]) ?? "",
      unit_amount: Number(form["unit_amount"]),
      lookup_key,
      recurring: { interval: textOf(formOf(form["recurring"])["interval"]) ?? "", interval_count: 1 },
      metadata: textsOf(form["metadata"]),
    };
    prices.set(price.id, price);
    return price;
  }

  #checkouts(): Record<string, Handler> {
    const account = this.#account;
    return {
      "POST checkout sessions": ({ form }) => this.#openCheckout(form),
      "GET checkout sessions": ({ form }) => {
        const customer = form["customer"] === undefined ? null : account.customer(textOf(form["customer"])).id;
        const since = Number(textOf(formOf(form["created"])["gte"]) ?? 0);
        const wanted = (session: CheckoutSession): boolean =>
          (customer === null || session.customer === customer) &&
          (form["status"] ?? session.status) === session.status &&
          session.created >= since;
        return page([...account.sessions.values()].filter(wanted).toReversed(), form, "/v1/checkout/sessions");
      },
      "GET checkout sessions :id": ({ id }) => account.session(id),
      "POST checkout sessions :id expire": ({ id }) => {
        const session = account.session(id);
        if (session.status !== "open")
          throw StripeRefusal.invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
        Object.assign(session, { status: "expired", url: null });
        account.tell("checkout.session.expired", session);
        return session;
      },
    };
  }

  #openCheckout(form: Form): CheckoutSession {
    const account = this.#account;
    const [item] = listOf(form["line_items"]).map(formOf);
    const price = account.price(textOf(item?.["price"]));
    if (form["mode"] !== "subscription" || !price.active)
      throw StripeRefusal.invalid("This price cannot be subscribed to.");
    const data = formOf(form["subscription_data"]);
    const id = account.id("cs");
    const session: CheckoutSession = {
      id,
      object: "checkout.session",
      mode: "subscription",
      customer: account.customer(textOf(form["customer"])).id,
      created: account.now(),
      status: "open",
      payment_status: "unpaid",
      url: `${this.#origin()}/pay/${id}`,
      success_url: textOf(form["success_url"]) ?? "",
      cancel_url: textOf(form["cancel_url"]) ?? "",
      subscription: null,
      client_reference_id: textOf(form["client_reference_id"]) ?? null,
      metadata: textsOf(form["metadata"]),
    };
    account.sessions.set(id, session);
    account.baskets.set(id, {
      price: price.id,
      trialDays: Number(data["trial_period_days"] ?? 0),
      metadata: textsOf(data["metadata"]),
    });
    return session;
  }

  #lives(): Record<string, Handler> {
    const account = this.#account;
    return {
      "GET subscriptions": ({ form }) => {
        const customer = form["customer"] === undefined ? null : account.customer(textOf(form["customer"])).id;
        const wanted = ({ status }: Subscription): boolean =>
          form["status"] === "all" || (form["status"] ?? status) === status;
        const own = [...account.subscriptions.values()].filter(
          (one) => (customer === null || one.customer === customer) && wanted(one),
        );
        const shown = form["status"] === undefined ? own.filter(({ status }) => status !== "canceled") : own;
        return page(
          shown.toReversed().map((one) => this.#shown(one, form)),
          form,
          "/v1/subscriptions",
        );
      },
      "GET subscriptions :id": ({ id }) => account.subscription(id),
      "POST subscriptions :id": ({ id, form }) => {
        this.#subscriptions.cancelAtPeriodEnd(id, form["cancel_at_period_end"] === "true");
        return account.subscription(id);
      },
      "POST subscription_schedules :id release": ({ id }) => {
        const subscription = [...account.subscriptions.values()].find(({ schedule }) => schedule === id);
        if (!subscription) throw StripeRefusal.missing("schedule", id);
        subscription.schedule = null;
        account.tell("customer.subscription.updated", subscription);
        return { id, object: "subscription_schedule", status: "released" };
      },
      "DELETE subscriptions :id": ({ id, form }) =>
        this.#subscriptions.cancelNow(id, { prorate: form["prorate"] === "true" && form["invoice_now"] === "true" }),
    };
  }

  #shown(subscription: Subscription, form: Form): object {
    const expanded = listOf(form["expand"]).includes("data.latest_invoice");
    return expanded
      ? { ...subscription, latest_invoice: this.#account.invoices.get(subscription.latest_invoice) ?? null }
      : subscription;
  }

  #portal(): Record<string, Handler> {
    const { portalConfigurations: configurations } = this.#account;
    const save: Handler = ({ id, form }) => {
      const update = formOf(formOf(form["features"])["subscription_update"]);
      const prices = listOf(update["products"])
        .flatMap((product) => listOf(formOf(product)["prices"]))
        .filter((price) => typeof price === "string");
      const kept: PortalConfiguration = configurations.get(id) ?? {
        id: this.#account.id("bpc"),
        object: "billing_portal.configuration",
        active: true,
        metadata: textsOf(form["metadata"]),
        prices: [],
      };
      const configuration = { ...kept, prices };
      configurations.set(configuration.id, configuration);
      return configuration;
    };
    return {
      "GET billing_portal configurations": ({ form }) =>
        page([...configurations.values()].toReversed(), form, "/v1/billing_portal/configurations"),
      "POST billing_portal configurations": save,
      "POST billing_portal configurations :id": save,
      "POST billing_portal sessions": ({ form }) => this.#openPortal(form),
    };
  }

  #openPortal(form: Form): PortalSession {
    const id = this.#account.id("bps");
    const session: PortalSession = {
      id,
      object: "billing_portal.session",
      customer: this.#account.customer(textOf(form["customer"])).id,
      url: `${this.#origin()}/portal/${id}`,
      return_url: textOf(form["return_url"]) ?? "",
      configuration: textOf(form["configuration"]) ?? null,
      change: this.#readChange(form),
    };
    this.#account.portalSessions.set(id, session);
    return session;
  }

  #readChange(form: Form): PortalSession["change"] {
    const flow = formOf(form["flow_data"]);
    if (flow["type"] === undefined) return null;
    const confirm = formOf(flow["subscription_update_confirm"]);
    const [wanted] = listOf(confirm["items"]).map(formOf);
    const subscription = this.#account.subscription(textOf(confirm["subscription"]));
    const price = this.#account.price(textOf(wanted?.["price"]));
    const configuration = this.#account.portalConfigurations.get(textOf(form["configuration"]) ?? "");
    if (flow["type"] !== "subscription_update_confirm" || !configuration?.prices.includes(price.id)) {
      throw StripeRefusal.invalid(
        "The portal's configuration does not let this subscription be updated to this price.",
      );
    }
    const [item] = subscription.items.data;
    const isChangeable =
      ["active", "trialing"].includes(subscription.status) &&
      !subscription.cancel_at_period_end &&
      subscription.cancel_at === null;
    if (!isChangeable || item.id !== wanted?.["id"] || item.price.id === price.id)
      throw StripeRefusal.invalid("This subscription cannot be updated so.");
    const returnUrl =
      textOf(formOf(formOf(flow["after_completion"])["redirect"])["return_url"]) ?? textOf(form["return_url"]) ?? "";
    return { subscription: subscription.id, price: price.id, returnUrl };
  }
}

function isWanted(wanted: Form[string] | undefined, value: string | null): boolean {
  return wanted === undefined || (value !== null && listOf(wanted).includes(value));
}

function page<T extends { id: string } | object>(all: T[], form: Form, url: string): object {
  const after = textOf(form["starting_after"]);
  const start = after === undefined ? 0 : all.findIndex((one) => "id" in one && one.id === after) + 1;
  const end = start + Number(form["limit"] ?? 10);
  return { object: "list", url, data: all.slice(start, end), has_more: end < all.length };
}
