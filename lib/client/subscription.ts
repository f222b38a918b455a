"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { CheckoutRequest } from "../contracts/subscription.ts";
import {
  cancellationShape,
  checkoutShape,
  portalShape,
  type SubscriptionStatus,
  subscriptionStatusShape,
  usageShape,
} from "../contracts/answers/subscription.ts";
import type { Meter, PlanName } from "../plans/plans.ts";
import { getJson, sendJson } from "./request.ts";
import { useCurrentUserCheck } from "./user.ts";

const SUBSCRIPTION_KEY = ["subscription"];
const STATUS_KEY = [...SUBSCRIPTION_KEY, "status"];
const USAGE_KEY = [...SUBSCRIPTION_KEY, "usage"];

/** Of everything that asks the payment host for a page: one at a time. */
export const PAYMENT_PAGE_KEY = ["payment-page"];

/** When to look for the new plan after a payment: the payment host's word may come later than the person. */
const LOOKS_AFTER_MS = [0, 1_500, 3_000, 6_000];

/** The plan and how it stands; `data` is null when nobody is signed in. */
export function useSubscriptionStatus() {
  return useQuery({ queryKey: STATUS_KEY, queryFn: findStatus });
}

/** What was used today. It is asked for each time it comes on the screen: every question counts. */
export function useUsage(meter: Meter) {
  return useQuery({
    queryKey: [...USAGE_KEY, meter],
    queryFn: () => getJson(`/api/subscription/usage/${meter}`, usageShape),
    refetchOnMount: "always",
  });
}

/** Reads afresh what was used today. */
export function refreshUsage(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: USAGE_KEY });
}

/** Ends the plan with the period that is paid for. */
export function useCancellation() {
  const refresh = useSubscriptionRefresh();
  return useMutation({
    mutationFn: () => sendJson("POST", "/api/subscription/cancel", undefined, cancellationShape),
    onSuccess: () => {
      refresh();
      tellOtherTabs();
    },
  });
}

/** Asks for the page where a plan is paid for, or where the change from another paid one is confirmed. */
export function useCheckout() {
  return useMutation({
    mutationKey: PAYMENT_PAGE_KEY,
    mutationFn: (planName: PlanName) =>
      sendJson("POST", "/api/subscription/create", { planName } satisfies CheckoutRequest, checkoutShape),
  });
}

/** Asks for the page of the person's card and invoices, where a cancellation can be undone as well. */
export function usePortal() {
  return useMutation({
    mutationKey: PAYMENT_PAGE_KEY,
    mutationFn: () => sendJson("POST", "/api/subscription/portal", undefined, portalShape),
  });
}

/**
 * Looks for the plan that was just paid for or changed, at once and then ever more seldom, and shows each that it finds.
 * Not all may be known at the first look: so it takes all of them.
 */
export function usePaymentFollowUp(): () => Promise<void> {
  const queryClient = useQueryClient();
  const refresh = useSubscriptionRefresh();
  return useCallback(async () => {
    let seen: string | null = null;
    for (const delayMs of LOOKS_AFTER_MS) {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      const status = await queryClient
        .fetchQuery({ queryKey: STATUS_KEY, queryFn: findStatus, staleTime: 0 })
        .catch(missLook);
      if (status === null) return;
      const told = status && JSON.stringify(status);
      if (told === undefined || told === seen) continue;
      seen = told;
      refresh();
      tellOtherTabs();
    }
  }, [queryClient, refresh]);
}

/** The next look may succeed. */
function missLook(error: unknown): undefined {
  console.warn("The plan that was paid for could not be read", error);
}

/** Follows what other tabs do to the plan: the payment host's page opens in one of its own, and comes back there. */
export function useSubscriptionNews(): void {
  const refresh = useSubscriptionRefresh();
  useEffect(() => {
    const channel = newsChannel();
    channel.addEventListener("message", refresh);
    return () => channel.removeEventListener("message", refresh);
  }, [refresh]);
}

/** Reads the plan, its use and what the person may do afresh. */
function useSubscriptionRefresh(): () => void {
  const queryClient = useQueryClient();
  const checkUser = useCurrentUserCheck();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
    checkUser();
  }, [queryClient, checkUser]);
}

function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  newsChannel().postMessage(null);
}

let channel: BroadcastChannel | undefined;

/** Where the tabs of a browser hear that the plan has changed: one for the whole page, so that it does not hear itself. */
function newsChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel("atomcoach.subscription");
  return channel;
}

function findStatus(): Promise<SubscriptionStatus | null> {
  return getJson("/api/subscription/status", subscriptionStatusShape);
}
