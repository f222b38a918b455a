import { createOpenAI } from "@ai-sdk/openai";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { collectEvidence } from "#lib/claims/evidence.ts";
import { ClaimReview } from "#lib/claims/review-claims.ts";
import { writeWithModel } from "#lib/server/tutor/write-with-model.ts";
import { type OpenAiServer, saying, type Script, startOpenAiServer } from "#tests/support/openai-server.ts";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer(saying("unused"));
});
afterAll(() => server.close());

const prompt = { instructions: "You teach chemistry.", messages: [{ role: "user" as const, content: "Why is ice lighter?" }] };

/** Where nothing is known, claims pass as they are; none of these tests has any. */
const openReview = () => new ClaimReview(collectEvidence({ locale: "en" }), () => "");

async function write(protocol: "responses" | "chat", script: Script, stop = new AbortController()) {
  server.answerWith(script);
  const before = server.exchanges.length;
  const openai = createOpenAI({ apiKey: "stand-in", baseURL: server.baseUrl });
  let text = "";
  const outcome = await writeWithModel(
    openai[protocol]("stand-in"),
    prompt,
    openReview(),
    (event) => {
      if (event.type === "text") text += event.delta;
    },
    stop.signal,
  );
  return { outcome, text, tries: server.exchanges.length - before };
}

describe.each(["responses", "chat"] as const)("over the %s protocol", (protocol) => {
  test("[MSG-05] prose comes as it is said", async () => {
    const { outcome, text, tries } = await write(protocol, saying("Its ", "lattice ", "is open."));
    expect(outcome).toEqual({ kind: "complete", text: "Its lattice is open." });
    expect(text).toBe("Its lattice is open.");
    expect(tries).toBe(1);
  });

  test("a fault before the first word is tried once more", async () => {
    let tried = 0;
    const { outcome } = await write(protocol, (exchange) => {
      tried += 1;
      if (tried === 1) exchange.refuse(500);
      else saying("Now.")(exchange);
    });
    expect(outcome).toEqual({ kind: "complete", text: "Now." });
  });

  test("at most two tries are made", async () => {
    const { outcome, tries } = await write(protocol, (exchange) => exchange.refuse(503));
    expect(outcome.kind).toBe("unavailable");
    expect(tries).toBe(2);
  });

  test.each([401, 400, 429])("a refusal with %i is final at once, whatever Retry-After says", async (status) => {
    const { outcome, tries } = await write(protocol, (exchange) => exchange.refuse(status, { "retry-after": "30" }));
    expect(outcome.kind).toBe("unavailable");
    expect(tries).toBe(1);
  });

  test("nothing is tried again after the first word", async () => {
    const { outcome, tries } = await write(protocol, (exchange) => {
      exchange.say("Half a");
      setImmediate(exchange.breakOff);
    });
    expect(outcome).toEqual({ kind: "broken_off", text: "Half a" });
    expect(tries).toBe(1);
  });

  test("an empty reply counts as none", async () => {
    expect((await write(protocol, saying())).outcome.kind).toBe("unavailable");
  });

  test("[HOME-06] a stop reaches the provider and keeps what was said", async () => {
    const stop = new AbortController();
    let closed: AbortSignal | undefined;
    const { outcome } = await write(
      protocol,
      (exchange) => {
        closed = exchange.closed;
        exchange.say("As far as this");
        setImmediate(() => stop.abort());
      },
      stop,
    );
    expect(outcome.kind).toBe("stopped");
    await vi.waitFor(() => expect(closed?.aborted).toBe(true), { timeout: 500 });
  });

  test("a model that never begins is given up", async () => {
    const { outcome, tries } = await write(protocol, () => undefined);
    expect(outcome.kind).toBe("unavailable");
    expect(tries).toBe(1);
  });
});

test("nobody listening is as good as a refusal", async () => {
  const openai = createOpenAI({ apiKey: "stand-in", baseURL: "http://127.0.0.1:9/v1" });
  const outcome = await writeWithModel(openai.chat("stand-in"), prompt, openReview(), () => undefined, new AbortController().signal);
  expect(outcome.kind).toBe("unavailable");
});
