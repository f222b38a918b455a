import type { Page } from "@playwright/test";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { expect, test } from "#tests/support/browser.ts";
import { type ModelExchange, type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import { laidOut, openChat, topOf } from "./chat-screen.ts";

/** Replies that take their time come from a model: a stand-in that says what a test tells it to, when it is told. */
let openai: OpenAiServer;
let app: AppServer;
let shared: string | undefined;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  openai = await startOpenAiServer(saying("Nothing."));
  app = await startModelApp();
  shared = process.env["BASE_URL"];
  process.env["BASE_URL"] = app.url;
});

test.afterAll(async () => {
  if (shared !== undefined) process.env["BASE_URL"] = shared;
  await app.stop();
  await openai.close();
});

function startModelApp(port?: number): Promise<AppServer> {
  return startAppServer({
    databaseUrl: process.env["DATABASE_URL"] ?? "",
    env: { OPENAI_API_KEY: "any", OPENAI_BASE_URL: openai.baseUrl },
    ...(port !== undefined && { port }),
  });
}

/** The model's next reply, to be spoken by the test. */
function nextExchange(): Promise<ModelExchange> {
  return new Promise((resolve) => openai.answerWith(resolve));
}

const QUESTION = "Why is the sky blue?";

test("[MSG-04] [INPUT-02] until the first words a reply says what is being done", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  for (const [act, label] of [
    [() => chat.send(QUESTION), "Thinking"],
    [async () => chat.input.fill(QUESTION).then(() => chat.solveProblem.click()), "Solving step-by-step"],
  ] as const) {
    const asked = nextExchange();
    await act();
    const model = await asked;
    await expect(chat.replies.last()).toContainText(label);
    await expect(chat.status).toHaveText(label);
    await chat.input.fill("another one");
    await expect(chat.sendButton).toBeDisabled();
    await expect(chat.solveProblem).toBeDisabled();
    model.say("Scattering.");
    model.end();
    await expect(chat.status).toHaveText("The reply is ready.");
    await expect(chat.sendButton).toBeEnabled();
  }
});

test("[MSG-05] a reply appears as it is written, and the list is fetched when it is done", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  const asked = nextExchange();
  await chat.ask(QUESTION);
  const model = await asked;
  model.say("Short waves ");
  await expect(chat.replies).toContainText("Short waves");
  model.say("scatter **more**. ");
  await expect(chat.replies).toContainText("scatter more.");
  await expect(chat.replies.locator("strong")).toHaveText("more");
  await expect(chat.status).toHaveText("Thinking");

  const refetched = page.waitForResponse(
    (answer) => answer.request().method() === "GET" && new URL(answer.url()).pathname.endsWith("/messages"),
  );
  model.end();
  await refetched;
  await expect(chat.status).toHaveText("The reply is ready.");
  await expect(chat.replies).toContainText("Not checked by the engine");
});

test("[MSG-05] a reply goes on through a reload", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  const asked = nextExchange();
  await chat.ask(QUESTION);
  const model = await asked;
  model.say("Before the reload. ");
  await expect(chat.replies).toContainText("Before the reload.");
  await page.reload();
  await expect(chat.replies).toContainText("Before the reload.");
  await expect(chat.stopButton).toBeVisible();
  model.say("After the reload.");
  await expect(chat.replies).toHaveText(/Before the reload. After the reload./);
  model.end();
  await expect(chat.status).toHaveText("The reply is ready.");
  await expect(chat.replies).toHaveCount(1);
});

