import { findPaymentAddress } from "#lib/client/payment-address.ts";

/** How long the sentence about a blocked tab stands before the page goes there itself. */
const REDIRECT_MS = 2_000;

type PageOpening = "opened" | "blocked" | "refused";

/**
 * Opens a page of the payment host in a new tab; where the browser blocks that, in this one, two seconds later. Any other
 * address is refused.
 *
 * The tab opens when its address is known, and not empty with the click: browsers allow it for seconds after one, and a
 * request that fails leaves no empty tab behind.
 */
export function openPaymentPage(address: unknown, standInOrigin: string | null): PageOpening {
  const page = findPaymentAddress(address, standInOrigin);
  if (page === null) return "refused";
  const tab = window.open(page, "_blank");
  // Some blockers let it open, and close it.
  if (tab === null || tab.closed) {
    leaveFor(page);
    return "blocked";
  }
  // By the feature `noopener` a tab that was opened could not be told from one that was blocked.
  tab.opener = null;
  return "opened";
}

/** To another page, once the person has read why. */
export function leaveFor(address: string): void {
  setTimeout(() => window.location.assign(address), REDIRECT_MS);
}
