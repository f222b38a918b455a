"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { createTranslator } from "use-intl/core";
import type { Messages } from "#lib/i18n/areas.ts";
import { FORMATS } from "#lib/i18n/formats.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type Words, wordsOf } from "#lib/wording/words.ts";

/** What an answer is worded and shown with, from messages that were fetched for it. */
type AnswerWords = { words: Words; withWords: (shown: ReactNode) => ReactNode };

export function answerWords(locale: Locale, messages: Partial<Messages>): AnswerWords {
  const translate = createTranslator({ locale, messages, formats: FORMATS, timeZone: "UTC" });
  return {
    words: wordsOf(locale, translate),
    withWords: (shown) => (
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
        {shown}
      </NextIntlClientProvider>
    ),
  };
}
