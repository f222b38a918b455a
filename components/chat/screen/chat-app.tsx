"use client";

import { useTranslations } from "next-intl";
import { usePaymentNews } from "#components/billing/use-payment-news.ts";
import { AppRoot } from "#components/ui/app-root.tsx";
import { Button } from "#components/ui/button.tsx";
import { FullScreenSpinner } from "#components/ui/spinner.tsx";
import { fillWithStart } from "#lib/client/chat/chat-start.ts";
import { useCurrentUser, useProfile } from "#lib/client/user.ts";
import type { ChatStart } from "#lib/contracts/chat-start.ts";
import { ChatWorkspace } from "./chat-workspace.tsx";
import { FullScreenNotice } from "./full-screen-notice.tsx";

type ChatAppProps = {
  /** What came with the page; null where the server could not tell, and the screen has to ask. */
  start: ChatStart | null;
};

/** The chat screen with what it stands on. */
export function ChatApp({ start }: ChatAppProps) {
  return (
    <AppRoot fill={start === null ? undefined : (queryClient) => fillWithStart(queryClient, start)}>
      <SignedInGate startId={start?.current?.id ?? null} />
    </AppRoot>
  );
}

/** Waits for the person and the profile, and says so when there is none or the server cannot be reached. */
function SignedInGate({ startId }: { startId: string | null }) {
  const t = useTranslations("chat");
  usePaymentNews();
  const user = useCurrentUser();
  const profile = useProfile();

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
  return <ChatWorkspace key={user.data.id} user={user.data} startId={startId} />;
}
