"use client";

import { CheckIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PlanLinkProps } from "#components/marketing/plan-cards.tsx";
import { Button } from "#components/ui/button.tsx";
import { useSubscriptionStatus } from "#lib/client/subscription.ts";
import type { PlanName } from "#lib/plans/plans.ts";
import { CancelPlan } from "./cancel-plan.tsx";
import { OpeningSign } from "./opening-sign.tsx";
import { type PlanChoice, choosePlan } from "./plan-choice.ts";
import { usePaymentPage } from "./use-payment-page.ts";

/** What a plan's card offers to who is signed in; until their own plan is known, the link that it is for all. */
export function MemberAction({ plan, href, className, children }: PlanLinkProps) {
  const { data: status } = useSubscriptionStatus();
  if (status) return <Offer plan={plan} choice={choosePlan(plan, status)} className={className} />;
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}

function Offer({ plan, choice, className }: { plan: PlanName; choice: PlanChoice; className: string }) {
  const t = useTranslations("payment");
  const { subscribe, manage, isOpening, isPending } = usePaymentPage();
  switch (choice) {
    case "current":
      return (
        <p className="plan-state">
          <CheckIcon aria-hidden="true" className="size-4 text-correct" />
          {t("actions.current")}
        </p>
      );
    case "next":
      return <p className="plan-state">{t("actions.next")}</p>;
    case "cancel":
      return <CancelPlan wish={t("actions.toFree")} variant="outline" />;
    case "upgrade":
    case "switch":
      return (
        <button type="button" className={className} aria-disabled={isOpening} onClick={() => subscribe(plan)}>
          {t(`actions.${choice}`, { plan: t(`plans.${plan}`) })}
          {isPending ? <OpeningSign /> : null}
        </button>
      );
    case "resume":
      return (
        <Button variant="outline" aria-disabled={isOpening} onClick={manage}>
          {t("actions.resume")}
          {isPending ? <OpeningSign /> : null}
        </Button>
      );
    case "none":
      return null;
  }
}
