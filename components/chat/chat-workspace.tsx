"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { FullScreenSpinner } from "#components/ui/spinner.tsx";
import { toast } from "#components/ui/toast.ts";
import { useCurrentSession } from "#lib/client/chat/use-current-session.ts";
import { useDraft } from "#lib/client/chat/use-draft.ts";
import type { CurrentUser } from "#lib/contracts/user.ts";
import { ChatHeader } from "./chat-header.tsx";
import { Conversation } from "./conversation.tsx";
import { initialsOf } from "./initials.ts";
import { useSessionTitle } from "./session-title.ts";
import { Sidebar } from "./sidebar.tsx";
import { SidebarDrawer } from "./sidebar-drawer.tsx";
import { useTopicName } from "./topic-name.ts";
import { useFailureReport } from "./use-failure-report.ts";

/** The main screen of a signed-in person. */
export function ChatWorkspace({ user }: { user: CurrentUser }) {
  const t = useTranslations("chat");
  const titleOf = useSessionTitle();
  const topicName = useTopicName();
  const sessions = useCurrentSession();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [text, setText] = useDraft(user.id);
  const reportFailure = useFailureReport();

  async function createSession() {
    try {
      await sessions.createSession();
      toast({ title: t("sessions.started") });
    } catch (error) {
      reportFailure(error, "sessionFailed");
    }
  }

  if (sessions.isLoading) return <FullScreenSpinner label={t("loading")} />;

  const current = sessions.current;
  const sidebar = {
    user,
    sessions: sessions.sessions,
    currentId: current?.id ?? null,
    onSelect: (sessionId: string) => {
      sessions.select(sessionId);
      setDrawerOpen(false);
    },
  };
  return (
    <div className="flex h-dvh">
      <aside aria-label={t("sidebar.label")} className="w-72 shrink-0 border-e max-md:hidden">
        <Sidebar {...sidebar} />
      </aside>
      <SidebarDrawer {...sidebar} isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      <main id="content" className="flex min-w-0 flex-1 flex-col">
        <ChatHeader
          title={current === null ? t("title") : titleOf(current)}
          topic={current === null ? "" : topicName(current.topic)}
          isCreating={sessions.isCreating}
          onNewSession={() => void createSession()}
          onOpenSidebar={() => setDrawerOpen(true)}
        />
        {current === null ? (
          <NoSessions onRetry={sessions.retry} />
        ) : (
          <Conversation
            key={current.id}
            sessionId={current.id}
            topic={current.topic}
            initials={initialsOf(user)}
            text={text}
            onTextChange={setText}
          />
        )}
      </main>
    </div>
  );
}

function NoSessions({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("chat.sessions");
  return (
    <div role="alert" className="flex flex-1 flex-col items-center justify-center gap-3 p-6">
      <p>{t("failed")}</p>
      <Button variant="outline" onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}
