import { expect, test } from "vitest";
import { LOCALES } from "./locales.ts";
import { readMessages, wordsOf } from "./message-files.fixture.ts";
import { type Term, TERMS } from "./terms.ts";

/** What a student may write is read in whatever words; it is not what we say. */
const isReadOnly = (key: string): boolean => key.includes(".words.");

const TRANSLATIONS = LOCALES.filter((locale) => locale !== "en");
const CASES = TRANSLATIONS.flatMap((locale) =>
  Object.entries(TERMS[locale]).map(([thing, term]): [string, string, Term] => [locale, thing, term]),
);

const wordings = new Map(
  TRANSLATIONS.map((locale) => {
    const said = [...readMessages(locale)]
      .filter(([key]) => !isReadOnly(key))
      .map(([key, message]) => [key, wordsOf(message)] as const);
    return [locale as string, said] as const;
  }),
);

test.each(CASES)("[I18N-01] %s has one word for: %s", (locale, _, { say, not }) => {
  const said = wordings.get(locale) ?? [];
  const others = new RegExp(not.join("|"), "u");
  expect(said.filter(([, text]) => others.test(text)).map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  expect(said.some(([, text]) => text.includes(say))).toBe(true);
});
