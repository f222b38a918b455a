import { answerFact } from "../facts/answer-fact.ts";
import { type FactQuestion, readFact } from "../facts/read-fact.ts";
import type { Locale } from "../i18n/locales.ts";
import { understand } from "./understand.ts";

/** So many messages back a fact is still spoken of. */
const REMEMBERED = 6;

/**
 * The fact that was asked for last, by what the student said before, the last message last: thanks and the like in between do not
 * end it, another subject does.
 */
export function recallFact(said: readonly string[], locale: Locale): FactQuestion | null {
  return said.slice(-REMEMBERED).reduce<FactQuestion | null>((before, text) => {
    const read = readFact(text, locale, before);
    if (read !== null) return read;
    return understand(text, locale).kind === "social" ? before : null;
  }, null);
}

/** The fact that a message asks for after these, where there is something to say to it. */
export function findFact(text: string, said: readonly string[], locale: Locale): FactQuestion | null {
  const question = readFact(text, locale, recallFact(said, locale));
  return question === null || answerFact(question, locale) === null ? null : question;
}
