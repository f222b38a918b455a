import "server-only";
import { z } from "zod";
import { parseCard } from "#lib/cards/card.ts";
import type { WhatIfAnswer } from "#lib/contracts/answers/what-if.ts";
import type { WhatIfRequest } from "#lib/contracts/what-if.ts";
import { askWhatIf } from "#lib/conversation/what-if.ts";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { compareSolutions } from "#lib/wording/compare-solutions.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { markToldQuestions } from "../practice/told-questions.ts";
import { replyWords } from "./reply-words.ts";

const askedSchema = z.object({ locale: z.enum(LOCALES) });

/**
 * What the answer on a card would be with another number in its problem. Of what was solved before, so that it costs nothing;
 * a question that is open and answered by it counts as helped, as by any other solution.
 */
export async function answerWhatIf(
  userId: string,
  { sessionId, messageId }: { sessionId: string; messageId: string },
  { problem, ...other }: WhatIfRequest,
  locale: Locale,
): Promise<WhatIfAnswer> {
  const row = await db().message.findFirst({
    where: { id: messageId, sessionId, role: "assistant", session: { userId } },
    select: { metadata: true, replyTo: { select: { request: true } } },
  });
  const card = parseCard(row?.metadata);
  if (card?.type !== "step_solution") throw new AppError("NOT_FOUND");
  // The problem is read in the language that it was asked in.
  const asked = askedSchema.safeParse(row?.replyTo?.request);
  const found = askWhatIf(card.problem, other, problem, asked.success ? asked.data.locale : locale);
  if (found === null) throw new AppError("INVALID_REQUEST");
  const { revised, solved } = found;
  if (solved === null) return { revised, outcome: null };
  await markToldQuestions(userId, { text: revised, solutions: [solved.after] });
  return { revised, outcome: compareSolutions(solved.before, solved.after, await replyWords(locale)) };
}
