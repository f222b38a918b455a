import type { Question } from "#lib/client/chat/turns.ts";
import type { RequestType } from "#lib/contracts/chat.ts";
import type { Locale } from "#lib/i18n/locales.ts";

type QuestionParts = { content: string; type: RequestType; locale: Locale };

/**
 * What is sent. After a failure the same words go out under the same id: should the server have stored them after
 * all, it joins the two instead of answering, and counting, twice.
 */
export function composeQuestion({ content, type, locale }: QuestionParts, refused: Question | null): Question {
  if (refused?.content === content && refused.type === type) return refused;
  return {
    id: crypto.randomUUID(),
    content,
    type,
    preferences: { language: locale },
    ...(type === "solve_problem" ? { problem: content } : {}),
  };
}
