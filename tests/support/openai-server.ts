import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** One request that the stand-in received, and the means to answer it as a script pleases. */
export type ModelExchange = {
  /** The parsed body, as the SDK sent it. */
  body: { model: string; stream?: boolean; tools?: unknown[] };
  /** Everything that was said to the model, as one text. */
  prompt: string;
  say: (text: string) => void;
  /** Calls a tool; its result comes with the next request, once this reply has ended. */
  call: (tool: string, input: object) => void;
  /** Sends what is no event of the protocol. */
  babble: (raw: string) => void;
  /** Ends the reply properly, telling how many tokens it took; or cut off, as one that has reached its most tokens. */
  end: (ending?: Partial<Ending>) => void;
  /** Cuts the connection in the middle. */
  breakOff: () => void;
  /** Closes the connection in order, but without the end of the reply. */
  fallSilent: () => void;
  /** Answers with an error status instead of a stream. */
  refuse: (status: number, headers?: Record<string, string>, message?: string) => void;
  /** Aborted when the client goes away before the end. */
  closed: AbortSignal;
};

/** `tokens`: of the prompt and of the answer; the chat protocol tells them only where they are given. */
type Ending = { tokens: { input: number; output: number } | null; isCut: boolean };

export type Script = (exchange: ModelExchange) => void | Promise<void>;

export type OpenAiServer = {
  /** For OPENAI_BASE_URL. */
  baseUrl: string;
  exchanges: ModelExchange[];
  /** How the requests from now on are answered. */
  answerWith: (script: Script) => void;
  close: () => Promise<void>;
};

/** The settings of an app whose language model it is. */
export function modelSettings({ baseUrl }: OpenAiServer) {
  return { OPENAI_API_KEY: "stand-in", OPENAI_BASE_URL: baseUrl, OPENAI_PROTOCOL: "chat" };
}

/**
 * A stand-in for OpenAI that speaks both of its protocols, Responses and chat completions, to the real SDK over
 * loopback. What it says, and when, is up to the test's script; nothing in it waits by the clock.
 */
export async function startOpenAiServer(script: Script): Promise<OpenAiServer> {
  const exchanges: ModelExchange[] = [];
  let current = script;
  const server = http.createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const protocol = request.url?.endsWith("/chat/completions") ? chatProtocol : responsesProtocol;
    const exchange = openExchange(JSON.parse(text) as ModelExchange["body"], text, response, protocol);
    exchanges.push(exchange);
    await current(exchange);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    exchanges,
    answerWith: (next) => {
      current = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Calls a tool in the first request, and says something in the second, when it knows the result. */
export function callingFirst(tool: string, input: object, then: Script): Script {
  return (exchange) => {
    if (exchange.prompt.includes("call_1")) return then(exchange);
    exchange.call(tool, input);
    exchange.end();
  };
}

/** Says all texts one after the other and ends. */
export function saying(...texts: string[]): Script {
  return (exchange) => {
    for (const text of texts) exchange.say(text);
    exchange.end();
  };
}

type Protocol = {
  open: (model: string) => unknown[];
  /** Before the first text. */
  speak: () => unknown[];
  delta: (text: string) => unknown;
  call: (id: string, tool: string, input: string) => unknown[];
  /** `text` is all that was said; null when nothing was. */
  close: (text: string | null, hasCalled: boolean, ending: Ending) => unknown[];
};

function openExchange(
  body: ModelExchange["body"],
  prompt: string,
  response: http.ServerResponse,
  protocol: Protocol,
): ModelExchange {
  const closed = new AbortController();
  let said: string | null = null;
  let calls = 0;
  let started = false;
  let over = false;
  response.on("close", () => {
    if (!over) closed.abort();
  });
  const send = (event: unknown): void => {
    const name = typeof event === "object" && event !== null && "type" in event ? `event: ${String(event.type)}\n` : "";
    response.write(`${name}data: ${JSON.stringify(event)}\n\n`);
  };
  const start = (): void => {
    if (started) return;
    started = true;
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const event of protocol.open(body.model)) send(event);
  };
  return {
    body,
    prompt,
    closed: closed.signal,
    say: (text) => {
      start();
      if (said === null) for (const event of protocol.speak()) send(event);
      said = (said ?? "") + text;
      send(protocol.delta(text));
    },
    call: (tool, input) => {
      start();
      calls += 1;
      for (const event of protocol.call(`call_${calls}`, tool, JSON.stringify(input))) send(event);
    },
    babble: (raw) => {
      start();
      response.write(`data: ${raw}\n\n`);
    },
    end: ({ tokens = null, isCut = false } = {}) => {
      start();
      over = true;
      for (const event of protocol.close(said, calls > 0, { tokens, isCut })) send(event);
      response.end(protocol === chatProtocol ? "data: [DONE]\n\n" : "");
    },
    breakOff: () => {
      start();
      over = true;
      response.destroy();
    },
    fallSilent: () => {
      start();
      over = true;
      response.end();
    },
    refuse: (status, headers = {}, message = "refused by the stand-in") => {
      over = true;
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify({ error: { message, type: "server_error" } }));
    },
  };
}

const item = { id: "msg_1", type: "message", role: "assistant" };

const responsesProtocol: Protocol = {
  open: (model) => [{ type: "response.created", response: { id: "resp_1", created_at: 1, model } }],
  speak: () => [{ type: "response.output_item.added", output_index: 0, item: { ...item, content: [] } }],
  delta: (delta) => ({
    type: "response.output_text.delta",
    item_id: item.id,
    output_index: 0,
    content_index: 0,
    delta,
  }),
  call: (id, name, input) => {
    const call = { type: "function_call", id: `fc_${id}`, call_id: id, name };
    return [
      { type: "response.output_item.added", output_index: 1, item: { ...call, arguments: "", status: "in_progress" } },
      { type: "response.function_call_arguments.delta", item_id: call.id, output_index: 1, delta: input },
      { type: "response.output_item.done", output_index: 1, item: { ...call, arguments: input, status: "completed" } },
    ];
  },
  close: (text, _hasCalled, { tokens, isCut }) => [
    ...(text === null
      ? []
      : [
          {
            type: "response.output_item.done",
            output_index: 0,
            item: { ...item, status: "completed", content: [{ type: "output_text", text, annotations: [] }] },
          },
        ]),
    {
      type: isCut ? "response.incomplete" : "response.completed",
      response: {
        id: "resp_1",
        created_at: 1,
        model: "stand-in",
        usage: { input_tokens: tokens?.input ?? 1, output_tokens: tokens?.output ?? 1 },
        ...(isCut && { incomplete_details: { reason: "max_output_tokens" } }),
      },
    },
  ],
};

const completion = (delta: object, finish_reason: string | null) => ({
  id: "chatcmpl-1",
  object: "chat.completion.chunk",
  created: 1,
  model: "stand-in",
  choices: [{ index: 0, delta, finish_reason }],
});

const chatProtocol: Protocol = {
  open: () => [completion({ role: "assistant", content: "" }, null)],
  speak: () => [],
  delta: (content) => completion({ content }, null),
  call: (id, name, input) => [
    completion(
      { tool_calls: [{ index: Number(id.slice(5)) - 1, id, type: "function", function: { name, arguments: input } }] },
      null,
    ),
  ],
  close: (_text, hasCalled, { tokens, isCut }) => [
    completion({}, isCut ? "length" : hasCalled ? "tool_calls" : "stop"),
    ...(tokens === null
      ? []
      : [
          {
            ...completion({}, null),
            choices: [],
            usage: { prompt_tokens: tokens.input, completion_tokens: tokens.output },
          },
        ]),
  ],
};
