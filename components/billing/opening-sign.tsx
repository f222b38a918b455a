"use client";

import { useTranslations } from "next-intl";
import { Spinner } from "#components/ui/spinner.tsx";

/** In a button while the page that it opens is on its way. */
export function OpeningSign() {
  const t = useTranslations("payment.actions");
  return <Spinner label={t("opening")} className="size-4 text-current" />;
}
