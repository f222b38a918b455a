import "server-only";
import type { ParsedSendMessage } from "#lib/contracts/chat.ts";
import type { Act } from "#lib/conversation/act.ts";
import type { Said } from "#lib/conversation/hint-subject.ts";
import { followReading } from "#lib/conversation/reading/follow-reading.ts";
import { understand } from "#lib/conversation/understand.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { IssuedQuestion } from "../practice/issued-question.ts";
import { detectIntent } from "./detect-intent.ts";
import { replyWords } from "./reply-words.ts";

type Asked = { request: ParsedSendMessage; question: IssuedQuestion | null; locale: Locale };

/** What the student says to the reading that stands last: it comes first, as "yes" is nothing elsewhere. Null for any other turn. */
export async function findReadingTurn(
  { request, question, locale }: Asked,
  listSaid: () => Promise<Said[]>,
): Promise<Act | null> {
  const { type, text } = detectIntent(request);
  const hasFiles = (request.attachedFiles?.length ?? 0) > 0;
  if (type !== "chat" || question !== null || hasFiles) return null;
  const social = understand(text, locale);
  if (social.kind === "social" && social.social !== "acknowledgement") return null;
  const last = (await listSaid()).findLast(({ role }) => role === "assistant")?.card;
  if (last?.type !== "problem_reading") return null;
  const followed = followReading(text, last, await replyWords(locale));
  return followed === null ? null : { kind: "reading", followed };
}
