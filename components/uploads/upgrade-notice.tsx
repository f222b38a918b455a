"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";

/** In the place of the upload, for a plan that has none. */
export function UpgradeNotice() {
  const t = useTranslations("uploads.upgrade");
  return (
    <section aria-label={t("title")} className="flex flex-col items-start gap-3 p-5">
      <h3 className="font-semibold">{t("title")}</h3>
      <p className="text-muted-foreground">{t("text")}</p>
      <Button asChild>
        <a href="/pricing">{t("action")}</a>
      </Button>
    </section>
  );
}
