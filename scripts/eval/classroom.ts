import { randomUUID } from "node:crypto";
import { objectPath } from "#lib/contracts/uploads.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { generate } from "#lib/problems/generate.ts";
import type { Problem } from "#lib/problems/problem.ts";
import { FAMILIES } from "#lib/problems/registry.ts";
import { db } from "#lib/server/db/client.ts";
import { createSession } from "#lib/server/chat/sessions.ts";
import { storeQuestion } from "#lib/server/practice/issued-question.ts";
import { indexPassages } from "#lib/server/retrieval/index-passages.ts";
import type { Student } from "#lib/server/tutor/open-turn.ts";
import { replyWords } from "#lib/server/tutor/reply-words.ts";
import { assembleQuestion } from "#lib/wording/issued-question-card.ts";
import type { Document, EvalConversation, OpenQuestion } from "./conversation.ts";

/** What a conversation finds when it begins. */
export type Classroom = {
  student: Student;
  sessionId: string;
  question: { id: string; problem: Problem } | null;
  /** The address of the student's own file. */
  file: string | null;
};

/** A student of their own for each conversation, with a plan that has no limits; a question, a material and a file, if it has them. */
export async function enterClassroom({
  locale,
  topic,
  question,
  material,
  file,
}: EvalConversation): Promise<Classroom> {
  const { id } = await db().user.create({
    data: { grade: "11", subscription: { create: { planName: "teacher", status: "active" } } },
    select: { id: true },
  });
  const session = await createSession(id, { topic, title: "Eval" });
  if (material !== undefined) await storeDocument(id, material, topic);
  return {
    student: { id, plan: "teacher" },
    sessionId: session.id,
    question:
      question === undefined ? null : await issueQuestion({ userId: id, sessionId: session.id, locale, question }),
    file: file === undefined ? null : await storeDocument(id, file, null),
  };
}

/** Once more than leaves, with all that was said. */
export async function leaveClassroom({ student }: Classroom): Promise<void> {
  await db().user.delete({ where: { id: student.id } });
}

/** A file that was read; with a topic it is a material as well. Returns its address. */
async function storeDocument(ownerUserId: string, { title, pages }: Document, topic: string | null): Promise<string> {
  const object = await db().storedObject.create({
    data: {
      id: randomUUID(),
      ownerUserId,
      state: "ready",
      store: "folder",
      storageKey: randomUUID(),
      name: title,
      maxBytes: 1,
      mediaType: "text/plain",
      pageCount: pages.length,
      uploadedAt: new Date(),
      pages: { create: pages.map((text, at) => ({ number: at + 1, text })) },
      ...(topic !== null && { material: { create: { ownerUserId, title, description: "", topic, tags: [] } } }),
    },
    select: { id: true },
  });
  while ((await indexPassages(object.id)) === "more") continue;
  return objectPath(object.id);
}

/** The same question in every run, as if it had been asked for a moment ago. */
async function issueQuestion({
  userId,
  sessionId,
  locale,
  question: { family: familyId, difficulty, seed },
}: {
  userId: string;
  sessionId: string;
  locale: Locale;
  question: OpenQuestion;
}) {
  const family = FAMILIES.find(({ id }) => id === familyId);
  if (family === undefined) throw new Error(`There is no family ${familyId}.`);
  const problem = generate(family, difficulty, "free", seed);
  const [askedId, id] = [randomUUID(), randomUUID()];
  const card = assembleQuestion({ id, problem, form: "free", options: [] }, await replyWords(locale));
  const request = { content: "?", type: "generate_practice", locale };
  await db().message.create({ data: { id: askedId, sessionId, role: "user", content: "?", request } });
  await db().message.create({
    data: { id, sessionId, role: "assistant", replyToId: askedId, content: card.question, metadata: card },
  });
  await storeQuestion(db(), { id, userId, problem, form: "free", options: [], locale, text: card.question });
  return { id, problem };
}
