import { createHash } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Account, type Subscription } from "./account.ts";
import { Api, type ApiCall } from "./api.ts";
import { Courier, type Delivery } from "./delivery.ts";
import { decodeForm } from "./form.ts";
import { act, showPage } from "./pages.ts";
import { People } from "./people.ts";
import { randomFrom } from "./random.ts";
import { StripeRefusal } from "./refusal.ts";
import { Subscriptions } from "./subscriptions.ts";

const KEY = "sk_test_stand_in";
const SECRET = "whsec_stand_in";

export type StripeServer = {
  origin: string;
  /** What the app is to be configured with. */
  env: { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string; STRIPE_API_BASE: string };
  webhookSecret: string;
  account: Account;
  /** What people do at the payment host. */
  people: People;
  /** What time, banks and the account's owner do. */
  subscriptions: Subscriptions;
  /** Every request of the app, oldest first. */
  requests: (ApiCall & { idempotencyKey: string | null })[];
  /** The customer that was made for a user, and their subscriptions. */
  subscriptionsOfUser: (userId: string) => Subscription[];
  /** From now on every request is answered so: with an error, or not at all. */
  breakDown: (how: "refuses" | "hangs" | null) => void;
  /** From now on events are delivered there as they happen, or with null not at all; `settled` waits for those on their way. */
  deliverTo: (url: string | null, how?: Omit<Delivery, "url" | "secret">) => { settled: () => Promise<void> };
  /** Answers arrive up to so many milliseconds after they were made. */
  slowDown: (ms: number, seed: number) => void;
  /** The next answer to a request for this path is made as the request comes, and sent when the test says so. */
  holdNext: (path: string) => { made: Promise<void>; send: () => void };
  close: () => Promise<void>;
};

/** A stand-in for Stripe that keeps state: the real SDK talks to it over loopback, and browsers open its pages. */
export async function startStripeServer(): Promise<StripeServer> {
  const account = new Account();
  const subscriptions = new Subscriptions(account);
  const people = new People(account, subscriptions);
  const requests: StripeServer["requests"] = [];
  let broken: "refuses" | "hangs" | null = null;
  let delay = (): number => 0;
  const holds: Hold[] = [];
  let origin = "";
  let courier: Courier | null = null;
  const api = new Api(account, subscriptions, () => origin);
  const kept = new Map<string, { asked: string; answer: Answer }>();
  const busy = new Set<string>();
  account.onEvent = (event) => courier?.send(event);

  async function callApi(request: http.IncomingMessage, call: ApiCall): Promise<Answer | null> {
    const header = request.headers["idempotency-key"];
    const idempotencyKey = typeof header === "string" ? header : null;
    requests.push({ ...call, idempotencyKey });
    if (broken === "hangs") return null;
    if (broken === "refuses")
      return { status: 500, body: { error: { type: "api_error", message: "The stand-in is told to fail." } } };
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key provided." } } };
    if (idempotencyKey === null || call.method !== "POST") return later(call, answerNow(api, call));
    if (busy.has(idempotencyKey))
      return {
        status: 409,
        body: {
          error: {
            type: "idempotency_error",
            code: "idempotency_key_in_use",
            message: "Another request with this key is under way.",
          },
        },
      };
    const isFirst = !kept.has(idempotencyKey);
    if (isFirst) busy.add(idempotencyKey);
    const answer = await later(call, answerOnce(idempotencyKey, call));
    if (isFirst) busy.delete(idempotencyKey);
    return answer;
  }

  /** It was true when it was made. */
  async function later({ path }: ApiCall, answer: Answer): Promise<Answer> {
    const index = holds.findIndex((hold) => hold.path === path);
    const [hold] = index === -1 ? [] : holds.splice(index, 1);
    hold?.made.resolve();
    await hold?.sent.promise;
    await sleep(delay());
    return answer;
  }

  /** The same key gets the same answer, and must ask the same. */
  function answerOnce(key: string, call: ApiCall): Answer {
    const asked = createHash("sha256").update(JSON.stringify(call)).digest("hex");
    const earlier = kept.get(key);
    if (earlier && earlier.asked !== asked)
      return {
        status: 400,
        body: {
          error: {
            type: "idempotency_error",
            message: "Keys for idempotent requests can only be used with the same parameters.",
          },
        },
      };
    const answer = earlier?.answer ?? answerNow(api, call);
    kept.set(key, { asked, answer });
    return answer;
  }

  const server = http.createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const { pathname, search } = new URL(request.url ?? "/", origin);
    const method = request.method ?? "GET";
    if (!pathname.startsWith("/v1/")) return answerPage(response, { method, pathname, text });
    const answer = await callApi(request, {
      method,
      path: pathname,
      form: decodeForm(method === "POST" ? text : search.slice(1) || text),
    });
    if (!answer) return;
    response.writeHead(answer.status, { "content-type": "application/json", "request-id": account.id("req") });
    response.end(JSON.stringify(answer.body));
  });

  function answerPage(
    response: http.ServerResponse,
    { method, pathname, text }: { method: string; pathname: string; text: string },
  ): void {
    try {
      const target =
        method === "POST" ? act(account, people, pathname, new URLSearchParams(text).get("action") ?? "") : null;
      const shown = showPage(account, pathname);
      if (target !== null) response.writeHead(303, { location: target }).end();
      else
        response
          .writeHead(shown === null ? 404 : 200, { "content-type": "text/html; charset=utf-8" })
          .end(shown ?? "Not found");
    } catch (error) {
      response.writeHead(400, { "content-type": "text/plain" }).end(String(error));
    }
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    env: { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_BASE: origin },
    webhookSecret: SECRET,
    account,
    people,
    subscriptions,
    requests,
    subscriptionsOfUser: (userId) =>
      [...account.customers.values()]
        .filter(({ metadata }) => metadata["userId"] === userId)
        .flatMap(({ id }) => account.subscriptionsOf(id)),
    breakDown: (how) => {
      broken = how;
    },
    deliverTo: (url, how = {}) => {
      courier?.stop();
      const own = url === null ? null : new Courier({ url, secret: SECRET, ...how });
      courier = own;
      return { settled: async () => own?.settled() };
    },
    slowDown: (ms, seed) => {
      const random = randomFrom(seed);
      delay = () => Math.floor(random() * ms);
    },
    holdNext: (path) => {
      const hold: Hold = { path, made: Promise.withResolvers(), sent: Promise.withResolvers() };
      holds.push(hold);
      return { made: hold.made.promise, send: hold.sent.resolve };
    },
    close: async () => {
      courier?.stop();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type Answer = { status: number; body: unknown };

type Hold = { path: string; made: PromiseWithResolvers<void>; sent: PromiseWithResolvers<void> };

function answerNow(api: Api, call: ApiCall): Answer {
  try {
    return { status: 200, body: api.answer(call) };
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: error.body };
    throw error;
  }
}
