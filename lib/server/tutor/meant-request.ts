import "server-only";
import type { ParsedSendMessage } from "#lib/contracts/chat.ts";
import { cardOf } from "#lib/contracts/card-of.ts";
import { splitFileBlocks } from "#lib/contracts/file-blocks.ts";
import type { Act } from "#lib/conversation/act.ts";
import { findAskedStep } from "#lib/conversation/asked-step.ts";
import { findHintSubject, type Said } from "#lib/conversation/hint-subject.ts";
import { reviseProblem } from "#lib/conversation/revise-problem.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { solve } from "#lib/solver/solve.ts";
import { messageColumns, toMessage } from "../chat/messages.ts";
import { db } from "../db/client.ts";
import { findQuestion, type IssuedQuestion } from "../practice/issued-question.ts";
import { actOf } from "./cost-of-turn.ts";
import { detectIntent } from "./detect-intent.ts";
import { findGuidance } from "./find-guidance.ts";
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
  const guidance = await findGuidance(studentId, asked, () => listSaid(asked.sessionId, sequence));
  if (guidance !== null) return { ...asked, ...guidance };
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
  if (type !== "chat" || question !== null || hasFiles || text.length > LONGEST_FOLLOW_UP) return {};
  const words = await replyWords(locale);
  if (isAnswer(findFacts({ question, locale }, detectIntent(request), words))) return {};
  const card = (await listSaid(sessionId, sequence)).findLast((said) => said.card !== null)?.card;
  // What nothing else can be is a word about the step that is asked for.
  if (card?.type === "guided_solution" && !card.isOver)
    return { act: { kind: "guided", card, move: { kind: "line", text } } };
  if (card?.type !== "step_solution") return {};
  const problem = reviseProblem(text, card.problem, locale);
  if (problem !== null) return { request: { ...request, type: "solve_problem", problem } };
  const asked = hasModel() ? null : findAskedStep(text, card, locale);
  return asked === null ? {} : { act: { kind: "step", step: asked.step } };
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
