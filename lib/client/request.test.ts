import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { array, instant, nullable, object, string } from "../contracts/shape.ts";
import {
  AnswerError,
  AuthenticationError,
  getJson,
  getOwn,
  getOwnPage,
  request,
  RequestError,
  sendJson,
} from "./request.ts";

let server: Server;
let base: string;

/** A server that answers what the path asks for: `/<status>/<body>`; `/echo` tells what it was sent. */
beforeAll(async () => {
  server = createServer(async (incoming, outgoing) => {
    const [, status = "", body = ""] = (incoming.url ?? "").split("/");
    if (status !== "echo") return outgoing.writeHead(Number(status)).end(decodeURIComponent(body));
    const echo = {
      method: incoming.method,
      contentType: incoming.headers["content-type"] ?? null,
      body: await textOf(incoming),
    };
    return outgoing.writeHead(200).end(JSON.stringify(echo));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming) text += String(chunk);
  return text;
}

test("[ERR-01] a failure's message is status and body", async () => {
  const error = await request(`${base}/500/out%20of%20order`).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({ message: "500: out of order", status: 500, body: "out of order" });
});

test("[ERR-01] an empty body gives way to the status text", async () => {
  await expect(request(`${base}/404/`)).rejects.toThrow("404: Not Found");
});

test("[ERR-01] a 401 on a read is an answer that says Unauthorized", async () => {
  const response = await request(`${base}/401/anything`);
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ message: "Unauthorized" });
});

const echoShape = object({ method: string, contentType: nullable(string), body: string });

test("[API-03] a 401 on a read means that there is no user", async () => {
  expect(await getJson(`${base}/401/`, echoShape)).toBeNull();
});

test("[ERR-01] [API-03] what is one's own is not read as empty where nobody is signed in", async () => {
  await expect(getOwn(`${base}/401/`, echoShape)).rejects.toBeInstanceOf(AuthenticationError);
  expect(await getOwn(`${base}/200/[]`, array(echoShape))).toEqual([]);
});

test("[ERR-01] a 401 on a write throws an authentication error", async () => {
  await expect(sendJson("POST", `${base}/401/`, {}, echoShape)).rejects.toBeInstanceOf(AuthenticationError);
});

test("[API-03] a write sends its body as JSON, and a write without one says nothing of a type", async () => {
  expect(await sendJson("PATCH", `${base}/echo`, { grade: "9" }, echoShape)).toEqual({
    method: "PATCH",
    contentType: "application/json",
    body: '{"grade":"9"}',
  });
  const bare = await request(`${base}/echo`, { method: "POST" });
  expect(await bare.json()).toEqual({ method: "POST", contentType: null, body: "" });
});

const rowShape = object({ id: string, at: instant });
const row = { id: "0b0e5a2c-6a0e-4d3e-8d5b-3f6f0a1b2c3d", at: "2026-03-09T10:20:30.123Z" };
const answering = (body: unknown) => `${base}/200/${encodeURIComponent(JSON.stringify(body))}`;

test("[ERR-01] what a newer server tells besides is left out, and the rest is read", async () => {
  expect(await getOwn(answering({ ...row, mood: "good" }), rowShape)).toEqual(row);
  expect(await getOwnPage(answering([row, { ...row, mood: [] }]), rowShape)).toEqual({
    rows: [row, row],
    isLast: true,
  });
});

test.each([
  ["another shape", JSON.stringify({ id: 7 }), "id invalid_type, at invalid_format"],
  ["nothing", "null", "body invalid_type"],
  ["no JSON", "<p>Sign in to this network", "body invalid_type"],
  ["an empty body", "", "body invalid_type"],
])("[ERR-01] %s in place of an answer is an error with a code, which says of what", async (_case, body, said) => {
  const error = await getOwn(`${base}/200/${encodeURIComponent(body)}`, rowShape).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AnswerError);
  expect(error).toMatchObject({ code: "UNEXPECTED_ANSWER" });
  expect(String(error)).toContain(`: ${said}`);
});

test("[ERR-01] the row of a list that cannot be read is named by its place", async () => {
  const error = await getOwnPage(answering([row, { ...row, at: "secret" }]), rowShape).catch(String);
  expect(error).toContain(": 1.at invalid_format");
  await expect(getOwnPage(answering(row), rowShape)).rejects.toBeInstanceOf(AnswerError);
});
