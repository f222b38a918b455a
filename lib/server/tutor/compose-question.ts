import "server-only";
import { randomInt } from "node:crypto";
import { MAIN_TOPICS, topicNameKey } from "#lib/curriculum/topics.ts";
import { createWords } from "#lib/i18n/words.ts";
import { listOptions } from "#lib/problems/options.ts";
import type { Form } from "#lib/problems/forms.ts";
import type { Problem } from "#lib/problems/problem.ts";
import { GREATEST_SEED } from "#lib/problems/seed.ts";
import { listFamilies } from "#lib/problems/registry.ts";
import { assembleQuestion } from "#lib/wording/issued-question-card.ts";
import { formatList } from "#lib/wording/numbers.ts";
import { wordProblem } from "#lib/wording/problem.ts";
import type { Words } from "#lib/wording/words.ts";
import { chooseProblem } from "../practice/choose-problem.ts";
import { storeQuestion } from "../practice/issued-question.ts";
import type { Reply } from "./close-turn.ts";
import type { TutorDeps } from "./compose.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone, showAlone } from "./say-alone.ts";

/** Issues a practice question. Its text, and what marks it, are stored together with the reply. */
export async function composeQuestion(turn: OpenTurn, _deps: TutorDeps, live: LiveReply): Promise<Reply> {
  const words = await replyWords(turn.locale);
  const form: Form = turn.request.type === "generate_mcq" ? "choice" : "free";
  const problem = await choose(turn, form, words);
  if (problem === null) return { ...sayAlone(await sayNone(turn, words), live), charged: false };

  const options = form === "choice" ? listOptions(problem, randomInt(GREATEST_SEED)) : [];
  const card = assembleQuestion({ id: turn.replyId, problem, form, options }, words);
  return {
    ...showAlone(card, live),
    record: (transaction) =>
      storeQuestion(transaction, { id: turn.replyId, userId: turn.studentId, problem, form, options, locale: turn.locale, text: card.question }),
  };
}

async function choose({ request, topic, studentId, question }: OpenTurn, form: Form, words: Words): Promise<Problem | null> {
  const { difficulty, preferences, subtopic = null, family = null, timeZone = "UTC" } = request;
  return chooseProblem({
    userId: studentId,
    topic,
    form,
    preference: difficulty ?? preferences?.difficultyLevel ?? "adaptive",
    mode: preferences?.practiceMode ?? "mixed",
    timeZone,
    now: new Date(),
    subtopic,
    family,
    similarTo: question?.problem ?? null,
    textOf: (problem) => wordProblem(problem, words).question,
  });
}

/** What has questions, where the topic has none. */
async function sayNone({ locale }: OpenTurn, words: Words): Promise<string> {
  const t = await createWords(locale, ["curriculum"]);
  const topics = MAIN_TOPICS.filter(({ subtopics }) => subtopics.some(({ slug }) => listFamilies(slug).length > 0));
  const names = topics.map((topic) => t(`curriculum.${topicNameKey(topic)}`));
  return words.t("practice.replies.none", { topics: formatList(names, locale) });
}
