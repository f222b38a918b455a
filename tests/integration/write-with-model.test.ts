import { createOpenAI } from "@ai-sdk/openai";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type ModelTask, writeWithModel } from "#lib/server/tutor/write-with-model.ts";
import { balanceEquation } from "#lib/server/tutor/tools/formula-tools.ts";
import type { ToolAnswer } from "#lib/server/tutor/tools/tool-answer.ts";
import {
  callingFirst,
  type ModelExchange,
  type OpenAiServer,
  saying,
  type Script,
  startOpenAiServer,
} from "#tests/support/openai-server.ts";

let server: OpenAiServer;
beforeAll(async () => {
  // Read when they are first asked for: a model that says nothing, or never ends, is soon given up.
  Object.assign(process.env, {
    MODEL_FIRST_TOKEN_TIMEOUT_MS: "3000",
    MODEL_SILENCE_TIMEOUT_MS: "3000",
    MODEL_TURN_TIMEOUT_MS: "8000",
  });
  server = await startOpenAiServer(saying("unused"));
});
afterAll(() => server.close());

const prompt = {
  instructions: "You teach chemistry.",
  messages: [{ role: "user" as const, content: "Why is ice lighter?" }],
};

/** Everything may be said at once. */
const voice = { push: (delta: string) => delta, end: () => "" };

