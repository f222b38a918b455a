"use client";

import { type ReactNode, useEffect, useState } from "react";
import { takePaymentReturn } from "#lib/client/payment-return.ts";

/** Tells whoever comes back from a payment what became of it. For everyone else it loads nothing. */
export function PaymentReturn() {
  const [toaster, setToaster] = useState<ReactNode>(null);
  useEffect(() => {
    const outcome = takePaymentReturn();
    if (outcome === null) return;
    import("./payment-toaster.tsx")
      .then(({ loadPaymentToaster }) => loadPaymentToaster(outcome))
      .then(setToaster)
      .catch((error: unknown) => console.error("What became of the payment could not be told:", error));
  }, []);
  return toaster;
}
