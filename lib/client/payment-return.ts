/** What the payment host says of a payment that a person comes back from. */
export type PaymentOutcome = "success" | "canceled";

/** How a person comes back from the payment host; `managed` is from the portal, where a plan may have changed or not. */
type PaymentReturn = PaymentOutcome | "managed";

const PARAMETERS: readonly PaymentReturn[] = ["success", "canceled", "managed"];

/** What an address says, and the address without it; null where it says nothing. Everything else in it is kept. */
export function readPaymentReturn(href: string): { outcome: PaymentReturn; address: string } | null {
  const url = new URL(href);
  const outcome = PARAMETERS.find((parameter) => url.searchParams.has(parameter));
  if (outcome === undefined) return null;
  for (const parameter of PARAMETERS) url.searchParams.delete(parameter);
  return { outcome, address: `${url.pathname}${url.pathname === "/pricing" ? "" : url.search}${url.hash}` };
}

/** The same for the page that is shown; whatever is told leaves the address, without a reload. */
export function takePaymentReturn(): PaymentReturn | null {
  const told = readPaymentReturn(window.location.href);
  if (told === null) return null;
  window.history.replaceState(window.history.state, "", told.address);
  return told.outcome;
}
