"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { cn } from "#components/ui/class-names.ts";
import { useTabList } from "#components/ui/use-tab-list.ts";
import { addressOfTab, readTeacherTab, TEACHER_TABS, type TeacherTab } from "./teacher-tab.ts";

type TeacherTabsProps = { initial: TeacherTab; children: (tab: TeacherTab) => ReactNode };

/**
 * The materials, and what else a teacher makes and checks here. What was seen stays on the page: an upload under way goes on,
 * and what was written, made or found is there when its tab is selected again. The address names the tab, for a link or a reload.
 */
export function TeacherTabs({ initial, children }: TeacherTabsProps) {
  const t = useTranslations("worksheets.tabs");
  const { selected, list, tab, panel } = useTabList(TEACHER_TABS, initial);
  const [seen, setSeen] = useState<readonly TeacherTab[]>([]);
  if (!seen.includes(selected)) setSeen([...seen, selected]);

  useEffect(() => {
    const { location, history } = window;
    const named = readTeacherTab(new URLSearchParams(location.search).get("tab"));
    if (selected !== named) history.replaceState(history.state, "", addressOfTab(selected));
  }, [selected]);

  return (
    <div className="space-y-6">
      <div {...list} aria-label={t("label")} className="flex flex-wrap gap-1 border-b print:hidden">
        {TEACHER_TABS.map((id) => (
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
