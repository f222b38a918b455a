"use client";

import { useLocale, useTranslations } from "next-intl";
import { cn } from "#components/ui/class-names.ts";
import type { ChatSession } from "#lib/contracts/chat.ts";
import { useSessionTitle } from "./session-title.ts";
import { useTopicName } from "./topic-name.ts";

type SessionListProps = {
  sessions: readonly ChatSession[];
  currentId: string | null;
  onSelect: (sessionId: string) => void;
};

/** The sessions, the one used last first. */
export function SessionList({ sessions, currentId, onSelect }: SessionListProps) {
  const t = useTranslations("chat.sessions");
  return (
    <nav aria-label={t("heading")} className="flex min-h-0 flex-1 flex-col">
      <h2 className="px-5 pb-2 text-xs font-semibold text-muted-foreground">{t("heading")}</h2>
      <ul className="min-h-0 flex-1 space-y-0.5 overflow-y-auto px-3 pb-4">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionButton session={session} isCurrent={session.id === currentId} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SessionButtonProps = { session: ChatSession; isCurrent: boolean; onSelect: (sessionId: string) => void };

function SessionButton({ session, isCurrent, onSelect }: SessionButtonProps) {
  const titleOf = useSessionTitle();
  const topicName = useTopicName();
  const day = useDayLabel();
  return (
    <button
      type="button"
      aria-current={isCurrent ? "true" : undefined}
      onClick={() => onSelect(session.id)}
      className={cn(
        "w-full rounded-md border-s-2 border-transparent px-2.5 py-2 text-start hover:bg-accent",
        isCurrent && "border-primary bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <span className={cn("block truncate text-sm", isCurrent && "font-medium")}>{titleOf(session)}</span>
      <span className="flex gap-2 text-xs text-muted-foreground">
        <span className="min-w-0 flex-1 truncate">{topicName(session.topic)}</span>
        <time dateTime={session.updatedAt} className="tabular shrink-0">
          {day(session.updatedAt)}
        </time>
      </span>
    </button>
  );
}

/** The time for today, the date for any other day, in the reader's time zone. */
function useDayLabel(): (moment: string) => string {
  const locale = useLocale();
  return (moment) => {
    const date = new Date(moment);
    const isToday = date.toDateString() === new Date().toDateString();
    const style: Intl.DateTimeFormatOptions = isToday ? { timeStyle: "short" } : { day: "numeric", month: "short" };
    return new Intl.DateTimeFormat(locale, style).format(date);
  };
}
