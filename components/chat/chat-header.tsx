"use client";

import { MenuIcon, PlusIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";

type ChatHeaderProps = {
  title: string;
  topic: string;
  isCreating: boolean;
  onNewSession: () => void;
  onOpenSidebar: () => void;
};

export function ChatHeader({ title, topic, isCreating, onNewSession, onOpenSidebar }: ChatHeaderProps) {
  const t = useTranslations("chat");
  return (
    <header className="flex items-center gap-2 border-b px-3 py-2 md:px-6">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("sidebar.open")}
        aria-haspopup="dialog"
        className="md:hidden"
        onClick={onOpenSidebar}
      >
        <MenuIcon aria-hidden="true" />
      </Button>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-base font-semibold leading-tight">{title}</h1>
        <p className="truncate text-xs text-muted-foreground">{topic}</p>
      </div>
      <Button
        variant="outline"
        aria-label={t("sessions.new")}
        // Not disabled, which would lose the focus to nowhere.
        aria-disabled={isCreating}
        // The second click of a double click is no second wish.
        onClick={(event) => (isCreating || event.detail > 1 ? undefined : onNewSession())}
        className="max-sm:px-2.5"
      >
        <PlusIcon aria-hidden="true" />
        <span className="max-sm:sr-only">{t("sessions.new")}</span>
      </Button>
    </header>
  );
}
