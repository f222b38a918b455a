import { gzipSync } from "node:zlib";
import { LOCALES } from "#lib/i18n/locales.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openChat, openSettledChat, watchScripts } from "./chat-screen.ts";

/** A recogniser as browsers have it: it hears what `window.speak` is told, which is on `window.recognizers` too. */
const RECOGNISER = `
  window.recognizers = [];
  window.SpeechRecognition = window.webkitSpeechRecognition = class extends EventTarget {
    start() { window.recognizers.push(this); }
    stop() { this.dispatchEvent(new Event("end")); }
    abort() { this.dispatchEvent(new Event("end")); }
  };
  window.speak = (...transcripts) => {
    const results = transcripts.map((transcript) => [{ transcript }]);
    window.recognizers.at(-1).dispatchEvent(Object.assign(new Event("result"), { results, resultIndex: results.length - 1 }));
  };
`;

test("[MSG-01] [MSG-02] files in a message are shown by their names, their text is hidden", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  await chat.ask(
    "molar mass of H2O\n\n=== File: lab notes.txt ===\nsecret content\n\n=== File: data.csv ===\n1,2\n=== End of file ===",
  );
  await expect(chat.replies.getByRole("button", { name: "Copy" })).toBeVisible();
  for (const visit of ["first", "reloaded"]) {
    await test.step(visit, async () => {
      await expect(chat.questions.getByRole("list", { name: "Files" }).getByRole("listitem")).toHaveText([
        "lab notes.txt",
        "data.csv",
      ]);
      await expect(chat.questions.getByRole("paragraph")).toHaveText("molar mass of H2O");
      await expect(chat.questions).not.toContainText("secret content");
      await expect(chat.questions).not.toContainText("===");
    });
    if (visit === "first") await page.reload();
  }
});

test("the last question comes back into the input, and what stands there is kept", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await chat.ask("molar mass of H2O");
  await chat.askToTheEnd("molar mass of CO");
  const edit = page.getByRole("button", { name: "Edit", exact: true });
  await expect(edit).toHaveCount(1);
  await edit.click();
  await expect(chat.input).toBeFocused();
  await expect(chat.input).toHaveValue("molar mass of CO");
  await chat.input.press("End");
  await chat.input.press("2");
  await chat.input.press("Enter");
  await expect(chat.finalAnswers).toHaveCount(3);
  await expect(chat.questions.last()).toContainText("molar mass of CO2");

  await chat.input.fill("and why?");
  await edit.click();
  await expect(chat.input).toHaveValue("molar mass of CO2\n\nand why?");
});

test("[HOME-01] the header names the session and holds feedback, new session, export and settings", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  const header = page.getByRole("main").locator("header");
  await expect(header.getByRole("heading", { level: 1 })).toHaveText("Chemistry Learning Session");
  for (const name of ["New session", "Export session"])
    await expect(header.getByRole("button", { name, exact: true })).toBeVisible();
  for (const name of [/Feedback/i, "Student Preferences"]) {
    await header.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.getByRole("button", { name: /^Close/ }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(header.getByRole("button", { name })).toBeFocused();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  }
  await chat.newSession.click();
  await expect(header.getByRole("heading", { level: 1 })).toHaveText("New Session");
});

