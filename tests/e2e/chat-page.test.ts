import { expect, test } from "#tests/support/browser.ts";
import { openChat, openSettledChat } from "./chat-screen.ts";

test("[TOAST-01] on a phone a toast leaves the input free", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn();
  const chat = await openChat(page);
  await chat.newSession.click();
  const toast = await chat.toast("New session started").boundingBox();
  const input = await chat.input.boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(input?.y ?? 0);
});

test("[SIDE-01] [SIDE-02] [API-27] the sidebar says who is signed in, and lets them out", async ({ page, signIn }) => {
  await signIn({ firstName: "Marie", lastName: "Curie", grade: "11" });
  const chat = await openChat(page);
  await expect(chat.sidebar).toContainText("AtomCoach");
  await expect(chat.sidebar).toContainText("Marie Curie");
  await expect(chat.sidebar).toContainText("Grade 11");
  await expect(chat.sidebar.getByRole("button", { name: /Language/ })).toBeVisible();
  await chat.sidebar.getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Get Started Free" }).first()).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("[SIDE-02] a grade that is not set is said so", async ({ page, signIn }) => {
  await signIn({ grade: null });
  await page.goto("/");
  await page.getByRole("dialog", { name: "Complete Your Profile" }).press("Escape");
  const chat = await openChat(page);
  await expect(chat.sidebar).toContainText("Grade not set");
});

test("[API-03] nothing is fetched again when the window gets the focus back", async ({ page, context, signIn }) => {
  await signIn();
  await openSettledChat(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const other = await context.newPage();
  await other.bringToFront();
  await page.bringToFront();
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
    window.dispatchEvent(new Event("online"));
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(asked).toEqual([]);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: [/left alone/] });

  test("[API-04] errors about a lost sign-in are silenced, others are not", async ({ page, signIn }) => {
    await signIn();
    await openChat(page);
    const heard: string[] = [];
    page.on("console", (message) => heard.push(message.text()));
    page.on("pageerror", (error) => heard.push(error.message));
    await page.evaluate(() => {
      console.error("401: Unauthorized");
      void Promise.reject(new Error("401: Unauthorized"));
      console.error("left alone: 401");
      void Promise.reject(new Error("left alone: Unauthorized"));
    });
    await expect.poll(() => heard.toSorted()).toEqual(["left alone: 401", "left alone: Unauthorized"]);
  });
});

test("[ROUTE-02] a sign-in that ended elsewhere leads back to the sign-in", async ({ page, signIn }) => {
  await signIn();
  await openSettledChat(page);
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole("link", { name: /Sign In|Get Started Free/ }).first()).toBeVisible();
});
