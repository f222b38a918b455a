"use client";

import { useEffect } from "react";
import { tellOutcome, usePaymentToaster } from "#components/billing/use-payment-toaster.ts";
import { takePaymentReturn } from "#lib/client/payment-return.ts";

/** Tells whoever comes back from a payment what became of it. For everyone else it loads nothing. */
export function PaymentReturn() {
  const [toaster, tell] = usePaymentToaster();
  useEffect(() => {
    const outcome = takePaymentReturn();
    if (outcome !== null && outcome !== "managed") void tell(tellOutcome(outcome));
  }, [tell]);
  return toaster;
}
