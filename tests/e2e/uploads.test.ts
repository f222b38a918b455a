import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { makeDocx, makePdf, makePptx, type Run } from "#tests/support/documents.ts";
import { openChat } from "./chat-screen.ts";

const EXERCISES: Run[][] = [
  ["1. Balance H", { sub: "2" }, " + O", { sub: "2" }, " -> H", { sub: "2" }, "O."],
  ["2. How many moles are in 25.0 g of NaCl?"],
  ["3. What is the molar mass of CuSO", { sub: "4" }, "?"],
];

type Upload = { name: string; mimeType: string; buffer: Buffer };

const file = (name: string, mimeType: string, bytes: Uint8Array | string): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

const SHEETS = [
  file("sheet.pdf", "application/pdf", makePdf([EXERCISES])),
  file("sheet.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", makeDocx([EXERCISES])),
  file(
    "sheet.pptx",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    makePptx([EXERCISES]),
  ),
];

/** A point, as PNG. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

async function openUpload(page: Page) {
  await page.getByRole("button", { name: "Upload file", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Upload File" });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function attach(page: Page, upload: Upload) {
  const dialog = await openUpload(page);
  await dialog.getByLabel("Choose a file, or drop it here").setInputFiles(upload);
  return dialog;
}

test("[INPUT-04] [MSG-01] [ERR-13] worksheets are uploaded, attached and solved from, and their names stay with the message", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const chat = await openChat(page);
  const attached = page.getByRole("list", { name: "Attached files" });
  for (const sheet of SHEETS) {
    const dialog = await attach(page, sheet);
    await expect(chat.toast("File Uploaded").first()).toContainText(`${sheet.name} has been uploaded successfully.`);
    await expect(dialog).toBeHidden();
  }
  await expect(attached.getByRole("listitem")).toHaveText(SHEETS.map(({ name }) => name));
  await page.getByRole("button", { name: "Upload file", exact: true }).click();
  await expect(chat.toast("No more files")).toContainText("A message takes up to 3 files.");
  await page.getByRole("button", { name: "Remove sheet.docx" }).click();
  await page.getByRole("button", { name: "Remove sheet.pptx" }).click();

  await chat.ask("solve exercise 3 of the sheet");
  await expect(attached).toBeHidden();
  await expect(chat.finalAnswers.last()).toContainText("159.6");
  await expect(chat.questions.last().getByRole("list", { name: "Files" })).toHaveText("sheet.pdf");
  await page.reload();
  await openChat(page);
  await expect(chat.questions.last().getByRole("list", { name: "Files" })).toHaveText("sheet.pdf");
  await chat.ask("and number 2?");
  await expect(chat.finalAnswers.last()).toContainText("0.428");
});

test("[INPUT-04] a file alone can be sent, and Solve Problem asks which exercise is meant", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const chat = await openChat(page);
  await expect(chat.sendButton).toBeDisabled();
  await attach(page, file("sheet.txt", "text/plain", "1. Molar mass of NaCl?\n2. Molar mass of KCl?"));
  await expect(chat.sendButton).toBeEnabled();
  await chat.solveProblem.click();
  await expect(chat.replies.last()).toContainText("Which exercise shall I solve?");
});

test("[INPUT-04] [ERR-06] what is too large or of a wrong kind is told, and the dialog stays for another", async ({
  page,
  signIn,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/415/);
  await signIn({ plan: "student" });
  const chat = await openChat(page);
  const dialog = await attach(page, file("long.txt", "text/plain", "x".repeat(10_485_761)));
  await expect(chat.toast("File Too Large")).toContainText("File size must be less than 10MB");
  await dialog
    .getByLabel("Choose a file, or drop it here")
    .setInputFiles(file("program.pdf", "application/pdf", "MZ\0\0"));
  await expect(chat.toast("Upload Failed")).toContainText("Files of this kind cannot be read.");
  await dialog.getByLabel("Choose a file, or drop it here").setInputFiles(file("a.txt", "text/plain", "Water"));
  await expect(dialog).toBeHidden();
});

test("[INPUT-04] [ERR-06] where there is no room left, that is told", async ({
  page,
  signIn,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  await signIn({ plan: "student" });
  const chat = await openChat(page);
  const full = { status: 413, json: { code: "STORAGE_FULL", limit: 1_024, message: "" } };
  await page.route("**/api/objects/upload", (route) =>
    route.request().method() === "POST" ? route.fulfill(full) : route.continue(),
  );
  const dialog = await attach(page, file("a.txt", "text/plain", "Water"));
  await expect(chat.toast("Storage Full")).toContainText("There is no room left for this file.");
  // While the mouse lies on it, a toast stays.
  await chat.toast("Storage Full").hover();
  await page.unroute("**/api/objects/upload");
  await page.route("**/api/objects/*?expires=*", (route) => route.fulfill(full));
  await dialog.getByLabel("Choose a file, or drop it here").setInputFiles(file("a.txt", "text/plain", "Water"));
  await expect(chat.toast("Storage Full")).toHaveCount(2);
  await expect(dialog).toBeVisible();
});