for (const [parameter, title, text] of [
  ["success", "Payment Successful!", "Thank you"],
  ["canceled", "Payment Canceled", "No worries! You can subscribe anytime."],
] as const) {
  test(`[ROUTE-06] ?${parameter} is told in the chat and leaves the address without a reload`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    // Told at once, while the chat still loads; it leaves after five seconds.
    await page.goto(`/?${parameter}=true&other=1`, { waitUntil: "commit" });
    const toasts = page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
    await expect(toasts).toHaveText([new RegExp(`${title}.*${text}`, "u")]);
    await expect(page).toHaveURL("/?other=1");
    const loads = await page.evaluate(() => performance.getEntriesByType("navigation").map(({ name }) => name));
    expect(loads).toEqual([expect.stringContaining(`?${parameter}=true`)]);
    await page.reload();
    const chat = await openChat(page);
    await expect(chat.toast(title)).toHaveCount(0);
  });

  for (const path of ["/", "/pricing"]) {
    test(`[ROUTE-06] ?${parameter} is told on ${path} to who is signed out, and leaves the address`, async ({
      page,
    }) => {
      await page.goto(`${path}?${parameter}`);
      const toast = page
        .getByRole("region", { name: /^Notifications/ })
        .getByRole("listitem")
        .filter({ hasText: title });
      await expect(toast).toContainText(text);
      await expect(page).toHaveURL(path);
      await toast.getByRole("button", { name: "Close" }).click();
      await expect(toast).toBeHidden();
    });
  }
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[ROUTE-06] on /pricing the toast speaks ${locale}`, async ({ page }) => {
      const { default: words } = await import(`../../messages/${locale}/payment.json`, { with: { type: "json" } });
      await page.goto("/pricing?canceled");
      await expect(page.getByRole("listitem").filter({ hasText: words.canceled.title })).toContainText(
        words.canceled.text,
      );
    });
  });
}

test("[INPUT-05] what is said is written, also while it is heard, until it is switched off", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(RECOGNISER);
  await signIn();
  const chat = await openChat(page);
  const voice = page.getByRole("button", { name: "Voice input" });
  await chat.input.fill("Find the");
  await expect(voice).toHaveAttribute("aria-pressed", "false");
  await voice.click();
  await expect(voice).toHaveAttribute("aria-pressed", "true");
  const listens = await page.evaluate(
    "(({ lang, continuous, interimResults }) => ({ lang, continuous, interimResults }))(recognizers.at(-1))",
  );
  expect(listens).toEqual({ lang: "en-US", continuous: true, interimResults: true });
  await page.evaluate("speak('molar mouse')");
  await expect(chat.input).toHaveValue("Find the molar mouse");
  await page.evaluate("speak('molar mass', ' of H2O')");
  await expect(chat.input).toHaveValue("Find the molar mass of H2O");
  await voice.click();
  await expect(voice).toHaveAttribute("aria-pressed", "false");
  await chat.sendButton.click();
  await expect(chat.finalAnswers).toHaveCount(1);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: [/Speech recognition failed: network/] });

  test("[INPUT-05] [ERR-11] an error is logged and switches it off, as its end does", async ({ page, signIn }) => {
    await page.addInitScript(RECOGNISER);
    await signIn();
    await openChat(page);
    const voice = page.getByRole("button", { name: "Voice input" });
    const logged = page.waitForEvent("console", (message) =>
      message.text().includes("Speech recognition failed: network"),
    );
    await voice.click();
    await page.evaluate("recognizers.at(-1).dispatchEvent(Object.assign(new Event('error'), { error: 'network' }))");
    await logged;
    await expect(voice).toHaveAttribute("aria-pressed", "false");
    await voice.click();
    await expect(voice).toHaveAttribute("aria-pressed", "true");
    await page.evaluate("recognizers.at(-1).dispatchEvent(new Event('end'))");
    await expect(voice).toHaveAttribute("aria-pressed", "false");
  });
});

test("[INPUT-05] a browser that recognises no speech shows no button for it", async ({ page, signIn }) => {
  await page.addInitScript("delete window.SpeechRecognition; delete window.webkitSpeechRecognition;");
  await signIn();
  await openChat(page);
  await expect(page.getByRole("button", { name: "Voice input" })).toHaveCount(0);
});

const INITIAL_SCRIPT_BYTES = 270_000;

/** What only one part of the app holds, which is to come when it is wanted. */
const LATE_PARTS = {
  "the typesetter of formulas": "katex",
  "the library of structures": "inventCoordinates",
  "Student Preferences": "settings.sliders",
  "Learning Progress": "progress.history",
  "the reader of Markdown": "micromark",
  // The build has read them: `read-messages.mjs`.
  "the reader of messages": "EXPECT_ARGUMENT_CLOSING_BRACE",
} as const;

test("[ROUTE-02] the chat screen arrives with at most 270 kB of script, without what is read, drawn or opened on demand", async ({
  page,
  signIn,
}) => {
  await signIn();
  const scripts = watchScripts(page);
  await openSettledChat(page);
  const arrived = await scripts();
  const bytes = arrived.reduce((sum, script) => sum + gzipSync(script, { level: 6 }).length, 0);
  expect(bytes).toBeGreaterThan(100 * 1_024);
  expect(bytes).toBeLessThanOrEqual(INITIAL_SCRIPT_BYTES);
  for (const [part, mark] of Object.entries(LATE_PARTS))
    expect(
      arrived.some((script) => script.includes(mark)),
      part,
    ).toBe(false);

  await page.getByRole("button", { name: "Student Preferences" }).click();
  await expect(page.getByRole("slider", { name: "Font size" })).toBeVisible();
  expect((await scripts()).some((script) => script.includes(LATE_PARTS["Student Preferences"]))).toBe(true);
});
