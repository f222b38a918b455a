import "server-only";
import { createTranslator } from "use-intl/core";
import type { Locale } from "#lib/i18n/locales.ts";
import am from "#messages/am/errors.json" with { type: "json" };
import en from "#messages/en/errors.json" with { type: "json" };
import es from "#messages/es/errors.json" with { type: "json" };
import fr from "#messages/fr/errors.json" with { type: "json" };
import hi from "#messages/hi/errors.json" with { type: "json" };
import zh from "#messages/zh/errors.json" with { type: "json" };

const MESSAGES: Record<Locale, typeof en> = { en, es, fr, am, zh, hi };

/** The sentences of errors in one language. They are needed where nothing else works, so they are always loaded. */
export function errorWords(locale: Locale) {
  return createTranslator({ locale, messages: { errors: MESSAGES[locale] }, namespace: "errors" });
}

export type ErrorWords = ReturnType<typeof errorWords>;
