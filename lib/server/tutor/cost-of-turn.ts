import "server-only";
import type { ParsedSendMessage } from "#lib/contracts/chat.ts";
import type { Act } from "#lib/conversation/act.ts";
import { findPracticeWish, readPracticeWish } from "#lib/conversation/practice-wish.ts";
import { settleReading } from "#lib/conversation/reading/follow-reading.ts";
import { LONGEST_SOCIAL, understand } from "#lib/conversation/understand.ts";
import { answerFact } from "#lib/facts/answer-fact.ts";
import { type Topic, topicNameKey } from "#lib/curriculum/topics.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { IS_METERED, METER_OF_REQUEST } from "#lib/plans/metering.ts";
import type { PlanName } from "#lib/plans/plans.ts";
import { type Database, db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import type { IssuedQuestion } from "../practice/issued-question.ts";
import { findOpenQuestion } from "../practice/open-question.ts";
import {
  countUsed,
  type Credit,
  type CreditRequest,
  creditOf,
  limitExceeded,
  requestFor,
  takeCredit,
} from "../usage/credit.ts";
import { takeRate, tooMuch, personUse } from "../usage/rates.ts";
import { detectIntent } from "./detect-intent.ts";
import { findFacts, isAnswer } from "./find-facts.ts";
import { hasModel } from "./model.ts";
import { openInFreedRoom } from "./replies-under-way.ts";
import { replyWords } from "./reply-words.ts";

type FreeTurn = { userId: string; now: Date };

/** What a turn takes before it is written: a use of the day's meter, a free turn, or neither. */
export type Cost = { kind: "use"; use: CreditRequest } | { kind: "free-turn"; turn: FreeTurn } | { kind: "nothing" };

type Asked = { sessionId: string; request: ParsedSendMessage; question: IssuedQuestion | null; locale: Locale };

type Said = Asked & {
  studentId: string;
  /** Where the message stands in the session; it is the last one where that is not yet known. */
  sequence?: bigint;
};

/**
 * What the message is. Marks, and what is about a question on record, are what their request says; so is a file, unless
 * somebody is in distress. What is typed without more may answer the question that is open.
 */
export async function actOf({ request, question, locale, studentId, sessionId, sequence }: Said): Promise<Act> {
  if (question !== null || request.type === "evaluate_answer") return { kind: "request" };
  const hasFiles = (request.attachedFiles?.length ?? 0) > 0;
  const { text } = detectIntent(request);
  const mayAnswer = request.type === "chat" && !hasFiles && text.length <= LONGEST_SOCIAL;
  const open = mayAnswer ? await findOpenQuestion({ studentId, sessionId, before: sequence, locale }) : null;
  const act = understand(text, locale, open);
  if (act.kind === "social" && act.social === "distress") return act;
  const words = await replyWords(locale);
  const nameOf = (topic: Topic) => words.t(`curriculum.${topicNameKey(topic)}`);
  if (request.type.startsWith("generate_")) return { kind: "practice", wish: readPracticeWish(text, locale, nameOf) };
  if (hasFiles) return { kind: "request" };
  const wish = request.type === "chat" && act.kind === "request" ? findPracticeWish(text, locale, nameOf) : null;
  return wish === null ? act : { kind: "practice", wish };
}

type CostRequest = {
  student: { id: string; plan: PlanName };
  request: Pick<ParsedSendMessage, "type">;
  question: IssuedQuestion | null;
  act: Act;
  turnId: string;
  now: Date;
};

/** What a turn costs as far as it is known before it is answered. The solution of an issued question takes nothing. */
export function costOf({ student, request, question, act, turnId, now }: CostRequest): Cost {
  if (!IS_METERED[act.kind]) return { kind: "free-turn", turn: { userId: student.id, now } };
  const isOwnSolution = request.type === "solve_problem" && question !== null;
  const meter = isOwnSolution ? null : METER_OF_REQUEST[request.type];
  return meter ? { kind: "use", use: requestFor({ user: student, meter, turnId, now }) } : { kind: "nothing" };
}

/** Null for a turn that no use was reserved for. */
export function creditFor(cost: Cost): Credit | null {
  return cost.kind === "use" ? creditOf(cost.use) : null;
}

/** Takes it, or throws what `refusalOf` says. */
export async function takeCost(database: Database, cost: Cost): Promise<void> {
  if (cost.kind === "use") await takeCredit(database, cost.use);
  if (cost.kind === "free-turn") await takeRate(database, personUse(cost.turn.userId, "freeTurn"), cost.turn.now);
}

/** Why a cost could not be taken. */
export async function refusalOf(cost: Exclude<Cost, { kind: "nothing" }>): Promise<AppError> {
  if (cost.kind === "free-turn") return tooMuch(db(), personUse(cost.turn.userId, "freeTurn"), cost.turn.now);
  return limitExceeded({ current: await countUsed(db(), cost.use), limit: cost.use.limit });
}

/**
 * Opens a turn at its cost. When the day's uses are spent, what would not have cost one in the end is opened as a free turn:
 * the built-in tutor reads the message first. A model's answer is known to be none only once it is paid.
 */
export async function openAtCost<Opened>(
  cost: Cost,
  { studentId, ...asked }: Asked & { studentId: string; act: Act },
  open: (cost: Cost) => Promise<Opened>,
): Promise<{ opened: Opened; cost: Cost }> {
  try {
    return { opened: await openInFreedRoom(studentId, () => open(cost)), cost };
  } catch (error) {
    const isSpent = cost.kind === "use" && error instanceof AppError && error.code === "USAGE_LIMIT_EXCEEDED";
    if (!isSpent || (await mayBeAnswered(asked))) throw error;
    const free: Cost = { kind: "free-turn", turn: cost.use };
    return { opened: await openInFreedRoom(studentId, () => open(free)), cost: free };
  }
}

/** Whether anything could answer the message: a model, a question on record, a file of the session, or the engine. */
async function mayBeAnswered({ sessionId, request, question, locale, act }: Asked & { act: Act }): Promise<boolean> {
  if (act.kind === "idea" || act.kind === "lesson") return true;
  if (act.kind === "reading") return settleReading(act.followed).kind === "solved";
  if (act.kind === "fact") return answerFact(act.question, locale)?.kind !== "unknown";
  if (
    act.kind === "again" ||
    question !== null ||
    METER_OF_REQUEST[request.type] !== "questionsPerDay" ||
    (request.attachedFiles?.length ?? 0) > 0
  )
    return true;
  if (hasModel()) return true;
  if (
    (await db().messageAttachment.findFirst({ where: { message: { sessionId } }, select: { messageId: true } })) !==
    null
  )
    return true;
  return isAnswer(findFacts({ question, locale }, detectIntent(request), await replyWords(locale)));
}
