"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useProgress } from "#lib/client/progress.ts";
import { useDiagnosticOpener } from "./diagnostic-opener.ts";

/** For who has practised nothing yet: where to begin can be found out. */
export function DiagnosticOffer() {
  const open = useDiagnosticOpener();
  return open === null ? null : <Offer onOpen={open} />;
}

function Offer({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations("progress.diagnostic.offer");
  const { data } = useProgress();
  if (data?.length !== 0) return null;
  return (
    <section aria-label={t("title")} className="mt-6 flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3">
      <div className="min-w-48 flex-1">
        <h3 className="text-sm font-medium">{t("title")}</h3>
        <p className="text-sm text-muted-foreground">{t("text")}</p>
      </div>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={onOpen}>
        {t("begin")}
      </Button>
    </section>
  );
}
