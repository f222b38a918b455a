import type { ReactNode } from "react";
import type { Area } from "./areas.ts";
import type { Locale } from "./locales.ts";
import { loadMessageText } from "./messages.ts";
import { SentMessages } from "./sent-messages.tsx";

/**
 * Hands the messages of some areas to the client components inside, and no others: messages travel with the page.
 * A page without client components that translate does without it.
 */
export async function PageMessages({
  locale,
  areas,
  children,
}: {
  locale: Locale;
  areas: readonly Area[];
  children: ReactNode;
}) {
  return (
    <SentMessages locale={locale} text={await loadMessageText(locale, areas)}>
      {children}
    </SentMessages>
  );
}
