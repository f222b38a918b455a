import "server-only";
import type { Suggestions } from "#lib/cards/suggestion.ts";
import type { Act } from "#lib/conversation/act.ts";
import { advance, LESSON_START } from "#lib/lessons/advance.ts";
import type { LessonId } from "#lib/lessons/lesson-ids.ts";
import { contentOf, LESSONS } from "#lib/lessons/lessons.ts";
import { assembleConcept } from "#lib/wording/concept-card.ts";
import { assembleLesson } from "#lib/wording/lesson-card.ts";
import { wordProblem } from "#lib/wording/problem.ts";
import { suggest } from "#lib/wording/suggesting.ts";
import type { Words } from "#lib/wording/words.ts";
import { chooseProblem } from "../practice/choose-problem.ts";
import type { Reply } from "./close-turn.ts";
import { issue } from "./compose-question.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { showAlone } from "./say-alone.ts";

/** The beginning of a lesson: what is to be predicted. It costs what an explanation costs, and what goes on with it nothing. */
export async function composeLesson(
  turn: OpenTurn,
  { lesson }: Extract<Act, { kind: "lesson" }>,
  live: LiveReply,
): Promise<Reply> {
  const words = await replyWords(turn.locale);
  return show(lesson, { state: LESSON_START, remark: null }, words, live, "counted");
}

export async function composeLessonTurn(
  turn: OpenTurn,
  { turn: { lesson, state, move } }: Extract<Act, { kind: "lesson-turn" }>,
  live: LiveReply,
): Promise<Reply> {
  const words = await replyWords(turn.locale);
  if (move.kind === "check") return check(turn, lesson, words, live);
  if (move.kind === "short") {
    const shown = showAlone(assembleConcept(LESSONS[lesson].topic, words), live);
    return { ...shown, provenance: PARTLY, charge: "free" };
  }
  return show(lesson, advance(contentOf(lesson), state, move), words, live, "free");
}

/** Its numbers are computed; its prose is nobody's computation. */
const PARTLY: Reply["provenance"] = { writer: "tutor", check: "partly_verified", notice: null };

function show(
  lesson: LessonId,
  advanced: Parameters<typeof assembleLesson>[1],
  words: Words,
  live: LiveReply,
  charge: Reply["charge"],
): Reply {
  return { ...showAlone(assembleLesson(lesson, advanced, words), live), provenance: PARTLY, charge };
}

/** A fresh problem of the topic, without help, marked and counted as any practice; and what to do after it. */
async function check(turn: OpenTurn, id: LessonId, words: Words, live: LiveReply): Promise<Reply> {
  const lesson = LESSONS[id];
  const { preferences, timeZone = "UTC" } = turn.request;
  const chosen = await chooseProblem({
    userId: turn.studentId,
    topic: turn.topic,
    form: lesson.check.form,
    preference: preferences?.difficultyLevel ?? "adaptive",
    mode: "mixed",
    timeZone,
    now: new Date(),
    subtopic: lesson.topic,
    family: lesson.check.family,
    similarTo: null,
    textOf: (problem) => wordProblem(problem, words).question,
  });
  const reply = issue(turn, chosen, words, live);
  return { ...reply, charge: "free", suggestions: suggestAfter(id, reply.content, words) };
}

function suggestAfter(id: LessonId, said: string, { t }: Words): Suggestions {
  const { topic, next } = LESSONS[id];
  const nameOf = (lesson: LessonId) => t(`curriculum.subtopics.${LESSONS[lesson].topic}`);
  return {
    start: said.length,
    lead: t("tutor.lesson.after"),
    items: [
      suggest("generate_practice", t("tutor.lesson.practice", { topic: t(`curriculum.subtopics.${topic}`) })),
      { ...suggest("explain_concept", nameOf(next)), label: t("tutor.lesson.nextLesson", { topic: nameOf(next) }) },
      suggest("chat", t("tutor.lesson.moves.short")),
    ],
  };
}
