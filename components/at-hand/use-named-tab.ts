"use client";

import { useEffect } from "react";

/** The tab that the address names behind its #, so that each can be linked to; and the address names the one that is chosen. */
export function useNamedTab<Id extends string>(
  ids: readonly [Id, ...Id[]],
  selected: Id,
  show: (id: Id) => void,
  isNamed: boolean,
): void {
  useEffect(() => {
    if (!isNamed) return;
    const read = () => {
      const named = ids.find((id) => `#${id}` === window.location.hash);
      if (named !== undefined) show(named);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [ids, show, isNamed]);

  const [first] = ids;
  useEffect(() => {
    const { hash } = window.location;
    // The first one needs no name; before the address was read it may name another than is shown.
    if (!isNamed || hash === `#${selected}` || selected === first) return;
    window.history.replaceState(window.history.state, "", `#${selected}`);
  }, [selected, first, isNamed]);
}
