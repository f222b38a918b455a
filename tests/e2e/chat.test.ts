import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { sessionCookie } from "#tests/support/factories.ts";
import { openChat } from "./chat-screen.ts";

const SESSIONS = "/api/chat/sessions";

async function sessionsOf(page: Page): Promise<{ id: string; title: string; topic: string }[]> {
  return (await page.request.get(SESSIONS)).json();
}

async function addSession(page: Page, title: string): Promise<string> {
  const answer = await page.request.post(SESSIONS, { data: { topic: "gas-laws", title } });
  return (await answer.json()).id;
}

test("[ROUTE-02] a signed-in person gets the chat screen at /, and a spinner until it is ready", async ({ page, signIn }) => {
  await signIn();
  const arrived = await (await page.request.get("/")).text();
  expect(arrived).toContain("Loading your chat");
  const chat = await openChat(page);
  await expect(chat.input).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("[HOME-02] [API-10] [API-11] whoever has no session gets one, once", async ({ page, signIn }) => {
  await signIn();
  await openChat(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chemistry Learning Session");
  await page.reload();
  await openChat(page);
  expect(await sessionsOf(page)).toMatchObject([{ title: "Chemistry Learning Session", topic: "stoichiometry" }]);
});

test("[HOME-02] the session used last in this browser is opened again, else the first", async ({ page, signIn }) => {
  await signIn();
  const older = await addSession(page, "Older");
  await addSession(page, "Newer");
  const chat = await openChat(page);
  await expect(chat.title).toHaveText("Newer");
  await (await chat.showSessions()).getByRole("button", { name: /^Older/ }).click();
  await expect(chat.title).toHaveText("Older");
  await page.reload();
  await expect(chat.title).toHaveText("Older");
  expect(await page.evaluate(() => localStorage.getItem("atomcoach.currentSession"))).toBe(older);

  await page.evaluate(() => localStorage.setItem("atomcoach.currentSession", "00000000-0000-4000-8000-000000000000"));
  await page.reload();
  await expect(chat.title).toHaveText("Newer");
});

test("[HOME-02] what this browser stored goes before what it told the server", async ({ page, context, signIn }) => {
  await signIn();
  const older = await addSession(page, "Older");
  await addSession(page, "Newer");
  const chat = await openChat(page);
  await expect(chat.title).toHaveText("Newer");
  await page.evaluate((id) => localStorage.setItem("atomcoach.currentSession", id), older);
  await page.reload();
  await expect(chat.title).toHaveText("Older");
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === "CURRENT_SESSION")?.value).toBe(older);
});

test("[HOME-03] [ERR-13] New session opens an empty one on the current topic", async ({ page, signIn }) => {
  await signIn();
  await addSession(page, "Older");
  const chat = await openChat(page);
  await chat.newSession.click();
  await expect(chat.toast("New session started")).toBeVisible();
  await expect(chat.title).toHaveText("New Session");
  expect((await sessionsOf(page))[0]).toMatchObject({ title: "New Session", topic: "gas-laws" });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("[ERR-04] a session that cannot be created is reported", async ({ page, context, signIn }) => {
    await signIn();
    const chat = await openChat(page);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await chat.newSession.click();
    await expect(chat.toast("Error")).toContainText("Failed to create new session");
  });

  test("[ERR-03] [MSG-05] a message that cannot be sent comes back, and can be sent again", async ({ page, context, signIn }) => {
    await signIn();
    const chat = await openChat(page);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await chat.send("molar mass of H2O");
    await expect(chat.toast("Error")).toContainText("Failed to send message. Please try again.");
    await expect(chat.input).toHaveValue("molar mass of H2O");
    await expect(chat.questions).toHaveCount(0);
    await context.setOffline(false);
    await chat.input.press("Enter");
    await expect(chat.replies).toHaveCount(1);
    await expect(chat.input).toHaveValue("");
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: [/status of 429/] });

  test("[ERR-02] a used-up day is named with its numbers, and what was typed stays", async ({ page, signIn }) => {
    await signIn({ plan: "free" });
    const chat = await openChat(page);
    for (let count = 1; count <= 5; count++) {
      await chat.ask("molar mass of H2O");
      await expect(chat.finalAnswers).toHaveCount(count);
    }
    await chat.send("molar mass of CO2");
    await expect(chat.toast("Daily Limit Reached")).toContainText(
      "You've used 5/5 for today. Upgrade to continue or try again tomorrow.",
    );
    await expect(chat.input).toHaveValue("molar mass of CO2");
    await chat.toast("Daily Limit Reached").getByRole("button", { name: "See plans" }).click();
    await expect(page).toHaveURL("/pricing");
  });
});

test("[CARD-01] [CARD-09] [MSG-01] [MSG-05] a problem is solved on a card, in true chemical notation, and stays", async ({ page, signIn }) => {
  await signIn({ firstName: "Marie", lastName: "Curie" });
  const chat = await openChat(page);
  await chat.ask("balance Fe + O2 -> Fe2O3");
  await expect(chat.questions).toHaveText(/balance Fe \+ O2 → Fe2O3/);
  await expect(page.getByText("MC", { exact: true }).first()).toBeVisible();

  for (const visit of ["first", "reloaded"]) {
    await test.step(visit, async () => {
      const answer = chat.finalAnswers.getByRole("math");
      await expect(answer).toHaveAccessibleName(/4 Fe \+ 3 O₂ → 2 Fe₂O₃/);
      await expect(answer.locator("sub")).toHaveText(["2", "2", "3"]);
      await expect(chat.replies.getByRole("listitem").first()).toBeVisible();
      await expect(chat.replies.getByText("Checked by the engine")).toBeVisible();
    });
    if (visit === "first") await page.reload();
  }
});

test("[CARD-02] several problems in one message are solved each below its number", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await chat.ask("1. molar mass of H2O\n2. balance H2 + O2 -> H2O");
  await expect(chat.replies.getByRole("heading", { name: "Problem 1" })).toBeVisible();
  await expect(chat.replies.getByRole("heading", { name: "Problem 2" })).toBeVisible();
  await expect(chat.finalAnswers).toHaveCount(2);
});

