"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { usePaymentNews } from "#components/billing/use-payment-news.ts";
import { Button } from "#components/ui/button.tsx";
import { FullScreenSpinner } from "#components/ui/spinner.tsx";
import { Toaster } from "#components/ui/toaster.tsx";
import { TooltipProvider } from "#components/ui/tooltip.tsx";
import { createQueryClient } from "#lib/client/query-client.ts";
import { silenceUnauthorized } from "#lib/client/silence-unauthorized.ts";
import { useCurrentUser, useProfile } from "#lib/client/user.ts";
import { ChatWorkspace } from "./chat-workspace.tsx";
import { FullScreenNotice } from "./full-screen-notice.tsx";

/** The chat screen with what it stands on: the data layer and the toasts. */
export function ChatApp() {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => silenceUnauthorized(window, console), []);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <SignedInGate />
      </TooltipProvider>
      <Toaster />
    </QueryClientProvider>
  );
}

/** Waits for the person and the profile, and says so when there is none or the server cannot be reached. */
function SignedInGate() {
  const t = useTranslations("chat");
  usePaymentNews();
  const user = useCurrentUser();
  const profile = useProfile({ enabled: user.isSuccess && user.data !== null });

  // What is known already stays, though it could not be read anew.
  if (user.isLoadingError || profile.isLoadingError) {
    const retry = () => void (user.isLoadingError ? user.refetch() : profile.refetch());
    return (
      <FullScreenNotice title={t("unreachable.title")} text={t("unreachable.text")}>
        <Button onClick={retry}>{t("unreachable.action")}</Button>
      </FullScreenNotice>
    );
  }
  if (user.data === null) {
    return (
      <FullScreenNotice title={t("signedOut.title")} text={t("signedOut.text")}>
        <Button asChild>
          <a href="/api/login">{t("signedOut.action")}</a>
        </Button>
      </FullScreenNotice>
    );
  }
  if (user.isPending || profile.isPending) return <FullScreenSpinner label={t("loading")} />;
  return <ChatWorkspace key={user.data.id} user={user.data} />;
}
