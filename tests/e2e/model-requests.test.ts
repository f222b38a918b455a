import { LLMock } from "@copilotkit/aimock";
import type { Page } from "@playwright/test";
import type { Message } from "#lib/contracts/chat.ts";
import { parseCard } from "#lib/cards/card.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { expect, test } from "#tests/support/browser.ts";
import { storeSession } from "#tests/support/long-session.ts";
import { openChat } from "./chat-screen.ts";
import { openPractice, questionCard, rightAnswer } from "./practice-screen.ts";

/**
 * Every type of request with a model behind it, which others wrote to speak as OpenAI does: what we believe of its
 * protocols, our own stand-in believes as well. What it says is fixed, so whatever must be held in the middle is tested
 * elsewhere.
 */
const SAID = {
  chat: "Light is scattered by the air, and **short waves** are scattered more than long ones. That is all there is to it.",
  tool: "The engine says M(CuSO4·5H2O) = 249.68 g/mol, which is more than most students guess.",
  solve: "Iron takes up oxygen and rusts. The coefficients only count what meets.",
  explain: "Picture a harvest: what is brought in, compared with what grew on the field.",
} as const;

/** What a model writes on a card of its own, in the notation of one that knows no other. */
const JUDGED = {
  verdict: "partly_right",
  feedback: "Heat drives CaCO3 -> CaO + CO2, and no SO4^2- is left.",
  next: "Look at `CO2` again.",
};

const ASKED = {
  chat: "Why is the sky blue?",
  tool: "Would you expect blue vitriol to weigh much?",
  solve: "balance Fe + O2 -> Fe2O3",
  explain: "percent yield",
} as const;

/**
 * With a pause between two: what comes within one turn of the event loop is handed on as one. The pause is long beside
 * such a turn even where the machine is busy, and a reply of a dozen pieces or more would have to be held up over a
 * second to come as one.
 */
const SMALL_PIECES = { chunkSize: 8, latency: 100 };

test.describe.configure({ mode: "serial" });

