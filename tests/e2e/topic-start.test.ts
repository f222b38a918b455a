import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { addSession, openChat, openSettledChat } from "./chat-screen.ts";

test("[HOME-03] a topic's empty session begins with the topic: exercises by level, lessons, and problems that are solved", async ({
  page,
  signIn,
}) => {
  await signIn();
  await addSession(page, "Molarity Session", "curriculum:molarity");
  const chat = await openSettledChat(page);
  await expect(page.getByRole("heading", { level: 2, name: "Molarity" })).toBeVisible();
  await expect(page.getByText("Part of Solutions & Mixtures")).toBeVisible();
  await expect(page.getByText("Na, sodium: the cation of salt water.")).toBeVisible();
  await expectAccessible(page);

  const examples = page.getByRole("region", { name: "For example" }).getByRole("button");
  await expect(examples).toHaveCount(3);
  await examples.first().click();
  await expect(chat.input).toBeFocused();
  await expect(chat.input).not.toHaveValue("");
  await chat.input.press("Enter");
  await expect(chat.finalAnswers).toBeVisible();
});

test("[HOME-03] pressing a level issues an exercise of it, and a lesson is explained", async ({ page, signIn }) => {
  await signIn({ plan: "student" });
  await addSession(page, "Kinetics Session", "curriculum:kinetics");
  const chat = await openChat(page);
  const levels = page.getByRole("region", { name: "Exercises" }).getByRole("button");
  await expect(levels).toHaveText([/^Easy Not tried yet/, /^Medium Not tried yet/, /^Hard Not tried yet/]);
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/messages"));
  await levels.nth(2).dblclick();
  expect((await sent).postDataJSON()).toMatchObject({
    type: "generate_practice",
    difficulty: "hard",
    content: "Please give me a hard practice problem.",
  });
  await expect(chat.replies.getByRole("heading", { name: "Practice problem" })).toHaveCount(1);
  await expect(chat.replies).toContainText("Hard");
  await expect(chat.questions).toHaveCount(1);

  const redox = await addSession(page, "Redox & Electrochemistry Session", "curriculum:redox-electrochemistry");
  await page.evaluate((id) => localStorage.setItem("atomcoach.currentSession", id), redox);
  await page.goto("/");
  await page.getByRole("region", { name: "Lessons" }).getByRole("button", { name: "Oxidation Numbers" }).click();
  await expect(chat.replies.getByRole("heading", { name: "Oxidation Numbers" })).toBeVisible();
});

test("[HOME-03] a session about anything begins as before, and asks nothing about a topic", async ({
  page,
  signIn,
}) => {
  await signIn();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openSettledChat(page);
  await expect(page.getByRole("heading", { level: 2, name: "What are you working on?" })).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/topics"))).toEqual([]);
});

for (const [topic, width] of [
  ["curriculum:molarity", 360],
  ["states-of-matter", 360],
  ["curriculum:chemical-bonding", 1440],
] as const) {
  test(`[HOME-03] what comes later moves nothing that can be pressed (${topic}, ${width} px)`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn();
    await addSession(page, "Mine", topic);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/(topics|user\/progress)/, async (route) => {
      await held;
      await route.continue();
    });
    await openChat(page);
    const buttons = page.locator("main section section button");
    await expect(buttons.first()).toBeVisible();
    const places = () => buttons.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    const before = await places();
    const answers = Promise.all([page.waitForResponse(/\/api\/topics/), page.waitForResponse(/\/api\/user\/progress/)]);
    release();
    await answers;
    await expect(page.locator("main").getByText(/^(Na|Hg|Cl), /)).toBeVisible();
    expect((await places()).slice(0, before.length)).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