test("[INPUT-04] a picture that nobody can read is told so before it goes, and goes if it is wished", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await signIn({ plan: "student" });
  await openChat(page);
  const attached = page.getByRole("list", { name: "Attached files" });
  const picture = file("board.png", "image/png", PICTURE);
  const dialog = await attach(page, picture);
  const question = dialog.getByRole("region", { name: "This picture will not be read" });
  await expect(question).toContainText("Write the problem in words, too.");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Choose another file" }).click();
  await dialog.getByLabel("Choose a file, or drop it here").setInputFiles(picture);
  await question.getByRole("button", { name: "Upload it all the same" }).click();
  await expect(dialog).toBeHidden();
  await expect(attached).toHaveText("board.png");
});

test("[INPUT-03] [INPUT-04] Give Hint looks for its problem in the files", async ({ page, signIn }) => {
  await signIn({ plan: "student" });
  const chat = await openChat(page);
  await attach(page, file("one.txt", "text/plain", "What is the molar mass of NaCl?"));
  await expect(page.getByRole("list", { name: "Attached files" })).toBeVisible();
  await page.getByRole("button", { name: "Give Hint" }).click();
  await expect(chat.replies.last().getByRole("button", { name: "Copy" })).toBeVisible();
  await expect(chat.replies.last()).toContainText("Hint 1 of");
  await page.getByRole("button", { name: "Give Hint" }).click();
  await expect(chat.replies).toHaveCount(2);
  await expect(chat.replies.last()).toContainText("Hint 2 of");
});

test("[ERR-06] each step that fails has its own words", async ({ page, signIn, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  await signIn({ plan: "student" });
  const chat = await openChat(page);
  await openUpload(page);
  const choose = () =>
    page.getByLabel("Choose a file, or drop it here").setInputFiles(file("a.txt", "text/plain", "Water"));
  await page.route("**/api/objects/upload", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await choose();
  await expect(chat.toast("Upload Error")).toContainText("Failed to prepare file upload. Please try again.");
  await page.unroute("**/api/objects/upload");
  await page.route("**/api/objects/*?expires=*", (route) => route.fulfill({ status: 500 }));
  await choose();
  await expect(chat.toast("Upload Failed")).toContainText("Failed to upload file. Please try again.");
  await page.unroute("**/api/objects/*?expires=*");
  await page.route("**/api/objects/*?expires=*", (route) => route.fulfill({ status: 200, body: "<html>" }));
  await choose();
  await expect(chat.toast("Upload Error").first()).toContainText("Failed to process uploaded file.");
});

test("[ROLE-01] [PLAN-01] on the free plan the button leads to the plans", async ({ page, signIn }) => {
  await signIn({ plan: "free" });
  await openChat(page);
  const dialog = await openUpload(page);
  await expect(dialog.getByRole("heading", { name: "Files are part of the paid plans" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "See the plans" })).toHaveAttribute("href", "/pricing");
  await expect(dialog.locator("input[type=file]")).toHaveCount(0);
});

test("[INPUT-04] the dialog is accessible, also on a narrow screen, by keyboard alone", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn({ plan: "student" });
  const chat = await openChat(page);
  const button = page.getByRole("button", { name: "Upload file", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Upload File" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await attach(
    page,
    file("a name that is much longer than the screen of a telephone is wide.txt", "text/plain", "Water"),
  );
  await expect(page.getByRole("list", { name: "Attached files" })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(chat.input).toBeVisible();
});
