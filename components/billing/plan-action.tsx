"use client";

import type { MouseEvent } from "react";
import type { PlanLinkProps } from "#components/marketing/plan-cards.tsx";
import { useDesk } from "./billing-desk.tsx";

/** What a plan's card offers: a link to the sign-in for visitors and without scripts, else what fits the person's own plan. */
export function PlanAction(props: PlanLinkProps) {
  const { member, isVisitor, signInFirst } = useDesk();
  if (member) return <member.Action {...props} />;

  const { plan, href, className, children } = props;
  function explain(event: MouseEvent) {
    event.preventDefault();
    signInFirst(href);
  }

  return (
    <a href={href} className={className} {...(isVisitor && plan !== "free" && { onClick: explain })}>
      {children}
    </a>
  );
}
