import { type BrowserContext, expect, type Page, type Request, type Response } from "@playwright/test";

/** The pricing page as a person finds their way on it, in English. */
export async function openPricing(page: Page, address = "/pricing") {
  await page.goto(address);
  const [free, student, teacher] = ["Free", "Student", "Teacher"].map((name) =>
    page.locator(".plans > li").filter({ has: page.getByRole("heading", { name, exact: true }) }),
  );
  if (!free || !student || !teacher) throw new Error("There are three plans.");
  return {
    cards: { free, student, teacher },
    own: page.getByRole("region", { name: "Your plan" }),
    portal: page.getByRole("button", { name: "Card and invoices" }),
    toast: (title: string) =>
      page
        .getByRole("region", { name: /^Notifications/ })
        .getByRole("listitem")
        .filter({ hasText: title }),
  };
}

/** What opens in a new tab by a click there. */
export async function newTab(context: BrowserContext, click: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent("page"), click()]);
  await tab.waitForLoadState();
  return tab;
}

/** Does the last step on the payment host's page, and comes back: the app thanks, and has seen what was bought. */
export async function finish(tab: Page, step: "Subscribe" | "Confirm"): Promise<void> {
  const seen = tab.waitForResponse("**/api/subscription/status");
  const told = expect(tab.getByRole("region", { name: /F8/ }).getByRole("listitem")).toHaveCount(1);
  await tab.getByRole("button", { name: step }).click();
  await Promise.all([seen, told]);
}

/** How long after that answer the page left for another, by the browser's own clock. */
export async function delayMs(answer: Response, departure: Request): Promise<number> {
  await departure.response();
  const { startTime, responseStart } = answer.request().timing();
  return departure.timing().startTime - (startTime + responseStart);
}
