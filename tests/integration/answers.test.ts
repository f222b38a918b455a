import { beforeAll, expect, test } from "vitest";
import { GET as getUser } from "#app/api/auth/user/route.ts";
import * as messagesRoute from "#app/api/chat/[sessionId]/messages/route.ts";
import * as sessionsRoute from "#app/api/chat/sessions/route.ts";
import { POST as sendFeedback } from "#app/api/feedback/route.ts";
import { POST as getHint } from "#app/api/hints/get/route.ts";
import { GET as getMaterials } from "#app/api/materials/route.ts";
import { GET as getPage } from "#app/api/objects/[objectId]/pages/[number]/route.ts";
import * as uploadRoute from "#app/api/objects/upload/route.ts";
import { GET as getStatus } from "#app/api/subscription/status/route.ts";
import { GET as getUsage } from "#app/api/subscription/usage/[meter]/route.ts";
import { GET as getTopic } from "#app/api/topics/route.ts";
import { GET as getAccount } from "#app/api/user/account/route.ts";
import { GET as getLearningHistory } from "#app/api/user/learning-history/route.ts";
import { GET as getProfile } from "#app/api/user/profile/route.ts";
import { GET as getProgressHistory } from "#app/api/user/progress/history/route.ts";
import { GET as getProgress } from "#app/api/user/progress/route.ts";
import { GET as getSignIns } from "#app/api/user/sign-ins/route.ts";
import { POST as auditWorksheet } from "#app/api/worksheets/audit/route.ts";
import * as worksheetsRoute from "#app/api/worksheets/route.ts";
import { GET as getSubjects } from "#app/api/worksheets/subjects/route.ts";
import { array } from "#lib/contracts/shape.ts";
import { accountShape } from "#lib/contracts/answers/account.ts";
import { storedFeedbackShape } from "#lib/contracts/answers/feedback.ts";
import { hintShape } from "#lib/contracts/answers/hint.ts";
import { learningHistoryShape } from "#lib/contracts/answers/learning-history.ts";
import { materialShape } from "#lib/contracts/answers/material.ts";
import { messageShape, turnShape } from "#lib/contracts/answers/message.ts";
import { progressHistoryShape, topicProgressShape } from "#lib/contracts/answers/progress.ts";
import { chatSessionShape } from "#lib/contracts/answers/session.ts";
import { signInShape } from "#lib/contracts/answers/sign-in.ts";
import { subscriptionStatusShape, usageShape } from "#lib/contracts/answers/subscription.ts";
import { topicStartShape } from "#lib/contracts/answers/topic-start.ts";
import { documentPageShape, preparedUploadShape, uploadTermsShape } from "#lib/contracts/answers/uploads.ts";
import { currentUserShape, profileShape } from "#lib/contracts/answers/user.ts";
import {
  materialSubjectsShape,
  problemFamilyShape,
  worksheetAuditShape,
  worksheetShape,
} from "#lib/contracts/answers/worksheets.ts";
import { createSession } from "#lib/server/auth/sessions.ts";
import { DEMO_ACCOUNTS } from "#lib/server/demo/demo-accounts.ts";
import { ensureDemoUser } from "#lib/server/demo/ensure-demo-user.ts";
import type { RouteHandler } from "#lib/server/http/route.ts";
import { type Call, callRoute, jsonCall } from "#tests/support/call-route.ts";
import { closedTurn, openNewTurn, writeReply } from "#tests/support/turns.ts";

const [, STUDENT, TEACHER] = DEMO_ACCOUNTS;
const SEEDED_WITHIN_MS = 180_000;
const cookies = new Map<string, string>();

beforeAll(async () => {
  for (const account of [STUDENT, TEACHER]) {
    await ensureDemoUser(account);
    cookies.set(account.id, `authjs.session-token=${(await createSession(account.id)).token}`);
  }
}, SEEDED_WITHIN_MS);

async function ask(handler: RouteHandler, call: Call = {}, { id }: { id: string } = TEACHER) {
  const { status, json } = await callRoute(handler, {
    ...call,
    headers: { ...call.headers, cookie: cookies.get(id) ?? "" },
  });
  expect(status, JSON.stringify(json)).toBeLessThan(300);
  return json;
}

const at = (query: Record<string, string>): Call => ({ path: `/api/example?${new URLSearchParams(query)}` });

const REACTION = "Balance: Al + O2 -> Al2O3";

