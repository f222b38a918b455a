import { expect, onTestFinished, test } from "vitest";
import * as feedbackRoute from "#app/api/feedback/route.ts";
import { MAX_FEEDBACK_LENGTH } from "#lib/contracts/feedback-types.ts";
import { createSession } from "#lib/server/auth/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";

async function signedIn(planName?: "student" | "teacher", status = "active") {
  const subscription = planName ? { subscription: { create: { planName, status } } } : {};
  const { id } = await db().user.create({ data: subscription, select: { id: true } });
  onTestFinished(async () => {
    await db().user.deleteMany({ where: { id } });
  });
  const { token } = await createSession(id);
  return { id, headers: { cookie: `authjs.session-token=${token}` } };
}

const send = (body: unknown, headers: Record<string, string> = {}) =>
  callRoute(feedbackRoute.POST, jsonCall("POST", body, headers));

const stored = (userId: string) =>
  db().feedback.findMany({
    where: { userId },
    select: { feedbackType: true, feedbackText: true, rating: true, isPriority: true },
  });

test.each([
  ["general", 5],
  ["bug", 1],
  ["feature", null],
])("[FEED-01] [API-22] feedback of the type %s with the rating %s is stored, trimmed", async (feedbackType, rating) => {
  const { id, headers } = await signedIn();
  const answer = await send({ feedbackType, feedbackText: "  Balance with H₂O… 化学 ", rating }, headers);
  expect(answer.status).toBe(200);
  expect(await stored(id)).toEqual([
    { feedbackType, feedbackText: "Balance with H₂O… 化学", rating, isPriority: false },
  ]);
});

test("[FEED-01] a rating may be missing", async () => {
  const { id, headers } = await signedIn();
  expect((await send({ feedbackType: "general", feedbackText: "Good" }, headers)).status).toBe(200);
  expect(await stored(id)).toMatchObject([{ rating: null }]);
});

test.each([
  ["student", "active", false],
  ["teacher", "active", true],
  ["teacher", "canceled", false],
] as const)("[ROLE-02] feedback of a %s whose plan is %s has priority: %s", async (planName, status, isPriority) => {
  const { id, headers } = await signedIn(planName, status);
  await send({ feedbackType: "bug", feedbackText: "Help" }, headers);
  expect(await stored(id)).toMatchObject([{ isPriority }]);
});

test.each([
  ["feedbackText", ""],
  ["feedbackText", " \n\t "],
  ["feedbackText", undefined],
  ["feedbackText", 7],
  ["feedbackText", "a".repeat(MAX_FEEDBACK_LENGTH + 1)],
  ["feedbackType", "praise"],
  ["feedbackType", undefined],
  ["rating", 0],
  ["rating", 6],
  ["rating", 2.5],
  ["rating", "5"],
])("[FEED-01] [API-22] %s %j is 400, and nothing is stored", async (field, value) => {
  const { id, headers } = await signedIn();
  const answer = await send({ feedbackType: "bug", feedbackText: "Text", rating: 3, [field]: value }, headers);
  expect(answer).toMatchObject({ status: 400, json: { code: "INVALID_BODY", errors: [{ path: field }] } });
  expect(await stored(id)).toEqual([]);
});

test("[FEED-01] nobody sends feedback without a session, in another's name, or from another site", async () => {
  const other = await signedIn();
  const { id, headers } = await signedIn();
  expect((await send({ feedbackType: "bug", feedbackText: "Text" })).status).toBe(401);
  expect(
    (await send({ feedbackType: "bug", feedbackText: "Text" }, { ...headers, origin: "https://elsewhere.test" }))
      .status,
  ).toBe(403);
  expect(await stored(id)).toEqual([]);
  await send({ feedbackType: "bug", feedbackText: "Text", userId: other.id, isPriority: true }, headers);
  expect(await stored(other.id)).toEqual([]);
  expect(await stored(id)).toMatchObject([{ isPriority: false }]);
});

test("[API-01] other methods are 405", async () => {
  expect((await callRoute(feedbackRoute.GET)).headers.get("allow")).toBe("POST");
});