test("[CARD-09] copied chemistry keeps its subscripts where only text arrives", async ({ page, context, signIn }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn();
  const chat = await openChat(page);
  await chat.ask("balance Fe + O2 -> Fe2O3");
  await chat.finalAnswers.getByRole("math").selectText();
  await page.keyboard.press("ControlOrMeta+c");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll("\u00A0", " ").trim()).toBe("4 Fe + 3 O₂ → 2 Fe₂O₃");

  await chat.replies.getByRole("button", { name: "Copy" }).click();
  await expect(chat.replies.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Fe₂O₃");
});

test("[INPUT-02] send waits for words", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await expect(chat.sendButton).toBeDisabled();
  await chat.input.fill("   \n ");
  await expect(chat.sendButton).toBeDisabled();
  await chat.input.press("Enter");
  await expect(chat.questions).toHaveCount(0);
  await chat.input.fill("molar mass of H2O");
  await expect(chat.sendButton).toBeEnabled();
  await chat.sendButton.click();
  await expect(chat.finalAnswers).toHaveCount(1);
  await expect(chat.input).toHaveValue("");
  await expect(chat.input).toBeFocused();
});

test("[INPUT-02] a text that is too long says so, and cannot be sent", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await chat.input.fill("x".repeat(20_001));
  await expect(page.getByRole("alert").filter({ hasText: "at most 20,000 characters" })).toBeVisible();
  await expect(page.getByText("20,001/20,000")).toBeVisible();
  await expect(chat.sendButton).toBeDisabled();
  await chat.input.press("Backspace");
  await expect(chat.sendButton).toBeEnabled();
});

test("[I18N-02] what was typed outlives a reload and a change of language", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await chat.input.fill("molar mass of");
  await page.reload();
  await expect(chat.input).toHaveValue("molar mass of");
  await chat.sidebar.getByRole("button", { name: /Language/ }).click();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("textbox", { name: "Mensaje" })).toHaveValue("molar mass of");
});

test("[HOME-03] a double click starts one session, and the focus stays", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  const sessions = (await chat.showSessions()).getByRole("listitem");
  await expect(sessions).toHaveCount(1);
  await chat.newSession.dblclick();
  await expect(chat.toast("New session started")).toHaveCount(1);
  await expect(sessions).toHaveCount(2);
  await expect(chat.newSession).toBeFocused();
});

