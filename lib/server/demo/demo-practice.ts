import "server-only";
import { sendMessageSchema } from "#lib/contracts/chat.ts";
import type { ChatTopicId } from "#lib/curriculum/chat-topics.ts";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import type { Words } from "#lib/wording/words.ts";
import { optionText } from "#lib/wording/issued-question-card.ts";
import { db } from "../db/client.ts";
import { evaluateQuestion } from "../practice/evaluate-question.ts";
import { giveHintOf } from "../practice/give-hint.ts";
import { findQuestion } from "../practice/issued-question.ts";
import { answer } from "../tutor/answer.ts";
import { LiveReply } from "../tutor/live-reply.ts";
import { openTurn, type Student } from "../tutor/open-turn.ts";
import { replyWords } from "../tutor/reply-words.ts";

/** How a question went: solved alone, answered wrong, or solved after a hint. */
type Course = "right" | "wrong" | "helped";

type PastPractice = { daysAgo: number; topic: ChatTopicId; title: string; subtopic: SubtopicSlug; courses: readonly Course[] };

/** A month of practice: topics begun, one mastered at its first level, one with a bad day, the last days in a row. */
const PAST_PRACTICE: readonly PastPractice[] = [
  { daysAgo: 27, topic: "measurement", title: "Density Session", subtopic: "density", courses: ["helped", "wrong", "right", "right"] },
  { daysAgo: 24, topic: "measurement", title: "Density Session", subtopic: "density", courses: ["right", "right", "right"] },
  { daysAgo: 19, topic: "nomenclature", title: "Nomenclature Session", subtopic: "naming-ionic-compounds", courses: ["right", "wrong", "right"] },
  { daysAgo: 13, topic: "stoichiometry", title: "Stoichiometry Session", subtopic: "the-mole-molar-mass", courses: ["right", "right", "right", "right", "right", "right"] },
  { daysAgo: 8, topic: "stoichiometry", title: "Stoichiometry Session", subtopic: "mass-mass-stoichiometry", courses: ["wrong", "helped", "right"] },
  { daysAgo: 4, topic: "chemical-reactions", title: "Chemical Reactions Session", subtopic: "balancing-equations", courses: ["right", "right", "right"] },
  { daysAgo: 3, topic: "gas-laws", title: "Gas Laws Session", subtopic: "gas-laws", courses: ["wrong", "wrong", "helped"] },
  { daysAgo: 2, topic: "stoichiometry", title: "Stoichiometry Session", subtopic: "mass-mass-stoichiometry", courses: ["right", "right"] },
  { daysAgo: 1, topic: "solutions", title: "Solutions Session", subtopic: "molarity", courses: ["right", "right", "wrong", "right"] },
];

const MINUTE_MILLISECONDS = 60 * 1_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;

/** Practises as the demo student did: every question is issued, hinted at and marked by the code that does so for all. */
export async function writeDemoPractice(student: Student, now: Date): Promise<void> {
  const words = await replyWords("en");
  for (const { daysAgo, topic, title, subtopic, courses } of PAST_PRACTICE) {
    const begun = new Date(now.getTime() - daysAgo * DAY_MILLISECONDS);
    const data = { userId: student.id, topic, title, createdAt: begun, updatedAt: begun };
    const { id: sessionId } = await db().chatSession.create({ data, select: { id: true } });
    for (const [index, course] of courses.entries()) {
      const asked = new Date(begun.getTime() + index * 5 * MINUTE_MILLISECONDS);
      await practise({ student, sessionId, subtopic, course, words, asked, isChoice: index % 2 === 1 });
    }
  }
}

type Practice = { student: Student; sessionId: string; subtopic: SubtopicSlug; course: Course; words: Words; asked: Date; isChoice: boolean };

async function practise({ student, sessionId, subtopic, course, words, asked, isChoice }: Practice): Promise<void> {
  const request = sendMessageSchema.parse({ content: isChoice ? "A multiple choice question, please." : "A practice problem, please.", type: isChoice ? "generate_mcq" : "generate_practice", subtopic });
  const opening = await openTurn({ student, sessionId, request, locale: "en", now: asked });
  if (opening.kind !== "opened") return;
  await answer(opening.turn, { findModel: async () => null }, new LiveReply(opening.turn.replyId));
  const question = await findQuestion(student.id, { id: opening.turn.replyId, text: "" });
  if (question === null) return;
  if (course === "helped") await giveHintOf(question, 1, words);
  const wrong = question.problem.distractors[0]?.value ?? question.problem.solution.answer.value;
  const text = isChoice
    ? question.options.find(({ slip }) => (slip === null) === (course !== "wrong"))?.id
    : optionText({ value: course === "wrong" ? wrong : question.problem.solution.answer.value }, words);
  const answered = new Date(asked.getTime() + 3 * MINUTE_MILLISECONDS);
  await evaluateQuestion({ userId: student.id, question, text: text ?? "", locale: "en", timeZone: "UTC", now: answered });
}
