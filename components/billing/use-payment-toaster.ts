"use client";

import { type ReactNode, useCallback, useState } from "react";
import type { PaymentOutcome } from "#lib/client/payment-return.ts";
import type { Messages } from "#lib/i18n/areas.ts";

/** What a toast says, in the words of the area `payment`. */
export type PaymentSentence = (words: Messages["payment"]) => { title: string; description: string };

export const tellOutcome =
  (outcome: PaymentOutcome): PaymentSentence =>
  (words) => ({ title: words[outcome].title, description: words[outcome].text });

export const tellSignIn: PaymentSentence = ({ toast }) => ({ title: toast.signInTitle, description: toast.signIn });

/** Toasts on a page that comes without them: toaster and words are loaded with the first one. The promise never rejects. */
export function usePaymentToaster(): [toaster: ReactNode, tell: (sentence: PaymentSentence) => Promise<void>] {
  const [toaster, setToaster] = useState<ReactNode>(null);
  const tell = useCallback(async (sentence: PaymentSentence) => {
    try {
      const { loadPaymentToaster } = await import("./payment-toaster.tsx");
      setToaster(await loadPaymentToaster(sentence));
    } catch (error) {
      console.error("What is to be said of a payment could not be told:", error);
    }
  }, []);
  return [toaster, tell];
}
