"use client";

import { useDesk } from "./billing-desk.tsx";

/** Below the plans: the person's own, for who has one. */
export function OwnPlan() {
  const { member } = useDesk();
  return member ? <member.Panel /> : null;
}
