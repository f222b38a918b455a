"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { cn } from "#components/ui/class-names.ts";

const TABS = ["topics", "sessions"] as const;

type Tab = (typeof TABS)[number];

/** Topics or sessions: the list between the fixed parts of the sidebar. The arrow keys change between the two. */
export function SidebarTabs(panels: Record<Tab, ReactNode>) {
  const t = useTranslations("sidebar.tabs");
  const id = useId();
  const [shown, setShown] = useState<Tab>("topics");
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const other = shown === "topics" ? "sessions" : "topics";
    setShown(other);
    list.current?.querySelector<HTMLElement>(`[data-tab=${other}]`)?.focus();
  }

  return (
    // On a low screen the whole sidebar scrolls, rather than this list alone in a slit.
    <div className="flex min-h-72 flex-1 flex-col">
      <div ref={list} role="tablist" aria-label={t("label")} className="flex border-b px-3">
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            data-tab={tab}
            id={`${id}${tab}`}
            aria-selected={tab === shown}
            aria-controls={`${id}panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setShown(tab)}
            onKeyDown={onKeyDown}
            className={cn(
              "-mb-px min-h-9 flex-1 border-b-2 border-transparent px-2 text-sm text-muted-foreground hover:text-foreground",
              tab === shown && "border-primary font-medium text-foreground",
            )}
          >
            {t(tab)}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${shown}`} className="flex min-h-0 flex-1 flex-col">
        {panels[shown]}
      </div>
    </div>
  );
}
