"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Cancellation, SubscriptionStatus, Usage } from "../contracts/subscription.ts";
import type { Meter } from "../plans/plans.ts";
import { getJson, request, RequestError } from "./request.ts";

const SUBSCRIPTION_KEY = ["subscription"];

/** The plan and how it stands; null where the server does not offer plans, or nobody is signed in. */
export function useSubscriptionStatus() {
  return useQuery({
    queryKey: [...SUBSCRIPTION_KEY, "status"],
    queryFn: () => findJson<SubscriptionStatus>("/api/subscription/status"),
  });
}

/** What was used today. It is asked for each time it comes on the screen: every question counts. */
export function useUsage(meter: Meter) {
  return useQuery({
    queryKey: [...SUBSCRIPTION_KEY, "usage", meter],
    queryFn: () => findJson<Usage>(`/api/subscription/usage/${meter}`),
    refetchOnMount: "always",
  });
}

/** Ends the plan with the period that is paid for. */
export function useCancellation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const response = await request("/api/subscription/cancel", { method: "POST", accept: "application/json" });
      return (await response.json()) as Cancellation;
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: SUBSCRIPTION_KEY }),
  });
}

async function findJson<Shape>(url: string): Promise<Shape | null> {
  try {
    return await getJson<Shape>(url);
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}
