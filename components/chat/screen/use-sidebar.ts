"use client";

import { useState } from "react";
import type { SidebarProps } from "#components/sidebar/sidebar.tsx";
import type { CurrentSession } from "#lib/client/chat/use-current-session.ts";
import type { CurrentUser } from "#lib/contracts/answers/user.ts";
import type { Conversation } from "../conversation/create-conversation.ts";
import type { ScreenDialog } from "./screen-dialogs.tsx";
import type { useSessionActions } from "./use-session-actions.ts";

type Screen = {
  user: CurrentUser;
  sessions: CurrentSession;
  actions: ReturnType<typeof useSessionActions>;
  conversation: Conversation | null;
  isReplying: boolean;
  onOpen: (dialog: ScreenDialog) => void;
};

/** What the sidebar shows and does, and whether its drawer is open: it closes after each choice that leads to the conversation. */
export function useSidebar({ user, sessions, actions, conversation, isReplying, onOpen }: Screen) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
  const { current } = sessions;
  const sidebar: SidebarProps = {
    user,
    sessions: sessions.sessions,
    current,
    onSelectSession: (session) => {
      closeDrawer();
      sessions.select(session);
    },
    onPickTopic: (topic) => {
      closeDrawer();
      void actions.openTopic(topic);
    },
    practice:
      current === null || isReplying
        ? null
        : {
            onTopic: () => {
              closeDrawer();
              conversation?.practise();
            },
            onMaterials: () => {
              closeDrawer();
              onOpen("materialPractice");
            },
          },
    onShowProgress: () => onOpen("progress"),
  };
  return { sidebar, isDrawerOpen, openDrawer: () => setDrawerOpen(true), closeDrawer };
}
