import "server-only";
import { randomInt } from "node:crypto";
import { splitFileBlocks } from "#lib/contracts/file-blocks.ts";
import { SUBTOPICS } from "#lib/curriculum/topics.ts";
import { listOptions } from "#lib/problems/options.ts";
import type { SourcedProblem } from "#lib/passages/offers.ts";
import type { Form } from "#lib/problems/forms.ts";
import { findLeak } from "#lib/problems/leak.ts";
import { GREATEST_SEED } from "#lib/problems/seed.ts";
import { assembleQuestion } from "#lib/wording/issued-question-card.ts";
import { wordProblem } from "#lib/wording/problem.ts";
import { secretOf } from "#lib/wording/secret.ts";
import { namesOf, wordSource } from "#lib/wording/source.ts";
import type { Words } from "#lib/wording/words.ts";
import { readMaterials } from "../materials/read-materials.ts";
import { chooseProblem, type ChosenProblem } from "../practice/choose-problem.ts";
import { chooseProblemAbout } from "../practice/choose-problem-about.ts";
import { storeQuestion } from "../practice/issued-question.ts";
import type { Suggestions } from "#lib/cards/suggestion.ts";
import { suggestRest } from "#lib/wording/practice-run.ts";
import { wordUnreadWish } from "#lib/wording/unread-wish.ts";
import type { Reply } from "./close-turn.ts";
import type { TutorDeps } from "./compose.ts";
import { dressProblem } from "./dress-problem.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone, showAlone } from "./say-alone.ts";

/**
 * Issues a practice question. Its text, and what marks it, are stored together with the reply. A model may tell it as a
 * story; the options of a choice would help to change it unnoticed, and stay as they are.
 */
export async function composeQuestion(turn: OpenTurn, deps: TutorDeps, live: LiveReply): Promise<Reply> {
  const words = await replyWords(turn.locale);
  const form = turn.request.type === "generate_mcq" ? "choice" : "free";
  const { materials } = turn.request;
  // A similar one to a question is of its family, whatever that was about.
  if (materials !== undefined && turn.question === null) return composeAbout(turn, materials, form, words, live);
  const chosen = await choose(turn, form, words);
  const mayBeLong = form === "free" && turn.request.preferences?.responseStyle !== "concise";
  const story = mayBeLong ? await dressProblem(turn, chosen.problem, deps, words, live.stop.signal) : null;
  const reply = issue(turn, chosen, words, live, story);
  return { ...reply, suggestions: suggestBeside(turn, chosen, reply.content, words) };
}

/** A question about the asker's own materials, with the passage that it is about; or word that they give none. */
async function composeAbout(
  turn: OpenTurn,
  ids: readonly string[],
  form: Form,
  words: Words,
  live: LiveReply,
): Promise<Reply> {
  const materials = await readMaterials({ id: turn.studentId }, ids);
  const wordsOf = ({ match }: SourcedProblem): Words => ({ ...words, names: namesOf(match.passage, words) });
  const questionOf = (posed: SourcedProblem): string => wordProblem(posed.problem, wordsOf(posed)).question;
  const { difficulty, preferences, family = null } = turn.request;
  const chosen = await chooseProblemAbout({
    userId: turn.studentId,
    passages: materials.flatMap(({ passages }) => passages),
    family,
    form,
    preference: difficulty ?? preferences?.difficultyLevel ?? "adaptive",
    textOf: questionOf,
    tellsAnswer: (posed) =>
      findLeak(
        wordSource(posed.match, posed.problem, words).excerpt,
        secretOf(posed.problem.solution, questionOf(posed), words),
        words.locale,
      ) !== null,
  });
  if (chosen === null)
    return { ...sayAlone(words.t("tutor.materials.nothing", { subtopics: SUBTOPICS.length }), live), charge: "free" };
  const { material: id, page, excerpt } = wordSource(chosen.match, chosen.problem, words);
  const used = materials.flatMap(({ id: own, title, fileUrl }) =>
    own === id ? [{ id, title, fileUrl, page, excerpt }] : [],
  );
  return { ...issue(turn, { problem: chosen.problem, form }, wordsOf(chosen), live), usedMaterials: used };
}

/** What goes with a question that was wished for: the way to the next of several, and to topics that may have been meant. */
function suggestBeside(
  { act, request }: OpenTurn,
  { problem }: ChosenProblem,
  said: string,
  words: Words,
): Suggestions | null {
  if (act.kind !== "practice") return null;
  const wish = { ...act.wish, isChoice: request.type === "generate_mcq" };
  const { text } = splitFileBlocks(request.content);
  const isNamed = request.subtopic !== undefined || (request.family ?? null) !== null;
  const unread = isNamed ? null : wordUnreadWish(wish, { text, subtopic: problem.subtopic }, words);
  const items = [...suggestRest(wish, words), ...(unread?.items ?? [])];
  return items.length === 0 ? null : { start: said.length, ...(unread && { lead: unread.lead }), items };
}

/** A question is stored together with its card. */
export function issue(
  turn: OpenTurn,
  { problem, form }: ChosenProblem,
  words: Words,
  live: LiveReply,
  story: string | null = null,
): Reply {
  const options = form === "choice" ? listOptions(problem, randomInt(GREATEST_SEED)) : [];
  const card = assembleQuestion({ id: turn.replyId, problem, form, options, story }, words);
  return {
    ...showAlone(card, live),
    record: (transaction) =>
      storeQuestion(transaction, {
        id: turn.replyId,
        userId: turn.studentId,
        problem,
        form,
        options,
        locale: turn.locale,
        text: card.question,
      }),
  };
}

async function choose(
  { act, request, topic, studentId, question }: OpenTurn,
  form: Form,
  words: Words,
): Promise<ChosenProblem> {
  const { preferences, family = null, timeZone = "UTC" } = request;
  const wish = act.kind === "practice" ? act.wish : null;
  const difficulty = request.difficulty ?? wish?.difficulty ?? undefined;
  const wished = wish?.topic ?? null;
  const subtopic = request.subtopic ?? (wished?.kind === "subtopic" ? wished.slug : null);
  return chooseProblem({
    userId: studentId,
    topic: request.subtopic === undefined && wished !== null ? wished.id : topic,
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
