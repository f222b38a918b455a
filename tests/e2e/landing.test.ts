import type { Page } from "@playwright/test";
import { LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import landing from "#messages/en/landing.json" with { type: "json" };
import hindi from "#messages/hi/landing.json" with { type: "json" };
import { expectAccessible, looksIn } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { weighPage } from "#tests/support/page-weight.ts";

test("[LAND-01] the landing page has a header, a hero, features, three plans, a last call and a footer", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.title);
  await expect(page.getByRole("link", { name: "Get Started Free" }).first()).toBeVisible();

  const plans = page.locator(".plans > li");
  await expect(plans).toHaveCount(3);
  await expect(plans.nth(0)).toContainText("Free");
  await expect(plans.nth(0)).toContainText("$0");
  await expect(plans.nth(0)).toContainText("5 questions a day");
  // What the plan is without has a dash in place of the tick, and says so in words as well.
  const absent = plans.locator("li.absent");
  await expect(absent).toHaveText(["File uploads: None"]);
  const turnOf = (item: Element) => getComputedStyle(item, "::before").rotate;
  expect(await absent.evaluate(turnOf)).toBe("none");
  expect(await plans.nth(0).locator("li:not(.absent)").first().evaluate(turnOf)).toBe("45deg");
  await expect(plans.nth(1)).toContainText("$15/month");
  await expect(plans.nth(1)).toContainText("Most Popular");
  await expect(plans.nth(2)).toContainText("$25/month");
  await expect(page.getByText("Most Popular")).toHaveCount(1);

  await expect(page.getByRole("heading", { name: landing.closing.title })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(landing.footer);
});

test("[LAND-01] Learn More scrolls to the features", async ({ page }) => {
  await page.goto("/");
  const features = page.getByRole("heading", { name: landing.promise.title });
  await page.getByRole("link", { name: "Learn More" }).click();
  await expect(page).toHaveURL(/#features$/);
  await expect(features).toBeInViewport();
});

test("[LAND-02] sign-in buttons lead to /api/login, those of the paid plans to /pricing", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Sign In", "Get Started Free"]) {
    for (const link of await page.getByRole("link", { name }).all()) {
      expect(await link.getAttribute("href")).toBe("/api/login");
    }
  }
  await expect(page.getByRole("link", { name: "Choose Student" })).toHaveAttribute("href", "/pricing");
  await expect(page.getByRole("link", { name: "Choose Teacher" })).toHaveAttribute("href", "/pricing");
});

test("[LAND-01] the engine's own worked example stands in the hero", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("math", { name: "C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O" })).toBeVisible();
  await expect(page.getByRole("row", { name: "O 10 = 10" })).toBeVisible();
});

/** Where a visitor tries the engine, in the words of one language. */
function trials(page: Page, { sheet, marking }: typeof landing) {
  const form = (action: string) =>
    page.locator("form.trial").filter({ has: page.getByRole("button", { name: action, exact: true }) });
  const trial = (action: string) => {
    const line = form(action).getByRole("textbox");
    const button = form(action).getByRole("button", { name: action, exact: true });
    return {
      line,
      example: (text: string) => form(action).getByRole("button", { name: text, exact: true }),
      ask: async (text: string) => {
        await line.fill(text);
        await button.click();
      },
      /** By keyboard. */
      enter: async (text: string) => {
        await line.fill(text);
        await line.press("Enter");
      },
      status: form(action).locator("xpath=following-sibling::*[@role='status'][1]"),
    };
  };
  return { balancing: trial(sheet.action), marking: trial(marking.action) };
}

