"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { Messages } from "#lib/i18n/areas.ts";
import { documentLocale } from "#lib/i18n/document-locale.ts";
import { FORMATS } from "#lib/i18n/formats.ts";
import { nameElements } from "#lib/at-hand/name-elements.ts";
import { AtHandDialog, type AtHandDialogProps } from "./at-hand-dialog.tsx";
import { ElementNamesProvider } from "./element-names.ts";

/** The dialog with its words, which no page carries: it is opened on every screen, and on most visits on none. */
export async function loadAtHandDialog(): Promise<(props: AtHandDialogProps) => ReactNode> {
  const locale = documentLocale();
  const words = (await import(`../../messages/${locale}/at-hand.json`)) as { default: Messages["at-hand"] };
  const names = nameElements(locale);
  return function WordedAtHandDialog(props: AtHandDialogProps) {
    return (
      <NextIntlClientProvider locale={locale} messages={{ "at-hand": words.default }} formats={FORMATS} timeZone="UTC">
        <ElementNamesProvider value={names}>
          <AtHandDialog {...props} />
        </ElementNamesProvider>
      </NextIntlClientProvider>
    );
  };
}
