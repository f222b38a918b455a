"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "#components/ui/class-names.ts";
import { useTabList } from "#components/ui/use-tab-list.ts";

const TABS = ["topics", "sessions"] as const;

type Tab = (typeof TABS)[number];

/** Topics or sessions: the list between the fixed parts of the sidebar. */
export function SidebarTabs(panels: Record<Tab, ReactNode>) {
  const t = useTranslations("sidebar.tabs");
  const { selected, list, tab, panel } = useTabList(TABS);
  return (
    // On a low screen the whole sidebar scrolls, rather than this list alone in a slit.
    <div className="flex min-h-72 flex-1 flex-col">
      <div {...list} aria-label={t("label")} className="flex border-b px-3">
        {TABS.map((id) => (
          <button
            key={id}
            type="button"
            {...tab(id)}
            data-tab={id}
            className={cn(
              "-mb-px min-h-9 flex-1 border-b-2 border-transparent px-2 text-sm text-muted-foreground hover:text-foreground",
              id === selected && "border-primary font-medium text-foreground",
            )}
          >
            {t(id)}
          </button>
        ))}
      </div>
      <div {...panel(selected)} role="tabpanel" className="flex min-h-0 flex-1 flex-col">
        {panels[selected]}
      </div>
    </div>
  );
}
