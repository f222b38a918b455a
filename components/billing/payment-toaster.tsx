"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { toast } from "#components/ui/toast.ts";
import { Toaster } from "#components/ui/toaster.tsx";
import { loadPaymentWords } from "./payment-words.ts";
import type { PaymentSentence } from "./use-payment-toaster.ts";

/** A toaster with the sentence as its toast, and with words of its own: the pages that need it come without either. */
export async function loadPaymentToaster(sentence: PaymentSentence): Promise<ReactNode> {
  const { locale, messages } = await loadPaymentWords();
  toast(sentence(messages.payment));
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <Toaster />
    </NextIntlClientProvider>
  );
}
