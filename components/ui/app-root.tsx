"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { createQueryClient } from "#lib/client/query-client.ts";
import { silenceUnauthorized } from "#lib/client/silence-unauthorized.ts";
import { Toaster } from "./toaster.tsx";
import { TooltipProvider } from "./tooltip.tsx";

/** What the screens of who is signed in stand on: the data layer, the tooltips and the toasts. */
export function AppRoot({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => silenceUnauthorized(window, console), []);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>{children}</TooltipProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
