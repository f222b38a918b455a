"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { useSubscriptionStatus } from "#lib/client/subscription.ts";
import type { SubscriptionStatus } from "#lib/contracts/subscription.ts";
import { isPlanName, METERS } from "#lib/plans/plans.ts";
import { CancelPlan } from "./cancel-plan.tsx";
import { UsageMeter } from "./usage-meter.tsx";

/** The plan, what was used of it today, and the ways to change it. */
export function SubscriptionTab() {
  const t = useTranslations("settings.subscription");
  const { data, isPending, isError, refetch } = useSubscriptionStatus();
  if (isPending) return <Spinner label={t("loading")} className="mx-auto my-12 block" />;
  if (isError) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 text-sm">
        <p>{t("failed")}</p>
        <Button variant="outline" onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      </div>
    );
  }
  if (data === null) {
    return (
      <div className="flex flex-col items-start gap-3 text-sm">
        <p>{t("unavailable")}</p>
        <Button variant="outline" asChild>
          <a href="/pricing">{t("seePlans")}</a>
        </Button>
      </div>
    );
  }
  return <Plan status={data} />;
}

function Plan({ status }: { status: SubscriptionStatus }) {
  const t = useTranslations("settings.subscription");
  const isCanceled = status.subscription?.cancelAtPeriodEnd === true || status.subscription?.status === "canceling";
  const isPaid = status.plan.price > 0;
  return (
    <>
      <PlanHeading status={status} isCanceled={isCanceled} />
      <section className="space-y-3">
        <h3 className="text-sm font-semibold">{t("usage")}</h3>
        <ul className="space-y-4">
          {METERS.map((meter) => (
            <UsageMeter key={meter} meter={meter} />
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap items-start gap-2 border-t pt-4">
        {status.plan.name === "teacher" ? null : (
          <Button asChild>
            <a href="/pricing">{t("upgrade")}</a>
          </Button>
        )}
        {isPaid && status.isActive && !isCanceled ? <CancelPlan /> : null}
      </div>
    </>
  );
}

function PlanHeading({ status: { plan, isTrialing, subscription }, isCanceled }: { status: SubscriptionStatus; isCanceled: boolean }) {
  const t = useTranslations("settings.subscription");
  const format = useFormatter();
  const name = isPlanName(plan.name) ? t(`plans.${plan.name}`) : plan.displayName;
  const end = subscription?.currentPeriodEnd ?? null;
  const date = end === null ? null : format.dateTime(new Date(end), { dateStyle: "long" });
  return (
    <section className="space-y-1">
      <h3 className="text-sm text-muted-foreground">{t("currentPlan")}</h3>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-xl font-semibold">{name}</span>
        {plan.price === 0 ? null : (
          <span className="tabular text-sm text-muted-foreground">{t("perMonth", { price: format.number(plan.price / 100, "price") })}</span>
        )}
        {isTrialing ? <Badge variant="soft">{t("trial")}</Badge> : null}
      </p>
      {isCanceled ? (
        <p className="text-sm text-nearly">{date === null ? t("canceledSoon") : t("canceled", { date })}</p>
      ) : date === null ? null : (
        <p className="text-sm text-muted-foreground">{t("renews", { date })}</p>
      )}
    </section>
  );
}
