"use client";

import { useTranslations } from "next-intl";
import type { Entrance } from "#components/marketing/page-frame.tsx";
import { useVisitorStatus } from "#lib/client/subscription.ts";

/** The way into the app: past the sign-in for who is signed in. */
export const MemberEntrance: Entrance = ({ className, children }) => {
  const t = useTranslations("payment.actions");
  const { data: status } = useVisitorStatus();
  return (
    <a href={status ? "/" : "/api/login"} className={className}>
      {status ? t("chat") : children}
    </a>
  );
};
