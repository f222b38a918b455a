import type { Question } from "#lib/client/chat/turns.ts";
import { getSettings } from "#lib/client/settings.ts";
import { ownTimeZone } from "#lib/client/time-zone.ts";
import type { RequestType, SendMessage } from "#lib/contracts/chat.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { messagePreferences } from "#lib/settings/message-preferences.ts";

/** What is asked of the chat. */
export type Asked = Omit<SendMessage, "id" | "type" | "preferences" | "timeZone"> & { type: RequestType };

/** Who asks: in which language, and where. */
export function askerOf(locale: Locale): Pick<SendMessage, "preferences" | "timeZone"> {
  return { preferences: messagePreferences(getSettings(), locale), timeZone: ownTimeZone() };
}

/**
 * What is sent. After a failure the same request goes out under the same id: should the server have stored it after
 * all, it joins the two instead of answering, and counting, twice.
 */
export function composeQuestion(asked: Asked, locale: Locale, refused: Question | null): Question {
  const question = { ...asked, ...askerOf(locale) };
  return refused !== null && isSame(refused, question) ? refused : { id: crypto.randomUUID(), ...question };
}

function isSame({ id: _id, ...refused }: Question, question: SendMessage): boolean {
  return JSON.stringify(refused) === JSON.stringify(question);
}
