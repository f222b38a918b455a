"use client";

import { documentLocale } from "#lib/i18n/document-locale.ts";
import am from "#messages/am/failure.json";
import en from "#messages/en/failure.json";
import es from "#messages/es/failure.json";
import fr from "#messages/fr/failure.json";
import hi from "#messages/hi/failure.json";
import zh from "#messages/zh/failure.json";

/** All six at hand: when a page fails, nothing can be relied upon to fetch or provide its words. */
const WORDS = { en, es, fr, am, zh, hi };

/** What a page shows when it failed while it was rendered. Every page loads it, so it brings nothing else along. */
export function FailureScreen({ retry }: { retry: () => void }) {
  const words = WORDS[documentLocale()];
  return (
    <main id="content" className="notebook-grid flex min-h-dvh items-center bg-background text-foreground">
      <div className="mx-auto grid max-w-3xl items-center gap-8 px-4 py-16 sm:grid-cols-[auto_1fr] sm:px-6">
        <span aria-hidden="true" className="element-tile w-36 border-dashed">
          <b>!</b>
        </span>
        <div role="alert">
          <h1 className="text-3xl font-semibold tracking-tight">{words.title}</h1>
          <p className="mt-3 text-muted-foreground">{words.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <button type="button" onClick={retry} className="button min-h-10 bg-primary px-4 text-primary-foreground">
              {words.retry}
            </button>
            <a href="/" className="button min-h-10 border border-input bg-card px-4">
              {words.home}
            </a>
          </div>
        </div>
      </div>
    </main>
  );
}