test.each([
  ["user", () => ask(getUser), currentUserShape],
  ["profile", () => ask(getProfile), profileShape],
  ["account", () => ask(getAccount), accountShape],
  ["sessions", () => ask(sessionsRoute.GET), array(chatSessionShape)],
  ["new session", () => ask(sessionsRoute.POST, jsonCall("POST", {})), chatSessionShape],
  ["status of the plan", () => ask(getStatus), subscriptionStatusShape],
  ["usage", () => ask(getUsage, { params: { meter: "questionsPerDay" } }), usageShape],
  ["terms of uploading", () => ask(uploadRoute.GET), uploadTermsShape],
  ["place for a file", () => ask(uploadRoute.POST, jsonCall("POST", { filename: "a.pdf" })), preparedUploadShape],
  ["materials", () => ask(getMaterials), array(materialShape)],
  ["start of a topic", () => ask(getTopic, at({ topic: "curriculum:molarity" })), topicStartShape],
  ["sign-ins", () => ask(getSignIns), array(signInShape)],
  ["progress", () => ask(getProgress, at({ timeZone: "Africa/Addis_Ababa" }), STUDENT), array(topicProgressShape)],
  ["history", () => ask(getProgressHistory, at({ timeZone: "Africa/Addis_Ababa" }), STUDENT), progressHistoryShape],
  ["notes of learning", () => ask(getLearningHistory, {}, STUDENT), learningHistoryShape],
  ["hint", () => ask(getHint, jsonCall("POST", { problem: REACTION, hintNumber: 1 })), hintShape],
  ["families", () => ask(worksheetsRoute.GET, at({ topic: "solutions" })), array(problemFamilyShape)],
  [
    "audit of a sheet",
    () => ask(auditWorksheet, jsonCall("POST", { text: `1. ${REACTION}\nAnswer: 4, 3, 2` })),
    worksheetAuditShape,
  ],
  [
    "feedback",
    () => ask(sendFeedback, jsonCall("POST", { feedbackType: "general", feedbackText: "Thanks." })),
    storedFeedbackShape,
  ],
] as const)(
  "[ERR-01] the browser reads the answer as it is sent, and leaves out nothing: %s",
  async (_what, told, schema) => {
    const json = await told();
    expect(schema.safeParse(json)).toEqual({ success: true, data: json });
  },
);

test("[ERR-01] so it reads materials, what they are about, their pages, and a sheet made from them", async () => {
  const [material] = await ask(getMaterials);
  const objectId = String(material.fileUrl).split("/").at(-1);
  const page = await ask(getPage, { params: { objectId, number: 1 } });
  expect(documentPageShape.safeParse(page)).toEqual({ success: true, data: page });

  const subjects = await ask(getSubjects, at({ materials: material.id }));
  expect(materialSubjectsShape.safeParse(subjects)).toEqual({ success: true, data: subjects });
  const order = { families: [subjects.families[0].id], difficulty: "easy", form: "free", count: 2 };
  const sheet = await ask(worksheetsRoute.POST, jsonCall("POST", { ...order, materials: [material.id] }));
  expect(worksheetShape.safeParse(sheet)).toEqual({ success: true, data: sheet });
});

test("[ERR-01] so it reads every message of a month, with all cards, and a turn", async () => {
  const kinds = new Set<string>();
  const sessions: { id: string }[] = await ask(sessionsRoute.GET, {}, STUDENT);
  for (const { id: sessionId } of sessions) {
    const messages = await ask(messagesRoute.GET, { params: { sessionId } }, STUDENT);
    expect(array(messageShape).safeParse(messages)).toEqual({ success: true, data: messages });
    for (const { metadata } of messages) kinds.add(metadata?.type ?? "words");
  }
  expect([...kinds].toSorted()).toEqual(
    expect.arrayContaining(["concept_explanation", "mcq_question", "practice_question", "step_solution", "words"]),
  );

  const student = { id: STUDENT.id, plan: STUDENT.plan, sessionId: sessions[0]?.id ?? "" };
  const turn = closedTurn(await writeReply(await openNewTurn(student, { content: REACTION })));
  expect(turnShape.safeParse(turn)).toEqual({ success: true, data: turn });
});

test("[ERR-01] a message whose card has no kind, or whose words have no writer, is not read", async () => {
  const [session]: { id: string }[] = await ask(sessionsRoute.GET, {}, STUDENT);
  const [message] = await ask(messagesRoute.GET, { params: { sessionId: session?.id } }, STUDENT);
  for (const wrong of [{ metadata: "card" }, { metadata: { type: 7 } }, { provenance: {} }, { state: "asleep" }])
    expect(messageShape.safeParse({ ...message, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});
