"use client";

import { useLocale } from "next-intl";
import type { Ref } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { useTopicName } from "#components/topics/topic-name.ts";
import { cn } from "#components/ui/class-names.ts";
import type { ChatSession } from "#lib/contracts/answers/session.ts";

type SessionButtonProps = {
  ref: Ref<HTMLButtonElement>;
  session: ChatSession;
  title: string;
  isCurrent: boolean;
  onSelect: (session: ChatSession) => void;
};

/** Opens a session: its title, when it was used last, and what was asked first in it; before that, its topic. */
export function SessionButton({ ref, session, title, isCurrent, onSelect }: SessionButtonProps) {
  const topicName = useTopicName();
  const day = useDayLabel();
  return (
    <button
      ref={ref}
      type="button"
      data-session=""
      aria-current={isCurrent ? "true" : undefined}
      onClick={() => onSelect(session)}
      className="min-w-0 flex-1 rounded-md px-2.5 py-2 text-start"
    >
      <span className="flex items-baseline gap-2">
        <span className={cn("min-w-0 flex-1 truncate text-sm", isCurrent && "font-medium")}>
          <ChemistryText text={title} />
        </span>{" "}
        <time dateTime={session.updatedAt} className="tabular shrink-0 text-xs text-muted-foreground">
          {day(session.updatedAt)}
        </time>
      </span>{" "}
      <span className="block truncate text-xs text-muted-foreground">
        {session.firstQuestion === null ? topicName(session.topic) : <ChemistryText text={session.firstQuestion} />}
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
