import type { Page } from "@playwright/test";
import { makePdf } from "#tests/support/documents.ts";
import { expect, test } from "#tests/support/upload-service.ts";

// The apps of two services would share one database, and each look for the other's files at its own.
test.describe.configure({ mode: "default" });

const SHEET = {
  name: "sheet.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(
    makePdf([[["1. What is the molar mass of NaCl?"], ["2. How many moles are in 25.0 g of NaCl?"]]]),
  ),
};
const PROGRAM = { name: "program.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ\0\0 a program") };
const LONG = { name: "long.txt", mimeType: "text/plain", buffer: Buffer.alloc(700_000, "Water. ") };

const toast = (page: Page, title: string) =>
  page
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: title });

async function openDialog(page: Page) {
  await page.goto("/");
  await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
  await page.getByRole("button", { name: "Upload file", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Upload File" });
  await expect(dialog).toBeVisible();
  return { dialog, chooser: dialog.locator("[data-ut-element=button] input[type=file]") };
}

test("[INPUT-04] UploadThing's own component sends a file straight to the service, whose signed callback enters it, and it is solved from", async ({
  page,
  signIn,
  installation,
}) => {
  const { service } = installation;
  await signIn({ plan: "student" });
  const { dialog, chooser } = await openDialog(page);
  await chooser.setInputFiles(SHEET);
  await expect(toast(page, "File Uploaded")).toContainText("sheet.pdf has been uploaded successfully.");
  await expect(dialog).toBeHidden();
  expect([...service.files.values()].map((bytes) => bytes.equals(SHEET.buffer))).toEqual([true]);
  expect(service.callbacks).toEqual([200]);
  const [key = ""] = service.files.keys();
  expect(await service.callBack(key, { signature: "hmac-sha256=00" })).toBe(400);

  await page.getByRole("textbox", { name: "Message" }).fill("solve exercise 2 of the sheet");
  await page.getByRole("button", { name: "Send" }).click();
  const answer = page.getByRole("heading", { name: "Final answer" }).locator("..");
  await expect(answer).toContainText("0.428");
});

test("[INPUT-04] [ERR-06] what the service was given and may not stay is told, and removed there", async ({
  page,
  signIn,
  installation,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/403/);
  await signIn({ plan: "student" });
  const { dialog, chooser } = await openDialog(page);
  await chooser.setInputFiles(PROGRAM);
  await expect(toast(page, "Upload Failed")).toContainText("Files of this kind cannot be read.");
  await expect.poll(() => installation.service.files.size).toBe(0);
  await chooser.setInputFiles(LONG);
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Upload file", exact: true }).click();
  await chooser.setInputFiles(LONG);
  await expect(toast(page, "Storage Full")).toContainText("There is no room left for this file.");
  expect(installation.service.files.size).toBe(1);
});

test("[MAT-03] [MAT-05] a material goes to the service, is read from there, and leaves it with its record", async ({
  page,
  signIn,
  installation,
}) => {
  await signIn({ plan: "teacher" });
  await page.goto("/materials");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Sheets");
  await page.getByRole("combobox", { name: "Topic", exact: true }).selectOption("stoichiometry");
  await page.locator("[data-ut-element=button] input[type=file]").setInputFiles(SHEET);
  const item = page.getByRole("listitem", { name: "Sheets", exact: true });
  await expect(item).toContainText("Ready: answers draw on it", { timeout: 60_000 });
  expect(installation.service.files.size).toBe(1);
  await item.getByRole("button", { name: "Delete Sheets" }).click();
  await item.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(item).toHaveCount(0);
  await expect.poll(() => installation.service.files.size, { timeout: 30_000 }).toBe(0);
});
