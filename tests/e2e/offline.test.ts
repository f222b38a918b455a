import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { expect, test } from "#tests/support/browser.ts";
import { type DatabaseRelay, startDatabaseRelay } from "#tests/support/database-relay.ts";
import { openChat, openSettledChat } from "./chat-screen.ts";
import { openPractice, questionCard } from "./practice-screen.ts";

/** An app whose database can be taken away: it answers, and can do nothing. */
let relay: DatabaseRelay;
let app: AppServer;
let shared: string | undefined;

test.describe.configure({ mode: "default" });
test.use({ expectedConsoleErrors: [/status of 503|ERR_INTERNET_DISCONNECTED|could not be evaluated/] });

test.beforeAll(async () => {
  relay = await startDatabaseRelay(process.env["DATABASE_URL"] ?? "");
  app = await startAppServer({ databaseUrl: relay.url });
  shared = process.env["BASE_URL"];
  process.env["BASE_URL"] = app.url;
});

test.afterEach(() => relay.restore());

test.afterAll(async () => {
  if (shared !== undefined) process.env["BASE_URL"] = shared;
  await app.stop();
  await relay.stop();
});

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });

test("[ROUTE-02] while the server fails, the chat says so, and opens when it is asked again", async ({
  page,
  signIn,
}) => {
  await signIn();
  relay.cut();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "AtomCoach cannot be reached" })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText("Check your connection, then try again.")).toBeVisible();
  await expectAccessible(page);
  relay.restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
});

for (const way of ["failing server", "lost connection"] as const) {
  test(`[ERR-03] [MSG-05] a message meets a ${way}: its words stay, also through a reload, and it can be sent again`, async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    const chat = await openSettledChat(page);
    await chat.askToTheEnd("molar mass of CO2");
    await expect(chat.finalAnswers).toHaveCount(1);
    if (way === "failing server") relay.cut();
    else await context.setOffline(true);
    await chat.send("molar mass of H2O");
    await expect(chat.toast("Error")).toContainText("Failed to send message. Please try again.");
    await expect(chat.input).toHaveValue("molar mass of H2O");
    await expect(chat.finalAnswers).toHaveCount(1);
    const unsent = page.getByRole("region", { name: "Not sent" });
    await expect(unsent).toContainText("molar mass of H2O");
    await unsent.getByRole("button", { name: "Send again" }).click();
    await expect(unsent).toBeVisible();
    await expectAccessible(page);
    relay.restore();
    await context.setOffline(false);
    await page.reload();
    await expect(chat.input).toHaveValue("molar mass of H2O");
    await chat.input.press("Enter");
    await expect(chat.finalAnswers).toHaveCount(2);
    await expect(chat.input).toHaveValue("");
    await expect(chat.questions).toHaveCount(2);
  });
}

