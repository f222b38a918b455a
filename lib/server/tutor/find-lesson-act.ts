import "server-only";
import type { ParsedSendMessage } from "#lib/contracts/chat.ts";
import { splitFileBlocks } from "#lib/contracts/file-blocks.ts";
import type { Act } from "#lib/conversation/act.ts";
import type { Said } from "#lib/conversation/hint-subject.ts";
import { findBegun, findLessonTurn, hadCheck, type LessonTurn } from "#lib/conversation/lesson-turn.ts";
import { listTaught } from "#lib/conversation/lesson-wish.ts";
import { understand } from "#lib/conversation/understand.ts";
import { findConcept } from "#lib/concepts/find-concept.ts";
import { type Topic, topicNameKey } from "#lib/curriculum/topics.ts";
import { findLesson } from "#lib/lessons/find-lesson.ts";
import { LESSONS } from "#lib/lessons/lessons.ts";
import type { IssuedQuestion } from "../practice/issued-question.ts";
import { detectIntent } from "./detect-intent.ts";
import { replyWords } from "./reply-words.ts";
import type { Asked } from "./find-follow-up.ts";

type Meant = { act: Act; request?: ParsedSendMessage; question?: IssuedQuestion | null };

/**
 * A wish to be taught, or what goes on with a lesson. Whoever asks for one that is begun goes on with it. Null where the message
 * is neither. `explain_concept` opens a lesson where there is one on the concept.
 */
export async function findLessonAct(
  { request, question, locale }: Asked,
  listSaid: () => Promise<Said[]>,
): Promise<Meant | null> {
  const { type, text } = detectIntent(request);
  const hasFiles = (request.attachedFiles?.length ?? 0) > 0 || splitFileBlocks(request.content).files.length > 0;
  if ((type !== "chat" && type !== "explain_concept") || question !== null || hasFiles) return null;
  const act = understand(text, locale);
  if (act.kind === "social" && act.social === "distress") return null;
  const said = await listSaid();
  const turn = type === "chat" ? findLessonTurn(text, said, locale) : null;
  // "c" is the beginning of a greeting somewhere, and an answer here.
  if (turn !== null) return takeTurn(turn, said, request);
  if (act.kind === "social") return null;
  const words = await replyWords(locale);
  const nameOf = (topic: Topic) => words.t(`curriculum.${topicNameKey(topic)}`);
  const taught = listTaught(text);
  const named = type === "explain_concept" ? [text, ...taught] : taught;
  const lesson = named.map((each) => findLesson(each, locale, nameOf)).find((each) => each !== null);
  if (lesson !== undefined) {
    const begun = findBegun(lesson.id, said);
    return { act: begun === null ? { kind: "lesson", lesson: lesson.id } : { kind: "lesson-turn", turn: begun } };
  }
  // What there is no lesson on yet is explained in short.
  const concept = taught.find((each) => findConcept(each, locale, nameOf) !== null);
  if (type !== "chat" || concept === undefined) return null;
  return { act: { kind: "request" }, request: { ...request, type: "explain_concept", conceptToExplain: concept } };
}

/** The first check belongs to the lesson; others on its topic are practice. */
function takeTurn(turn: LessonTurn, said: readonly Said[], request: ParsedSendMessage): Meant {
  if (turn.move.kind !== "check" || !hadCheck(turn.lesson, said)) return { act: { kind: "lesson-turn", turn } };
  const wish = { topic: null, unread: "", difficulty: null, isChoice: false, count: 1 };
  const subtopic = LESSONS[turn.lesson].topic;
  return { act: { kind: "practice", wish }, request: { ...request, type: "generate_practice", subtopic } };
}
