"use client";

import { CheckIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import type { PlanLinkProps } from "#components/marketing/plan-cards.tsx";
import { Button } from "#components/ui/button.tsx";
import { useVisitorStatus } from "#lib/client/subscription.ts";
import type { PlanName } from "#lib/plans/plans.ts";
import { CancelPlan } from "./cancel-plan.tsx";
import { OpeningSign } from "./opening-sign.tsx";
import { type PlanChoice, choosePlan } from "./plan-choice.ts";
import { usePaymentPage, useSignInFirst } from "./use-payment-page.ts";

/** What a plan's card offers: a link to the sign-in for visitors and without scripts, else what fits the person's own plan. */
export function PlanAction(props: PlanLinkProps) {
  const { data: status } = useVisitorStatus();
  if (!status) return <VisitorLink {...props} isVisitor={status === null} />;
  return <MemberAction plan={props.plan} choice={choosePlan(props.plan, status)} className={props.className} />;
}

/** Whether it is a visitor may not be known yet, or not at all: then the server finds out. */
function VisitorLink({ plan, href, className, children, isVisitor }: PlanLinkProps & { isVisitor: boolean }) {
  const { subscribe } = usePaymentPage();
  const signInFirst = useSignInFirst();

  function choose(event: MouseEvent) {
    event.preventDefault();
    if (isVisitor) signInFirst();
    else subscribe(plan);
  }

  return (
    <a href={href} className={className} {...(plan !== "free" && { onClick: choose })}>
      {children}
    </a>
  );
}

function MemberAction({ plan, choice, className }: { plan: PlanName; choice: PlanChoice; className: string }) {
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
