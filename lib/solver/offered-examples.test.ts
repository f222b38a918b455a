import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../i18n/locales.ts";
import { outcomeText } from "./outcome-text.fixture.ts";
import { solve } from "./solve.ts";

type Examples = Readonly<Record<string, string>>;
type ChatMessages = { readonly empty: { readonly example: Examples } };
type TutorMessages = { readonly examples: Examples };

function readMessages(locale: Locale, area: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../messages/${locale}/${area}.json`, import.meta.url), "utf8"));
}

/** Every example that the empty chat and the tutor offer to try, by where it stands. */
function offeredExamples(locale: Locale): Map<string, string> {
  const chat = readMessages(locale, "chat") as ChatMessages;
  const tutor = readMessages(locale, "tutor") as TutorMessages;
  return new Map([
    ...Object.entries(chat.empty.example).map(([key, text]) => [`chat ${key}`, text] as const),
    ...Object.entries(tutor.examples).map(([key, text]) => [`tutor ${key}`, text] as const),
  ]);
}

const english = offeredExamples(DEFAULT_LOCALE);
const offered = LOCALES.flatMap((locale) =>
  [...offeredExamples(locale)].map(([place, text]) => ({ locale, place, text })),
);

test.each(offered)("[I18N-03] the example offered in $locale, $place, is solved: $text", ({ locale, place, text }) => {
  const outcome = solve(text, locale);
  expect(outcome).toMatchObject({ kind: "solved", skipped: [] });
  expect(outcomeText(outcome)).toBe(outcomeText(solve(english.get(place) ?? "", DEFAULT_LOCALE)));
});
