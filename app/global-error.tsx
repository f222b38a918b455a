"use client";

import "./globals.css";
import { FailureScreen } from "#components/ui/failure-screen.tsx";
import { documentLocale } from "#lib/i18n/document-locale.ts";

/** Stands in for the root layout when even that failed; the language is then that of the document before it. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang={documentLocale()}>
      <body>
        <FailureScreen retry={reset} />
      </body>
    </html>
  );
}
