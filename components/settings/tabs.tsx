"use client";

import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { cn } from "#components/ui/class-names.ts";

export type Tab<Id extends string> = { id: Id; name: string; icon: LucideIcon };

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly [Tab<Id>, ...Tab<Id>[]];
  children: (selected: Id) => ReactNode;
};

/** Which way a key goes through the tabs. They stand in rows on a phone and in a column else: both pairs of arrows work. */
const DIRECTIONS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Tabs as the ARIA Authoring Practices have them: one stop of the Tab key, arrows, Home and End select. */
export function Tabs<Id extends string>({ label, tabs, children }: TabsProps<Id>) {
  const base = useId();
  const [selected, setSelected] = useState<Id>(tabs[0].id);
  const list = useRef<HTMLDivElement>(null);

  function select(index: number) {
    const tab = tabs.at(index % tabs.length);
    if (tab === undefined) return;
    setSelected(tab.id);
    list.current?.querySelectorAll("button")[tabs.indexOf(tab)]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ id }) => id === selected);
    const direction = DIRECTIONS[event.key];
    if (direction !== undefined) select(index + direction);
    else if (event.key === "Home") select(0);
    else if (event.key === "End") select(tabs.length - 1);
    else return;
    event.preventDefault();
  }

  return (
    <div className="sm:grid sm:min-h-132 sm:grid-cols-[11rem_1fr]">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="grid grid-cols-2 gap-1 border-b p-3 min-[25rem]:grid-cols-3 sm:flex sm:flex-col sm:border-e sm:border-b-0"
      >
        {tabs.map(({ id, name, icon: Icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${base}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => setSelected(id)}
            onKeyDown={onKeyDown}
            className={cn(
              "flex min-h-10 min-w-0 items-center gap-2 rounded-md px-3 py-1.5 text-start text-sm hover:bg-accent max-sm:px-2",
              id === selected && "bg-primary-soft font-medium text-primary ring-1 ring-primary ring-inset hover:bg-primary-soft",
            )}
          >
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}`}
        tabIndex={0}
        className="min-w-0 space-y-5 p-5 -outline-offset-2"
      >
        {children(selected)}
      </div>
    </div>
  );
}
