"use client";

import { useIsMutating, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toast } from "#components/ui/toast.ts";
import { RequestError } from "#lib/client/request.ts";
import { PAYMENT_PAGE_KEY, useCheckout, usePortal } from "#lib/client/subscription.ts";
import type { PlanName } from "#lib/plans/plans.ts";
import { leaveFor, openPaymentPage } from "./open-payment-page.ts";
import { serverMessageOf } from "./server-message.ts";

const SIGN_IN = "/api/login?returnTo=/pricing";

/** The ways to the payment host. While one of them opens, no other does; `isPending` is whether it is one of these. */
export function usePaymentPage() {
  const checkout = useCheckout();
  const portal = usePortal();
  const tell = usePaymentToasts();
  const queryClient = useQueryClient();
  const isOpening = useIsMutating({ mutationKey: PAYMENT_PAGE_KEY }) > 0;
  // What is drawn may not know of the first click yet when the second comes.
  const hasBegun = () => queryClient.isMutating({ mutationKey: PAYMENT_PAGE_KEY }) > 0;

  async function subscribe(plan: PlanName) {
    if (hasBegun()) return;
    try {
      const { checkoutUrl, standInOrigin } = await checkout.mutateAsync(plan);
      tell.opening(openPaymentPage(checkoutUrl, standInOrigin));
    } catch (error) {
      tell.failure(error, "subscription");
    }
  }

  async function manage() {
    if (hasBegun()) return;
    try {
      const { url, standInOrigin } = await portal.mutateAsync();
      tell.opening(openPaymentPage(url, standInOrigin));
    } catch (error) {
      tell.failure(error, "portal");
    }
  }

  return {
    subscribe: (plan: PlanName) => void subscribe(plan),
    manage: () => void manage(),
    isOpening,
    isPending: checkout.isPending || portal.isPending,
  };
}

function usePaymentToasts() {
  const t = useTranslations("payment.toast");

  /** Only who is signed in can have a plan. */
  function signInFirst() {
    toast({ title: t("signInTitle"), description: t("signIn") });
    leaveFor(SIGN_IN);
  }

  return {
    signInFirst,
    opening(opening: ReturnType<typeof openPaymentPage>) {
      if (opening === "blocked") toast({ title: t("blockedTitle"), description: t("blocked") });
      if (opening === "refused")
        toast({ variant: "destructive", title: t("subscriptionTitle"), description: t("address") });
    },
    failure(error: unknown, of: "subscription" | "portal") {
      if (error instanceof RequestError && error.status === 401) return signInFirst();
      toast({ variant: "destructive", title: t(`${of}Title`), description: serverMessageOf(error) ?? t(of) });
    },
  };
}
