import { randomUUID } from "node:crypto";
import * as diagnosticAnswerRoute from "#app/api/diagnostic/answer/route.ts";
import * as diagnosticRoute from "#app/api/diagnostic/route.ts";
import * as feedbackRoute from "#app/api/feedback/route.ts";
import * as materialsRoute from "#app/api/materials/route.ts";
import { createSession } from "#lib/server/chat/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { findQuestion } from "#lib/server/practice/issued-question.ts";
import { callRoute, jsonCall } from "./call-route.ts";
import { createSignedInUser, type SignedInUser } from "./factories.ts";
import { closedTurn, openNewTurn, openQuestion, type StudentWithSession, writeReply } from "./turns.ts";
import { uploadFile } from "./uploads.ts";

/** A teacher who has left something in every part of the application, each holding the mark. */
type Inhabitant = SignedInUser & {
  mark: string;
  student: StudentWithSession;
  openQuestionId: string;
  fileId: string;
  materialId: string;
};

export async function createInhabitant(): Promise<Inhabitant> {
  const mark = `mark-${randomUUID()}`;
  const user = await createSignedInUser({ firstName: mark, plan: "teacher" });
  await createIdentity(user.id, mark);
  const session = await createSession(user.id, { topic: "stoichiometry", title: `Session ${mark}` });
  const student: StudentWithSession = { id: user.id, plan: "teacher", sessionId: session.id };
  const file = await uploadFile(user, `${mark}.txt`, `The vessel ${mark} holds copper(II) sulfate.`);
  await writeReply(await openNewTurn(student, { content: `What is in it? ${mark}`, attachedFiles: [file.address] }));
  await answerQuestion(student);
  const { id: openQuestionId } = await askQuestion(student);
  const { address } = await uploadFile(user, undefined, `A lesson on hydrates: ${mark}.`);
  const material = {
    title: `Hydrates ${mark}`,
    topic: "stoichiometry",
    isPublic: 1,
    fileUrl: address,
    fileName: `${mark}-lesson.txt`,
  };
  const { json } = await callRoute(materialsRoute.POST, jsonCall("POST", material, { cookie: user.cookie }));
  await callRoute(
    feedbackRoute.POST,
    jsonCall("POST", { feedbackType: "bug", feedbackText: `It broke: ${mark}` }, { cookie: user.cookie }),
  );
  await callRoute(diagnosticRoute.POST, jsonCall("POST", {}, { cookie: user.cookie }));
  const skipped = { number: 1, answer: null };
  await callRoute(diagnosticAnswerRoute.POST, jsonCall("POST", skipped, { cookie: user.cookie }));
  return { ...user, mark, student, openQuestionId, fileId: file.id, materialId: json.id };
}

async function createIdentity(userId: string, mark: string): Promise<void> {
  const tokens = {
    access_token: `secret-access-${mark}`,
    refresh_token: `secret-refresh-${mark}`,
    id_token: `secret-id-${mark}`,
  };
  await db().account.create({
    data: { userId, type: "oidc", provider: "oidc", providerAccountId: `subject-${mark}`, ...tokens },
    select: { userId: true },
  });
}

async function askQuestion(student: StudentWithSession): Promise<{ id: string }> {
  const turn = await openNewTurn(student, {
    content: "Practice",
    type: "generate_practice",
    subtopic: "density",
    difficulty: "easy",
  });
  return closedTurn(await writeReply(turn)).message;
}

async function answerQuestion(student: StudentWithSession): Promise<void> {
  const { id } = await askQuestion(student);
  const value = (await findQuestion(student.id, { id, text: "" }))?.problem.solution.answer.value;
  if (value?.kind !== "quantity") throw new Error("A quantity is asked for.");
  const studentAnswer = `${value.value} ${value.unit}`;
  await openQuestion(student, { content: studentAnswer, type: "evaluate_answer", questionId: id, studentAnswer });
}
