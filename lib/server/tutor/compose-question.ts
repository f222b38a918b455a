import "server-only";
import { randomInt } from "node:crypto";
import { listOptions } from "#lib/problems/options.ts";
import type { Form } from "#lib/problems/forms.ts";
import { GREATEST_SEED } from "#lib/problems/seed.ts";
import { assembleQuestion } from "#lib/wording/issued-question-card.ts";
import { wordProblem } from "#lib/wording/problem.ts";
import type { Words } from "#lib/wording/words.ts";
import { chooseProblem, type ChosenProblem } from "../practice/choose-problem.ts";
import { storeQuestion } from "../practice/issued-question.ts";
import type { Reply } from "./close-turn.ts";
import type { TutorDeps } from "./compose.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { showAlone } from "./say-alone.ts";

/** Issues a practice question. Its text, and what marks it, are stored together with the reply. */
export async function composeQuestion(turn: OpenTurn, _deps: TutorDeps, live: LiveReply): Promise<Reply> {
  const words = await replyWords(turn.locale);
  const { problem, form } = await choose(turn, turn.request.type === "generate_mcq" ? "choice" : "free", words);
  const options = form === "choice" ? listOptions(problem, randomInt(GREATEST_SEED)) : [];
  const card = assembleQuestion({ id: turn.replyId, problem, form, options }, words);
  return {
    ...showAlone(card, live),
    record: (transaction) =>
      storeQuestion(transaction, { id: turn.replyId, userId: turn.studentId, problem, form, options, locale: turn.locale, text: card.question }),
  };
}

async function choose({ request, topic, studentId, question }: OpenTurn, form: Form, words: Words): Promise<ChosenProblem> {
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
