import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

const API_KEY = "sk_live_only_for_tests";
const APP_ID = "testapp";

export type UploadThingServer = {
  /** For UPLOADTHING_BASE. */
  url: string;
  /** For UPLOADTHING_TOKEN. */
  token: string;
  files: ReadonlyMap<string, Buffer>;
  /** Whether the app has told what it will want to know of a file. */
  knows: (key: string) => boolean;
  /** The statuses with which our callbacks answered. */
  callbacks: readonly number[];
  /** Tells the app once more that a file arrived, signed or not. */
  callBack: (key: string, change?: { signature?: string }) => Promise<number>;
  /** From now on nothing can be reached. */
  fall: () => void;
  close: () => Promise<void>;
};

type RouteMetadata = { metadata: unknown; callbackUrl: string; callbackSlug: string };
type Stored = { name: string; type: string; bytes: Buffer };

/**
 * A stand-in for UploadThing's servers, as far as its library talks to them: signed addresses that take a multipart PUT,
 * the signed callback, private reads, deletion. It refuses what is not signed with the key of its token.
 */
export async function startUploadThingServer(): Promise<UploadThingServer> {
  const routes = new Map<string, RouteMetadata>();
  const stored = new Map<string, Stored>();
  const callbacks: number[] = [];
  let hasFallen = false;
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;

  async function callBack(key: string, { signature }: { signature?: string } = {}): Promise<number> {
    const route = routes.get(key);
    const file = stored.get(key);
    if (!route || !file) return 0;
    const payload = JSON.stringify({
      status: "uploaded",
      metadata: route.metadata,
      origin: origin(),
      file: describe(origin(), key, file),
    });
    const headers = {
      "content-type": "application/json",
      "uploadthing-hook": "callback",
      "x-uploadthing-signature": signature ?? sign(payload),
    };
    const { status } = await fetch(`${route.callbackUrl}?slug=${route.callbackSlug}`, {
      method: "POST",
      headers,
      body: payload,
    });
    callbacks.push(status);
    return status;
  }

  /** What the app's callback gave back for a file, for the browser that waits for it. */
  const results = new Map<string, unknown>();

  async function receive(url: URL, request: http.IncomingMessage, body: Buffer): Promise<Answer> {
    if (!isSigned(url)) return { status: 401, json: { error: "signature" } };
    const contentType = request.headers["content-type"] ?? "";
    if (!contentType.startsWith("multipart/form-data")) return { status: 400, json: { error: "multipart only" } };
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
    const file = form.get("file");
    if (!(file instanceof File)) return { status: 400, json: { error: "no file" } };
    const key = url.pathname.slice(1);
    const bytes = Buffer.from(await file.arrayBuffer());
    const parameter = (name: string) => decodeURIComponent(url.searchParams.get(name) ?? "");
    if (bytes.length !== Number(parameter("x-ut-file-size"))) return { status: 400, json: { error: "size" } };
    stored.set(key, { name: parameter("x-ut-file-name"), type: parameter("x-ut-file-type"), bytes });
    await callBack(key);
    const { ufsUrl, fileHash } = describe(origin(), key, { name: "", type: "", bytes });
    return {
      status: 200,
      json: { url: ufsUrl, appUrl: ufsUrl, ufsUrl, fileHash, serverData: results.get(key) ?? null },
    };
  }

  async function answer(request: http.IncomingMessage, body: Buffer): Promise<Answer> {
    const url = new URL(request.url ?? "/", origin());
    const json = () => JSON.parse(body.toString()) as Record<string, unknown>;
    const isOurs = request.headers["x-uploadthing-api-key"] === API_KEY;
    if (request.method === "PUT") return receive(url, request, body);
    if (request.method === "HEAD") return { status: 200, headers: { "x-ut-range-start": "0" } };
    if (request.method === "GET" && url.pathname.startsWith(`/a/${APP_ID}/`))
      return read(url, request.headers.range, stored);
    if (!isOurs) return { status: 401, json: { error: "key" } };
    switch (url.pathname) {
      case "/route-metadata": {
        const { fileKeys, ...route } = json();
        for (const key of fileKeys as string[]) routes.set(key, route as RouteMetadata);
        return { status: 200, json: { ok: true } };
      }
      case "/callback-result": {
        const { fileKey, callbackData } = json();
        results.set(String(fileKey), callbackData);
        return { status: 200, json: { ok: true } };
      }
      case "/v6/deleteFiles": {
        const keys = json()["fileKeys"] as string[];
        const deletedCount = keys.filter((key) => stored.delete(key)).length;
        return { status: 200, json: { success: true, deletedCount } };
      }
      default:
        return { status: 404, json: {} };
    }
  }

  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (hasFallen) return response.destroy();
    const cors = {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "*",
      "access-control-allow-headers": "*, x-uploadthing-version, range",
      "access-control-expose-headers": "*",
    };
    const { status, json, bytes, headers } =
      request.method === "OPTIONS" ? ({ status: 204 } as Answer) : await answer(request, Buffer.concat(chunks));
    response.writeHead(status, {
      ...cors,
      ...headers,
      ...(json !== undefined && { "content-type": "application/json" }),
    });
    return response.end(bytes ?? (json === undefined ? undefined : JSON.stringify(json)));
  });
  // By this name the library speaks plain http.
  server.listen(0, "localhost");
  await once(server, "listening");

  return {
    url: origin(),
    token: Buffer.from(JSON.stringify({ apiKey: API_KEY, appId: APP_ID, regions: ["test"] })).toString("base64"),
    get files() {
      return new Map([...stored].map(([key, { bytes }]) => [key, bytes]));
    },
    knows: (key) => routes.has(key),
    callbacks,
    callBack,
    fall: () => {
      hasFallen = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type Answer = { status: number; json?: unknown; bytes?: Buffer; headers?: Record<string, string> };

function read(url: URL, range: string | undefined, stored: ReadonlyMap<string, Stored>): Answer {
  if (!isSigned(url)) return { status: 403, json: { error: "private" } };
  const file = stored.get(url.pathname.split("/").at(-1) ?? "");
  if (!file) return { status: 404, json: {} };
  const end = /^bytes=0-(\d+)$/.exec(range ?? "")?.[1];
  return end === undefined
    ? { status: 200, bytes: file.bytes }
    : { status: 206, bytes: file.bytes.subarray(0, Number(end) + 1) };
}

function describe(origin: string, key: string, { name, type, bytes }: Stored) {
  const ufsUrl = `${origin}/a/${APP_ID}/${key}`;
  const fileHash = createHash("md5").update(bytes).digest("hex");
  return { url: ufsUrl, appUrl: ufsUrl, ufsUrl, key, name, size: bytes.length, type, customId: null, fileHash };
}

function sign(text: string): string {
  return `hmac-sha256=${createHmac("sha256", API_KEY).update(text).digest("hex")}`;
}

/** As the library signs an address: everything before the signature, which comes last. */
function isSigned(url: URL): boolean {
  const signature = url.searchParams.get("signature");
  const signed = url.href.replace(/[?&]signature=[^&]*$/, "");
  return signature === sign(signed) && Number(url.searchParams.get("expires")) > Date.now();
}
