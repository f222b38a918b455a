"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { cn } from "#components/ui/class-names.ts";
import { useTabList } from "#components/ui/use-tab-list.ts";

const TABS = ["materials", "maker", "auditor"] as const;

type TeacherTab = (typeof TABS)[number];

/**
 * The materials, and what else a teacher makes and checks here. What was seen stays on the page: an upload under way goes on,
 * and what was written, made or found is there when its tab is selected again.
 */
export function TeacherTabs({ children }: { children: (tab: TeacherTab) => ReactNode }) {
  const t = useTranslations("worksheets.tabs");
  const { selected, list, tab, panel } = useTabList(TABS);
  const [seen, setSeen] = useState<readonly TeacherTab[]>([]);
  if (!seen.includes(selected)) setSeen([...seen, selected]);
  return (
    <div className="space-y-6">
      <div {...list} aria-label={t("label")} className="flex flex-wrap gap-1 border-b print:hidden">
        {TABS.map((id) => (
          <button
            key={id}
            type="button"
            {...tab(id)}
            className={cn(
              "min-h-10 border-b-2 border-transparent px-3 py-2 text-sm hover:bg-accent",
              id === selected && "border-primary font-semibold text-primary",
            )}
          >
            {t(id)}
          </button>
        ))}
      </div>
      {seen.map((id) => (
        <div
          key={id}
          {...panel(id)}
          role="tabpanel"
          tabIndex={0}
          hidden={id !== selected}
          className="-outline-offset-2"
        >
          {children(id)}
        </div>
      ))}
    </div>
  );
}