test("[MSG-05] a reply is finished although its reader went away", async ({ page, context, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  const asked = nextExchange();
  await chat.ask(QUESTION);
  const model = await asked;
  model.say("Heard by nobody. ");
  await expect(chat.replies).toContainText("Heard by nobody.");
  await page.close();
  model.say("Until now.");
  model.end();
  const later = await openChat(await context.newPage());
  await expect(later.replies).toHaveText(/Heard by nobody. Until now./);
});

test("[HOME-06] a reply can be stopped, keeping what was said, and written again", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  const asked = nextExchange();
  await chat.ask(QUESTION);
  const model = await asked;
  model.say("As far as this");
  await expect(chat.replies).toContainText("As far as this");
  await chat.stopButton.click();
  await expect(chat.replies).toContainText("You stopped this reply.");
  await expect(chat.replies).toContainText("As far as this");
  await expect(chat.status).toHaveText("The reply was stopped.");
  await expect(chat.stopButton).toBeHidden();
  await expect.poll(() => model.closed.aborted).toBe(true);

  const again = nextExchange();
  await chat.retryButton.click();
  const second = await again;
  second.say("All of it.");
  second.end();
  await expect(chat.replies).toContainText("All of it.");
  await expect(chat.replies).not.toContainText("As far as this");
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.questions).toHaveCount(1);
});

test("a reply that breaks off in the middle says so, and can be written again", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  const asked = nextExchange();
  await chat.ask(QUESTION);
  const model = await asked;
  model.say("Half of");
  await expect(chat.replies).toContainText("Half of");
  model.breakOff();
  await expect(chat.replies).toContainText("This reply was interrupted before it was finished.");
  await expect(chat.status).toHaveText("The reply was interrupted.");
  openai.answerWith(saying("The whole."));
  await chat.retryButton.click();
  await expect(chat.replies).toHaveText(/The whole\./);
  await expect(chat.retryButton).toBeHidden();
});

test("[CARD-01] what the engine computed is there before the model has said a word", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  const asked = nextExchange();
  await chat.ask("balance Fe + O2 -> Fe2O3");
  const model = await asked;
  await expect(chat.finalAnswers).toContainText("4 Fe + 3 O2 → 2 Fe2O3");
  await expect(chat.replies).toContainText("Atoms and charge balanced");
  model.say("Iron rusts.");
  model.end();
  await expect(chat.status).toHaveText("The reply is ready.");
  await expect(chat.replies).toContainText("Iron rusts.");
  await expect(chat.finalAnswers).toHaveCount(1);
});

/** What layout shifts add up to, as the browser counts them, from now on. */
async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: "layout-shift" });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));
}

/** A paragraph, a list, a table and code, cut anywhere. */
const LONG_REPLY = Array.from(
  { length: 12 },
  (_, part) =>
    `## Part ${part + 1}\n\nIron, Fe, takes up oxygen and gives Fe2O3, which is rust. ${"Water helps. ".repeat(12)}\n\n1. one\n2. two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n`,
).join("");

const pieces = (text: string, size: number): string[] => text.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];

const distanceFromEnd = (page: Page): Promise<number> =>
  page
    .getByRole("region", { name: "Conversation" })
    .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);

test("[MSG-05] a long reply is read from its beginning, and followed by who goes to its end", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  const asked = nextExchange();
  await chat.ask(QUESTION);
  const model = await asked;
  const parts = pieces(LONG_REPLY, Math.ceil(LONG_REPLY.length / 4));
  const latest = page.getByRole("button", { name: "Go to the latest message" });
  const grown = async (part: number) => {
    model.say(parts[part] ?? "");
    await expect(chat.replies).toContainText(`Part ${3 * (part + 1)}`);
    await laidOut(page);
  };

  model.say("It begins. ");
  await expect(chat.questions).toBeInViewport();
  const top = await topOf(chat.questions);
  await grown(0);
  await grown(1);
  expect(Math.abs((await topOf(chat.questions)) - top)).toBeLessThanOrEqual(1);
  await expect(chat.replies.getByText("It begins.")).toBeInViewport();

  await latest.click();
  await expect.poll(() => distanceFromEnd(page)).toBeLessThanOrEqual(1);
  await expect(latest).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Conversation" })).toBeFocused();
  await grown(2);
  await expect.poll(() => distanceFromEnd(page)).toBeLessThanOrEqual(1);

  const part2 = page.getByRole("heading", { name: "Part 2", exact: true });
  await part2.evaluate((heading) => heading.scrollIntoView({ block: "start" }));
  await expect(latest).toBeVisible();
  await laidOut(page);
  const before = await topOf(part2);
  await grown(3);
  expect(Math.abs((await topOf(part2)) - before)).toBeLessThanOrEqual(1);
  model.end();
  await expect(chat.status).toHaveText("The reply is ready.");
  expect(Math.abs((await topOf(part2)) - before)).toBeLessThanOrEqual(1);
});