for (const protocol of ["responses", "chat"] as const) {
  test.describe(`in the protocol "${protocol}"`, () => {
    let model: LLMock;
    let app: AppServer;
    let shared: string | undefined;

    test.beforeAll(async () => {
      model = new LLMock({ port: 0, host: "127.0.0.1" });
      const call = { name: "molar_mass", arguments: JSON.stringify({ formula: "CuSO4·5H2O" }) };
      model.on({ userMessage: /blue vitriol/, hasToolResult: false }, { toolCalls: [call] });
      model.on({ userMessage: /blue vitriol/, hasToolResult: true }, { content: SAID.tool }, SMALL_PIECES);
      model.onMessage(/sky/, { content: SAID.chat }, SMALL_PIECES);
      model.onMessage(/Fe2O3/, { content: SAID.solve }, SMALL_PIECES);
      model.onMessage(/limestone/, { content: JSON.stringify(JUDGED) });
      model.onMessage(/percent yield/i, { content: SAID.explain }, SMALL_PIECES);
      await model.start();
      app = await startAppServer({
        databaseUrl: process.env["DATABASE_URL"] ?? "",
        env: { OPENAI_API_KEY: "any", OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_PROTOCOL: protocol },
      });
      shared = process.env["BASE_URL"];
      process.env["BASE_URL"] = app.url;
    });

    test.afterAll(async () => {
      if (shared !== undefined) process.env["BASE_URL"] = shared;
      await app.stop();
      await model.stop();
    });

    test("[MSG-04] [MSG-05] chat: the model's words stream in, and are stored", async ({ page, signIn }) => {
      await page.addInitScript(KEEP_STREAMS);
      await signIn();
      const chat = await openChat(page);
      await chat.askToTheEnd(ASKED.chat);
      await expect(chat.replies).toContainText("short waves are scattered more");
      await expect(chat.replies.locator("strong")).toHaveText("short waves");
      expect(countDeltas(await lastStream(page))).toBeGreaterThan(1);
      await chat.reload();
      await expect(chat.replies).toContainText("short waves are scattered more");
      expect(await lastReply(page)).toMatchObject({
        state: "complete",
        content: SAID.chat,
        provenance: { writer: "model", check: "not_verified" },
      });
    });

    test("[TRUST-01] chat: what the model asked the engine for is checked, and said to be", async ({
      page,
      signIn,
    }) => {
      await signIn();
      const chat = await openChat(page);
      await chat.askToTheEnd(ASKED.tool);
      await expect(chat.replies).toContainText("249.68 g/mol");
      await chat.replies.getByRole("button", { name: "Sums right, way not checked" }).click();
      const dialog = page.getByRole("dialog", { name: "What was checked" });
      await expect(dialog).toContainText("249.68 g/mol");
      await expect(dialog.getByRole("region", { name: "Not checked" })).toHaveCount(0);
    });

    test("[CARD-01] [MSG-04] solve_problem: the engine's card and the model's words", async ({ page, signIn }) => {
      await page.addInitScript(KEEP_STREAMS);
      await signIn();
      const chat = await openChat(page);
      await chat.input.fill(ASKED.solve);
      await chat.solveProblem.click();
      await expect(chat.replies).toContainText("The coefficients only count what meets.");
      await expect(chat.finalAnswers).toContainText("4 Fe + 3 O2 → 2 Fe2O3");
      const stream = await lastStream(page);
      expect(stream.indexOf("data-card")).toBeLessThan(stream.indexOf("text-delta"));
      await chat.reload();
      await expect(chat.finalAnswers).toContainText("4 Fe + 3 O2 → 2 Fe2O3");
      await expect(chat.replies).toContainText("The coefficients only count what meets.");
      expect(await lastReply(page)).toMatchObject({ metadata: { type: "step_solution" }, content: SAID.solve });
    });

    test("[CARD-07] [MSG-04] explain_concept: the lesson and the model's words", async ({ page, signIn }) => {
      await signIn();
      const chat = await openChat(page);
      await chat.input.fill(ASKED.explain);
      await page.getByRole("button", { name: "Explain Concept" }).click();
      await expect(chat.replies).toContainText("Picture a harvest");
      await expect(chat.status).toHaveText("The reply is ready.");
      expect(await lastReply(page)).toMatchObject({ metadata: { type: "concept_explanation" }, content: SAID.explain });
    });

    test("[CARD-06] [CARD-09] evaluate_answer: on a card that the model wrote chemistry is set, when it comes and when it is stored", async ({
      page,
      context,
      signIn,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const user = await signIn();
      const metadata = parseCard({
        type: "practice_question",
        question: "Why does a piece of limestone grow lighter in a kiln?",
      });
      await storeSession(user.id, "Kiln", [
        { question: "Ask me something.", content: "A question.", metadata, provenance: null },
      ]);
      const chat = await openChat(page);
      await questionCard(chat.replies.first()).submit("It loses a gas.");
      const verdict = chat.replies.filter({ has: page.getByRole("heading", { name: "Your answer, marked" }) });
      for (const visit of ["as it came", "as it is stored"]) {
        await test.step(visit, async () => {
          const feedback = verdict.getByText("Heat drives").locator("..");
          await expect(feedback).toHaveText("Heat drives CaCO3 → CaO + CO2, and no SO42− is left.");
          await expect(feedback.locator("sub")).toHaveText(["3", "2", "4"]);
          await expect(feedback.locator("sup")).toHaveText(["2−"]);
          await expect(verdict).toContainText("Look at `CO2` again.");
          // What the card says is not said again below it.
          await expect(verdict.getByText("Heat drives")).toHaveCount(1);
        });
        if (visit === "as it came") await chat.reload();
      }
      await verdict.getByRole("button", { name: "Copy" }).click();
      await expect(verdict.getByRole("button", { name: "Copied" })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        "Heat drives CaCO₃ → CaO + CO₂, and no SO₄²⁻ is left.",
      );
    });

    test("[CARD-03] [CARD-05] [HINT-01] practice, choice, mark and hint are the engine's: the model is asked for a story at most", async ({
      page,
      signIn,
    }) => {
      await signIn({ plan: "student" });
      const practice = await openPractice(page);
      const before = model.getRequests().length;
      const card = questionCard(await practice.askFree());
      await card.button("Get a hint").click();
      await practice.hints.getByRole("button", { name: "Get First Hint" }).click();
      await expect(practice.hints.getByRole("listitem")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await card.submit(await rightAnswer((await practice.stored())[0]?.metadata.questionId));
      await expect(card.result).toContainText("100");
      await practice.askChoice();
      const asked = model.getRequests().slice(before);
      expect(asked.filter(({ body }) => !JSON.stringify(body).includes(STORY))).toEqual([]);
      expect((await practice.stored()).map(({ metadata }) => metadata.type)).toEqual([
        "practice_question",
        "mcq_question",
      ]);
    });
  });
}

/** What a model is asked that tells a practice problem: it is read back, and marked by the engine. */
const STORY = "Tell a chemistry problem as a short story";

/** Keeps a copy of each stream that the page reads: the browser's own tools do not always have it any more. */
const KEEP_STREAMS = `
  window.streams = [];
  const own = window.fetch;
  window.fetch = async (...request) => {
    const response = await own(...request);
    if (response.headers.get("Content-Type")?.includes("event-stream")) void response.clone().text().then((text) => window.streams.push(text));
    return response;
  };
`;

/** The stream in which the last reply came. */
async function lastStream(page: Page): Promise<string> {
  await expect.poll(() => page.evaluate<number>("window.streams.length")).toBeGreaterThan(0);
  return page.evaluate<string>("window.streams.at(-1)");
}

const countDeltas = (stream: string): number => stream.split('"type":"text-delta"').length - 1;

/** The newest reply of the newest session, as it is stored. */
async function lastReply(page: Page): Promise<Message | undefined> {
  const sessions: { id: string }[] = await (await page.request.get("/api/chat/sessions")).json();
  const messages: Message[] = await (await page.request.get(`/api/chat/${sessions[0]?.id}/messages`)).json();
  return messages.at(-1);
}
