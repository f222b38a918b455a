import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../i18n/locales.ts";
import { outcomeText } from "./outcome-text.fixture.ts";
import { solve } from "./solve.ts";

type Examples = Readonly<Record<string, string>>;
type ChatMessages = { readonly empty: { readonly example: Examples } };
type TutorMessages = { readonly abilities: Examples };

function readMessages(locale: Locale, area: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../messages/${locale}/${area}.json`, import.meta.url), "utf8"));
}

/** What follows the first colon of "**Find a molar mass**, for example: molar mass of CuSO4·5H2O". */
function exampleIn(ability: string): string {
  return /[:：፦]\s*(.+)$/u.exec(ability)?.[1] ?? "";
}

/** Every example that the empty chat and the tutor offer to try, by where it stands. */
function offeredExamples(locale: Locale): Map<string, string> {
  const chat = readMessages(locale, "chat") as ChatMessages;
  const tutor = readMessages(locale, "tutor") as TutorMessages;
  return new Map([
    ...Object.entries(chat.empty.example).map(([key, text]) => [`chat ${key}`, text] as const),
    ...Object.entries(tutor.abilities).map(([key, text]) => [`tutor ${key}`, exampleIn(text)] as const),
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
