import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** One request that the stand-in received, and the means to answer it as a script pleases. */
export type ModelExchange = {
  /** The parsed body, as the SDK sent it. */
  body: { model: string; stream?: boolean };
  /** Everything that was said to the model, as one text. */
  prompt: string;
  say: (text: string) => void;
  /** Ends the reply properly. */
  end: () => void;
  /** Cuts the connection in the middle. */
  breakOff: () => void;
  /** Answers with an error status instead of a stream. */
  refuse: (status: number, headers?: Record<string, string>) => void;
  /** Aborted when the client goes away before the end. */
  closed: AbortSignal;
};

export type Script = (exchange: ModelExchange) => void | Promise<void>;

export type OpenAiServer = {
  /** For OPENAI_BASE_URL. */
  baseUrl: string;
  exchanges: ModelExchange[];
  /** How the requests from now on are answered. */
  answerWith: (script: Script) => void;
  close: () => Promise<void>;
};

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

/** Says all texts one after the other and ends. */
export function saying(...texts: string[]): Script {
  return (exchange) => {
    for (const text of texts) exchange.say(text);
    exchange.end();
  };
}

type Protocol = { open: (model: string) => unknown[]; delta: (text: string) => unknown; close: (text: string) => unknown[] };

function openExchange(
  body: ModelExchange["body"],
  prompt: string,
  response: http.ServerResponse,
  protocol: Protocol,
): ModelExchange {
  const closed = new AbortController();
  let said = "";
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
      said += text;
      send(protocol.delta(text));
    },
    end: () => {
      start();
      over = true;
      for (const event of protocol.close(said)) send(event);
      response.end(protocol === chatProtocol ? "data: [DONE]\n\n" : "");
    },
    breakOff: () => {
      start();
      over = true;
      response.destroy();
    },
    refuse: (status, headers = {}) => {
      over = true;
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify({ error: { message: "refused by the stand-in", type: "server_error" } }));
    },
  };
}

const item = { id: "msg_1", type: "message", role: "assistant" };
const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };

const responsesProtocol: Protocol = {
  open: (model) => [
    { type: "response.created", response: { id: "resp_1", created_at: 1, model } },
    { type: "response.output_item.added", output_index: 0, item: { ...item, content: [] } },
  ],
  delta: (delta) => ({ type: "response.output_text.delta", item_id: item.id, output_index: 0, content_index: 0, delta }),
  close: (text) => [
    {
      type: "response.output_item.done",
      output_index: 0,
      item: { ...item, status: "completed", content: [{ type: "output_text", text, annotations: [] }] },
    },
    { type: "response.completed", response: { id: "resp_1", created_at: 1, model: "stand-in", usage } },
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
  delta: (content) => completion({ content }, null),
  close: () => [completion({}, "stop")],
};
