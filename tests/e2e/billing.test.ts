import type { Page } from "@playwright/test";
import { LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { expectAccessible, looksIn } from "#tests/support/accessibility.ts";
import { test as withoutPayments } from "#tests/support/browser.ts";
import { weighPage } from "#tests/support/page-weight.ts";
import { watchQuiet } from "#tests/support/quiet.ts";
import { expect, test } from "#tests/support/shop.ts";
import { delayMs, finish, newTab, openPricing } from "./billing-screen.ts";
import { openChat } from "./chat-screen.ts";

// One app and one payment host serve them all.
test.describe.configure({ mode: "default" });

const REFUSED = /the server responded with a status of (400|401|501|502)/;

async function openSubscriptionTab(page: Page) {
  await page.goto("/");
  await openChat(page);
  await page.getByRole("button", { name: "Student Preferences" }).click();
  await page.getByRole("tab", { name: "Subscription" }).click();
  const panel = page.getByRole("tabpanel", { name: "Subscription" });
  await expect(panel.getByText("Current plan")).toBeVisible();
  return panel;
}

test("[PLAN-02] [PLAN-05] a free student subscribes, pays, and has the plan in the chat and in every tab, without a webhook", async ({
  page,
  context,
  signIn,
  shop,
}) => {
  const { id } = await signIn();
  const pricing = await openPricing(page);
  await expect(pricing.cards.free).toContainText("Your current plan");
  await expect(pricing.own).toHaveCount(0);

  shop.stripe.deliverTo("http://127.0.0.1:9/nowhere");
  const tab = await newTab(context, () =>
    pricing.cards.student.getByRole("button", { name: "Upgrade to Student" }).click(),
  );
  expect(new URL(tab.url()).origin).toBe(shop.stripe.origin);
  expect(await tab.evaluate("window.opener")).toBeNull();
  await expect(tab.getByText("$15.00")).toBeVisible();
  await finish(tab, "Subscribe");
  await expect(tab).toHaveURL(`${shop.app.url}/`);
  await tab.getByRole("button", { name: "Student Preferences" }).click();
  await tab.getByRole("tab", { name: "Subscription" }).click();
  const panel = tab.getByRole("tabpanel", { name: "Subscription" });
  await expect(panel).toContainText("$15/month");
  await expect(panel.getByText(/^Renews on /)).toBeVisible();
  await expect(panel.getByText("Unlimited")).toHaveCount(3);

  // The tab that was left behind follows.
  await expect(pricing.cards.student).toContainText("Your current plan");
  await expect(pricing.own).toContainText("$15/month");
  expect(shop.stripe.subscriptionsOfUser(id)).toHaveLength(1);
  shop.deliverEvents();
});

test("[PLAN-05] who pays for a plan confirms its change with the provider, up and down, and never has two", async ({
  page,
  context,
  signIn,
  shop,
}) => {
  const { id } = await signIn();
  const pricing = await openPricing(page);
  const checkout = await newTab(context, () => pricing.cards.student.getByRole("button").click());
  await finish(checkout, "Subscribe");
  await expect(pricing.cards.student).toContainText("Your current plan");
  await checkout.close();

  const upgrade = await newTab(context, () =>
    pricing.cards.teacher.getByRole("button", { name: "Upgrade to Teacher" }).click(),
  );
  await expect(upgrade.getByRole("heading", { name: "Confirm your updates" })).toBeVisible();
  await finish(upgrade, "Confirm");
  await expect(upgrade).toHaveURL(`${shop.app.url}/pricing`);
  await expect(pricing.cards.teacher).toContainText("Your current plan");
  await upgrade.close();

  const downgrade = await newTab(context, () =>
    pricing.cards.student.getByRole("button", { name: "Switch to Student" }).click(),
  );
  await finish(downgrade, "Confirm");
  await expect(pricing.cards.student).toContainText("Your current plan");
  expect(shop.stripe.subscriptionsOfUser(id)).toHaveLength(1);
});

test("[PLAN-01] [PLAN-04] [PLAN-06] the free card leads to the two-step cancel; access stays until its date, and can be resumed", async ({
  page,
  context,
  signIn,
  shop,
}) => {
  await signIn();
  const pricing = await openPricing(page);
  const checkout = await newTab(context, () => pricing.cards.teacher.getByRole("button").click());
  await finish(checkout, "Subscribe");
  await expect(pricing.cards.teacher).toContainText("Your current plan");
  await checkout.close();

  await pricing.cards.free.getByRole("button", { name: "Switch to Free" }).click();
  await expect(pricing.cards.free.getByRole("button", { name: "Keep Subscription" })).toBeFocused();
  await expectAccessible(page);
  await pricing.cards.free.getByRole("button", { name: "Keep Subscription" }).click();
  await expect(pricing.cards.free.getByRole("button", { name: "Switch to Free" })).toBeFocused();
  await pricing.cards.free.getByRole("button", { name: "Switch to Free" }).click();
  await pricing.cards.free.getByRole("button", { name: "Confirm Cancel" }).click();
  await expect(pricing.toast("Subscription Canceled")).toBeVisible();
  await expect(pricing.own).toContainText(/Canceled: you have access until [A-Z][a-z]+ \d+, \d{4}\./);
  await expect(pricing.cards.free).toContainText("Yours when your paid plan ends");
  await expect(page.locator("#plan-standing")).toBeFocused();

  const panel = await openSubscriptionTab(page);
  await expect(panel).toContainText(/Canceled: you have access until/);
  await expect(panel.getByRole("button", { name: "Cancel subscription" })).toHaveCount(0);
  await expect(panel.getByRole("link", { name: "Upgrade" })).toHaveCount(0);

  await openPricing(page);
  const portal = await newTab(context, () =>
    pricing.cards.teacher.getByRole("button", { name: "Resume subscription" }).click(),
  );
  await portal.getByRole("button", { name: "Don't cancel subscription" }).click();
  await expect(portal).toHaveURL(`${shop.app.url}/pricing`);
  // What the payment host tells may come after the page was asked for.
  await expect(async () => {
    await expect((await openPricing(portal)).own).toContainText(/Renews on/, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});

test("[PLAN-05] [PLAN-06] a card that fails buys nothing; a renewal that fails is told, and paid in the portal", async ({
  page,
  context,
  signIn,
  shop,
}) => {
  const { id } = await signIn();
  const pricing = await openPricing(page);
  const checkout = await newTab(context, () => pricing.cards.student.getByRole("button").click());
  await checkout.getByRole("button", { name: "Pay with a bad card" }).click();
  await checkout.getByRole("button", { name: "Back" }).click();
  await expect(checkout.getByRole("listitem").filter({ hasText: "Payment Canceled" })).toContainText(
    "No worries! You can subscribe anytime.",
  );
  await expect(checkout).toHaveURL(`${shop.app.url}/pricing`);
  expect(shop.stripe.subscriptionsOfUser(id)).toEqual([]);

  const again = await newTab(context, () =>
    pricing.cards.student.getByRole("button", { name: "Upgrade to Student" }).click(),
  );
  await finish(again, "Subscribe");
  await expect(pricing.cards.student).toContainText("Your current plan");
  const [subscription] = shop.stripe.subscriptionsOfUser(id);
  if (!subscription) throw new Error("Nothing was bought.");
  shop.stripe.subscriptions.endPeriod(subscription.id, "fails");
  await expect(async () => {
    await page.reload();
    await expect(pricing.own).toContainText("Your last payment failed.", { timeout: 2_000 });
  }).toPass();

  const portal = await newTab(context, () => pricing.portal.click());
  await portal.getByRole("button", { name: "Pay what is owed" }).click();
  await expect(portal).toHaveURL(`${shop.app.url}/pricing`);
  await expect((await openPricing(portal)).own).toContainText("Renews on");
});

test("[PLAN-05] after a refund and the end of the subscription the plan is the free one again", async ({
  page,
  context,
  signIn,
  shop,
}) => {
  const { id } = await signIn();
  const pricing = await openPricing(page);
  const checkout = await newTab(context, () => pricing.cards.student.getByRole("button").click());
  await finish(checkout, "Subscribe");
  await expect(pricing.cards.student).toContainText("Your current plan");
  const [subscription] = shop.stripe.subscriptionsOfUser(id);
  if (!subscription) throw new Error("Nothing was bought.");
  shop.stripe.subscriptions.refund(subscription.id);
  shop.stripe.subscriptions.cancelNow(subscription.id);
  await expect(async () => {
    await page.reload();
    await expect(pricing.cards.free).toContainText("Your current plan", { timeout: 2_000 });
  }).toPass();
  await expect(pricing.cards.student.getByRole("button", { name: "Upgrade to Student" })).toBeVisible();
});

test("[PLAN-02] [ERR-09] where the new tab is blocked, it says so, and this one goes there after two seconds", async ({
  page,
  signIn,
  shop,
}) => {
  await page.addInitScript("window.open = () => null");
  await signIn();
  const pricing = await openPricing(page);
  const answer = page.waitForResponse("**/api/subscription/create");
  const departure = page.waitForRequest(`${shop.stripe.origin}/**`);
  await pricing.cards.student.getByRole("button", { name: "Upgrade to Student" }).click();
  await expect(pricing.toast("Popup Blocked")).toBeVisible();
  expect(await delayMs(await answer, await departure)).toBeGreaterThan(1_900);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Payment Canceled" })).toBeVisible();
});

for (const checkoutUrl of [
  "https://checkout.stripe.com.evil.example/c/pay",
  "javascript:document.title='owned'",
  "http://localhost:9/pay",
]) {
  test(`[PLAN-02] [ERR-09] the address ${checkoutUrl} is refused`, async ({ page, context, signIn }) => {
    // As if the payment host had been taken over: its API is the app's, so that only its answer can be put in its place.
    await page.route("**/api/subscription/create", (route) =>
      route.fulfill({ json: { checkoutUrl, standInOrigin: null } }),
    );
    await signIn();
    const pricing = await openPricing(page);
    await pricing.cards.student.getByRole("button", { name: "Upgrade to Student" }).click();
    await expect(pricing.toast("Subscription Failed")).toContainText("Unable to initialize payment. Please try again.");
    expect(context.pages()).toHaveLength(1);
  });
}

test.describe("what the server refuses", () => {
  test.use({ expectedConsoleErrors: [REFUSED] });

  test("[PLAN-03] [ERR-09] the payment host is down: Subscription Failed, with the reason", async ({
    page,
    signIn,
    shop,
  }) => {
    await signIn();
    const pricing = await openPricing(page);
    await expect(pricing.cards.free).toContainText("Your current plan");
    shop.stripe.breakDown("refuses");
    await pricing.cards.student.getByRole("button").click();
    await expect(pricing.toast("Subscription Failed")).toBeVisible({ timeout: 30_000 });
    shop.stripe.breakDown(null);
  });

  test("[PLAN-03] [ERR-09] who was signed out meanwhile is told, and led to the sign-in after two seconds", async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    const pricing = await openPricing(page);
    await expect(pricing.cards.free).toContainText("Your current plan");
    await context.clearCookies();
    const answer = page.waitForResponse("**/api/subscription/create");
    const departure = page.waitForRequest(/\/api\/login\b/);
    await pricing.cards.student.getByRole("button").click();
    await expect(pricing.toast("Login Required")).toBeVisible();
    expect(await delayMs(await answer, await departure)).toBeGreaterThan(1_900);
    await expect(page).toHaveURL("/sign-in");
  });

  test("[PLAN-04] [ERR-08] a cancellation that fails gives the server's reason", async ({
    page,
    context,
    signIn,
    shop,
  }) => {
    await signIn();
    const pricing = await openPricing(page);
    const checkout = await newTab(context, () => pricing.cards.student.getByRole("button").click());
    await finish(checkout, "Subscribe");
    await expect(pricing.own).toContainText("Renews on");
    shop.stripe.breakDown("refuses");
    await pricing.own.getByRole("button", { name: "Cancel subscription" }).click();
    await pricing.own.getByRole("button", { name: "Confirm Cancel" }).click();
    const { errors } = await loadMessages("en", ["errors"]);
    await expect(pricing.toast("Cancellation Failed")).toContainText(errors.PAYMENTS_UNAVAILABLE, { timeout: 30_000 });
    shop.stripe.breakDown(null);
  });
});

test("[PLAN-03] [ERR-09] a visitor is told to sign in, led there after two seconds, and comes back", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const quiet = watchQuiet(page);
  const told = page.waitForResponse("**/api/auth/session");
  const pricing = await openPricing(page);
  await told;
  await quiet();
  await pricing.cards.student.getByRole("link", { name: "Choose Student" }).click();
  await expect(pricing.toast("Login Required")).toBeVisible();
  expect(asked).not.toContain("/api/subscription/create");
  expect(asked).not.toContain("/api/subscription/status");
  await page.waitForURL("**/sign-in");
  await page.getByRole("button", { name: /New student/ }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(pricing.cards.free).toContainText("Your current plan");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[PLAN-01] the pricing page is complete, and its buttons lead to the sign-in", async ({ page }) => {
    const { cards } = await openPricing(page);
    await expect(cards.free.locator(".price")).toHaveText("Free");
    await expect(cards.student).toContainText("$15/month");
    await expect(cards.teacher.getByRole("link", { name: "Choose Teacher" })).toHaveAttribute(
      "href",
      "/api/login?returnTo=/pricing",
    );
  });
});

for (const [locale, word] of Object.entries({
  en: "Free",
  es: "Gratis",
  fr: "Gratuit",
  am: "ነጻ",
  zh: "免费",
  hi: "मुफ़्त",
})) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[PLAN-01] a price of zero is shown as ${word}, on the landing page as an amount`, async ({ page }) => {
      await page.goto("/pricing");
      const prices = page.locator(".plans .price");
      await expect(prices).toHaveText([word, /15/, /25/]);
      await page.goto("/");
      await expect(prices).toHaveText([/0/, /15/, /25/]);
    });
  });
}

test("[PLAN-01] the plan that one has, a trial among them, can be told in high contrast", async ({
  page,
  context,
  signIn,
  shop,
}) => {
  await page.addInitScript(() => localStorage.setItem("atomcoach.settings", JSON.stringify({ highContrast: true })));
  const { id } = await signIn();
  const pricing = await openPricing(page);
  const checkout = await newTab(context, () => pricing.cards.student.getByRole("button").click());
  await finish(checkout, "Subscribe");
  await checkout.close();
  // That the page sees it by itself is shown above, where nobody closes the tab before it has come back.
  await expect(async () => {
    await page.reload();
    await expect(pricing.own).toContainText("Renews on", { timeout: 5_000 });
  }).toPass();
  const [subscription] = shop.stripe.subscriptionsOfUser(id);
  if (!subscription) throw new Error("Nothing was bought.");
  subscription.status = "trialing";
  shop.stripe.account.tell("customer.subscription.updated", subscription);
  await expect(async () => {
    await page.reload();
    await expect(pricing.own).toContainText("Free trial", { timeout: 2_000 });
  }).toPass();
  await expect(pricing.own).toContainText(/Free until [A-Z]/);
  await expectAccessible(page);
});

test("[PLAN-01] where the first plan is free for some days, it says so and until when, and the next one is paid", async ({
  page,
  context,
  signIn,
  shop,
  trialShop,
}) => {
  const { id } = await signIn();
  const address = `${trialShop.url}/pricing`;
  const pricing = await openPricing(page, address);
  const checkout = await newTab(context, () =>
    pricing.cards.student.getByRole("button", { name: "Upgrade to Student" }).click(),
  );
  await finish(checkout, "Subscribe");
  await expect(pricing.own).toContainText("Free trial");
  await checkout.close();
  await expect(pricing.own).toContainText(/Free until [A-Z][a-z]+ \d+, \d{4}\. The first payment is due then\./);
  const [first] = shop.stripe.subscriptionsOfUser(id);
  expect(first).toMatchObject({ status: "trialing" });
  shop.stripe.subscriptions.cancelNow(first?.id ?? "");

  await expect(async () => {
    await openPricing(page, address);
    await expect(pricing.cards.free).toContainText("Your current plan", { timeout: 2_000 });
  }).toPass();
  const again = await newTab(context, () =>
    pricing.cards.teacher.getByRole("button", { name: "Upgrade to Teacher" }).click(),
  );
  await finish(again, "Subscribe");
  await expect(pricing.own).toContainText("Renews on");
  await expect(pricing.own).not.toContainText("Free trial");
  expect(shop.stripe.subscriptionsOfUser(id).map(({ status }) => status)).toEqual(["canceled", "active"]);
});

for (const locale of LOCALES) {
  test(`[PLAN-01] the pricing page in ${locale} weighs at most 8 kB of HTML and 160 kB of script`, async ({
    request,
  }) => {
    const { htmlBytes, scriptBytes } = await weighPage(request, "/pricing", locale);
    expect(htmlBytes).toBeLessThanOrEqual(8_000);
    expect(scriptBytes).toBeLessThanOrEqual(160_000);
  });

  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[PLAN-01] the plans of a paying teacher in ${locale} fit a small phone, without accessibility violations`, async ({
      page,
      context,
      signIn,
    }) => {
      await signIn();
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto("/pricing");
      const { payment } = await loadMessages(locale, ["payment"]);
      const teacher = page.locator(".plans > li").nth(2);
      const checkout = await newTab(context, () => teacher.getByRole("button").click());
      await finish(checkout, "Subscribe");
      await expect(teacher).toContainText(payment.actions.current);
      await checkout.close();
      await expect(page.getByRole("region", { name: payment.standing.title })).toContainText(payment.plans.teacher);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page, looksIn(locale));
    });
  });
}

withoutPayments.describe("where payments are not configured", () => {
  withoutPayments.use({ expectedConsoleErrors: [REFUSED] });

  withoutPayments("[PLAN-03] it says so before a click is wasted, and again after one", async ({ page, signIn }) => {
    await signIn();
    const pricing = await openPricing(page);
    await expect(page.getByText("Payments are not set up on this site")).toBeVisible();
    await pricing.cards.student.getByRole("button", { name: "Upgrade to Student" }).click();
    const { errors } = await loadMessages("en", ["errors"]);
    await expect(pricing.toast("Subscription Failed")).toContainText(errors.PAYMENTS_NOT_CONFIGURED);
  });

  withoutPayments("[PLAN-04] [SET-05] a plan that was given can be canceled all the same", async ({ page, signIn }) => {
    await signIn({ plan: "student" });
    const panel = await openSubscriptionTab(page);
    await panel.getByRole("button", { name: "Cancel subscription" }).click();
    await panel.getByRole("button", { name: "Confirm Cancel" }).click();
    await expect(panel).toContainText(/Canceled: you have access until/);
    await expect(panel.getByRole("button", { name: "Cancel subscription" })).toHaveCount(0);
  });
});
