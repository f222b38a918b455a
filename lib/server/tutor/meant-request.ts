import "server-only";
import type { StepSolutionCard } from "#lib/cards/step-solution.ts";
import type { ParsedSendMessage, RequestType } from "#lib/contracts/chat.ts";
import { cardOf } from "#lib/contracts/card-of.ts";
import { splitFileBlocks } from "#lib/contracts/file-blocks.ts";
import type { Act } from "#lib/conversation/act.ts";
import { type Before, completeAskedBack, completeReactants, findAskBack } from "#lib/conversation/ask-back.ts";
import { findAskedStep } from "#lib/conversation/asked-step.ts";
import { findHintSubject, type Said } from "#lib/conversation/hint-subject.ts";
import { findFact } from "#lib/conversation/recall-fact.ts";
import { reviseProblem } from "#lib/conversation/revise-problem.ts";
import { understandLoosely } from "#lib/conversation/understand-loosely.ts";
import { findConcept } from "#lib/concepts/find-concept.ts";
import { type Topic, topicNameKey } from "#lib/curriculum/topics.ts";
import { readFact } from "#lib/facts/read-fact.ts";
import { isSaidIn } from "#lib/ideas/is-said.ts";
import { type IdeaQuestion, readIdea, recallTerms } from "#lib/ideas/read-idea.ts";
import type { Words } from "#lib/wording/words.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { solve } from "#lib/solver/solve.ts";
import { messageColumns, toMessage } from "../chat/messages.ts";
import { db } from "../db/client.ts";
import { findQuestion, type IssuedQuestion } from "../practice/issued-question.ts";
import { actOf } from "./cost-of-turn.ts";
import { detectIntent } from "./detect-intent.ts";
import { findFacts, isAnswer } from "./find-facts.ts";
import { hasModel } from "./model.ts";
import { replyWords } from "./reply-words.ts";

type Asked = { sessionId: string; request: ParsedSendMessage; question: IssuedQuestion | null; locale: Locale };

/** As far back as a hint is looked for something to be about. */
const REMEMBERED = 40;

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

/**
 * What a message that says nothing by itself means beside the solution before it: that problem with something changed or asked
 * besides, which is then solved like any other; or a step of it. With a model, a step is the model's to explain.
 */
async function findFollowUp(
  { sessionId, request, question, locale }: Asked,
  sequence?: bigint,
): Promise<Partial<Pick<Asked & { act: Act }, "act" | "request">>> {
  const { type, text } = detectIntent(request);
  const hasFiles = (request.attachedFiles?.length ?? 0) > 0;
  const mayFollow = type === "chat" || type === "explain_concept";
  if (!mayFollow || question !== null || hasFiles || text.length > LONGEST_FOLLOW_UP) return {};
  const words = await replyWords(locale);
  const facts = findFacts({ question, locale }, detectIntent(request), words);
  const isLesson = facts.kind === "concept";
  if (isAnswer(facts) && (!isLesson || type !== "chat" || hasModel())) return {};
  const said = await listSaid(sessionId, sequence);
  const own = listOwnTexts(said);
  // "Bond angle?" beside a molecule asks for its angle, and is a lesson's name elsewhere.
  if (isLesson) return inheritFact(text, own, locale);
  const told = hasModel() ? null : findTold(type, text, own, words);
  const last = said.findLast((each) => each.card !== null)?.card;
  const before = { said: own.at(-1) ?? null, solution: last?.type === "step_solution" ? last : null };
  const completed = type === "chat" ? completeAskedBack(text, before, locale) : null;
  if (completed !== null) return { request: { ...request, type: "solve_problem", problem: completed } };
  if (told !== null) return { act: told };
  return type === "chat" ? followSolution(request, text, before, locale) : {};
}

/** What a message means that says nothing of its own: a problem made whole, a step again, what has to be asked back, or a social turn. */
function followSolution(
  request: ParsedSendMessage,
  text: string,
  before: Before,
  locale: Locale,
): Partial<Pick<Asked & { act: Act }, "act" | "request">> {
  const card = before.solution;
  const about = hasModel() ? null : findAskBack(text, before, locale);
  const revised = card === null ? null : reviseProblem(text, card.problem, locale);
  const isAgain = about !== null && revised !== null && card !== null && hasSameAnswer(revised, card, locale);
  const problem = completeReactants(text, locale) ?? (isAgain ? null : revised);
  if (problem !== null) return { request: { ...request, type: "solve_problem", problem } };
  if (hasModel()) return {};
  const asked = card === null || about !== null ? null : findAskedStep(text, card, locale);
  if (asked !== null) return { act: { kind: "step", step: asked.step } };
  if (about !== null) return { act: { kind: "ask-back", about } };
  const social = understandLoosely(text, locale);
  return social === null ? {} : { act: { kind: "social", social } };
}

/** Whether a problem that was made of the one before says no more than that did. */
function hasSameAnswer(problem: string, card: StepSolutionCard, locale: Locale): boolean {
  const outcome = solve(problem, locale);
  // Of a quantity its unit tells: the same one may be rounded otherwise.
  const values = (facts: readonly SolutionFacts[]) =>
    JSON.stringify(facts.map(({ answer: { value } }) => (value.kind === "quantity" ? value.unit : value)));
  return outcome.kind === "solved" && values(outcome.solutions) === values(card.facts);
}

/** A fact of what was spoken of last, where the message names none itself. */
function inheritFact(text: string, said: readonly string[], locale: Locale): { act?: Act } {
  const question = readFact(text, locale) === null ? findFact(text, said, locale) : null;
  return question === null ? {} : { act: { kind: "fact", question } };
}

/** What a message asks to be told: of terms, or of elements and substances. */
function findTold(type: RequestType, text: string, said: readonly string[], words: Words): Act | null {
  const idea = findIdea(text, said, words);
  if (idea !== null) return { kind: "idea", question: idea };
  const fact = type === "chat" ? findFact(text, said, words.locale) : null;
  return fact === null ? null : { kind: "fact", question: fact };
}

/** What a message asks of terms after these. */
function findIdea(text: string, said: readonly string[], words: Words): IdeaQuestion | null {
  const nameOf = (topic: Topic) => words.t(`curriculum.${topicNameKey(topic)}`);
  const before = recallTerms(said, words.locale, (each) => findConcept(each, words.locale, nameOf));
  const asked = readIdea(text, words.locale, before);
  if (asked !== null) return asked;
  const terms = before.filter((id) => isSaidIn(words.t(`ideas.terms.${id}.what`), text, words.locale));
  return terms.length === 0 ? null : { kind: "meaning", terms };
}

/** What the student said, in its order. */
function listOwnTexts(said: readonly Said[]): string[] {
  return said.flatMap(({ role, text }) => (role === "user" ? [text] : []));
}

async function listSaid(sessionId: string, before?: bigint): Promise<Said[]> {
  const rows = await db().message.findMany({
    where: { sessionId, ...(before !== undefined && { sequence: { lt: before } }) },
    select: messageColumns,
    orderBy: { sequence: "desc" },
    take: REMEMBERED,
  });
  return rows.toReversed().map((row) => {
    const message = toMessage(row, new Date());
    const { text, files } = splitFileBlocks(message.content);
    return { role: message.role, text, hasFiles: files.length > 0, card: cardOf(message) };
  });
}