test("[TOAST-01] on a phone a toast leaves the input free", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn();
  const chat = await openChat(page);
  await chat.newSession.click();
  const toast = await chat.toast("New session started").boundingBox();
  const input = await chat.input.boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(input?.y ?? 0);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test("[ERR-01] who was signed out elsewhere is told so, and finds the words again", async ({ page, signIn }) => {
    const { token } = await signIn();
    // The last that the screen asks for by itself.
    const progress = page.waitForResponse(/\/api\/user\/progress/);
    const chat = await openChat(page);
    await progress;
    await page.waitForLoadState("networkidle");
    await page.context().clearCookies();
    await chat.send("molar mass of H2O");
    await expect(page.getByText("You are signed out")).toBeVisible();
    await page.context().addCookies([sessionCookie(token, page.url())]);
    await page.reload();
    await expect(chat.input).toHaveValue("molar mass of H2O");
  });
});

test("[INPUT-01] Shift+Enter starts a line, Enter sends", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await chat.input.fill("molar mass");
  await chat.input.press("Shift+Enter");
  await chat.input.pressSequentially("of H2O");
  await expect(chat.input).toHaveValue("molar mass\nof H2O");
  await chat.input.press("Enter");
  await expect(chat.questions).toHaveCount(1);
});

test("[INPUT-03] [API-13] Solve Problem sends what was typed, or asks for a problem", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/messages")) bodies.push(request.postDataJSON());
  });
  await chat.solveProblem.click();
  await expect(chat.questions).toHaveText([/Please ask me for the problem/]);
  await expect(chat.solveProblem).toBeEnabled();
  await chat.input.fill("molar mass of H2O");
  await chat.solveProblem.click();
  await expect(chat.finalAnswers).toHaveCount(1);
  expect(bodies).toMatchObject([
    { type: "solve_problem", preferences: { language: "en" } },
    { type: "solve_problem", content: "molar mass of H2O", problem: "molar mass of H2O" },
  ]);
});

test("[SIDE-01] [SIDE-02] [API-27] the sidebar says who is signed in, and lets them out", async ({ page, signIn }) => {
  await signIn({ firstName: "Marie", lastName: "Curie", grade: "11" });
  const chat = await openChat(page);
  await expect(chat.sidebar).toContainText("AtomCoach");
  await expect(chat.sidebar).toContainText("Marie Curie");
  await expect(chat.sidebar).toContainText("11 Grade");
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

test("[SIDE-05] below 768 px the sidebar is a drawer", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 767, height: 700 });
  await signIn();
  await addSession(page, "Older");
  await addSession(page, "Newer");
  const chat = await openChat(page);
  const drawer = page.getByRole("dialog", { name: "Sidebar" });
  const opener = page.getByRole("button", { name: "Open sidebar" });

  await opener.click();
  await expect(drawer).toBeVisible();
  for (let step = 0; step < 12; step++) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.mouse.click(740, 350);
  await expect(drawer).toBeHidden();

  await opener.click();
  await (await chat.showSessions()).getByRole("button", { name: /^Older/ }).click();
  await expect(drawer).toBeHidden();
  await expect(chat.title).toHaveText("Older");
});

test("[API-03] nothing is fetched again when the window gets the focus back", async ({ page, context, signIn }) => {
  await signIn();
  await openChat(page);
  await page.waitForLoadState("networkidle");
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
  await openChat(page);
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole("link", { name: /Sign In|Get Started Free/ }).first()).toBeVisible();
});

for (const [locale, words] of Object.entries({ es: "Nueva sesión", fr: "Nouvelle séance", am: "አዲስ ክፍለ ጊዜ", zh: "新建会话", hi: "नया सत्र" })) {
  test(`[I18N-01] [I18N-02] [I18N-03] the chat screen and its tutor speak ${locale}`, async ({ page, context, signIn, baseURL }) => {
    await signIn();
    await context.addCookies([{ name: "NEXT_LOCALE", value: locale, url: baseURL ?? "" }]);
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("button", { name: words })).toBeVisible();
    await page.getByRole("textbox").fill("Fe + O2 -> Fe2O3");
    await page.getByRole("textbox").press("Enter");
    await expect(page.getByRole("math", { name: "4 Fe + 3 O₂ → 2 Fe₂O₃", exact: true })).toBeVisible();
    await expect(page.locator("main")).not.toContainText(/both sides|Final answer|chat\.|solution\.|curriculum\./);
  });
}

for (const width of [320, 360, 768]) {
  test(`the chat screen fits ${width} px without scrolling sideways`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn();
    const chat = await openChat(page);
    await chat.ask("balance KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2");
    await expect(chat.finalAnswers).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
