import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { POST as createSession } from "#app/api/chat/sessions/route.ts";
import { POST as createMaterial } from "#app/api/materials/route.ts";
import { GET as listSignIns } from "#app/api/user/sign-ins/route.ts";
import type { RouteHandler } from "#lib/server/http/route.ts";
import { type Call, callHandler, callRoute, jsonCall } from "#tests/support/call-route.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { openNewTurn, writeReply } from "#tests/support/turns.ts";
import { uploadFile } from "#tests/support/uploads.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

type Endpoint = { name: string; method: (typeof METHODS)[number]; params: readonly string[]; handler: RouteHandler };

const NOTHING = "0de70000-0000-4000-8000-00000000ffff";

/** For the parts of an address that are no ids. */
const PARAMS: Record<string, unknown> = { meter: "questionsPerDay", number: "1", missing: ["no", "such", "thing"] };

/** Every handler that there is, a 405 by its name not among them: a route that is new is held to all of this by itself. */
const ENDPOINTS: Endpoint[] = await listEndpoints();

async function listEndpoints(): Promise<Endpoint[]> {
  // next-auth, to which these two lead, runs in the built app only: tests/http/sign-in.test.ts.
  const files = readdirSync("app/api", { recursive: true, encoding: "utf8" }).filter(
    (file) => path.basename(file) === "route.ts" && !/nextauth|^login.route/.test(file),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const handlers = (await import(path.resolve("app/api", file))) as Record<string, RouteHandler>;
      const address = path.posix.join("/api", path.dirname(file).replaceAll(path.sep, "/"));
      const params = [...address.matchAll(/\[+(?:\.\.\.)?(\w+)\]+/g)].map(([, name = ""]) => name);
      return METHODS.flatMap((method) =>
        handlers[method] ? [{ name: `${method} ${address}`, method, params, handler: handlers[method] }] : [],
      );
    }),
  );
  return found.flat().toSorted((a, b) => a.name.localeCompare(b.name));
}

const isWriting = ({ method }: Endpoint): boolean => method !== "GET";

async function statusOf(
  { method, params, handler }: Endpoint,
  call: Call = {},
  ids: Record<string, string> = {},
): Promise<number> {
  const filled = Object.fromEntries(params.map((name) => [name, PARAMS[name] ?? ids[name] ?? NOTHING]));
  const { status, body } = await callHandler(handler, { method, params: filled, ...call });
  await body?.cancel();
  return status;
}

/** What answers, by whether it does so for nobody in particular. */
let statuses: Map<Endpoint, number>;

beforeAll(async () => {
  statuses = new Map(
    await Promise.all(ENDPOINTS.map(async (endpoint) => [endpoint, await statusOf(endpoint)] as const)),
  );
});

const offered = (endpoint: Endpoint): boolean => ![404, 405].includes(statuses.get(endpoint) ?? 0);

test("[API-01] whoever is not signed in gets a 401 everywhere but here", () => {
  expect(ENDPOINTS.length).toBeGreaterThan(150);
  const open = ENDPOINTS.filter((endpoint) => offered(endpoint) && statuses.get(endpoint) !== 401).map(
    ({ name }) => name,
  );
  expect(open).toEqual([
    "GET /api/health",
    "GET /api/health/ready",
    "GET /api/logout",
    "GET /api/subscription/plans",
    "POST /api/csp-report",
    "POST /api/locale",
    "POST /api/login/demo",
    "POST /api/logout",
    // By a signed address, which this is not.
    "PUT /api/objects/[objectId]",
  ]);
});

test.each(["https://evil.example", "null"])(
  "[API-01] nothing is written for a page of %s, whatever it calls its body",
  async (origin) => {
    await using user = await createSignedInUser({ plan: "teacher" });
    const writing = ENDPOINTS.filter((endpoint) => isWriting(endpoint) && offered(endpoint));
    expect(writing.length).toBeGreaterThan(20);
    for (const type of [
      "application/json",
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const headers = { cookie: user.cookie, origin, "content-type": type };
      const answers = await Promise.all(
        writing.map(async (endpoint) => [endpoint.name, await statusOf(endpoint, { headers, body: "{}" })] as const),
      );
      expect(
        answers.filter(([, status]) => status !== 403),
        type,
      ).toEqual([]);
    }
  },
);

/** What would be done, were it one's own. */
const BODIES: Record<string, object> = {
  "PATCH /api/chat/sessions/[sessionId]": { title: "Mine" },
  "POST /api/chat/[sessionId]/messages": { content: "What is a mole?" },
  "POST /api/chat/[sessionId]/messages/[messageId]/what-if": { problem: 0, start: 0, end: 1, written: "2" },
  "PATCH /api/materials/[materialId]": { title: "Mine" },
};

test("[ROLE-04] what is another's is not there, at any address that names it", async () => {
  await using owner = await createSignedInUser({ plan: "teacher" });
  const ids = await createBelongings(owner);
  const naming = ENDPOINTS.filter(
    (endpoint) => statuses.get(endpoint) === 401 && endpoint.params.some((name) => name in ids),
  );
  expect(naming.length).toBeGreaterThan(10);
  for (const plan of ["student", "teacher"] as const) {
    await using other = await createSignedInUser({ plan });
    for (const endpoint of naming) {
      const body = BODIES[endpoint.name];
      const headers = { cookie: other.cookie };
      const status = await statusOf(endpoint, body ? jsonCall(endpoint.method, body, headers) : { headers }, ids);
      const isForTeachers = plan === "student" && endpoint.params.includes("materialId");
      expect([endpoint.name, status]).toEqual([endpoint.name, isForTeachers ? 403 : 404]);
    }
  }
  for (const endpoint of naming.filter((each) => !isWriting(each))) {
    expect(await statusOf(endpoint, { headers: { cookie: owner.cookie } }, ids), endpoint.name).toBeLessThan(300);
  }
});

/** One of everything that has an id in an address. */
async function createBelongings(owner: SignedInUser): Promise<Record<string, string>> {
  const headers = { cookie: owner.cookie };
  const session = await callRoute(createSession, jsonCall("POST", {}, headers));
  const sessionId = session.json.id as string;
  const turn = await openNewTurn({ id: owner.id, plan: "teacher", sessionId }, { content: "molar mass of H2O" });
  await writeReply(turn);
  const file = await uploadFile(owner, "notes.txt", "Water is H2O.");
  const about = { title: "Notes", topic: "stoichiometry", fileUrl: file.address, fileName: "notes.txt" };
  const material = await callRoute(createMaterial, jsonCall("POST", about, headers));
  const signIns = await callRoute(listSignIns, { headers });
  return {
    sessionId,
    messageId: turn.replyId,
    objectId: file.id,
    materialId: material.json.id,
    signInId: signIns.json[0].id,
  };
}
