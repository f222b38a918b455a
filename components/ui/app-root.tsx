"use client";

import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { keepOfflineWorker } from "#lib/client/offline-worker.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import { silenceUnauthorized } from "#lib/client/silence-unauthorized.ts";
import { documentLocale } from "#lib/i18n/document-locale.ts";
import { Toasts } from "./toasts.tsx";
import { Tooltips } from "./tooltips.tsx";

type AppRootProps = {
  /** Puts in what came with the page, before anything is drawn. */
  fill?: ((queryClient: QueryClient) => void) | undefined;
  children: ReactNode;
};

/** What the screens of who is signed in stand on: the data layer, the tooltips and the toasts. */
export function AppRoot({ fill, children }: AppRootProps) {
  const [queryClient] = useState(() => {
    const created = createQueryClient();
    fill?.(created);
    return created;
  });
  useEffect(() => silenceUnauthorized(window, console), []);
  useEffect(() => keepOfflineWorker(documentLocale()), []);
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Tooltips />
      <Toasts />
    </QueryClientProvider>
  );
}
