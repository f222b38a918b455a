import { expect, test } from "#tests/support/browser.ts";
import { sessionCookie } from "#tests/support/factories.ts";
import { openChat, openSettledChat } from "./chat-screen.ts";

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

test.describe(() => {
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test("[ERR-01] who was signed out elsewhere is told so, and finds the words again", async ({ page, signIn }) => {
    const { token } = await signIn();
    const chat = await openSettledChat(page);
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
