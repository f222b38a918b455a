import { expect, onTestFinished, test } from "vitest";
import { GET as getCurrentUser } from "#app/api/auth/user/route.ts";
import * as profileRoute from "#app/api/user/profile/route.ts";
import { createSession, digestOf } from "#lib/server/auth/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";

type Told = { name?: string; firstName?: string; lastName?: string; email?: string; grade?: string };

async function signedIn(told: Told = {}, plan?: { planName: string; status: string }) {
  const subscription = plan ? { subscription: { create: plan } } : {};
  const { id } = await db().user.create({ data: { ...told, ...subscription }, select: { id: true } });
  onTestFinished(async () => {
    await db().user.deleteMany({ where: { id } });
  });
  const { token } = await createSession(id);
  return { id, token, headers: { cookie: `authjs.session-token=${token}` } };
}

const ADA = { firstName: "Ada", lastName: "Lovelace", grade: "11" };

test("[API-05] the current user, with empty text for what is not known", async () => {
  const { id, headers } = await signedIn({ name: "Marie Curie", email: "marie@example.test" });
  const answer = await callRoute(getCurrentUser, { headers });
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({
    id,
    fullName: "Marie Curie",
    firstName: "",
    lastName: "",
    email: "marie@example.test",
    grade: "",
    canManageMaterials: false,
    canSeeHistory: false,
  });
});

test("[API-05] without a name from the provider, the full name is what the student told", async () => {
  const { headers } = await signedIn(ADA);
  expect((await callRoute(getCurrentUser, { headers })).json).toMatchObject({ fullName: "Ada Lovelace", grade: "11" });
});

test.each([
  [undefined, false],
  [{ planName: "student", status: "active" }, false],
  [{ planName: "teacher", status: "active" }, true],
  [{ planName: "teacher", status: "canceled" }, false],
  [{ planName: "toString", status: "active" }, false],
])("[API-05] with the plan %j, managing materials is %s", async (plan, canManageMaterials) => {
  const { headers } = await signedIn({}, plan);
  expect((await callRoute(getCurrentUser, { headers })).json).toMatchObject({ canManageMaterials });
});

test("[API-05] [API-06] [API-07] nobody is told anything without a session", async () => {
  for (const handler of [getCurrentUser, profileRoute.GET, profileRoute.PATCH]) {
    const method = handler === profileRoute.PATCH ? "PATCH" : "GET";
    const call = method === "PATCH" ? jsonCall(method, ADA) : { method };
    expect(await callRoute(handler, call)).toMatchObject({ status: 401, json: { message: "Unauthorized" } });
  }
});

test.each([
  [60_000, 200],
  [-1, 401],
])("[API-05] %i ms before it runs out, a session is worth %i", async (left, status) => {
  const { token, headers } = await signedIn();
  await db().signIn.update({ where: { tokenDigest: digestOf(token) }, data: { expires: new Date(Date.now() + left) } });
  expect((await callRoute(getCurrentUser, { headers })).status).toBe(status);
});

test("[API-06] [API-07] a profile that was saved reads back, trimmed", async () => {
  const { headers } = await signedIn();
  expect((await callRoute(profileRoute.GET, { headers })).json).toEqual({ firstName: "", lastName: "", grade: "" });

  const update = { ...ADA, firstName: "  Ada " };
  const saved = await callRoute(profileRoute.PATCH, jsonCall("PATCH", update, headers));
  expect(saved).toMatchObject({ status: 200, json: ADA });
  expect((await callRoute(profileRoute.GET, { headers })).json).toEqual(ADA);
});

test("[API-07] [ROLE-04] only one's own profile changes, whatever the body says", async () => {
  const other = await signedIn(ADA);
  const { headers } = await signedIn();
  const update = { firstName: "Eve", lastName: "Sly", grade: "9", id: other.id, userId: other.id, plan: "teacher" };
  expect((await callRoute(profileRoute.PATCH, jsonCall("PATCH", update, headers))).status).toBe(200);
  expect((await callRoute(profileRoute.GET, { headers: other.headers })).json).toEqual(ADA);
  expect((await callRoute(getCurrentUser, { headers })).json).toMatchObject({ canManageMaterials: false });
});

test.each([
  ["firstName", " A ", "First name must be at least 2 characters"],
  ["firstName", undefined, "First name must be at least 2 characters"],
  ["lastName", "", "Last name must be at least 2 characters"],
  ["lastName", 7, "Last name must be at least 2 characters"],
  ["grade", "", "Please select your grade"],
  ["grade", "13", "Please select your grade"],
  ["firstName", "a".repeat(101), "Must be at most 100 characters"],
])("[PROF-02] %s %j: %s", async (field, value, message) => {
  const { headers } = await signedIn(ADA);
  const answer = await callRoute(
    profileRoute.PATCH,
    jsonCall("PATCH", { ...ADA, grade: "12", [field]: value }, headers),
  );
  expect(answer).toMatchObject({ status: 400, json: { code: "INVALID_BODY", errors: [{ path: field, message }] } });
  expect((await callRoute(profileRoute.GET, { headers })).json).toEqual(ADA);
});

test("[PROF-02] the sentences come in the student's language", async () => {
  const { headers } = await signedIn();
  const cookie = `${headers.cookie}; NEXT_LOCALE=es`;
  const answer = await callRoute(profileRoute.PATCH, jsonCall("PATCH", { ...ADA, grade: "" }, { cookie }));
  expect(answer.json.errors).toEqual([{ path: "grade", code: "invalid_value", message: "Selecciona tu curso" }]);
});

test.each(["[]", "null", '"text"', "7", "{", ""])("[API-07] the body %j is 400", async (body) => {
  const { headers } = await signedIn();
  const call = { method: "PATCH", headers: { ...headers, "content-type": "application/json" }, body };
  expect(await callRoute(profileRoute.PATCH, call)).toMatchObject({ status: 400, json: { code: "INVALID_BODY" } });
});

test("[API-07] names of any script are kept as they are", async () => {
  const { headers } = await signedIn();
  for (const firstName of ["ሰላም", "玛丽", "सीता", "O’Brien-Ní", "<b>Bo</b>", "{name}", "__proto__"]) {
    await callRoute(profileRoute.PATCH, jsonCall("PATCH", { ...ADA, firstName }, headers));
    expect((await callRoute(profileRoute.GET, { headers })).json).toMatchObject({ firstName });
  }
});

test("[API-01] other methods are 405", async () => {
  expect(await callRoute(profileRoute.DELETE, { method: "DELETE" })).toMatchObject({ status: 405 });
  expect((await callRoute(profileRoute.PUT, { method: "PUT" })).headers.get("allow")).toBe("GET, PATCH");
});
