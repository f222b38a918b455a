"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { Messages } from "./areas.ts";
import { FORMATS } from "./formats.ts";
import type { Locale } from "./locales.ts";

/** What was read before, by its text: one server draws the same messages for everybody. */
const known = new Map<string, Partial<Messages>>();

/** Only of what {@link ./page-messages.tsx} wrote. */
function readMessages(text: string): Partial<Messages> {
  const messages = known.get(text) ?? (JSON.parse(text) as Partial<Messages>);
  known.set(text, messages);
  return messages;
}

/**
 * The messages that came with the page, as one text: React would go through each of thousands of entries for every visit,
 * once to send and twice to read them.
 */
export function SentMessages({ locale, text, children }: { locale: Locale; text: string; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={readMessages(text)} formats={FORMATS} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
