import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { watchQuiet } from "#tests/support/quiet.ts";
import { openChat, watchScripts } from "./chat-screen.ts";

/** What the library of structures calls itself, and nothing else does. */
const hasStructures = (scripts: readonly string[]) => scripts.some((script) => script.includes("inventCoordinates"));

test("[CARD-07] a lesson on functional groups draws molecules, whose library comes only then", async ({
  page,
  signIn,
}) => {
  await signIn();
  const scripts = watchScripts(page);
  const quiet = watchQuiet(page);
  const chat = await openChat(page);
  await chat.ask("What is molarity?");
  await expect(page.getByRole("heading", { name: "Worked example" })).toBeVisible();
  await quiet();
  expect(hasStructures(await scripts())).toBe(false);

  await chat.ask("What are functional groups?");
  const figures = chat.replies.last().getByRole("figure");
  await expect(figures).toHaveCount(6);
  await expect(figures.locator("svg")).toHaveCount(6);
  expect(hasStructures(await scripts())).toBe(true);
  const ethanol = figures.filter({ hasText: "ethanol" }).first();
  await expect(ethanol).toContainText("C2H6O");
  await expect(ethanol).toContainText("A chain of two carbon atoms with a hydroxyl group");
  await expect(ethanol.locator("svg line")).toHaveCount(2);
  await expect(ethanol.locator("svg text").filter({ hasText: "O" }).first()).toBeVisible();
});

test("[CARD-07] a lesson on shapes draws bonds and lone pairs in the colour of the text", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await chat.ask("What is VSEPR?");
  const water = chat.replies.getByRole("figure").filter({ hasText: "water: bent" });
  await expect(water.locator("svg circle")).toHaveCount(4);
  await expect(water).toContainText("less than 109.5°");
  const colours = () =>
    water.locator("svg").evaluate((svg) => [getComputedStyle(svg).color, getComputedStyle(document.body).color]);
  const [light, text] = await colours();
  expect(light).toBe(text);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(
    "document.documentElement.classList.remove('light'); document.documentElement.classList.add('dark')",
  );
  await expect.poll(async () => (await colours())[0]).not.toBe(light);
});

test("[CARD-01] a heating problem shows its own curve, and the same in figures", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await chat.ask("How much heat is needed to turn 36.0 g of ice at -10.0 °C into steam at 120.0 °C?");
  const figure = chat.replies.getByRole("figure");
  await expect(figure).toContainText("Heating curve of 36.0 g of water");
  await expect(figure).toContainText("melting at 0 °C and boiling at 100 °C");
  await expect(figure.locator("polyline")).toHaveCount(1);
  await figure.getByText("Values").click();
  await expect(figure.getByRole("row")).toHaveCount(7);
  await expect(figure.getByRole("row").last()).toContainText("120");
  await expectAccessible(page);
});

test("[CARD-07] a related topic asks for its own lesson, and a lesson vouches for its example only", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  await chat.ask("What is molarity?");
  await expect(chat.replies.first()).toContainText("Example computed by the engine");
  const related = chat.replies.first().getByRole("heading", { name: "Go on with" }).locator("..").getByRole("button");
  const name = await related.first().innerText();
  await related.first().click();
  await expect(chat.replies.nth(1).getByRole("heading", { level: 2 })).toHaveText(name);
});

test("[CARD-07] a concept that there is no lesson on is no dead end", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await chat.input.fill("molartiy");
  await page.getByRole("button", { name: "Explain Concept" }).click();
  await expect(chat.replies.first()).toContainText("I have no lesson called “molartiy”");
  await expect(
    chat.replies
      .first()
      .getByRole("listitem")
      .filter({ hasText: /^Molarity$/ }),
  ).toHaveCount(1);
});
