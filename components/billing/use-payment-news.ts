"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { toast } from "#components/ui/toast.ts";
import { takePaymentReturn } from "#lib/client/payment-return.ts";
import { usePaymentFollowUp, useSubscriptionNews } from "#lib/client/subscription.ts";

/**
 * Tells whoever comes back from a payment what became of it, and looks for the plan that was paid for or changed. What happens
 * to the plan in other tabs is followed as well.
 */
export function usePaymentNews(): void {
  const t = useTranslations("payment");
  const followUp = usePaymentFollowUp();
  useSubscriptionNews();
  useEffect(() => {
    const outcome = takePaymentReturn();
    if (outcome === null) return;
    if (outcome !== "managed") toast({ title: t(`${outcome}.title`), description: t(`${outcome}.text`) });
    if (outcome === "canceled") return;
    followUp().catch((error: unknown) => console.error("The plan could not be read after a payment:", error));
  }, [t, followUp]);
}
