"use client";

import { usePrefetchQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { usePaymentNews } from "#components/billing/use-payment-news.ts";
import { AppRoot } from "#components/ui/app-root.tsx";
import { Button } from "#components/ui/button.tsx";
import { FullScreenSpinner } from "#components/ui/spinner.tsx";
import { sessionsQuery } from "#lib/client/chat/sessions.ts";
import { useCurrentUser, useProfile } from "#lib/client/user.ts";
import { ChatWorkspace } from "./chat-workspace.tsx";
import { FullScreenNotice } from "./full-screen-notice.tsx";

/** The chat screen with what it stands on. */
export function ChatApp() {
  return (
    <AppRoot>
      <SignedInGate />
    </AppRoot>
  );
}

/** Waits for the person and the profile, and says so when there is none or the server cannot be reached. */
function SignedInGate() {
  const t = useTranslations("chat");
  usePaymentNews();
  const user = useCurrentUser();
  const profile = useProfile();
  usePrefetchQuery(sessionsQuery);

  if (user.data === null) {
    return (
      <FullScreenNotice title={t("signedOut.title")} text={t("signedOut.text")}>
        <Button asChild>
          <a href="/api/login">{t("signedOut.action")}</a>
        </Button>
      </FullScreenNotice>
    );
  }
  // What is known already stays, though it could not be read anew.
  if (user.isLoadingError || profile.isLoadingError) {
    const retry = () => {
      for (const query of [user, profile]) if (query.isLoadingError) void query.refetch();
    };
    return (
      <FullScreenNotice title={t("unreachable.title")} text={t("unreachable.text")}>
        <Button onClick={retry}>{t("unreachable.action")}</Button>
      </FullScreenNotice>
    );
  }
  if (user.isPending || profile.isPending) return <FullScreenSpinner label={t("loading")} />;
  return <ChatWorkspace key={user.data.id} user={user.data} />;
}
