import { answerFact } from "../facts/answer-fact.ts";
import type { FactQuestion } from "../facts/fact-question.ts";
import { readFact } from "../facts/read-fact.ts";
import { thingOf } from "../facts/things.ts";
import type { Locale } from "../i18n/locales.ts";
import { listBesideWhy, saysWhy } from "./asked-step.ts";
import { listSubstances } from "./compose-question.ts";

/** So many messages back a fact is still spoken of. */
const REMEMBERED = 6;

/**
 * The fact that was asked for last, by what the student said before, the last message last: what names nothing else in between
 * does not end it. Of a problem that is about one substance only that one is still spoken of.
 */
export function recallFact(said: readonly string[], locale: Locale): FactQuestion | null {
  return said.slice(-REMEMBERED).reduce<FactQuestion | null>((before, text) => {
    const read = readFact(text, locale, before);
    if (read !== null) return read;
    const named = listSubstances(text, locale).filter((each) => !NUMERAL.test(each));
    const isBeside =
      named.length === 0 || (before !== null && !/\p{Nd}/u.test(text) && named.every((each) => each === "H2O"));
    return isBeside ? before : substanceAtHand(named);
  }, null);
}

/** Of a name with a charge: "(II)" is no iodine. */
const NUMERAL = /^\(?[IV]+\)?$/;

/** Beside water only that which is in it is meant. */
function substanceAtHand(named: readonly string[]): FactQuestion | null {
  const dissolved = named.filter((each) => each !== "H2O");
  const [only, ...others] = named.length > 1 ? dissolved : named;
  const thing = only === undefined || others.length > 0 ? null : thingOf(only);
  return thing === null ? null : { property: null, extreme: null, things: [thing], constant: null, lookup: null };
}

/** The fact that a message asks for after these, where there is something to say to it. */
export function findFact(text: string, said: readonly string[], locale: Locale): FactQuestion | null {
  const question = readFact(text, locale, recallFact(said, locale));
  return question === null || answerFact(question, locale) === null ? null : question;
}

/** "How come", right behind a comparison of boiling points, whose reason is told with it. */
export function findFactReason(text: string, said: readonly string[], locale: Locale): FactQuestion | null {
  const last = said.at(-1);
  if (last === undefined || !saysWhy(text) || listBesideWhy(text).length > 0) return null;
  const compared = readFact(last, locale, recallFact(said.slice(0, -1), locale));
  const isBoiling = compared?.property === "boiling" && compared.extreme !== null && compared.things.length > 1;
  return isBoiling ? compared : null;
}
