import "server-only";
import type { SendMessage } from "#lib/contracts/chat.ts";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import { SUBTOPICS } from "#lib/curriculum/topics.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { chooseDifficulty } from "#lib/mastery/choose-next.ts";
import type { Form } from "#lib/problems/forms.ts";
import { generate } from "#lib/problems/generate.ts";
import { listOptions } from "#lib/problems/options.ts";
import type { Problem } from "#lib/problems/problem.ts";
import { listFamilies } from "#lib/problems/registry.ts";
import { assembleQuestion, optionText } from "#lib/wording/issued-question-card.ts";
import type { Words } from "#lib/wording/words.ts";
import { db } from "../db/client.ts";
import { evaluateQuestion } from "../practice/evaluate-question.ts";
import { giveHintOf } from "../practice/give-hint.ts";
import { findQuestion, type IssuedQuestion, storeQuestion } from "../practice/issued-question.ts";
import { findRecords } from "../progress/find-records.ts";
import { closeTurn } from "../tutor/close-turn.ts";
import { LiveReply } from "../tutor/live-reply.ts";
import type { OpenTurn, Student } from "../tutor/open-turn.ts";
import { replyWords } from "../tutor/reply-words.ts";
import { showAlone } from "../tutor/say-alone.ts";
import { addMinutes } from "./past-day.ts";

/** How a question went: solved alone, answered by a slip that is often made, solved after a hint, or left open. */
type Course = "right" | "wrong" | "helped" | "open";

export type PastPractice = { practise: SubtopicSlug; form: Form; course: Course };

type Circumstances = {
  user: Student;
  asked: Date;
  seed: number;
  locale: Locale;
  /** The student's words. */
  request: string;
  open: (message: SendMessage, at: Date) => Promise<OpenTurn>;
};

const ANSWER_MINUTES = 3;

/** Has a question issued, hinted at and answered. Only which one is asked is not left to chance, as it is for others. */
export async function practise(
  { practise: slug, form, course }: PastPractice,
  { user, asked, seed, locale, request, open }: Circumstances,
): Promise<void> {
  const words = await replyWords(locale);
  const problem = await problemFor(user, slug, form, seed);
  const turn = await open(
    { type: form === "choice" ? "generate_mcq" : "generate_practice", content: request, subtopic: slug },
    asked,
  );
  const question = await issue(turn, problem, form, seed, words);
  if (course === "open") return;
  if (course === "helped") await giveHintOf(question, 1, words);
  const text = answerTo(question, course, words);
  await evaluateQuestion({
    userId: user.id,
    question,
    text,
    locale,
    timeZone: "UTC",
    now: addMinutes(asked, ANSWER_MINUTES),
  });
}

/** At the level that the student had come to. */
async function problemFor(user: Student, slug: SubtopicSlug, form: Form, seed: number): Promise<Problem> {
  const records = await findRecords(
    db(),
    user.id,
    SUBTOPICS.filter((subtopic) => subtopic.slug === slug),
  );
  const difficulty = chooseDifficulty(records.get(slug) ?? null, "adaptive");
  const families = listFamilies(slug).filter(
    ({ levels, forms }) => levels[difficulty] !== undefined && forms.includes(form),
  );
  const family = families[seed % Math.max(1, families.length)];
  if (family === undefined) throw new Error(`${slug} has no ${form} problem of level ${difficulty}`);
  return generate(family, difficulty, form, seed);
}

async function issue(
  turn: OpenTurn,
  problem: Problem,
  form: Form,
  seed: number,
  words: Words,
): Promise<IssuedQuestion> {
  const { replyId: id, studentId: userId, locale } = turn;
  const options = form === "choice" ? listOptions(problem, seed) : [];
  const card = assembleQuestion({ id, problem, form, options }, words);
  await closeTurn(turn, {
    ...showAlone(card, new LiveReply(id)),
    record: (transaction) =>
      storeQuestion(transaction, { id, userId, problem, form, options, locale, text: card.question }),
  });
  const question = await findQuestion(userId, { id, text: "" });
  if (question === null) throw new Error("A question that was issued is on record");
  return question;
}

function answerTo({ form, options, problem }: IssuedQuestion, course: Course, words: Words): string {
  const isRight = course !== "wrong";
  if (form === "choice") return options.find(({ slip }) => (slip === null) === isRight)?.id ?? "";
  const value = isRight ? problem.solution.answer.value : problem.distractors[0]?.value;
  return value === undefined ? "" : optionText({ value }, words);
}
