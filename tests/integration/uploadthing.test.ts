import { randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { NextRequest } from "next/server";
import { afterAll, describe, expect, test } from "vitest";
import { GET as readObject } from "#app/api/objects/[objectId]/route.ts";
import { GET as readTerms } from "#app/api/objects/upload/route.ts";
import { POST as callService } from "#app/api/uploadthing/route.ts";
import { db } from "#lib/server/db/client.ts";
import { removeObject } from "#lib/server/files/remove-object.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { makeDocx, makePdf } from "#tests/support/documents.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { finishReading, prepareUpload, putFile, uploadFile } from "#tests/support/uploads.ts";
import { startUploadThingServer } from "#tests/support/uploadthing-server.ts";

const service = await startUploadThingServer();

/** The app at an address that the service can call back. */
const app = http.createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const init = { method: "POST", headers: request.headers as Record<string, string>, body: Buffer.concat(chunks) };
  const answer = await callService(new NextRequest(`${address()}${request.url}`, init), {
    params: Promise.resolve({}),
  });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});
app.listen(0, "localhost");
await once(app, "listening");
const address = () => `http://localhost:${(app.address() as AddressInfo).port}`;

// Before the environment is first read.
Object.assign(process.env, {
  UPLOADTHING_TOKEN: service.token,
  UPLOADTHING_BASE: service.url,
  AUTH_URL: address(),
});

afterAll(async () => {
  await service.close();
  app.closeAllConnections();
  app.close();
});

type Announced = { name: string; size: number; type: string };

/** Asks, as the library's component in a browser does, where to send a file. */
async function announce({ cookie }: Partial<SignedInUser>, file: Announced, slug = "attachment") {
  const headers = {
    "x-uploadthing-package": "@uploadthing/react",
    "x-uploadthing-version": "7.7.4",
    ...(cookie && { cookie }),
  };
  const call = jsonCall("POST", { files: [{ ...file, lastModified: 1 }], input: null }, headers);
  return callRoute(callService, { ...call, path: `/api/uploadthing?actionType=upload&slug=${slug}` });
}

async function sendToService(url: string, body: BlobPart, { name, type }: Announced) {
  const form = new FormData();
  form.append("file", new File([body], name, { type }));
  const answer = await fetch(url, { method: "PUT", body: form });
  return { status: answer.status, json: (await answer.json()) as { serverData: Record<string, unknown> } };
}

async function sendDirectly(
  user: SignedInUser,
  name: string,
  type: string,
  body: Uint8Array<ArrayBuffer>,
  slug?: string,
) {
  const file = { name, type, size: body.length };
  const { status, json } = await announce(user, file, slug);
  expect(status).toBe(200);
  // The library tells the service what it will need to know of the file at the same time.
  await expect.poll(() => service.knows(json[0].key), { timeout: 10_000 }).toBe(true);
  return { key: json[0].key as string, ...(await sendToService(json[0].url, body, file)) };
}

const PDF = { name: "sheet.pdf", type: "application/pdf" };

