"use client";

import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, use } from "react";
import { preload } from "react-dom";
import { FORMATS } from "./formats.ts";
import type { Locale } from "./locales.ts";
import { messagesAt } from "./messages-at.ts";

/**
 * Messages that a browser fetches once and keeps, for a page that is drawn for each visit: in the page itself they would be
 * more than half of what is sent, and of what it takes to send it.
 */
export function KeptMessages({ locale, address, children }: { locale: Locale; address: string; children: ReactNode }) {
  preload(address, { as: "fetch", crossOrigin: "anonymous" });
  return (
    <NextIntlClientProvider locale={locale} messages={use(messagesAt(address))} formats={FORMATS} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
