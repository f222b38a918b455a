import { describe, expect, test } from "vitest";
import type { Locale } from "../../i18n/locales.ts";
import { outcomeText } from "../outcome-text.fixture.ts";
import { solve } from "../solve.ts";
import { AMHARIC_TRAPS, AMHARIC_WORKED } from "./cases/amharic.cases.ts";
import { CASUAL_TRAPS, CASUAL_WORKED } from "./cases/casual-english.cases.ts";
import { CHINESE_TRAPS, CHINESE_WORKED } from "./cases/chinese.cases.ts";
import { FRENCH_TRAPS, FRENCH_WORKED } from "./cases/french.cases.ts";
import { HINDI_TRAPS, HINDI_WORKED } from "./cases/hindi.cases.ts";
import { SPANISH_TRAPS, SPANISH_WORKED } from "./cases/spanish.cases.ts";

type Cases = {
  readonly worked: readonly (readonly [text: string, answer: string])[];
  readonly traps: readonly string[];
};

/** Word problems in each interface language; the English ones of textbooks have files by topic. */
const CASES = {
  en: { worked: CASUAL_WORKED, traps: CASUAL_TRAPS },
  es: { worked: SPANISH_WORKED, traps: SPANISH_TRAPS },
  fr: { worked: FRENCH_WORKED, traps: FRENCH_TRAPS },
  zh: { worked: CHINESE_WORKED, traps: CHINESE_TRAPS },
  hi: { worked: HINDI_WORKED, traps: HINDI_TRAPS },
  am: { worked: AMHARIC_WORKED, traps: AMHARIC_TRAPS },
} as const satisfies Record<Locale, Cases>;

describe.each(["en", "es", "fr", "zh", "hi", "am"] as const)("word problems in %s", (locale) => {
  const { worked, traps }: Cases = CASES[locale];

  test.each(worked)("[I18N-03] %s → %s", (text, answer) => {
    expect(outcomeText(solve(text, locale))).toBe(answer);
  });

  test.each(traps)("[I18N-03] %s → unrecognised", (text) => {
    expect(outcomeText(solve(text, locale))).toBe("unrecognised");
  });
});
