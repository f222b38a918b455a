"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { AtHandOpenerProvider } from "#components/at-hand/at-hand-opener.ts";
import { useAtHandKey } from "#components/at-hand/use-at-hand-key.ts";
import { DiagnosticOpenerProvider } from "#components/diagnostic/diagnostic-opener.ts";
import { ProfileCompletion } from "#components/profile/profile-completion.tsx";
import { StudyReminders } from "#components/settings/study-reminders.tsx";
import { Sidebar } from "#components/sidebar/sidebar.tsx";
import { SidebarDrawer } from "#components/sidebar/sidebar-drawer.tsx";
import { useTopicName } from "#components/topics/topic-name.ts";
import { Deferred } from "#components/ui/deferred.tsx";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { FullScreenSpinner } from "#components/ui/spinner.tsx";
import { useIsAwake } from "#lib/client/use-is-awake.ts";
import { useMediaQuery } from "#components/ui/use-media-query.ts";
import { useIsReplying } from "#lib/client/chat/live-turns.ts";
import { kindOfTitle } from "#lib/client/chat/stored-titles.ts";
import { useCurrentSession } from "#lib/client/chat/use-current-session.ts";
import { createDraft } from "#lib/client/chat/use-draft.ts";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import { watchKeyboard } from "#lib/client/watch-keyboard.ts";
import type { CurrentUser } from "#lib/contracts/answers/user.ts";
import { findTopic } from "#lib/curriculum/topics.ts";
import { ChatHeader } from "./chat-header.tsx";
import { Conversation } from "../conversation/conversation.tsx";
import { ConversationProvider, useCreateConversation } from "../conversation/use-conversation.ts";
import { initialsOf } from "./initials.ts";
import { type ScreenDialog, ScreenDialogs } from "./screen-dialogs.tsx";
import { useSessionTitle } from "./session-title.ts";
import { usePracticeStart } from "./use-practice-start.ts";
import { useSessionActions } from "./use-session-actions.ts";
import { useSidebar } from "./use-sidebar.ts";
import { useTopicParameter } from "./use-topic-parameter.ts";

type ChatWorkspaceProps = {
  user: CurrentUser;
  /** The session that the page was drawn with. */
  startId: string | null;
};

/** The main screen of a signed-in person. */
export function ChatWorkspace({ user, startId }: ChatWorkspaceProps) {
  const t = useTranslations("chat");
  const titleOf = useSessionTitle();
  const topicName = useTopicName();
  const sessions = useCurrentSession(startId);
  const actions = useSessionActions(sessions);
  const [draft] = useState(() => createDraft(user.id));
  const [dialog, setDialog] = useState<ScreenDialog | null>(null);
  const openDiagnostic = useCallback(() => setDialog("diagnostic"), []);
  const openAtHand = useCallback(() => setDialog("atHand"), []);
  useAtHandKey(openAtHand);
  const current = sessions.current;
  const conversation = useCreateConversation(current, draft);
  const isAwake = useIsAwake();
  useEffect(watchKeyboard, []);
  // A phone, which shows the sidebar in a drawer only, is not to make it twice.
  const isWide = useMediaQuery("(min-width: 48rem)");
  const isReplying = useIsReplying(current?.id ?? "");
  // While another session is being created, as the first one is for who is new, the wish would be taken for a second click.
  useTopicParameter(current !== null && !sessions.isCreating, (topic) => void actions.reopenTopic(topic));
  const startPractice = usePracticeStart({
    topic: current?.topic,
    isReplying,
    conversation,
    openSession: actions.reopenTopic,
  });

  const { sidebar, ...drawer } = useSidebar({ user, sessions, actions, conversation, isReplying, onOpen: setDialog });

  if (sessions.isLoading) return <FullScreenSpinner label={t("loading")} />;
  return (
    // What cannot answer yet, as it came drawn and its scripts are still on their way, is not to be pressed.
    <div className="flex h-visible screen-insets" inert={!isAwake}>
      <aside
        aria-label={t("sidebar.label")}
        className="w-72 shrink-0 border-e pb-[env(safe-area-inset-bottom)] max-md:hidden"
      >
        {isWide ? (
          <Deferred>
            <Sidebar {...sidebar} />
          </Deferred>
        ) : null}
      </aside>
      <SidebarDrawer {...sidebar} isOpen={drawer.isDrawerOpen} onClose={drawer.closeDrawer} />
      <main id="content" className="flex min-w-0 flex-1 flex-col">
        <ChatHeader
          title={current === null ? t("title") : titleOf(current)}
          topic={current === null ? "" : topicName(current.topic)}
          isCreating={sessions.isCreating}
          onNewSession={() => void actions.startNew()}
          session={current}
          onOpenSidebar={drawer.openDrawer}
          onOpen={setDialog}
        />
        {conversation === null ? (
          <NoSessions onRetry={sessions.retry} />
        ) : (
          <ConversationProvider value={conversation}>
            <AtHandOpenerProvider value={openAtHand}>
              <DiagnosticOpenerProvider value={openDiagnostic}>
                <Conversation
                  key={conversation.sessionId}
                  startTopic={current === null || isGeneral(current) ? null : findTopic(current.topic)}
                  initials={initialsOf(user)}
                  onOwnProblem={user.canManageMaterials ? () => setDialog("materialPractice") : null}
                />
              </DiagnosticOpenerProvider>
            </AtHandOpenerProvider>
          </ConversationProvider>
        )}
      </main>
      <ProfileCompletion />
      <Deferred>
        <StudyReminders />
      </Deferred>
      <ScreenDialogs
        open={dialog}
        onClose={() => setDialog(null)}
        onPractice={startPractice}
        onAsk={(asked) => void conversation?.ask(asked)}
        onLesson={(concept) => conversation?.explain(concept)}
        onDiagnostic={openDiagnostic}
        onWrite={(text) => conversation?.write(text)}
      />
    </div>
  );
}

/** The first session and a new one are about anything; any other was opened for its topic. */
function isGeneral(session: ChatSession): boolean {
  const kind = kindOfTitle(session);
  return kind === "first" || kind === "new";
}

function NoSessions({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("chat.sessions");
  return <RetryNotice layout="whole" text={t("failed")} action={t("retry")} onRetry={onRetry} />;
}
