import type { Page } from "@playwright/test";
import { LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { expectAccessible, looksIn } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { makeDocx, makePdf, makePptx } from "#tests/support/documents.ts";
import { openChat } from "./chat-screen.ts";

const PAGES = [
  [["The blue vessel of Axum holds copper(II) sulfate pentahydrate."]],
  [["When it is heated to 200 degrees it turns white, because the water leaves the crystals."]],
];

const FILES = {
  pdf: { name: "hydrates.pdf", mimeType: "application/pdf", buffer: Buffer.from(makePdf(PAGES)) },
  // What is public must not answer the questions of other tests.
  open: {
    name: "candle.docx",
    mimeType: "application/octet-stream",
    buffer: Buffer.from(
      makeDocx([[["A candle goes out below a glass."]], [["The oxygen of its air has been used up."]]]),
    ),
  },
  docx: { name: "hydrates.docx", mimeType: "application/octet-stream", buffer: Buffer.from(makeDocx(PAGES)) },
  pptx: { name: "hydrates.pptx", mimeType: "application/octet-stream", buffer: Buffer.from(makePptx(PAGES)) },
  scan: { name: "scan.pdf", mimeType: "application/pdf", buffer: Buffer.from(makePdf([[]])) },
};

/** The materials page as a teacher finds their way on it, in English. */
async function openMaterials(page: Page) {
  await page.goto("/materials");
  const title = page.getByLabel("Title");
  const item = (name: string) =>
    page.getByRole("list", { name: "Your materials" }).getByRole("listitem", { name, exact: true });
  // What the server drew waits for the list: once it is there, the page answers.
  await expect(title.first()).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading your materials" })).toHaveCount(0);
  return {
    title,
    topic: page.getByLabel("Topic"),
    chooser: page.getByLabel("Choose a file, or drop it here"),
    item,
    ready: (name: string) => expect(item(name)).toContainText("Ready: answers draw on it", { timeout: 40_000 }),
    toast: (text: string) =>
      page
        .getByRole("region", { name: /^Notifications/ })
        .getByRole("listitem")
        .filter({ hasText: text }),
  };
}

async function add(page: Page, title: string, file: (typeof FILES)[keyof typeof FILES], topic = "stoichiometry") {
  const materials = await openMaterials(page);
  await materials.title.fill(title);
  await materials.topic.selectOption(topic);
  await materials.chooser.setInputFiles(file);
  await expect(materials.item(title)).toBeVisible();
  return materials;
}

for (const plan of ["free", "student"] as const) {
  test(`[ROUTE-03] [ROUTE-05] [MAT-01] the ${plan} plan meets the notice, with status 200 and a way to the plans`, async ({
    page,
    signIn,
  }) => {
    await signIn({ plan });
    const response = await page.goto("/materials");
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL("/materials");
    await expect(page.getByRole("heading", { level: 1, name: "Teacher Plan Required" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/pricing");
    await expect(page.locator("input[type=file]")).toHaveCount(0);
  });
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[ROUTE-05] [I18N-01] a visitor meets the notice in ${locale}`, async ({ page }) => {
      const { materials } = await loadMessages(locale, ["materials"]);
      expect((await page.goto("/materials"))?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(materials.required.title);
      await expectAccessible(page, looksIn(locale));
    });

    test(`[MAT-02] [I18N-01] a teacher meets the form in ${locale}, accessible, also on a narrow screen`, async ({
      page,
      signIn,
    }) => {
      const { materials } = await loadMessages(locale, ["materials"]);
      await page.setViewportSize({ width: 360, height: 740 });
      await signIn({ plan: "teacher" });
      await page.goto("/materials");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(materials.title);
      await expect(page.getByText(materials.list.empty)).toBeVisible();
      await expectAccessible(page, looksIn(locale));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  });
}

test("[MAT-02] [MAT-03] [MAT-04] a material is filled in, uploaded, read, opened by page, and leads to the chat on its topic", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "teacher" });
  const materials = await openMaterials(page);
  await expect(materials.topic.getByRole("option")).toHaveCount(25);
  await expect(page.getByText("Fill in the title and the topic first")).toBeVisible();
  await expect(materials.chooser).toHaveCount(0);
  await materials.title.fill("Candles");
  await expect(materials.chooser).toHaveCount(0);
  await materials.topic.selectOption("nomenclature");
  await page.getByLabel("Tags").fill(" fire, , air ,fire");
  await page.getByRole("checkbox", { name: "Public" }).check();
  await materials.chooser.setInputFiles(FILES.open);

  const item = materials.item("Candles");
  await expect(materials.toast("candle.docx has been uploaded successfully.")).toBeVisible();
  for (const text of ["Nomenclature", "fire", "air", "Public", "candle.docx"]) await expect(item).toContainText(text);
  await materials.ready("Candles");
  await expect(item).toContainText("2 pages");
  await expect(materials.title).toHaveValue("");
  await expectAccessible(page);

  await item.getByRole("button", { name: "Text of Candles" }).click();
  const viewer = page.getByRole("dialog", { name: "Candles" });
  await expect(viewer).toContainText("goes out below a glass");
  await viewer.getByRole("button", { name: "Next page" }).click();
  await expect(viewer).toContainText("Page 2 of 2");
  await expect(viewer).toContainText("has been used up");
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await item.getByRole("link", { name: "Go to Chat" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nomenclature");
});

test("[MAT-03] [MAT-05] materials are searched, edited, and deleted after a second word", async ({ page, signIn }) => {
  await signIn({ plan: "teacher" });
  await add(page, "Hydrates", FILES.pdf);
  const materials = await add(page, "Kristallwasser", FILES.pptx, "solutions");
  await materials.ready("Hydrates");
  await materials.ready("Kristallwasser");

  const search = page.getByRole("searchbox", { name: "Search your materials" });
  await search.fill("PPTX kristall");
  await expect(page.getByText("1 material found")).toBeVisible();
  await expect(materials.item("Hydrates")).toHaveCount(0);
  await search.fill("");

  await page.getByRole("button", { name: "Edit Hydrates" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit material" });
  await expect(dialog.getByLabel("Title")).toHaveValue("Hydrates");
  await dialog.getByLabel("Title").fill("Salts and water");
  await dialog.getByLabel("Topic").selectOption("gas-laws");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const renamed = materials.item("Salts and water");
  await expect(renamed).toContainText("Gas Laws");

  await renamed.getByRole("button", { name: "Delete Salts and water" }).click();
  await expect(renamed.getByRole("button", { name: "Keep" })).toBeFocused();
  await renamed.getByRole("button", { name: "Keep" }).click();
  await renamed.getByRole("button", { name: "Delete Salts and water" }).click();
  await renamed.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(materials.toast("Material deleted")).toBeVisible();
  await expect(renamed).toHaveCount(0);
  await page.reload();
  await expect(materials.item("Kristallwasser")).toBeVisible();
  await expect(renamed).toHaveCount(0);
});

test("[MAT-04] [MAT-05] [MSG-06] a question that only a material answers is answered in its words, whose page opens; never after it is deleted", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "teacher" });
  const materials = await add(page, "Hydrates", FILES.pdf);
  await materials.ready("Hydrates");
  await materials.item("Hydrates").getByRole("link", { name: "Go to Chat" }).click();
  const chat = await openChat(page);
  await chat.ask("What does the blue vessel of Axum hold?");
  const reply = chat.replies.last();
  await expect(reply).toContainText("The blue vessel of Axum holds copper(II) sulfate pentahydrate.");
  const source = reply.getByRole("region", { name: "Sources" }).getByRole("button", { name: "Hydrates, page 1" });
  await source.click();
  const viewer = page.getByRole("dialog", { name: "Hydrates" });
  await expect(viewer.locator("mark")).toContainText("blue vessel of Axum");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(source).toBeFocused();
  await chat.reload();
  await expect(chat.replies.last().getByRole("region", { name: "Sources" })).toBeVisible();
  await expectAccessible(page);

  await openMaterials(page);
  await page.getByRole("button", { name: "Delete Hydrates" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(materials.toast("Material deleted")).toBeVisible();
  await page.goto("/");
  await openChat(page);
  await chat.ask("What does the blue vessel of Axum hold?");
  await expect(chat.questions).toHaveCount(2);
  await expect(chat.replies.last()).toContainText("That is outside my subject");
  await expect(chat.replies.last()).not.toContainText("copper(II)");
});

test("[MAT-04] a file without readable text says so, and can be tried again", async ({ page, signIn }) => {
  await signIn({ plan: "teacher" });
  const materials = await add(page, "Scan", FILES.scan);
  const item = materials.item("Scan");
  await expect(item).toContainText("The file has no readable text.", { timeout: 40_000 });
  const asked = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/read"),
  );
  await item.getByRole("button", { name: "Read it again" }).click();
  expect((await asked).ok()).toBe(true);
  await expect(item).toContainText("The file has no readable text.", { timeout: 40_000 });
});

test("[ERR-07] what fails says so, and what was written stays", async ({ page, signIn, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  await signIn({ plan: "teacher" });
  const materials = await openMaterials(page);
  await page.route("**/api/materials", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await materials.title.fill("Hydrates");
  await materials.topic.selectOption("solutions");
  await materials.chooser.setInputFiles(FILES.docx);
  await expect(materials.toast("Failed to upload teaching material")).toBeVisible();
  await expect(materials.title).toHaveValue("Hydrates");
  await page.unroute("**/api/materials");
  await materials.chooser.setInputFiles(FILES.docx);
  const item = materials.item("Hydrates");
  await page.route("**/api/materials/*", (route) => route.fulfill({ status: 500 }));
  await item.getByRole("button", { name: "Delete Hydrates" }).click();
  await item.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(materials.toast("Failed to delete teaching material")).toBeVisible();
  await expect(item).toBeVisible();
});

test("[ROUTE-05] [MAT-01] when the plan ends while the page is open, the notice takes its place", async ({
  page,
  signIn,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/403/);
  await signIn({ plan: "teacher" });
  await page.route(/\/api\/materials\?/, (route) => route.fulfill({ status: 403, json: { code: "PLAN_REQUIRED" } }));
  await page.goto("/materials");
  await expect(page.getByRole("heading", { name: "Teacher Plan Required" })).toBeVisible();
});
