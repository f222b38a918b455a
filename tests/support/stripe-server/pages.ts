import type { Account } from "./account.ts";
import { idOf, type People } from "./people.ts";

/** The pages that a person sees at the payment host, as plain as they can be. Null where there is none. */
export function showPage(account: Account, path: string): string | null {
  const id = idOf(path);
  if (path.startsWith("/pay/")) {
    const session = account.sessions.get(id);
    if (!session) return null;
    if (session.status !== "open") return html("Checkout", "<p>This page is no longer open.</p>");
    return html(
      "Checkout",
      nameOf(account, account.baskets.get(id)?.price),
      buttons({ pay: "Subscribe", decline: "Pay with a bad card", back: "Back" }),
    );
  }
  const session = account.portalSessions.get(id);
  if (!path.startsWith("/portal/") || !session) return null;
  if (session.change)
    return html(
      "Confirm your updates",
      nameOf(account, session.change.price),
      buttons({ confirm: "Confirm", return: "Back" }),
    );
  const live = account.subscriptionsOf(session.customer).findLast(({ status }) => status !== "canceled");
  const state = live
    ? nameOf(account, live.items.data[0].price.id) + `<p>${live.status}</p>`
    : "<p>No subscription</p>";
  return html(
    "Billing",
    state,
    buttons({
      cancel: "Cancel subscription",
      resume: "Don't cancel subscription",
      settle: "Pay what is owed",
      return: "Return",
    }),
  );
}

/** What a button of such a page does; answers where it leads to, null to stay. */
export function act(account: Account, people: People, path: string, action: string): string | null {
  const actions: Record<string, () => string | null> = {
    pay: () => people.pay(path),
    decline: () => {
      people.payWithBadCard(path);
      return null;
    },
    back: () => people.turnBack(path),
    confirm: () => people.confirmChange(path),
    cancel: () => people.cancelInPortal(path),
    resume: () => people.resumeInPortal(path),
    settle: () => people.payDebtInPortal(path),
    return: () => account.portalSession(idOf(path)).return_url,
  };
  return actions[action]?.() ?? null;
}

function nameOf(account: Account, price = ""): string {
  const { product, unit_amount: cents } = account.price(price);
  return `<p>${account.products.get(product)?.name ?? product}: $${(cents / 100).toFixed(2)} a month</p>`;
}

function buttons(named: Record<string, string>): string {
  const all = Object.entries(named).map(([action, text]) => `<button name="action" value="${action}">${text}</button>`);
  return `<form method="post">${all.join(" ")}</form>`;
}

function html(title: string, ...parts: string[]): string {
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1>${parts.join("")}</html>`;
}