test("[ERR-03] [MSG-05] what was stored though its answer was lost is sent again as the same question", async ({
  page,
  signIn,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  await signIn();
  const chat = await openSettledChat(page);
  const ids: unknown[] = [];
  await page.route("**/messages", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    ids.push(route.request().postDataJSON().id);
    if (ids.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await chat.send("molar mass of H2O");
  const unsent = page.getByRole("region", { name: "Not sent" });
  await unsent.getByRole("button", { name: "Send again" }).click();
  await expect(chat.finalAnswers).toHaveCount(1);
  await expect(unsent).toBeHidden();
  await expect(chat.input).toHaveValue("");
  await expect(chat.questions).toHaveCount(1);
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(2);
});

test("[ERR-03] [INPUT-03] what a button asked and could not be sent waits in its session, and can be sent again or put away", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const chat = await openSettledChat(page);
  const offline = page.getByRole("status").filter({ hasText: "You are offline." });
  await chat.askToTheEnd("molar mass of NaCl");
  await chat.newSession.click();
  await expect(chat.title).toHaveText("New Session");
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await page.getByRole("button", { name: "Multiple Choice" }).click();
  const unsent = page.getByRole("region", { name: "Not sent" });
  await expect(unsent).toContainText("Please give me a multiple choice question.");
  await context.setOffline(false);
  await expect(offline).toBeHidden();
  const sessions = await chat.showSessions();
  await sessions.getByRole("button", { name: /^Chemistry Learning Session/ }).click();
  await expect(chat.title).toHaveText("Chemistry Learning Session");
  await expect(unsent).toBeHidden();
  await chat.newSession.click();
  await unsent.getByRole("button", { name: "Close this notice" }).click();
  await expect(unsent).toBeHidden();
  await expect(chat.input).toBeFocused();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Multiple Choice" }).click();
  await context.setOffline(false);
  await unsent.getByRole("button", { name: "Send again" }).click();
  await expect(chat.replies).toHaveCount(1);
  await expect(unsent).toBeHidden();
});

test("[ERR-06] [INPUT-04] a file that the connection lost is sent again without being chosen anew", async ({
  page,
  context,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const chat = await openSettledChat(page);
  await page.getByRole("button", { name: "Upload file", exact: true }).click();
  const dialog = dialogOf(page, "Upload File");
  const field = dialog.getByLabel("Choose a file, or drop it here");
  await expect(field).toBeAttached();
  await context.setOffline(true);
  await field.setInputFiles({
    name: "sheet.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("1. Molar mass of KBr?"),
  });
  const unsent = dialog.getByRole("group", { name: "Not uploaded" });
  await expect(unsent).toContainText("sheet.txt");
  await expectAccessible(page);
  await context.setOffline(false);
  await unsent.getByRole("button", { name: "Send again" }).click();
  await expect(chat.toast("File Uploaded")).toContainText("sheet.txt has been uploaded successfully.");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("list", { name: "Attached files" })).toHaveText("sheet.txt");
});

test("[HOME-02] a conversation that cannot be fetched is asked for again by hand", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await chat.askToTheEnd("molar mass of CO2");
  await chat.newSession.click();
  await expect(chat.title).toHaveText("New Session");
  await chat.reload();
  const sessions = await chat.showSessions();
  relay.cut();
  await sessions.getByRole("button", { name: /^Chemistry Learning Session/ }).click();
  const failure = page.getByRole("alert").filter({ hasText: "The conversation could not be loaded." });
  await expect(failure).toBeVisible();
  relay.restore();
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(chat.finalAnswers).toHaveCount(1);
});

test("[ERR-04] [HOME-06] while the server fails, sessions stay as they are, and their names in the field", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  const sessions = await chat.showSessions();
  relay.cut();
  await chat.newSession.click();
  await expect(chat.toast("Failed to create new session")).toBeVisible();
  await sessions.getByRole("button", { name: /^Options for/ }).click();
  await page.getByRole("button", { name: "Rename" }).click();
  const name = sessions.getByRole("textbox", { name: "Name of the session" });
  await name.fill("Kept");
  await name.press("Enter");
  await expect(chat.toast("Failed to rename the session")).toBeVisible();
  await expect(name).toHaveValue("Kept");
  relay.restore();
  await name.press("Enter");
  await expect(chat.title).toHaveText("Kept");
  relay.cut();
  await sessions.getByRole("searchbox").fill("Kept");
  await expect(sessions.getByRole("status")).toHaveText("The search failed. Please try again.");
});

