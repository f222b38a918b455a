"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Toaster } from "#components/ui/toaster.tsx";
import { createQueryClient } from "#lib/client/query-client.ts";
import { usePaymentNews } from "./use-payment-news.ts";

/** What a page stands on where a person chooses a plan: the data layer, the toasts, and what becomes of payments. */
export function BillingDesk({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <PaymentNews />
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}

function PaymentNews() {
  usePaymentNews();
  return null;
}
