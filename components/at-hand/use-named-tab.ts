"use client";

import { useEffect, useRef } from "react";

/**
 * The tab that the address names behind its #, so that each can be linked to; and the address names the one that is chosen, but
 * for the first, which needs no name.
 */
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
  const written = useRef<Id>(first);
  useEffect(() => {
    // Until another was chosen than the page began with, the address knows better.
    if (!isNamed || selected === written.current) return;
    written.current = selected;
    const { pathname, search } = window.location;
    window.history.replaceState(
      window.history.state,
      "",
      pathname + search + (selected === first ? "" : `#${selected}`),
    );
  }, [selected, first, isNamed]);
}
