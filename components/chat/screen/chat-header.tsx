"use client";

import { MenuIcon, MessageSquareHeartIcon, PlusIcon, SettingsIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { AtHandButton } from "#components/at-hand/at-hand-button.tsx";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { ExportMenu } from "#components/export/export-menu.tsx";
import { AskButton } from "#components/ui/ask-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import type { ScreenDialog } from "./screen-dialogs.tsx";

type ChatHeaderProps = {
  title: string;
  topic: string;
  isCreating: boolean;
  onNewSession: () => void;
  /** Null while there is none. */
  session: ChatSession | null;
  onOpenSidebar: () => void;
  onOpen: (dialog: ScreenDialog) => void;
};

/** What the conversation is called, and what can be done with it. */
export function ChatHeader({
  title,
  topic,
  session,
  isCreating,
  onNewSession,
  onOpenSidebar,
  onOpen,
}: ChatHeaderProps) {
  const t = useTranslations();
  return (
    <header className="flex items-center gap-1 border-b px-3 py-2 md:px-6">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("chat.sidebar.open")}
        aria-haspopup="dialog"
        className="-ms-1 md:hidden"
        onClick={onOpenSidebar}
      >
        <MenuIcon aria-hidden="true" />
      </Button>
      <div className="min-w-0 flex-1 pe-1">
        <h1 className="truncate text-base font-semibold leading-tight">
          <ChemistryText text={title} />
        </h1>
        <p className="truncate text-xs text-muted-foreground">{topic}</p>
      </div>
      {/* On a phone it stands beside the message: the name of the conversation needs the room. */}
      <AtHandButton className="max-sm:hidden" onOpen={() => onOpen("atHand")} />
      <IconButton
        icon={MessageSquareHeartIcon}
        label={t("feedback-dialog.title")}
        aria-haspopup="dialog"
        onClick={() => onOpen("feedback")}
      />
      <IconButton
        icon={SettingsIcon}
        label={t("settings.title")}
        aria-haspopup="dialog"
        onClick={() => onOpen("settings")}
      />
      {session === null ? null : <ExportMenu session={session} />}
      <AskButton
        variant="outline"
        aria-label={t("chat.sessions.new")}
        isBusy={isCreating}
        onClick={onNewSession}
        className="ms-1 max-sm:px-2.5"
      >
        <PlusIcon aria-hidden="true" />
        <span className="max-sm:sr-only">{t("chat.sessions.new")}</span>
      </AskButton>
    </header>
  );
}
