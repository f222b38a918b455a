"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { toast } from "#components/ui/toast.ts";
import { takePaymentReturn } from "#lib/client/payment-return.ts";

/** Tells whoever comes back to the chat from a payment what became of it. */
export function usePaymentReturn(): void {
  const t = useTranslations("payment");
  useEffect(() => {
    const outcome = takePaymentReturn();
    if (outcome !== null) toast({ title: t(`${outcome}.title`), description: t(`${outcome}.text`) });
  }, [t]);
}
