"use client";

import { GaugeIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { ReachedLimit } from "#lib/client/chat/daily-limits.ts";

/** What is spent of the day's use, and the way to more. */
export function LimitView({ limits }: { limits: readonly ReachedLimit[] }) {
  const t = useTranslations("chat.limit");
  return (
    <section aria-label={t("label")} className="mx-auto w-full max-w-3xl px-3 pt-2 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-nearly bg-nearly-soft px-3 py-2 text-sm">
        <GaugeIcon aria-hidden="true" className="size-4 shrink-0 text-nearly" />
        <div className="min-w-48 flex-1">
          {limits.map(({ meter, current, limit }) => (
            <p key={meter}>{t(meter, { current, limit })}</p>
          ))}
        </div>
        <Button variant="outline" size="sm" asChild>
          <a href="/pricing">{t("upgrade")}</a>
        </Button>
      </div>
    </section>
  );
}
