"use client";

import { TriangleAlertIcon } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import type { SubscriptionStatus } from "#lib/contracts/answers/subscription.ts";
import { isPlanName } from "#lib/plans/plans.ts";
import { isCanceled, isPaymentDue } from "./plan-choice.ts";

/** The one place on a page that says how the plan stands: the focus goes there when something has changed it. */
export const PLAN_STANDING_ID = "plan-standing";

/** Which plan it is, what it costs, and until when. */
export function PlanStanding({ status }: { status: SubscriptionStatus }) {
  const t = useTranslations("payment");
  const format = useFormatter();
  const { plan, isTrialing } = status;
  return (
    <div id={PLAN_STANDING_ID} tabIndex={-1} className="space-y-1">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-xl font-semibold text-foreground">
          {isPlanName(plan.name) ? t(`plans.${plan.name}`) : plan.displayName}
        </span>
        {plan.price === 0 ? null : (
          <span className="tabular text-sm text-muted-foreground">
            {t("standing.perMonth", { price: format.number(plan.price / 100, "price") })}
          </span>
        )}
        {isTrialing ? <Badge variant="soft">{t("standing.trial")}</Badge> : null}
      </p>
      <Outlook status={status} />
    </div>
  );
}

function Outlook({ status }: { status: SubscriptionStatus }) {
  const t = useTranslations("payment.standing");
  const format = useFormatter();
  const end = status.subscription?.currentPeriodEnd ?? null;
  const date = end === null ? null : format.dateTime(new Date(end), { dateStyle: "long" });
  if (isPaymentDue(status)) return <Warning className="text-wrong">{t("paymentDue")}</Warning>;
  if (isCanceled(status)) {
    return <Warning className="text-nearly">{date === null ? t("canceledSoon") : t("canceled", { date })}</Warning>;
  }
  if (date === null || status.plan.price === 0) return null;
  return <p className="text-sm text-muted-foreground">{t(status.isTrialing ? "trialUntil" : "renews", { date })}</p>;
}

function Warning({ className, children }: { className: string; children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-foreground">
      <TriangleAlertIcon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${className}`} />
      {children}
    </p>
  );
}
