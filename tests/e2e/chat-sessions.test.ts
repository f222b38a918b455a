import { expect, test } from "#tests/support/browser.ts";
import { addSession, openChat, openSettledChat, sessionsOf } from "./chat-screen.ts";

test("[ROUTE-02] a signed-in person gets the chat screen at /, and a spinner until it is ready", async ({
  page,
  signIn,
}) => {
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
  await chat.reload();
  await expect(chat.title).toHaveText("Older");
  expect(await page.evaluate(() => localStorage.getItem("atomcoach.currentSession"))).toBe(older);

  await page.evaluate(() => localStorage.setItem("atomcoach.currentSession", "00000000-0000-4000-8000-000000000000"));
  await chat.reload();
  await expect(chat.title).toHaveText("Newer");
});

test("[HOME-02] what this browser stored goes before what it told the server", async ({ page, context, signIn }) => {
  await signIn();
  const older = await addSession(page, "Older");
  await addSession(page, "Newer");
  const chat = await openChat(page);
  await expect(chat.title).toHaveText("Newer");
  await page.evaluate((id) => localStorage.setItem("atomcoach.currentSession", id), older);
  await chat.reload();
  await expect(chat.title).toHaveText("Older");
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === "CURRENT_SESSION")?.value)
    .toBe(older);
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
    const chat = await openSettledChat(page);
    await context.setOffline(true);
    await chat.newSession.click();
    await expect(chat.toast("Error")).toContainText("Failed to create new session");
  });

  test("[ERR-03] [MSG-05] a message that cannot be sent comes back, and can be sent again", async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    const chat = await openSettledChat(page);
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

test("[HOME-03] a double click starts one session, and the focus stays", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await chat.newSession.dblclick();
  await expect(chat.toast("New session started")).toHaveCount(1);
  await expect(chat.title).toHaveText("New Session");
  await expect(chat.newSession).toBeFocused();
  expect(await sessionsOf(page)).toHaveLength(2);
});

test("[HOME-03] [HOME-02] an unused session is taken up again; the API lists it, the screen only while it is there", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  const topics = page.getByRole("region", { name: "High School Chemistry" });
  const pick = async (name: string) => {
    await page.getByRole("tab", { name: "Topics" }).click();
    await topics.getByRole("button", { name, exact: false }).first().click();
    await expect(chat.title).toHaveText(`${name} Session`);
  };
  await pick("Kinetics");
  await pick("Matter & Energy");
  await pick("Kinetics");
  expect((await sessionsOf(page)).map(({ title, firstQuestion }) => [title, firstQuestion])).toEqual([
    ["Matter & Energy Session", null],
    ["Kinetics Session", null],
    ["Chemistry Learning Session", null],
  ]);
  const rows = (await chat.showSessions()).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Kinetics Session");

  await chat.newSession.click();
  await expect(chat.title).toHaveText("New Session");
  await chat.newSession.click();
  expect(await sessionsOf(page)).toHaveLength(4);

  await chat.askToTheEnd("molar mass of H2SO4");
  await expect(rows).toHaveText([/^New Session.*molar mass of H2SO4/]);
  await chat.newSession.click();
  await expect(chat.questions).toHaveCount(0);
  await expect(rows).toHaveCount(2);
  expect(await sessionsOf(page)).toHaveLength(5);
  await chat.reload();
  await openChat(page);
  await pick("Matter & Energy");
  expect(await sessionsOf(page)).toHaveLength(5);
});

test("[HOME-06] sessions of one title are told apart by what was asked first, also while the reply is written", async ({
  page,
  signIn,
}) => {
  await signIn();
  await addSession(page, "Gas Laws Session");
  const chat = await openChat(page);
  const rows = (await chat.showSessions()).getByRole("listitem");
  await chat.ask("density of CO2 at 1 atm and 300 K");
  await expect(rows.first()).toContainText("density of CO2 at 1 atm and 300 K");
  await expect(rows.first().locator("sub")).toHaveText("2");
  await expect(chat.retryButton.or(chat.replies.getByRole("button", { name: "Copy" }))).toBeVisible();
  await addSession(page, "Gas Laws Session");
  await chat.reload();
  await chat.showSessions();
  await expect(rows).toHaveCount(1);
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
  expect(
    await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
    ),
  ).toBe(true);
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
