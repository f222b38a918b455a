"use client";

import { BotIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "#components/ui/avatar.tsx";

/** The frame of everything that the tutor says. */
export function TutorEntry({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  const t = useTranslations("chat.conversation");
  return (
    <article aria-label={t("tutor")} aria-busy={isBusy} className="flex gap-3">
      <Avatar className="bg-card text-primary max-sm:hidden">
        <BotIcon />
      </Avatar>
      <div className="min-w-0 flex-1 space-y-3">{children}</div>
    </article>
  );
}
