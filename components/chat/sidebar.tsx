"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Brand } from "#components/ui/brand.tsx";
import { LanguageSelector } from "#components/ui/language-selector.tsx";
import type { ChatSession } from "#lib/contracts/chat.ts";
import type { CurrentUser } from "#lib/contracts/user.ts";
import { SessionList } from "./session-list.tsx";
import { UserCard } from "./user-card.tsx";

export type SidebarProps = {
  user: CurrentUser;
  sessions: readonly ChatSession[];
  currentId: string | null;
  onSelect: (sessionId: string) => void;
  /** What closes the sidebar, where it can be closed. */
  closeButton?: ReactNode;
};

/** What stands beside the conversation: the product, the sessions, the person, the language. */
export function Sidebar({ user, sessions, currentId, onSelect, closeButton }: SidebarProps) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <div className="flex h-full flex-col bg-muted">
      <div className="ps-5 pe-3 pb-4 pt-3">
        <div className="flex items-center gap-1">
          <Brand name={t("common.appName")} className="me-auto text-lg" />
          <LanguageSelector locale={locale} label={t("common.language")} />
          {closeButton}
        </div>
        <p className="mt-2 text-sm text-muted-foreground">{t("chat.description")}</p>
      </div>
      <SessionList sessions={sessions} currentId={currentId} onSelect={onSelect} />
      <div className="border-t p-4">
        <UserCard user={user} />
      </div>
    </div>
  );
}
