"use client";

import { useTranslations } from "next-intl";
import { useVisitorStatus } from "#lib/client/subscription.ts";

/** Where no payment can be made, it says so before one is tried. Its place is kept, so that nothing moves. */
export function PaymentsNotice() {
  const t = useTranslations("payment");
  const { data: status } = useVisitorStatus();
  return (
    <p role="status" className="flex min-h-12 items-center py-3 text-sm font-medium">
      {status?.takesPayments === false ? t("notTaken") : null}
    </p>
  );
}
