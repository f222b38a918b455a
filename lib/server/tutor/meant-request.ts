import "server-only";
import type { StepSolutionCard } from "#lib/cards/step-solution.ts";
import type { ParsedSendMessage } from "#lib/contracts/chat.ts";
import type { Act } from "#lib/conversation/act.ts";
import { findAskedConstant, findAskedStep, wantsOutline } from "#lib/conversation/asked-step.ts";
import { findHintSubject, type Said } from "#lib/conversation/hint-subject.ts";
import { type Again, findAgain } from "#lib/conversation/follow-up/again.ts";
import { findBefore } from "#lib/conversation/follow-up/before.ts";
import { mendProblem, writeOut } from "#lib/conversation/mend/mend-problem.ts";
import { readBare } from "#lib/conversation/mend/read-bare.ts";
import { reviseProblem } from "#lib/conversation/revise-problem.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { solve } from "#lib/solver/solve.ts";
import { findQuestion, type IssuedQuestion } from "../practice/issued-question.ts";
import { actOf } from "./cost-of-turn.ts";
import { detectIntent } from "./detect-intent.ts";
import { findFacts, isAnswer } from "./find-facts.ts";
import { hasModel } from "./model.ts";
import { listSaid } from "./list-said.ts";
import { findPracticeTurn } from "./practice-turn.ts";
import { replyWords } from "./reply-words.ts";

export type Asked = {
  sessionId: string;
  request: ParsedSendMessage;
  question: IssuedQuestion | null;
  locale: Locale;
};

/**
 * What a message is, and what it asks for by that: whichever button it came by, or none. A hint is for what was asked or solved
 * last; of practice the form that is wished for is meant. `sequence`: where the message stands; it is the last one without.
 */
export async function understandRequest(
  studentId: string,
  asked: Asked,
  sequence?: bigint,
): Promise<Asked & { act: Act }> {
  const act = await actOf({ ...asked, studentId, ...(sequence !== undefined && { sequence }) });
  const { request } = asked;
  const beside = await findPracticeTurn(studentId, asked, act, sequence);
  if (beside !== null) return { ...asked, ...beside };
  if (act.kind === "practice") {
    const type = act.wish.isChoice || request.type === "generate_mcq" ? "generate_mcq" : "generate_practice";
    return { ...asked, act, request: { ...request, type } };
  }
  if (act.kind === "request") return { ...asked, act, ...(await findFollowUp(asked, sequence)) };
  if (act.kind !== "hint") return { ...asked, act };
  const subject = findHintSubject(
    await listSaid(asked.sessionId, sequence),
    (text) => solve(text, asked.locale).kind === "solved",
  );
  if (subject === null) return { ...asked, act };
  return {
    ...asked,
    act: { kind: "request" },
    question: await findQuestion(studentId, { id: subject.questionId, text: subject.problem }),
    request: { ...request, ...subject, type: "give_hint" },
  };
}

/** A text of this length is no turn that comes back to what was before it, and need not be tried. */
const LONGEST_FOLLOW_UP = 160;

type Meant = Partial<Pick<Asked & { act: Act }, "act" | "request">>;

/**
 * What a message means that the engine cannot answer as it stands: beside the solution before it, that problem with something
 * changed or asked besides; else a problem that was typed in a hurry, which is then solved like any other; else a step of the
 * solution. With a model, a step is the model's to explain.
 */
async function findFollowUp({ sessionId, request, question, locale }: Asked, sequence?: bigint): Promise<Meant> {
  const { type, text } = detectIntent(request);
  const hasFiles = (request.attachedFiles?.length ?? 0) > 0;
  if ((type !== "chat" && type !== "solve_problem") || question !== null || hasFiles) return {};
  const words = await replyWords(locale);
  if (isAnswer(findFacts({ question, locale }, detectIntent(request), words))) return {};
  const isShort = type === "chat" && text.length <= LONGEST_FOLLOW_UP;
  const said = isShort ? await listSaid(sessionId, sequence) : [];
  const card = said.findLast((each) => each.card !== null)?.card ?? null;
  const solved = card?.type === "step_solution" ? card : null;
  const changed = solved === null ? findCorrected(text, said, locale) : findChanged(text, solved, said, locale);
  if (changed !== null) return toMeant(changed, request);
  const mended = mendProblem(text, locale);
  if (mended !== null) return toMeant(mended, request);
  const bare = readBare(text, locale);
  if (bare !== null) {
    const again = { solution: bare, changes: [], isSameGoal: false, problem: text, before: null };
    return { act: { kind: "again", again } };
  }
  return hasModel() || solved === null || !isShort ? {} : findTold(text, solved, locale);
}

/** What of a solution is to be told again. */
function findTold(text: string, card: StepSolutionCard, locale: Locale): Meant {
  const { solution } = card;
  const last = Array.isArray(solution) ? solution.at(-1) : solution;
  if (last !== undefined && wantsOutline(text)) return { act: { kind: "outline", solution: last } };
  const asked = findAskedStep(text, card, locale);
  const constant = findAskedConstant(text, card, locale);
  return asked === null ? {} : { act: { kind: "step", step: asked.step, constant } };
}

function toMeant(found: Again | string, request: ParsedSendMessage): Meant {
  if (typeof found === "string") return { request: { ...request, type: "solve_problem", problem: found } };
  return { act: { kind: "again", again: found } };
}

/** So many solutions back is what is asked about, where the last one has nothing more to ask: "which runs out first", and then how much is left. */
const NEAR = 3;

/** The problem of a solution, changed or asked for something else: by what was read of it, else by its words. */
function findChanged(
  text: string,
  last: StepSolutionCard,
  said: readonly Said[],
  locale: Locale,
): Again | string | null {
  const cards = said.flatMap(({ card }) => (card?.type === "step_solution" ? [card] : [])).slice(-NEAR);
  const card = cards.findLast((each) => findBefore(each) !== null) ?? last;
  const written = writeOut(text, locale);
  const again = findAgain(text, card, locale) ?? (written === text ? null : findAgain(written, card, locale));
  const revised = reviseProblem(text, last.problem, locale);
  if (again === null || revised === null) return again ?? revised;
  return isSolvedSo(revised, again, locale) ? { ...again, problem: revised } : again;
}

/** Whether a text, by itself, is the problem that was solved: it then says best what changed. */
function isSolvedSo(text: string, { solution }: Again, locale: Locale): boolean {
  const outcome = solve(text, locale);
  const [only, ...others] = outcome.kind === "solved" ? outcome.solutions : [];
  return others.length === 0 && JSON.stringify(only?.answer.value) === JSON.stringify(solution.answer.value);
}

/** "I mean the tin(IV) one": what was asked right before, where that was not solved. */
function findCorrected(text: string, said: readonly Said[], locale: Locale): string | null {
  const last = said.at(-1);
  const asked = said.findLast(({ role }) => role === "user");
  if (last?.role !== "assistant" || last.card !== null || asked === undefined || asked.hasFiles) return null;
  return reviseProblem(text, asked.text, locale);
}