async function write(
  protocol: "responses" | "chat",
  script: Script,
  stop = new AbortController(),
  options: Partial<ModelTask> = {},
) {
  server.answerWith(script);
  const before = server.exchanges.length;
  const openai = createOpenAI({ apiKey: "stand-in", baseURL: server.baseUrl });
  let text = "";
  const outcome = await writeWithModel({
    model: openai[protocol]("stand-in"),
    prompt,
    voice,
    emit: (event) => {
      if (event.type === "text") text += event.delta;
    },
    stop: stop.signal,
    ...options,
  });
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

  test.each<[string, (exchange: ModelExchange) => void]>([
    ["a stream that ends too early", (exchange) => exchange.fallSilent()],
    ["what is no JSON", (exchange) => exchange.babble("{ not json")],
    ["a reply that hangs", () => undefined],
  ])("%s after the first word is no whole reply, and not tried again", async (_what, fail) => {
    const { outcome, tries } = await write(protocol, (exchange) => {
      exchange.say("Half a");
      setImmediate(() => fail(exchange));
    });
    expect(outcome).toEqual({ kind: "broken_off", text: "Half a" });
    expect(tries).toBe(1);
  });

  test.each<[string, Script]>([
    ["a stream that ends before a word", (exchange) => exchange.fallSilent()],
    ["what is no JSON", (exchange) => exchange.babble("{ not json")],
    ["a page where a stream should be", (exchange) => exchange.refuse(200)],
  ])("%s counts as no reply, and at most two tries are made", async (_what, script) => {
    const { outcome, tries } = await write(protocol, script);
    expect(outcome.kind).toBe("unavailable");
    expect(tries).toBeLessThanOrEqual(2);
  });

  test("a model that drips goes on only as long as a turn may last", async () => {
    let drip: NodeJS.Timeout | undefined;
    const { outcome, tries } = await write(protocol, (exchange) => {
      drip = setInterval(() => exchange.say("drip "), 100);
      exchange.closed.addEventListener("abort", () => clearInterval(drip));
    });
    clearInterval(drip);
    expect(outcome).toMatchObject({ kind: "broken_off", text: expect.stringMatching(/^(drip ){3,}$/) });
    expect(tries).toBe(1);
  });

  test("a model that talks without end is cut, between two characters, and its connection closed", async () => {
    let closed: AbortSignal | undefined;
    const { outcome, text, tries } = await write(protocol, async (exchange) => {
      closed = exchange.closed;
      exchange.say("x");
      while (!exchange.closed.aborted) {
        exchange.say("🧪".repeat(500));
        await new Promise(setImmediate);
      }
    });
    expect(outcome).toEqual({ kind: "cut", text });
    expect(text).toBe(`x${"🧪".repeat(11_999)}`);
    expect(tries).toBe(1);
    await vi.waitFor(() => expect(closed?.aborted).toBe(true), { timeout: 500 });
  });

  test("a model that was allowed no more tokens is cut", async () => {
    const { outcome } = await write(protocol, (exchange) => {
      exchange.say("Half a sen");
      exchange.end({ isCut: true });
    });
    expect(outcome).toEqual({ kind: "cut", text: "Half a sen" });
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

describe.each(["responses", "chat"] as const)("with tools over the %s protocol", (protocol) => {
  const balancing = (set: Partial<ModelTask["tools"]> = {}) => {
    const answers: ToolAnswer[] = [];
    return {
      answers,
      tools: {
        set: { balance_equation: balanceEquation },
        onAnswer: (answer: ToolAnswer) => answers.push(answer),
        ...set,
      },
    };
  };

  test("the model asks the engine, hears its answer and writes", async () => {
    const { answers, tools } = balancing();
    const script = callingFirst("balance_equation", { equation: "Fe + O2 -> Fe2O3" }, saying("It balances."));
    const { outcome, tries } = await write(protocol, script, undefined, { tools });
    expect(outcome).toEqual({ kind: "complete", text: "It balances." });
    expect(tries).toBe(2);
    expect(answers).toMatchObject([{ said: { equation: "4 Fe + 3 O2 -> 2 Fe2O3" }, facts: [{ kind: "equation" }] }]);
    expect(server.exchanges.at(-1)?.prompt).toContain("4 Fe + 3 O2 -> 2 Fe2O3");
  });

  test("what it says before it asks, and after, are two paragraphs", async () => {
    const { tools } = balancing();
    const { text } = await write(
      protocol,
      (exchange) => {
        if (exchange.prompt.includes("call_1")) return saying("It balances.")(exchange);
        exchange.say("Let me look.");
        exchange.call("balance_equation", { equation: "Fe + O2 -> Fe2O3" });
        exchange.end();
      },
      undefined,
      { tools },
    );
    expect(text).toBe("Let me look.\n\nIt balances.");
  });

  test.each([
    ["no such tool", "guess", {}],
    ["an input that does not fit", "balance_equation", { wrong: 1 }],
  ])("%s is told to the model, which goes on", async (_what, name, input) => {
    const { answers, tools } = balancing();
    const { outcome } = await write(protocol, callingFirst(name, input, saying("As it is.")), undefined, { tools });
    expect(outcome).toEqual({ kind: "complete", text: "As it is." });
    expect(answers).toEqual([]);
  });

  test("what it asks without end is no reply", async () => {
    const { answers, tools } = balancing();
    const { outcome } = await write(
      protocol,
      (exchange) => exchange.call("balance_equation", { equation: "H".repeat(30_000) }),
      undefined,
      { tools },
    );
    expect(outcome.kind).toBe("unavailable");
    expect(answers).toEqual([]);
  });

  test("a model that asks and asks must answer in the end", async () => {
    const { tools } = balancing();
    const { outcome, tries } = await write(
      protocol,
      (exchange) => {
        if (JSON.stringify(exchange.body).includes('"tool_choice":"none"')) return saying("Enough.")(exchange);
        exchange.call("balance_equation", { equation: "Fe + O2 -> Fe2O3" });
        exchange.end();
      },
      undefined,
      { tools },
    );
    expect(outcome).toEqual({ kind: "complete", text: "Enough." });
    expect(tries).toBe(6);
  });

  /** Answers only where no tools come with the request. */
  const refusing =
    (message: string): Script =>
    (exchange) =>
      exchange.body.tools ? exchange.refuse(400, {}, message) : saying("Plain.")(exchange);
  const named = (name: string) =>
    createOpenAI({ apiKey: "stand-in", baseURL: server.baseUrl })[protocol](`${name}-${protocol}`);

  test("a server that says it knows no tools is asked again without, from then on at once, and some time later with them", async () => {
    const { tools } = balancing();
    const model = named("plain");
    const ask = () => write(protocol, refusing("this model does not support tools"), undefined, { tools, model });
    expect(await ask()).toMatchObject({ outcome: { kind: "complete", text: "Plain." }, tries: 2 });
    expect(await ask()).toMatchObject({ outcome: { kind: "complete" }, tries: 1 });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
    try {
      expect(await ask()).toMatchObject({ outcome: { kind: "complete" }, tries: 2 });
    } finally {
      vi.useRealTimers();
    }
  });

  test("a refusal for another reason costs only its own reply the tools", async () => {
    const { tools } = balancing();
    const model = named("strict");
    const refused = await write(protocol, refusing("maximum context length exceeded"), undefined, { tools, model });
    expect(refused).toMatchObject({ outcome: { kind: "complete", text: "Plain." }, tries: 2 });
    const next = await write(
      protocol,
      (exchange) => saying(exchange.body.tools ? "Tools." : "None.")(exchange),
      undefined,
      { tools, model },
    );
    expect(next).toMatchObject({ outcome: { text: "Tools." }, tries: 1 });
  });

  test("a reply without tools that was stopped before a word proves nothing of the model", async () => {
    const { tools } = balancing();
    const model = named("stopped");
    const stop = new AbortController();
    const script: Script = (exchange) =>
      exchange.body.tools ? exchange.refuse(400, {}, "no tools here") : stop.abort();
    expect((await write(protocol, script, stop, { tools, model })).outcome.kind).toBe("stopped");
    const next = await write(
      protocol,
      (exchange) => saying(exchange.body.tools ? "Tools." : "None.")(exchange),
      undefined,
      { tools, model },
    );
    expect(next).toMatchObject({ outcome: { text: "Tools." }, tries: 1 });
  });

  test("a fault between asking and answering is no reply, and tried once more", async () => {
    const { tools } = balancing();
    let requests = 0;
    const { outcome } = await write(
      protocol,
      (exchange) => {
        requests += 1;
        if (requests === 2) return exchange.refuse(500);
        callingFirst("balance_equation", { equation: "Fe + O2 -> Fe2O3" }, saying("There."))(exchange);
      },
      undefined,
      { tools },
    );
    expect(outcome).toEqual({ kind: "complete", text: "There." });
    expect(requests).toBe(4);
  });
});

test("nobody listening is as good as a refusal", async () => {
  const openai = createOpenAI({ apiKey: "stand-in", baseURL: "http://127.0.0.1:9/v1" });
  const outcome = await writeWithModel({
    model: openai.chat("stand-in"),
    prompt,
    voice,
    emit: () => undefined,
    stop: new AbortController().signal,
  });
  expect(outcome.kind).toBe("unavailable");
});
