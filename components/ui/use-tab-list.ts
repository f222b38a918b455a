"use client";

import { type KeyboardEvent, useId, useRef, useState } from "react";

/** Which way a key goes through the tabs. They may stand in a row or a column: both pairs of arrows work. */
const DIRECTIONS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Tabs as the ARIA Authoring Practices have them: one stop of the Tab key, arrows, Home and End select. What is returned
 * goes onto the list, each tab's button, and its panel, whose role stands there; only that of the selected one need be there.
 * At first it is the first one that is selected, or `initial`.
 */
export function useTabList<Id extends string>(ids: readonly [Id, ...Id[]], initial: Id = ids[0]) {
  const base = useId();
  const [selected, setSelected] = useState<Id>(initial);
  const list = useRef<HTMLDivElement>(null);
  const tabId = (id: Id) => `${base}-${id}`;
  const panelId = (id: Id) => `${base}-${id}-panel`;

  function select(index: number) {
    const id = ids.at(index % ids.length);
    if (id === undefined) return;
    setSelected(id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[ids.indexOf(id)]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (direction !== undefined) select(ids.indexOf(selected) + direction);
    else if (event.key === "Home") select(0);
    else if (event.key === "End") select(ids.length - 1);
    else return;
    event.preventDefault();
  }

  return {
    selected,
    show: setSelected,
    list: { ref: list, role: "tablist", onKeyDown },
    tab: (id: Id) => ({
      role: "tab",
      id: tabId(id),
      "aria-selected": id === selected,
      "aria-controls": id === selected ? panelId(id) : undefined,
      tabIndex: id === selected ? 0 : -1,
      onClick: () => setSelected(id),
    }),
    panel: (id: Id) => ({ id: panelId(id), "aria-labelledby": tabId(id) }),
  } as const;
}
