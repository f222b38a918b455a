"use client";

import { ExternalLinkIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { OpeningSign } from "./opening-sign.tsx";
import { usePaymentPage } from "./use-payment-page.ts";

/** To the payment host's page of the person's card and invoices. */
export function PortalButton() {
  const t = useTranslations("payment.actions");
  const { manage, isOpening, isPending } = usePaymentPage();
  return (
    <Button variant="outline" aria-disabled={isOpening} onClick={manage}>
      {t("portal")}
      {isPending ? <OpeningSign /> : <ExternalLinkIcon aria-hidden="true" />}
      <span className="sr-only"> {t("newTab")}</span>
    </Button>
  );
}
