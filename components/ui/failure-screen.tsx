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
    <main id="content" className="flex min-h-dvh items-center bg-background text-foreground">
      <div role="alert" className="mx-auto max-w-xl px-6 py-16">
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
    </main>
  );
}
