"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { toast } from "#components/ui/toast.ts";
import { Toaster } from "#components/ui/toaster.tsx";
import type { PaymentOutcome } from "#lib/client/payment-return.ts";
import type { Messages } from "#lib/i18n/areas.ts";
import { documentLocale } from "#lib/i18n/document-locale.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** A toaster with the outcome as its toast, and with words of its own: the pages that need it come without either. */
export async function loadPaymentToaster(outcome: PaymentOutcome): Promise<ReactNode> {
  const locale = documentLocale();
  const words = await loadWords(locale);
  const { title, text } = words.payment[outcome];
  toast({ title, description: text });
  return (
    <NextIntlClientProvider locale={locale} messages={words} timeZone="UTC">
      <Toaster />
    </NextIntlClientProvider>
  );
}

async function loadWords(locale: Locale): Promise<Pick<Messages, "common" | "payment">> {
  const [common, payment] = await Promise.all([
    import(`../../messages/${locale}/common.json`),
    import(`../../messages/${locale}/payment.json`),
  ]);
  return { common: common.default, payment: payment.default };
}
