"use client";

import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#components/ui/class-names.ts";
import { useTabList } from "#components/ui/use-tab-list.ts";

type TabsProps<Id extends string> = {
  label: string;
  ids: readonly [Id, ...Id[]];
  nameOf: (id: Id) => string;
  icons: Readonly<Record<Id, LucideIcon>>;
  children: (selected: Id) => ReactNode;
};

/** Tabs with signs, in rows above their panel on a phone and in a column beside it else. */
export function Tabs<Id extends string>({ label, ids, nameOf, icons, children }: TabsProps<Id>) {
  const { selected, list, tab, panel } = useTabList(ids);
  return (
    <div className="sm:grid sm:min-h-132 sm:grid-cols-[11rem_1fr]">
      <div
        {...list}
        aria-label={label}
        className="grid grid-cols-2 gap-1 border-b p-3 min-[25rem]:grid-cols-3 sm:flex sm:flex-col sm:border-e sm:border-b-0"
      >
        {ids.map((id) => {
          const Icon: LucideIcon = icons[id];
          return (
            <button
              key={id}
              type="button"
              {...tab(id)}
              className={cn(
                "flex min-h-10 min-w-0 items-center gap-2 rounded-md px-3 py-1.5 text-start text-sm hover:bg-accent max-sm:px-2",
                id === selected &&
                  "bg-primary-soft font-medium text-primary ring-1 ring-primary ring-inset hover:bg-primary-soft",
              )}
            >
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{nameOf(id)}</span>
            </button>
          );
        })}
      </div>
      <div {...panel(selected)} role="tabpanel" tabIndex={0} className="min-w-0 space-y-5 p-5 -outline-offset-2">
        {children(selected)}
      </div>
    </div>
  );
}
