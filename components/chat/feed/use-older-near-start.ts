"use client";

import { type RefObject, useEffect } from "react";
import type { OlderMessages } from "#lib/client/chat/messages.ts";
import { useIsNear } from "./use-is-near.ts";

/** Within so many views of the first message, older ones are fetched. */
const NEAR_START_VIEWS = 2;
const START_MARGIN = `${NEAR_START_VIEWS * 100}% 0px 0px 0px`;

/** Fetches older messages while the reader comes near the first of those that are here. */
export function useOlderNearStart(
  start: RefObject<Element | null>,
  scroller: RefObject<HTMLElement | null>,
  older: OlderMessages,
): void {
  const isNearStart = useIsNear(start, scroller, START_MARGIN);
  const { load } = older;
  const mayLoad = older.hasOlder && !older.isLoading && !older.hasFailed;
  useEffect(() => {
    const list = scroller.current;
    if (!mayLoad || list === null) return;
    const loadNearStart = () => {
      if (list.scrollTop <= NEAR_START_VIEWS * list.clientHeight) load();
    };
    // That the start is no longer near may not have been told yet; nor that it was left and reached again, as by Home.
    if (isNearStart === true) loadNearStart();
    list.addEventListener("scroll", loadNearStart, { passive: true });
    return () => list.removeEventListener("scroll", loadNearStart);
  }, [scroller, isNearStart, mayLoad, load]);
}
