"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "#components/ui/class-names.ts";
import { useTabList } from "#components/ui/use-tab-list.ts";

const TABS = ["materials", "maker", "auditor"] as const;

export type TeacherTab = (typeof TABS)[number];

/** The materials, and what else a teacher makes and checks here. */
export function TeacherTabs({ children }: { children: (selected: TeacherTab) => ReactNode }) {
  const t = useTranslations("worksheets.tabs");
  const { selected, list, tab, panel } = useTabList(TABS);
  return (
    <div className="space-y-6">
      <div {...list} aria-label={t("label")} className="flex flex-wrap gap-1 border-b print:hidden">
        {TABS.map((id) => (
          <button
            key={id}
            type="button"
            {...tab(id)}
            className={cn("min-h-10 border-b-2 border-transparent px-3 py-2 text-sm hover:bg-accent", id === selected && "border-primary font-semibold text-primary")}
          >
            {t(id)}
          </button>
        ))}
      </div>
      <div {...panel} role="tabpanel" tabIndex={0} className="-outline-offset-2">
        {children(selected)}
      </div>
    </div>
  );
}
