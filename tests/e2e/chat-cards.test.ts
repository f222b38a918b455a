import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";

test("[CARD-01] [CARD-09] [MSG-01] [MSG-05] a problem is solved on a card, in true chemical notation, and stays", async ({
  page,
  signIn,
}) => {
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
      await expect(chat.replies.getByText("Atoms and charge balanced")).toBeVisible();
    });
    if (visit === "first") await chat.reload();
  }
});

test("[READ-03] a card says what was read in a problem, and a value that is corrected there is solved with, by keyboard", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  await chat.ask("A gas of 2.50 g CO2 fills 10 L at 300 K. Find its pressure.");
  const reading = chat.replies.first().getByText("What I read");
  await expect(reading.locator("..")).toContainText("m(CO2) = 2.50 g");
  await expect(reading.locator("..")).toContainText("asked: P(CO2)");
  await reading.locator("..").focus();
  await page.keyboard.press("Enter");
  await expect(chat.replies.first()).toContainText("R = 0.082057");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Value of V(CO₂)" }).fill("5.0 L");
  await page.keyboard.press("Enter");
  await expect(chat.questions.last()).toContainText("fills 5.0 L at 300 K");
  await expect(chat.replies.last()).toContainText("V(CO2) = 5.0 L");
  await expect(chat.finalAnswers.last()).toContainText("0.28");
});

for (const [locale, badge, { charges, hydrogen }] of [
  [
    "en",
    "Numbers right, chemistry doubtful",
    {
      charges: "NaCl₂ contradicts the common charges of its ions: Na⁺ and Cl⁻ give NaCl.",
      hydrogen: "Cu (copper) stands below hydrogen in the activity series",
    },
  ],
  [
    "es",
    "Números correctos, química dudosa",
    {
      charges: "NaCl₂ contradice las cargas habituales de sus iones: Na⁺ y Cl⁻ dan NaCl.",
      hydrogen: "Cu (cobre) está por debajo del hidrógeno en la serie de actividad",
    },
  ],
] as const) {
  test(`[TRUST-02] an equation that is balanced and yet impossible is not green, and the reason is said, in ${locale}`, async ({
    page,
    context,
    signIn,
    baseURL,
  }) => {
    await signIn();
    await context.addCookies([{ name: "NEXT_LOCALE", value: locale, url: baseURL ?? "" }]);
    await page.goto("/");
    const ask = async (text: string) => {
      await page.getByRole("textbox").fill(text);
      await page.getByRole("textbox").press("Enter");
    };
    const reply = page.getByRole("article", { name: "AtomCoach" }).last();
    await ask("Na + Cl2 -> NaCl2");
    await expect(reply).toContainText(
      charges.replaceAll(/[₂⁺⁻]/g, (sign) => ({ "₂": "2", "⁺": "+", "⁻": "−" })[sign] ?? sign),
    );
    await expect(reply).toContainText("2 Na + Cl2 → 2 NaCl");
    const shown = reply.getByRole("button", { name: badge });
    await expect(shown).toBeVisible();
    await expect(shown.locator("span").first()).toHaveClass(/text-nearly/);
    await expectAccessible(page);
    await page.reload();
    await expect(shown).toBeVisible();

    await ask("Cu + HCl -> CuCl2 + H2");
    await expect(reply).toContainText(hydrogen);
    await expect(shown.locator("span").first()).toHaveClass(/text-nearly/);
  });
}

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
  // The card that is stored takes the place of the one that came first, and of what is selected on it.
  await chat.askToTheEnd("balance Fe + O2 -> Fe2O3");
  await chat.finalAnswers.getByRole("math").selectText();
  await page.keyboard.press("ControlOrMeta+c");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll("\u00A0", " ").trim()).toBe("4 Fe + 3 O₂ → 2 Fe₂O₃");

  await chat.replies.getByRole("button", { name: "Copy" }).click();
  await expect(chat.replies.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Fe₂O₃");
});

for (const [locale, words] of Object.entries({
  es: "Nueva sesión",
  fr: "Nouvelle séance",
  am: "አዲስ ክፍለ ጊዜ",
  zh: "新建会话",
  hi: "नया सत्र",
})) {
  test(`[I18N-01] [I18N-02] [I18N-03] the chat screen and its tutor speak ${locale}`, async ({
    page,
    context,
    signIn,
    baseURL,
  }) => {
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