describe("[INPUT-04] straight from the browser to the service", () => {
  test("a file is taken up when the service says, signed, that it is there", async () => {
    await using user = await createSignedInUser({ plan: "student" });
    const bytes = makePdf([[["1. What is the molar mass of NaCl?"]]]);
    const { json, key } = await sendDirectly(user, PDF.name, PDF.type, bytes);
    const { path: filePath } = json.serverData as { path: string };
    expect(json.serverData).toEqual({
      path: expect.stringMatching(/^\/api\/objects\/[0-9a-f-]{36}$/),
      size: bytes.length,
      type: PDF.type,
    });
    const id = filePath.split("/").at(-1) ?? "";
    expect(await db().storedObject.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ownerUserId: user.id,
      store: "uploadthing",
      storageKey: key,
    });
    await finishReading(user);
    expect(await db().documentPage.findMany({ where: { objectId: id }, select: { text: true } })).toEqual([
      { text: "1. What is the molar mass of NaCl?" },
    ]);
    expect(service.callbacks.every((status) => status === 200)).toBe(true);
    expect(await db().usageDay.findMany({ where: { userId: user.id }, select: { meter: true, used: true } })).toEqual([
      { meter: "filesPerDay", used: 1 },
    ]);
  });

  test("a callback that the service did not sign changes nothing, and one that comes twice counts once", async () => {
    await using user = await createSignedInUser({ plan: "student" });
    const { key } = await sendDirectly(
      user,
      "a.txt",
      "text/plain",
      new TextEncoder().encode("Molar mass of NaCl?") as Uint8Array<ArrayBuffer>,
    );
    expect(await service.callBack(key, { signature: "hmac-sha256=00" })).toBe(400);
    expect(await service.callBack(key)).toBe(200);
    expect(await db().storedObject.count({ where: { ownerUserId: user.id } })).toBe(1);
    expect(await db().usageDay.findMany({ where: { userId: user.id }, select: { used: true } })).toEqual([{ used: 1 }]);
  });

  test("who may send nothing, or not that, gets no address", async () => {
    await using free = await createSignedInUser({ plan: "free" });
    await using student = await createSignedInUser({ plan: "student" });
    const small = { ...PDF, size: 10 };
    expect(await announce({}, small)).toMatchObject({ status: 403, json: { message: "UNAUTHORIZED" } });
    expect(await announce(free, small)).toMatchObject({ status: 403, json: { message: "PLAN_REQUIRED" } });
    expect(await announce(student, small, "material")).toMatchObject({
      status: 403,
      json: { message: "PLAN_REQUIRED" },
    });
    expect(await announce(student, { ...PDF, size: 10_485_761 })).toMatchObject({
      status: 403,
      json: { message: "FILE_TOO_LARGE" },
    });
    expect((await announce(student, { name: "a.exe", type: "application/x-msdownload", size: 9 })).status).toBe(400);
    expect(await announce(student, { ...small, name: `${"x".repeat(252)}.pdf` })).toMatchObject({
      status: 403,
      json: { message: "INVALID_BODY" },
    });
    const foreign = await callRoute(callService, {
      ...jsonCall("POST", {}, { origin: "https://evil.example", cookie: student.cookie }),
      path: "/api/uploadthing?actionType=upload&slug=attachment",
    });
    expect(foreign.status).toBe(403);
  });

  test("a name that no database can store is stored as it can be", async () => {
    await using user = await createSignedInUser({ plan: "student" });
    expect((await announce(user, { ...PDF, name: "a\ud83d\0b.pdf", size: 10 })).status).toBe(200);
    expect(await db().storedObject.findMany({ where: { ownerUserId: user.id }, select: { name: true } })).toEqual([
      { name: "a\ufffdb.pdf" },
    ]);
  });

  test("of what anybody may send, no more is read than a request of the library's has", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16_384).fill(0x20));
      },
    });
    const answer = await callRoute(callService, {
      method: "POST",
      path: "/api/uploadthing?actionType=upload&slug=attachment",
      headers: { "content-type": "application/json" },
      body: endless,
    });
    expect(answer).toMatchObject({ status: 413, json: { code: "TOO_LARGE" } });
    expect(sent).toBeLessThan(10);
  });

  test("what is not what it was said to be is removed there", async () => {
    await using user = await createSignedInUser({ plan: "student" });
    const { json, key } = await sendDirectly(
      user,
      PDF.name,
      PDF.type,
      Buffer.from("MZ\0\0 a program") as unknown as Uint8Array<ArrayBuffer>,
    );
    expect(json.serverData).toEqual({ problem: "unsupported" });
    await expect.poll(() => service.files.has(key)).toBe(false);
    expect(await db().storedObject.findMany({ where: { ownerUserId: user.id }, select: { state: true } })).toEqual([
      { state: "awaited" },
    ]);
  });
});

test("[INPUT-04] what there is no room for gets no address, and what arrives all the same is removed there", async () => {
  await using user = await createSignedInUser({ plan: "student" });
  const { json } = await announce(user, { ...PDF, size: 3 });
  await expect.poll(() => service.knows(json[0].key), { timeout: 10_000 }).toBe(true);
  const full = {
    id: randomUUID(),
    ownerUserId: user.id,
    state: "ready" as const,
    store: "folder",
    storageKey: randomUUID(),
    name: "",
    maxBytes: 1,
    uploadedAt: new Date(),
  };
  await db().storedObject.create({ data: { ...full, size: 1_024 * 1_048_576 } });
  expect(await announce(user, { ...PDF, size: 1 })).toMatchObject({ status: 403, json: { message: "STORAGE_FULL" } });
  const sent = await sendToService(json[0].url, "abc", { name: "a.txt", type: "text/plain", size: 3 });
  expect(sent.json.serverData).toEqual({ problem: "full" });
  expect(service.files.has(json[0].key)).toBe(false);
});

describe("[API-16] the plain PUT forwards to the service", () => {
  test("and the file is read from there, by its owner only, and removed there", async () => {
    await using user = await createSignedInUser({ plan: "student" });
    await using stranger = await createSignedInUser({ plan: "student" });
    const bytes = makeDocx([[["Copper(II) sulfate is blue."]]]);
    const { id } = await uploadFile(user, "a.docx", bytes);
    const { storageKey, store } = await db().storedObject.findUniqueOrThrow({ where: { id } });
    expect(store).toBe("uploadthing");
    expect(service.files.get(storageKey ?? "")?.equals(Buffer.from(bytes))).toBe(true);
    const open = async ({ cookie }: SignedInUser) =>
      readObject(new NextRequest(`${address()}/api/objects/${id}`, { headers: { cookie } }), {
        params: Promise.resolve({ objectId: id }),
      });
    expect(Buffer.from(await (await open(user)).arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    expect((await open(stranger)).status).toBe(404);
    await db().$transaction((transaction) => removeObject(transaction, id, new Date()));
    await finishReading(user);
    expect(service.files.has(storageKey ?? "")).toBe(false);
  });

  test("and says so when the service is away, keeping nothing of it", async () => {
    await using user = await createSignedInUser({ plan: "student" });
    expect((await callRoute(readTerms, { headers: { cookie: user.cookie } })).json).toEqual({
      service: "uploadthing",
      maxBytes: 10_485_760,
      readsPictures: false,
    });
    const { json } = await prepareUpload(user, "a.txt");
    service.fall();
    expect(await putFile(json.uploadURL, "text")).toMatchObject({ status: 502, json: { code: "STORAGE_UNAVAILABLE" } });
    expect(await db().storedObject.findMany({ where: { ownerUserId: user.id }, select: { state: true } })).toEqual([
      { state: "awaited" },
    ]);
  });
});
