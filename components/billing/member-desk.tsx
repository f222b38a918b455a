"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import type { ComponentType } from "react";
import type { PlanLinkProps } from "#components/marketing/plan-cards.tsx";
import { Toaster } from "#components/ui/toaster.tsx";
import { createQueryClient } from "#lib/client/query-client.ts";
import { useSubscriptionStatus } from "#lib/client/subscription.ts";
import { FORMATS } from "#lib/i18n/formats.ts";
import { MemberAction } from "./member-action.tsx";
import { loadPaymentWords } from "./payment-words.ts";
import { PlanPanel } from "./plan-panel.tsx";
import { usePaymentNews } from "./use-payment-news.ts";

/** What fills the places of a page for who is signed in. */
export type MemberDesk = {
  /** The words of the way into the app. */
  EntranceWords: ComponentType;
  PaymentsWarning: ComponentType;
  Action: ComponentType<PlanLinkProps>;
  Panel: ComponentType;
  /** The toasts, and what becomes of payments. */
  Attendant: ComponentType;
};

/** The parts stand apart on the page, each on the same data and words. */
export async function loadMemberDesk(): Promise<MemberDesk> {
  const { locale, messages } = await loadPaymentWords();
  const queryClient = createQueryClient();
  function place<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
    return function Place(props: Props) {
      return (
        <QueryClientProvider client={queryClient}>
          <NextIntlClientProvider locale={locale} messages={messages} formats={FORMATS} timeZone="UTC">
            <Part {...props} />
          </NextIntlClientProvider>
        </QueryClientProvider>
      );
    };
  }
  return {
    EntranceWords: place(EntranceWords),
    PaymentsWarning: place(PaymentsWarning),
    Action: place(MemberAction),
    Panel: place(PlanPanel),
    Attendant: place(Attendant),
  };
}

function EntranceWords() {
  return useTranslations("payment.actions")("chat");
}

/** Where no payment can be made, it says so before one is tried. */
function PaymentsWarning() {
  const t = useTranslations("payment");
  const { data: status } = useSubscriptionStatus();
  return status?.takesPayments === false ? t("notTaken") : null;
}

function Attendant() {
  usePaymentNews();
  return <Toaster />;
}