test("[LAND-01] a visitor balances an equation of their own, which is counted atom by atom", async ({ page }) => {
  await page.goto("/");
  const { balancing } = trials(page, landing);
  await expect(balancing.line).toHaveAccessibleName(landing.sheet.title);
  await balancing.ask("Fe + O2 -> Fe2O3");
  await expect(page.getByRole("math", { name: "4 Fe + 3 O₂ → 2 Fe₂O₃" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Fe 4 = 4" })).toBeVisible();
  await expect(balancing.status).toHaveText("Balanced: four Fe plus three O two gives two Fe two O three.");

  await balancing.example("Fe^3+ + Sn^2+ -> Fe^2+ + Sn^4+").click();
  await expect(page.getByRole("math", { name: "2 Fe³⁺ + Sn²⁺ → 2 Fe²⁺ + Sn⁴⁺" })).toBeVisible();
  await expect(page.getByRole("row", { name: "charge +8 = +8" })).toBeVisible();

  await balancing.enter("2 H2 + O2 -> 2 H2O");
  await expect(page.getByText(landing.sheet.alreadyBalanced)).toBeVisible();
});

for (const [locale, words, charges, hydrogen] of [
  [
    "en",
    landing,
    "NaCl2 contradicts the common charges of its ions: Na+ and Cl− give NaCl.",
    "Cu (copper) stands below hydrogen in the activity series",
  ],
  ["hi", hindi, "Na+ और Cl− से NaCl बनता है।", "Cu (कॉपर) हाइड्रोजन से नीचे है"],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[LAND-01] [TRUST-02] what is balanced and yet impossible is said to be so, in ${locale}`, async ({
      page,
    }) => {
      await page.goto("/");
      const { balancing } = trials(page, words);
      await expect(page.getByText(`✓ ${words.sheet.checked}`)).toBeVisible();
      await balancing.ask("Na + Cl2 -> NaCl2");
      const sheet = page.getByRole("region", { name: words.sheet.label });
      await expect(sheet.locator("ol + div")).toContainText(charges);
      await expect(sheet.locator("ol + div")).toContainText("2 Na + Cl2 → 2 NaCl");
      await expect(balancing.status).toContainText("NaCl");
      await expect(page.getByText(`✓ ${words.sheet.checked}`)).toHaveCount(0);
      await balancing.ask("Cu + HCl -> CuCl2 + H2");
      await expect(sheet.locator("ol + div")).toContainText(hydrogen);
      await expectAccessible(page);
      await balancing.ask("Zn + HCl -> ZnCl2 + H2");
      await expect(page.getByText(`✓ ${words.sheet.checked}`)).toBeVisible();
    });
  });
}

test("[LAND-01] an equation that cannot be balanced or read is explained in words", async ({ page }) => {
  await page.goto("/");
  const { balancing } = trials(page, landing);
  await balancing.example("Mg + HCl -> MgCl2").click();
  await expect(balancing.status).toContainText("H occurs only on the left. Atoms do not vanish");
  await expect(balancing.line).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("math", { name: "C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O" })).toHaveCount(0);

  await balancing.ask("NaCL + AgNO3 -> AgCl + NaNO3");
  await expect(balancing.status).toContainText("capital and small letters decide");
  await balancing.ask("<b>water</b> & *salt*");
  await expect(balancing.status).toHaveText("“<b>water</b> & *salt*” has no arrow between reactants and products.");
  await balancing.ask("H2O2 + KMnO4 -> K2O + MnO + O2 + H2O");
  await expect(balancing.status).toContainText("no single balanced form");
  await expect(page.getByRole("math").first()).toBeVisible();

  await balancing.ask("H2 + Cl2 -> HCl");
  await expect(page.getByRole("math", { name: "H₂ + Cl₂ → 2 HCl" })).toBeVisible();
  await expect(balancing.line).toHaveAttribute("aria-invalid", "false");
});

test("[LAND-01] a visitor's answer is marked: right, wrong with its reason, without a unit, with too few figures, unreadable", async ({
  page,
}) => {
  await page.goto("/");
  const { marking } = trials(page, landing);
  await marking.ask("2.0 mol/L");
  await expect(marking.status).toContainText("Correct: 100 of 100 points.");
  await marking.ask("0.0020 mol/L");
  await expect(marking.status).toContainText("The volume was put in as milliliters where the relation needs liters.");
  await expect(
    marking.status.getByRole("listitem").filter({ hasText: "Which numbers go where: not yet" }),
  ).toBeVisible();
  await marking.ask("2.0");
  await expect(marking.status).toContainText("The number stands without a unit");
  await marking.example("2\u202Fmol/L").click();
  await expect(marking.status).toContainText("it has 1 significant figure, and the data allow 2");
  await marking.ask("plenty");
  await expect(marking.status).toContainText("Not marked");
  await expect(marking.line).toHaveAttribute("aria-invalid", "true");
});

test("[LAND-01] the page is painted without running its scripts, and the first press is answered", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const asleep = () => page.locator('script[type="late"]').count();
  expect(await asleep()).toBeGreaterThan(0);
  await trials(page, landing).balancing.example("Mg + HCl -> MgCl2").dispatchEvent("click");
  await expect(trials(page, landing).balancing.status).toContainText("H occurs only on the left");
  expect(await asleep()).toBe(0);
});

test("[LAND-01] whoever only reads on has the scripts by then", async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 400);
  await expect(page.locator('script[type="late"]')).toHaveCount(0);
  await expect(page.locator("form[data-late]")).toHaveCount(0);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("[LAND-01] what is pressed where the scripts cannot be fetched is answered once there is a network again", async ({
    page,
    context,
  }) => {
    // A browser that is asked to save data fetches nothing ahead.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    const { balancing } = trials(page, landing);
    await balancing.ask("H2 + O2 -> H2O");
    await expect(page.locator("form.trial").first()).toHaveAttribute("aria-busy", "true");
    await expect(page.locator('script[type="late"]')).not.toHaveCount(0);
    await context.setOffline(false);
    await expect(balancing.status).toContainText("Balanced:");
    await expect(page.locator("form.trial").first()).not.toHaveAttribute("aria-busy");
  });

  test("[LAND-01] the engine is fetched when a visitor turns to it, by keyboard too, and again when it could not be", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await page.mouse.move(9, 9);
    await expect(page.locator("form[data-late]")).toHaveCount(0);
    await context.setOffline(true);
    const { balancing } = trials(page, landing);
    await balancing.enter("H2 + O2 -> H2O");
    await expect(balancing.status).toHaveText(landing.failure);

    await context.setOffline(false);
    await balancing.enter("H2 + O2 -> H2O");
    await expect(balancing.status).toContainText("Balanced:");
  });
});

test.describe("in Hindi, on a small phone", () => {
  test.use({ locale: "hi", viewport: { width: 320, height: 640 }, hasTouch: true });

  test("[LAND-01] [I18N-01] a visitor balances an equation and has an answer marked", async ({ page }) => {
    await page.goto("/");
    const { balancing, marking } = trials(page, hindi);
    await balancing.enter("KMnO4 + HCl -> KCl + MnCl2 + Cl2 + H2O");
    await expect(page.getByRole("math", { name: "2 KMnO₄ + 16 HCl → 2 KCl + 2 MnCl₂ + 5 Cl₂ + 8 H₂O" })).toBeVisible();
    await balancing.example("Mg + HCl -> MgCl2").tap();
    await expect(balancing.status).toContainText("H केवल बाईं ओर है");

    await marking.enter("२.० mol/L");
    await expect(marking.status).toContainText("100 में से 100 अंक");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[ROUTE-01] [LAND-02] landing and pricing read whole without JavaScript, and lead on", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("math", { name: "C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O" })).toBeVisible();
    await expect(page.getByRole("math", { name: /^c = 0\.50\/250/ })).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
    await expect(page.locator(".plans > li")).toHaveCount(3);
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    await page.goBack();
    await page.getByRole("link", { name: "AtomCoach" }).first().click();
    await expect(page).toHaveURL("/");
  });

  test("[ROUTE-01] the landing page is complete and its language can be changed", async ({ page, context }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.title);
    await expect(page.locator(".plans > li")).toHaveCount(3);

    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("button", { name: "Français" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === "NEXT_LOCALE")).toMatchObject({ value: "fr", sameSite: "Lax" });
  });
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test(`[LAND-01] nothing moves on a screen of ${viewport.width} px while the page comes and is read`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    for (const section of await page.locator("section, footer").all()) await section.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
  });
}

/** Of a PNG: its header says it. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

for (const locale of LOCALES) {
  test(`[LAND-01] [I18N-01] the landing page in ${locale} says what to show for a link to it, picture included`, async ({
    request,
  }) => {
    const html = await (await request.get("/", { headers: { cookie: `NEXT_LOCALE=${locale}` } })).text();
    const { landing: words } = await loadMessages(locale, ["landing"]);
    expect(html).toContain(`<meta property="og:title" content="${words.meta.title}"/>`);
    expect(html).toContain(`<meta property="og:description" content="${words.meta.description}"/>`);
    const picture = await request.get(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "");
    expect(picture.headers()["content-type"]).toBe("image/png");
    expect(sizeOf(await picture.body())).toEqual({ width: 1200, height: 630 });
  });

  test(`[LAND-01] the landing page in ${locale} weighs at most 8 kB of HTML and 160 kB of script`, async ({
    request,
  }) => {
    const { htmlBytes, scriptBytes } = await weighPage(request, "/", locale);
    expect(htmlBytes).toBeLessThanOrEqual(8_000);
    expect(scriptBytes).toBeLessThanOrEqual(160_000);
  });

  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[LAND-01] the landing page in ${locale} has no accessibility violation`, async ({ page }) => {
      await page.goto("/");
      await expectAccessible(page, looksIn(locale));
    });
  });
}

for (const width of [360, 768, 1440]) {
  for (const fontSize of [14, 20]) {
    test(`[LAND-01] nothing stands beyond a screen of ${width} px, with letters of size ${fontSize}`, async ({
      page,
    }) => {
      await page.addInitScript(
        (settings) => localStorage.setItem("atomcoach.settings", settings),
        JSON.stringify({ fontSize: [fontSize] }),
      );
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}
