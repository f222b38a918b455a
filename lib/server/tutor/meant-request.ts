import "server-only";
import type { ParsedSendMessage } from "#lib/contracts/chat.ts";
import { cardOf } from "#lib/contracts/card-of.ts";
import { splitFileBlocks } from "#lib/contracts/file-blocks.ts";
import type { Act } from "#lib/conversation/act.ts";
import { completeAskedBack, completeReactants, findAskBack } from "#lib/conversation/ask-back.ts";
import { findAskedStep } from "#lib/conversation/asked-step.ts";
import { findHintSubject, type Said } from "#lib/conversation/hint-subject.ts";
import { findFact } from "#lib/conversation/recall-fact.ts";
import { reviseProblem } from "#lib/conversation/revise-problem.ts";
import { understandLoosely } from "#lib/conversation/understand-loosely.ts";
import { findConcept } from "#lib/concepts/find-concept.ts";
import { type Topic, topicNameKey } from "#lib/curriculum/topics.ts";
import { isSaidIn } from "#lib/ideas/is-said.ts";
import { type IdeaQuestion, readIdea, recallTerms } from "#lib/ideas/read-idea.ts";
import type { Words } from "#lib/wording/words.ts";
import type { Locale } from "#lib/i18n/locales.ts";
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
  if (isAnswer(findFacts({ question, locale }, detectIntent(request), words))) return {};
  const said = await listSaid(sessionId, sequence);
  const idea = hasModel() ? null : findIdea(text, listOwnTexts(said), words);
  if (idea !== null) return { act: { kind: "idea", question: idea } };
  if (type !== "chat") return {};
  const fact = hasModel() ? null : findFact(text, listOwnTexts(said), locale);
  if (fact !== null) return { act: { kind: "fact", question: fact } };
  const last = said.findLast((each) => each.card !== null)?.card;
  const card = last?.type === "step_solution" ? last : null;
  const before = { said: listOwnTexts(said).at(-1) ?? null, solution: card };
  const problem =
    completeAskedBack(text, before, locale) ??
    completeReactants(text, locale) ??
    (card === null ? null : reviseProblem(text, card.problem, locale));
  if (problem !== null) return { request: { ...request, type: "solve_problem", problem } };
  if (hasModel()) return {};
  const asked = card === null ? null : findAskedStep(text, card, locale);
  if (asked !== null) return { act: { kind: "step", step: asked.step } };
  const about = findAskBack(text, before, locale);
  if (about !== null) return { act: { kind: "ask-back", about } };
  const social = understandLoosely(text, locale);
  return social === null ? {} : { act: { kind: "social", social } };
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