test("[PROF-03] [ERR-10] a profile that cannot be saved stays as it was typed, and is saved the next time", async ({
  page,
  signIn,
}) => {
  await signIn({ firstName: " ", grade: null });
  await page.goto("/");
  const dialog = dialogOf(page, "Complete Your Profile");
  await dialog.getByLabel("First Name").fill("Marie");
  await dialog.getByLabel("Grade Level").selectOption("11");
  relay.cut();
  await dialog.getByRole("button", { name: "Complete Profile" }).click();
  await expect(
    page.getByRole("listitem").filter({ hasText: "Failed to update profile. Please try again." }),
  ).toBeVisible();
  await expect(dialog.getByLabel("First Name")).toHaveValue("Marie");
  await expect(dialog.getByLabel("Grade Level")).toHaveValue("11");
  relay.restore();
  await dialog.getByRole("button", { name: "Complete Profile" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toContainText("Marie Test");
});

test("[FEED-01] [ERR-12] feedback that cannot be sent stays as it was written, and is sent the next time", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  await page.getByRole("button", { name: "Feedback" }).click();
  const dialog = dialogOf(page, "Feedback");
  await dialog.getByRole("radio", { name: "An idea" }).check();
  await dialog.getByLabel("Your feedback").fill("Draw orbitals.");
  relay.cut();
  await dialog.getByRole("button", { name: "Send feedback" }).click();
  await expect(chat.toast("Failed to send your feedback. Please try again.")).toBeVisible();
  await expect(dialog.getByLabel("Your feedback")).toHaveValue("Draw orbitals.");
  await expect(dialog.getByRole("radio", { name: "An idea" })).toBeChecked();
  relay.restore();
  await dialog.getByRole("button", { name: "Send feedback" }).click();
  await expect(chat.toast("Feedback sent")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("[ERR-05] [HINT-02] while the server fails an answer stays in its field, and it and the hint can be asked for again", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  const card = questionCard(await practice.askFree());
  relay.cut();
  await card.submit("1 g");
  await expect(practice.chat.toast("Evaluation Failed")).toContainText(
    "Failed to evaluate your answer. Please try again.",
  );
  await expect(card.field).toHaveValue("1 g");
  await card.button("Get a hint").click();
  await practice.hints.getByRole("button", { name: "Get First Hint" }).click();
  await expect(practice.chat.toast("Failed to get a hint. Please try again.")).toBeVisible();
  relay.restore();
  await practice.hints.getByRole("button", { name: "Get First Hint" }).click();
  await expect(practice.hints.getByRole("listitem")).toHaveCount(1);
  await card.button("Submit").click();
  await expect(card.result).toContainText("points.");
});

test("[PROG-01] [SET-05] what a dialog cannot fetch is asked for again in it", async ({ page, signIn }) => {
  await signIn();
  await openChat(page);
  await page.getByRole("button", { name: "Student Preferences" }).click();
  const settings = dialogOf(page, "Student Preferences");
  await expect(settings).toBeVisible();
  await page.keyboard.press("Escape");
  // What was fetched before is there no more.
  await page.reload();
  await openChat(page);
  relay.cut();
  await page.getByRole("button", { name: "Student Preferences" }).click();
  await settings.getByRole("tab", { name: "Subscription" }).click();
  const failure = settings.getByRole("alert").filter({ hasText: "Your plan could not be loaded." });
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  relay.restore();
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(settings.getByRole("tabpanel")).toContainText("Current plan");
});

for (const [opener, name] of [
  ["Feedback", "Feedback"],
  ["Student Preferences", "Student Preferences"],
  ["Learning progress and statistics", "Learning Progress"],
  ["Upload file", "Upload File"],
] as const) {
  test(`${name} cannot be opened without a connection: that is said, what was typed stays, and it opens later`, async ({
    page,
    context,
    signIn,
  }) => {
    await signIn({ plan: "student" });
    const chat = await openSettledChat(page);
    await chat.input.fill("half a thought");
    await context.setOffline(true);
    await page.getByRole("button", { name: opener, exact: true }).click();
    await expect(chat.toast("Failed to open this. Please check your connection and try again.")).toBeVisible();
    await expect(chat.input).toHaveValue("half a thought");
    await context.setOffline(false);
    await page.getByRole("button", { name: opener, exact: true }).click();
    await expect(dialogOf(page, name)).toBeVisible();
  });
}
