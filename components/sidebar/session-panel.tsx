"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Input } from "#components/ui/input.tsx";
import { useOlderSessions, useSessionSearch } from "#lib/client/chat/sessions.ts";
import { listedSessions } from "#lib/client/chat/unused-sessions.ts";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import { MAX_SEARCH_LENGTH } from "#lib/contracts/session-lengths.ts";
import { OlderSessions } from "./older-sessions.tsx";
import { SessionItem } from "./session-item.tsx";

/** Between the last key and the search. */
const PAUSE_MS = 250;

type SessionPanelProps = {
  sessions: readonly ChatSession[];
  currentId: string | null;
  onSelect: (session: ChatSession) => void;
};

/** The sessions, the one used last first, or those that a search finds; older ones as one comes to them. */
export function SessionPanel({ sessions, currentId, onSelect }: SessionPanelProps) {
  const t = useTranslations();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState("");
  const search = useSettled(text.trim(), PAUSE_MS);
  const isSearch = search !== "";
  const found = useSessionSearch(search);
  const known = useOlderSessions();
  const older = isSearch ? found.older : known;
  const shown = listedSessions(isSearch ? (found.found ?? []) : sessions, currentId);
  return (
    <nav aria-label={t("chat.sessions.heading")} className="flex min-h-0 flex-1 flex-col">
      <div className="px-3 pt-3 pb-2">
        <Input
          ref={field}
          type="search"
          value={text}
          maxLength={MAX_SEARCH_LENGTH}
          aria-label={t("sidebar.search.label")}
          placeholder={t("sidebar.search.label")}
          onChange={(event) => setText(event.target.value)}
          className="h-9"
        />
        <div role="status" className="px-2 pt-1.5 text-xs text-muted-foreground empty:p-0">
          {isSearch ? searchOutcome(found, shown.length, t) : ""}
        </div>
      </div>
      <ul ref={list} className="relative min-h-0 flex-1 space-y-0.5 overflow-y-auto px-3 pb-3">
        {shown.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isCurrent={session.id === currentId}
            onSelect={onSelect}
            onDeleted={() => field.current?.focus()}
          />
        ))}
        <OlderSessions key={search} list={list} count={shown.length} older={older} />
      </ul>
    </nav>
  );
}

type Words = ReturnType<typeof useTranslations<never>>;

function searchOutcome(search: ReturnType<typeof useSessionSearch>, count: number, t: Words): string {
  if (search.hasFailed) return t("sidebar.search.failed");
  if (search.found === undefined) return t("sidebar.search.searching");
  return t(search.older.hasOlder ? "sidebar.search.foundSoFar" : "sidebar.search.found", { count });
}

/** The text once it has not changed for a while. */
function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
