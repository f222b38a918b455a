"use client";

import { useId } from "react";
import { LOCALE_NAMES, LOCALES, type Locale } from "#lib/i18n/locales.ts";

/**
 * Picks the interface language: a form in the browser's own popover, so that it works without JavaScript. The server
 * sets the cookie and leads back to the page. A component of the browser though nothing of it needs scripts: of one of the
 * server the landing page would carry all that it draws twice.
 */
export function LanguageSelector({ locale, label }: { locale: Locale; label: string }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${label}: ${LOCALE_NAMES[locale]}`}
        className="button min-h-10 px-2 py-1 hover:bg-accent"
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="m5 8 6 6m-7 0 6-6 2-3M2 5h12M7 2h1m14 20-5-10-5 10m2-4h6" />
        </svg>
        <span className="language-name max-sm:sr-only">{LOCALE_NAMES[locale]}</span>
      </button>
      <form
        id={id}
        popover="auto"
        method="post"
        action="/api/locale"
        aria-label={label}
        className="popover-menu language-name"
      >
        {LOCALES.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="locale"
            value={choice}
            lang={choice}
            {...(choice === locale && { "aria-current": true })}
          >
            {LOCALE_NAMES[choice]}
          </button>
        ))}
      </form>
    </>
  );
}
