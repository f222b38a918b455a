/** Where Stripe has its pages: https://docs.stripe.com/payments/checkout and https://docs.stripe.com/customer-management */
const PAYMENT_HOSTS: ReadonlySet<string> = new Set(["checkout.stripe.com", "billing.stripe.com"]);

/** A stand-in for the payment host can only be on the person's own machine. */
const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The address of a page of the payment host, as it may be opened; null for any other. Whatever the server says, nobody
 * is sent anywhere but to the provider's own hosts over HTTPS, or to the stand-in that the server was set up with.
 */
export function findPaymentAddress(address: unknown, standInOrigin: string | null): string | null {
  if (typeof address !== "string" || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") return null;
  return isProvider(url) || isStandIn(url, standInOrigin) ? url.href : null;
}

function isProvider({ protocol, host }: URL): boolean {
  return protocol === "https:" && PAYMENT_HOSTS.has(host);
}

function isStandIn({ protocol, hostname, origin }: URL, standInOrigin: string | null): boolean {
  return protocol === "http:" && LOOPBACK_HOSTS.has(hostname) && origin === standInOrigin;
}