for (const question of [QUESTION, "balance Fe + O2 -> Fe2O3"]) {
  test(`[MSG-05] a reply that streams in moves nothing that stands: ${question}`, async ({ page, signIn }) => {
    await signIn();
    const chat = await openChat(page);
    openai.answerWith(saying("First."));
    await chat.ask(QUESTION);
    await expect(chat.status).toHaveText("The reply is ready.");
    const shifts = await watchLayoutShifts(page);
    const asked = nextExchange();
    await chat.ask(question);
    const model = await asked;
    for (const piece of pieces(LONG_REPLY.slice(0, 2_000), 40)) {
      model.say(piece);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    model.end();
    await expect(chat.status).toHaveText("The reply is ready.");
    await expect(chat.replies.last()).toContainText("Part 4");
    expect(await shifts()).toBeLessThan(0.05);
  });
}

test("a session goes on while another is read", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  const asked = nextExchange();
  await chat.ask(QUESTION);
  const model = await asked;
  model.say("Still ");
  await expect(chat.replies).toContainText("Still");
  await chat.newSession.click();
  await expect(chat.replies).toHaveCount(0);
  model.say("here.");
  await (await chat.showSessions()).getByRole("button", { name: /^Chemistry Learning Session/ }).click();
  await expect(chat.replies).toHaveText(/Still here\./);
  model.end();
  await expect(chat.status).toHaveText("The reply is ready.");
});

test.describe(() => {
  test.use({ expectedConsoleErrors: [/ERR_/] });

  test("a server that dies in the middle of a reply loses neither question nor place", async ({ page, signIn }) => {
    test.slow();
    await signIn();
    const chat = await openChat(page);
    const asked = nextExchange();
    await chat.ask(QUESTION);
    const model = await asked;
    model.say("Nearly there");
    await expect(chat.replies).toContainText("Nearly");
    await app.kill();
    await expect(chat.replies).toContainText("The connection was lost.");
    await expect(chat.replies).toContainText("Nearly");
    await expect(chat.status).toHaveText("The connection was lost.");

    app = await startModelApp(Number(new URL(app.url).port));
    await page.getByRole("button", { name: "Reconnect" }).click();
    await expect(chat.replies).toContainText("This reply was interrupted", { timeout: 25_000 });
    openai.answerWith(saying("Done after all."));
    await chat.retryButton.click();
    await expect(chat.replies).toContainText("Done after all.");
    await expect(chat.replies).toHaveCount(1);
    await expect(chat.questions).toHaveCount(1);
  });
});

test("[MSG-03] hostile Markdown runs nothing, loads nothing and leads nowhere", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  openai.answerWith(
    saying(
      '[good](https://example.org/ "onmouseover=alert(1)") [mail](mailto:a@example.org) [here](/pricing)\n\n',
      "[a](javascript:alert(1)) [b](data:text/html,<script>alert(1)</script>) [c](vbscript:x) [d](file:///etc/passwd)\n\n",
      "![pixel](https://evil.example/p.png) <img src=x onerror=alert(1)> <iframe src=//evil.example></iframe>\n\n",
      "<script>alert(1)</script> <svg onload=alert(1)>\n\n",
      "The end.",
    ),
  );
  await chat.ask(QUESTION);
  await expect(chat.replies).toContainText("The end.");
  await expect(chat.replies.getByRole("link")).toHaveText(["good", "mail", "here"]);
  await expect(chat.replies.locator("img, iframe, script, svg[onload]")).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
