"use client";

import { useTranslations } from "next-intl";
import { useSubscriptionStatus } from "#lib/client/subscription.ts";
import { CancelPlan } from "./cancel-plan.tsx";
import { canCancel } from "./plan-choice.ts";
import { PlanStanding } from "./plan-standing.tsx";
import { PortalButton } from "./portal-button.tsx";

/** For who has a paid plan or once wanted it: how it stands, card and invoices, and its end. */
export function PlanPanel() {
  const t = useTranslations("payment");
  const { data: status } = useSubscriptionStatus();
  if (!status || (status.plan.price === 0 && !status.hasPortal)) return null;
  return (
    <section
      aria-labelledby="own-plan"
      className="mt-8 flex flex-wrap items-start justify-between gap-4 rounded-lg border bg-card p-5 sm:p-6"
    >
      <div className="min-w-0 space-y-1">
        <h2 id="own-plan" className="text-sm text-muted-foreground">
          {t("standing.title")}
        </h2>
        <PlanStanding status={status} />
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {status.hasPortal ? <PortalButton /> : null}
        {canCancel(status) ? <CancelPlan wish={t("cancel.wish")} variant="ghost" /> : null}
      </div>
    </section>
  );
}
