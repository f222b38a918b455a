"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ProgressSummary } from "#components/progress/progress-summary.tsx";
import { LateTeacherDesk } from "#components/teacher/late-teacher.tsx";
import { Brand } from "#components/ui/brand.tsx";
import { LanguageSelector } from "#components/ui/language-selector.tsx";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import type { CurrentUser } from "#lib/contracts/answers/user.ts";
import type { MainTopic, Subtopic } from "#lib/curriculum/topics.ts";
import { type PracticeActions, PracticeSection } from "./practice-section.tsx";
import { SessionPanel } from "./session-panel.tsx";
import { SidebarTabs } from "./sidebar-tabs.tsx";
import { TopicList } from "./topic-list.tsx";
import { UserCard } from "./user-card.tsx";

export type SidebarProps = {
  user: CurrentUser;
  sessions: readonly ChatSession[];
  current: ChatSession | null;
  onSelectSession: (session: ChatSession) => void;
  onPickTopic: (topic: MainTopic | Subtopic) => void;
  /** What asks for practice; null while it cannot be asked for. */
  practice: PracticeActions | null;
  onShowProgress: () => void;
  /** What closes the sidebar, where it can be closed. */
  closeButton?: ReactNode;
};

/** What stands beside the conversation: the product, the person, the progress, topics or sessions, and practice. */
export function Sidebar({ user, sessions, current, closeButton, ...actions }: SidebarProps) {
  const t = useTranslations();
  const locale = useLocale();
  const topic = current?.topic ?? null;
  const progress = topic === null ? null : <ProgressSummary topic={topic} />;
  return (
    <div className="relative flex h-full flex-col overflow-y-auto bg-muted">
      <div className="space-y-3 ps-5 pe-3 pb-3 pt-3">
        <div>
          <div className="flex items-center gap-1">
            <Brand name={t("common.appName")} className="me-auto text-lg" />
            <LanguageSelector locale={locale} label={t("common.language")} />
            {closeButton}
          </div>
          <p className="mt-1 text-sm text-muted-foreground">{t("chat.description")}</p>
        </div>
        <UserCard user={user} />
        {/* What a teacher comes for is the work for a class; their own progress is further down. */}
        <div className="pe-2">{user.canManageMaterials ? <LateTeacherDesk /> : progress}</div>
      </div>
      <SidebarTabs
        topics={<TopicList currentTopic={topic} onPick={actions.onPickTopic} />}
        sessions={
          <SessionPanel sessions={sessions} currentId={current?.id ?? null} onSelect={actions.onSelectSession} />
        }
      />
      <PracticeSection
        canManageMaterials={user.canManageMaterials}
        ownProgress={user.canManageMaterials ? progress : null}
        practice={actions.practice}
        onShowProgress={actions.onShowProgress}
      />
    </div>
  );
}
