import { NextRequest } from "next/server";
import type { RouteHandler } from "#lib/server/http/route.ts";

export type Call = {
  method?: string;
  /** With a query, if any. */
  path?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  params?: unknown;
};

export type Answer = {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says by its expectations what it is
  json: any;
};

/** Calls a route handler as the server would. An answer without a body has no `json`. */
export async function callRoute(handler: RouteHandler, call: Call = {}): Promise<Answer> {
  const response = await callHandler(handler, call);
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: text === "" ? undefined : JSON.parse(text) };
}

/** The same for answers that may be no JSON. */
export function callHandler(handler: RouteHandler, call: Call = {}): Promise<Response> {
  const { method = "GET", path = "/api/example", headers, body, params = {} } = call;
  const init = {
    method,
    headers: { host: "localhost:3000", ...headers },
    duplex: "half",
    ...(body !== undefined && { body }),
  };
  const request = new NextRequest(`http://localhost:3000${path}`, init as ConstructorParameters<typeof NextRequest>[1]);
  return handler(request, { params: Promise.resolve(params) });
}

export function jsonCall(method: string, body: unknown, headers: Record<string, string> = {}): Call {
  return { method, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
}

export function formCall(fields: Record<string, string>, headers: Record<string, string> = {}): Call {
  return { method: "POST", headers, body: new URLSearchParams(fields) };
}

/** What a browser would send back of the cookies that an answer sets, leaving out those that it clears. */
export function cookiesSetBy({ headers }: Answer): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const cookie of headers.getSetCookie()) {
    const [pair = ""] = cookie.split(";");
    const [name = "", value = ""] = pair.split("=");
    if (!/max-age=0/i.test(cookie)) kept[name] = decodeURIComponent(value);
  }
  return kept;
}
