"use client";

import { useTranslations } from "next-intl";
import { CancelPlan } from "#components/billing/cancel-plan.tsx";
import { canCancel } from "#components/billing/plan-choice.ts";
import { PlanStanding } from "#components/billing/plan-standing.tsx";
import { PortalButton } from "#components/billing/portal-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { useSubscriptionStatus } from "#lib/client/subscription.ts";
import type { SubscriptionStatus } from "#lib/contracts/answers/subscription.ts";
import { METERS } from "#lib/plans/plans.ts";
import { UsageMeter } from "./usage-meter.tsx";

/** The plan, what was used of it today, and the ways to change it. */
export function SubscriptionTab() {
  const t = useTranslations("settings.subscription");
  const { data, isPending, refetch } = useSubscriptionStatus();
  if (isPending) return <Spinner label={t("loading")} className="mx-auto my-12 block" />;
  if (data) return <Plan status={data} />;
  return <RetryNotice layout="part" text={t("failed")} action={t("retry")} onRetry={() => void refetch()} />;
}

function Plan({ status }: { status: SubscriptionStatus }) {
  const t = useTranslations("settings.subscription");
  return (
    <>
      <section className="space-y-1">
        <h3 className="text-sm text-muted-foreground">{t("currentPlan")}</h3>
        <PlanStanding status={status} />
      </section>
      <section className="space-y-3">
        <h3 className="text-sm font-semibold">{t("usage")}</h3>
        <ul className="space-y-4">
          {METERS.map((meter) => (
            <UsageMeter key={meter} meter={meter} />
          ))}
        </ul>
      </section>
      <PlanActions status={status} />
    </>
  );
}

function PlanActions({ status }: { status: SubscriptionStatus }) {
  const t = useTranslations();
  return (
    <div className="flex flex-wrap items-start gap-2 border-t pt-4">
      {status.plan.name === "teacher" ? null : (
        <Button asChild>
          <a href="/pricing">{t("settings.subscription.upgrade")}</a>
        </Button>
      )}
      {status.hasPortal ? <PortalButton /> : null}
      {canCancel(status) ? <CancelPlan wish={t("payment.cancel.wish")} variant="outline" /> : null}
    </div>
  );
}
